// Links are read without the text that chat apps and people add.
import assert from "node:assert/strict";
import { test } from "node:test";
import { parse } from "../../www/ui/router";

const AFTER = ') . 。 」 ! * ** " ” ` > ](x) ?utm_source=a &fbclid=b \u200b %E3%80%82 %29 -'.split(
  " ",
);

test("an address names its screen, whatever was added to it", () => {
  for (const [hash, route] of [
    ["#play", { screen: "play" }],
    ["#rules", { screen: "rules" }],
    ["#rules-cock-bull", { screen: "rules", game: "cock-bull" }],
    ["#play-gobblet", { screen: "start", game: "gobblet" }],
    ["#lesson-dog", { screen: "lesson", lesson: "lesson-dog" }],
    ["#puzzle-muros", { screen: "puzzle", game: "muros" }],
    ["#puzzle-cock-bull-2026-11-20", { screen: "puzzle", game: "cock-bull", date: "2026-11-20" }],
    ["#t=AbC_-9", { screen: "table", code: "AbC_-9" }],
  ] as const) {
    assert.deepEqual(parse(hash), route);
    for (const after of AFTER) {
      const { screen } = route;
      // A code may end with a dash, and its own length tells where it ends.
      if (screen !== "table" || after !== "-")
        assert.deepEqual(parse(hash + after), route, hash + after);
    }
  }
  assert.deepEqual(parse("#PLAY-Gobblet"), { screen: "start", game: "gobblet" });
  assert.deepEqual(parse("#Puzzle-Muros."), { screen: "puzzle", game: "muros" });
  assert.deepEqual(parse("#T=AbC"), { screen: "table", code: "AbC" });
  assert.deepEqual(parse("#r=gobblet;m%20)"), { screen: "record", link: "gobblet;m%20)" });
  assert.deepEqual(parse("#r%3Dgobblet;m"), { screen: "record", link: "gobblet;m" });
  assert.deepEqual(parse("#%E0%A4"), { screen: "home" });
});
