const sobremesa = require("sobremesa");

import("./src/play.mjs").then(async ({ play }) => console.log(await play(sobremesa)));
