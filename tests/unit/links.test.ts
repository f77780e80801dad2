import assert from "node:assert/strict";
import test from "node:test";
import { fromLink, recordIn, toLink } from "../../www/session/links";

const record = `[Game "gobblet"]
[Version "0.1.0"]
[Seats "2"]
[Options "memory=on,touch-move=on"]
[Seed "k3 ü€😀"]
[Position "-,-,d,-/-,cD,-,-/-,C,d,-/D,-,c,- 432/422 w"]
[Result "*"]
[Names "Ana; \\"Bo\\"_C"]
[Date "2026.11.20"]
[Annotator "someone"]

1. D@b2
2. a1-b2
3. draw:offer
4. draw:decline
`;

test("a record comes back as the same text", () => {
  const link = toLink(record);
  assert.match(link, /^[A-Za-z0-9@:,/=+;%_-]+$/);
  assert.equal(fromLink(link), record);
});

test("headers keep their order, and a link without a result is read", () => {
  const text = record.replace(/\[Names[\s\S]*someone"\]/, '[Event "evening"]');
  const link = toLink(text);
  assert.equal(fromLink(link), text);
  assert.equal(fromLink(link.replace(";w", "")), text.replace(/\[Result.*\n/, ""));
});

test("a finished game without steps comes back too", () => {
  const text = `[Game "gobblet"]\n[Result "0,1"]\n\n`;
  assert.equal(fromLink(toLink(text)), text);
});

test("the link is short", () => {
  const steps = Array.from({ length: 40 }, (_, index) => `${index + 1}. a1-b2`).join("\n");
  const link = toLink(`[Game "gobblet"]\n[Seats "2"]\n[Result "*"]\n\n${steps}\n`);
  assert.ok(link.length < 40 * 6 + 30);
});

test("what is no link is null", () => {
  for (const text of [
    "",
    "m",
    "gobblet",
    "<b>;m",
    "gobblet;q1;m",
    "gobblet;s%ZZ;m",
    "gobblet;x=1;m",
  ]) {
    assert.equal(fromLink(text), null, text);
  }
});

test("a record is found in whatever was copied", () => {
  const record = '[Game "gobblet"]\n[Result "*"]\n\n1. D@b2\n';
  const link = toLink(record);
  for (const text of [
    link,
    ` ${link}\n`,
    `#r=${link}`,
    `https://games.example/#r=${link}`,
    `Your move: <https://games.example/#r=${link}>.`,
  ])
    assert.equal(recordIn(text), record, text);
  const telling = record.replace("\n\n", `\n[Site "https://games.example/#r=${link}"]\n\n`);
  assert.equal(recordIn(telling), telling.trim());
  assert.equal(recordIn(`> ${record.replaceAll("\n", "\n> ")}`), record.trim());
});
