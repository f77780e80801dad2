// The opponents in a game's set-up: all other seats at once, or seat by seat.
import assert from "node:assert/strict";
import test from "node:test";
import init from "../../www/engine/sobremesa";
import { loadedGame } from "../../www/games/registry";
import { bot, guest, person, type Seat } from "../../www/storage/seats";
import { SetupDraft } from "../../www/ui/dialogs/setup/draft";
import "./loaded";

await init();

const draftOf = (...seats: Seat[]): SetupDraft => new SetupDraft(loadedGame("dog"), seats, {});

test("with whom one plays follows from the seats", () => {
  const company = (...seats: Seat[]) => draftOf(...seats).company();
  assert.equal(company(person(), bot(1), bot(4)), "bots");
  assert.equal(company(person(), person(), person("Cy")), "here");
  assert.equal(company(person(), guest(), guest()), "phones");
  assert.equal(company(person(), guest(), bot(2)), "phones", "one phone is enough");
  assert.equal(company(person(), person(), bot(2)), undefined, "some of each");
  assert.equal(company(bot(1), bot(1)), undefined, "bots among themselves");
  assert.equal(company(person()), undefined, "alone");
});

test("the person keeps their seat, also after changing places", () => {
  assert.equal(draftOf(bot(2), person("Ana")).company(), "bots");
  const draft = draftOf(bot(2), person("Ana"));
  draft.playWith("phones");
  assert.deepEqual(draft.seats(), [guest(), person("Ana")]);
  draft.playWith("here");
  assert.deepEqual(draft.seats(), [person(), person("Ana")]);
});

test("all others change at once, and bots come back as strong as they were", () => {
  const draft = draftOf(person("Ana"), bot(4), bot(1), person("Bo"));
  draft.playWith("phones");
  assert.deepEqual(draft.seats(), [person("Ana"), guest(), guest(), guest()]);
  assert.equal(draft.company(), "phones");
  draft.playWith("bots");
  assert.deepEqual(draft.seats(), [person("Ana"), bot(4), bot(1), bot(1)]);
  assert.equal(draft.company(), "bots");
  draft.chooseAll(3);
  draft.choose(2, 5);
  draft.playWith("here");
  assert.deepEqual(draft.seats(), [person("Ana"), person(), person(), person("Bo")]);
  assert.equal(draft.company(), "here");
  draft.playWith("bots");
  assert.deepEqual(draft.seats(), [person("Ana"), bot(3), bot(5), bot(3)]);
});

test("bots alone make room for a person", () => {
  const draft = draftOf(bot(3), bot(4));
  draft.playWith("bots");
  assert.deepEqual(draft.seats(), [person(), bot(4)]);
});

test("added seats are of the same kind as the others", () => {
  const grown = (...seats: Seat[]): Seat[] => {
    const draft = draftOf(...seats);
    draft.resize(4);
    return draft.seats().slice(2);
  };
  assert.deepEqual(grown(person(), guest()), [guest(), guest()]);
  assert.deepEqual(grown(person(), person("Bo")), [person(), person()]);
  assert.deepEqual(grown(person(), bot(4)), [bot(1), bot(1)]);
  assert.deepEqual(grown(person(), guest(), bot(4)), [bot(4), bot(1)], "where they differ");
});
