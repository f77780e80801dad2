const { check } = require("./check.cjs");

test("required", () => check(require("sobremesa"), require("sobremesa/element")));
