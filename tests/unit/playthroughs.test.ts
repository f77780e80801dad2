// Whole games as text, compared with the reviewed files. `make playthroughs` rewrites the files.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { describe, test } from "node:test";
import { Match } from "../../www/engine/sobremesa";
import type { GameId, Setup } from "../../www/engine/types";
import { pretendCanvas } from "./laws/canvas";
import { type Game, Teller } from "./playthrough";
import "./loaded";
import { hurry } from "./table";

pretendCanvas();

const whole = (setup: Setup): Game => ({
  title: "A whole game",
  setup: { seed: "playthrough", ...setup },
});

/** A whole game out of a record. */
function recorded(name: string): Game {
  const match = Match.fromRecord(readFileSync(`tests/records/good/v0.2.0/${name}.txt`, "utf8"));
  const { seats, seed } = match;
  const moves = match
    .steps()
    .map(({ full }) => full)
    .filter((step) => !/^(starter|deal|shuffle|draw):/.test(step));
  return {
    title: `A whole game: ${name}`,
    setup: { seats, seed, options: match.options() },
    moves,
  };
}

/** A few moves from a position. */
const from = (
  title: string,
  position: string,
  moves: string,
  options?: Setup["options"],
): Game => ({
  title,
  setup: { seed: "excerpt", position, ...(options && { options }) },
  people: true,
  moves: moves.split(", "),
  steps: moves.split(", ").length,
});

/** A position of Dog Classic: seats that are not named have all at home, and hands a 2. */
function dog(title: string, where: string, hands: string, moves: string): Game {
  const seats = ["A", "B", "C", "D"].map(
    (seat) => new RegExp(`${seat}=\\S+`).exec(where)?.[0] ?? `${seat}=H,H,H,H`,
  );
  const held = ["A", "B", "C", "D"].map(
    (seat) => new RegExp(`${seat}:\\S+`).exec(hands)?.[0] ?? `${seat}:2`,
  );
  return from(
    title,
    `variant=classic ${seats.join(" ")} round=1 starter=A phase=play turn=A pending=- last=- hands=${held.join("/")} given=- out=- deck=?* discard=-`,
    moves,
  );
}

const DOG = [
  dog(
    "A seven is split, captures, and sends an own piece home",
    "A=T10,T20,H,H C=T12,H,H,H",
    "A:7.9 B:13 D:5",
    "7 A1>T13, 7 A2>T24, 13 start:B1, fold, fold",
  ),
  dog("A seven over an own piece", "A=T10,T13,H,H", "A:7.9", "7 A1>T17"),
  dog("A joker stands for a card", "A=T10,H,H,H B=T12,H,H,H", "A:J B:X", "J=2 A1>T12, fold"),
  dog("A four goes back", "A=T15,H,H,H", "A:4.9", "4 A1>T11"),
  dog(
    "Pieces change places",
    "A=T10,T20,H,H C=T30,H,H,H",
    "A:8.9 B:13 C:X D:5",
    "8 A1>T18, 13 start:B1, X C1<>A1",
  ),
  dog("A guard stops every card", "A=T14,H,H,H B=T16,H,H,H", "A:2.3", "fold"),
  dog("No card brings a piece out", "B=T16,H,H,H", "A:2.3", "fold"),
  dog("A piece at the end of its lane is no reason", "A=F3,H,H,H B=T16,H,H,H", "A:2.3", "fold"),
  dog("A partner is helped", "A=F0,F1,F2,F3 C=T10,H,H,H", "A:5.9", "5 C1>T15"),
  dog("The last piece comes in", "A=T60,F1,F2,F3 C=F0,F1,F2,F3", "A:4.5", "5 A1>F0"),
];

const COCK_BULL: [string, string, string, Setup["options"]?][] = [
  ["A chip is removed", "B--/--/- 3:0 r CB", "remove:c1"],
  ["The Peg goes instead", "B--/B-/B 3:0 r CB", "peg"],
  ["Nothing is there to be removed", "---/--/- 3:0 r CB", "peg"],
  ["The other colour must leave", "B--/--/- 0:0 r CB", "remove:c1", { removal: "forced" }],
  ["A chip is flipped", "R-B/--/B 3:0 r MM", "flip:m1"],
  [
    "A chip is placed before one may be flipped",
    "R-B/--/- 0:0 r CC",
    "place:c2",
    { pair: "place-first" },
  ],
  ["The only spot", "R-R/--/- 0:0 r CC", "place:c2"],
  ["The last spot but one area", "RRR/R-/R 3:0 r BB", "place:b2"],
  ["A chip is placed or flipped", "R-B/--/- 0:0 r CC", "place:c2"],
  ["Two spots are free", "--B/--/- 0:0 r CC", "place:c2", { pair: "place-first" }],
  ["A chip of two has to leave", "BB-/--/- 0:0 r CB", "remove:c1", { removal: "forced" }],
  ["From the Field", "R--/BB/B 0:0 r CB", "remove:b1"],
  ["From the Crown", "R--/R-/B 0:0 r CB", "peg"],
  ["An area moves the Peg", "RRR/--/- 3:0 r CC", "peg"],
  ["Peg-Out", "BBB/B-/- 3:35 b CC", "peg"],
  ["The Peg stays", "BBB/--/- 3:35 b CC", "peg", { "peg-out": "exact" }],
  ["Chip-In", "BBB/BB/- 35:1 b MM", "place:m1"],
  ["The Flying Monkey", "BBB/BB/- 9:0 b MM", "place:m1"],
  ["The fifth chip", "RRR/R-/- 9:0 r BB", "place:b2"],
];

const GOBBLET: [string, string, string, Setup["options"]?][] = [
  [
    "What is too large or in no row is refused",
    "-,-,-,D/-,-,-,-/-,b,d,-/C,-,-,c 442/441 w",
    "B@b1",
  ],
  ["Both have three", "d,d,d,-/-,-,-,-/D,D,D,-/-,-,-,- 333/333 w", "C@d2"],
  ["A column", "-,-,-,-/-,d,-,-/-,d,-,-/-,d,-,- 444/333 w", "D@b4"],
  ["A diagonal is stopped", "-,-,-,d/-,-,d,-/-,d,-,-/-,-,-,- 444/333 w", "D@a1"],
  ["A larger one stops a row", "d,-,-,d/-,d,-,-/-,-,-,-/c,c,c,- 444/222 w", "D@a1"],
  ["A lifted cup uncovers a row", "-,-,-,-/-,-,-,-/-,-,-,-/cD,d,d,c 443/422 w", "a1-a2"],
  ["No stack is left", "ABCD,ABCD,-,-/-,-,ABCD,-/-,-,-,-/-,-,-,- 000/444 w", "a4-d1"],
  [
    "A touched cup has to go",
    "-,-,-,D/-,-,-,d/-,-,-,-/D,-,-,- 433/443 w",
    "lift:a1, a1-b2",
    { "touch-move": "on" },
  ],
  [
    "A lifted cup covers another of the four",
    "-,-,-,-/-,-,-,-/-,-,-,-/cD,d,d,c 443/422 w",
    "a1-d1",
  ],
  [
    "The third time",
    "-,-,-,-/-,-,-,-/-,-,-,-/D,-,-,d 443/443 w",
    "a1-a2, d1-d2, a2-a1, d2-d1, a1-a2, d1-d2, a2-a1, d2-d1",
  ],
  [
    "A draw",
    "-,-,-,-/-,-,-,-/-,-,-,-/D,-,-,d 443/443 w",
    "draw:offer, draw:decline, D@b4, draw:offer, draw:accept",
  ],
];

/** Every line has a card. */
const LATER =
  "....RG.RB/....WB.BR/YBBG...../WRBRYWGG./GYYY...../..GGBBG../WYWWGRB../.BWY.WR../..GG.RW.. -GRG-GB--/-YBBYRGR-/BR--Y--GR/BY---Y--G A A:YBRR/B:YYRGGG Y1B3R1G0 A:Y0B0R0G0W0/B:Y1B0R0G0W0";

const MUROS: [string, string, string, Setup["options"]?][] = [
  ["A line is blocked", LATER, "hand:Y@W5"],
  ["Nothing is kept of one's own colour", LATER, "hand:R@W5=R"],
  ["Three are kept", LATER, "hand:R@W5=Y"],
  ["Nothing need be kept", LATER, "hand:R@W5=-", { decline: "on" }],
  ["The far end leaves", LATER, "hand:R@W5=Y", { taking: "far-end" }],
];

const froms = (all: [string, string, string, Setup["options"]?][]): Game[] =>
  all.map((each) => from(...each));

const FILES: Record<string, [GameId, () => Game[]]> = {
  "cock-bull": ["cock-bull", () => [whole({}), ...froms(COCK_BULL)]],
  gobblet: ["gobblet", () => [whole({}), ...froms(GOBBLET)]],
  "muros-2": ["muros", () => [whole({ seats: 2 }), ...froms(MUROS)]],
  "muros-4": ["muros", () => [whole({ seats: 4 })]],
  "dog-classic": ["dog", () => [recorded("dog-four-whole"), ...DOG]],
  "dog-royal": ["dog", () => [recorded("dog-royal-four-whole")]],
  "dog-black": ["dog", () => [recorded("dog-black-whole")]],
};

describe("playthroughs", () => {
  hurry();
  const files = Object.entries(FILES).flatMap(([name, [game, games]]) => [
    { name, game, games, language: "en" as const },
    { name: `${name}.de`, game, games, language: "de" as const },
  ]);
  for (const { name, game, games, language } of files)
    test(`${name}: everything is said as it was when it was last read`, async () => {
      const teller = new Teller(game, language);
      for (const each of games()) await teller.tell(each);
      const told = `${teller.lines.join("\n").trim()}\n`;
      const path = `tests/playthroughs/${name}.txt`;
      if (process.env.PLAYTHROUGHS === "write") return writeFileSync(path, told);
      if (readFileSync(path, "utf8") === told) return;
      mkdirSync("build/playthroughs", { recursive: true });
      writeFileSync(`build/${path.slice("tests/".length)}`, told);
      const { stdout } = spawnSync(
        "git",
        ["diff", "--no-index", "-U1", path, `build/playthroughs/${name}.txt`],
        { encoding: "utf8" },
      );
      assert.fail(`\n${stdout}\nIf this is meant: make playthroughs`);
    });
});
