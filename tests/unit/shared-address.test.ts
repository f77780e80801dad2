// The address under which others find a shared game.
import assert from "node:assert/strict";
import test from "node:test";
import init, { toLink } from "../../www/engine/sobremesa";
import { bareAddress, sharedAddress, tableAddress } from "../../www/ui/dialogs/shared-address";

const RECORD = '[Game "gobblet"]\n[Seats "2"]\n[Seed "r1"]\n[Result "*"]\n\n1. D@a1\n';
await init();
const LINK = `#r=${toLink(RECORD)}`;

test("a link leads to the page itself, without what that was called with", () => {
  const here = "https://games.example/sobremesa/?x#play";
  const site = "https://games.example/sobremesa/";
  assert.equal(sharedAddress(RECORD, here, ""), site + LINK);
  for (const called of [
    "",
    "?fbclid=x&utm_source=y",
    "index.html?lang=de#puzzle-dog",
    "?lang=fr#r=other",
    "#t=code",
    "#",
  ])
    for (const share of [
      sharedAddress(RECORD, site + called, ""),
      tableAddress("abc", site + called, ""),
    ])
      assert.equal(share.split("#")[0], site, called);
  const secret = "https://ana:secret@games.example/play.html?x";
  assert.equal(bareAddress(secret, ""), "https://games.example/play.html");
  assert.equal(
    bareAddress("http://192.168.1.7:8080/index.html#play", ""),
    "http://192.168.1.7:8080/",
  );
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
