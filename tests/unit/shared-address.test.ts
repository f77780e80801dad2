// Where others find a game that is handed on.
import assert from "node:assert/strict";
import test from "node:test";
import init from "../../www/engine/sobremesa";
import { sharedAddress } from "../../www/ui/dialogs/shared-address";

const RECORD = '[Game "gobblet"]\n[Seats "2"]\n[Seed "r1"]\n[Result "*"]\n\n1. D@a1\n';
const LINK = "#r=gobblet;n2;sr1;w;mD@a1";
await init();

test("a link leads to the site that the page came from", () => {
  const here = "https://games.example/sobremesa/?x#play";
  assert.equal(sharedAddress(RECORD, here, ""), `https://games.example/sobremesa/?x${LINK}`);
  assert.equal(
    sharedAddress(RECORD, here, "https://elsewhere.example/"),
    sharedAddress(RECORD, here, ""),
  );
});

test("out of a file it leads where its builder said, or there is none", () => {
  const here = "file:///home/ana/sobremesa.html#play";
  assert.equal(sharedAddress(RECORD, here, ""), "");
  assert.equal(
    sharedAddress(RECORD, here, "https://games.example/"),
    `https://games.example/${LINK}`,
  );
});
