import * as sobremesa from "sobremesa";
import * as element from "sobremesa/element";
import { check } from "./check.cjs";

test("imported", () => check(sobremesa, element));
