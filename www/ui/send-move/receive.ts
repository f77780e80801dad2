/** Opens a letter: continues the game if it is saved here, otherwise starts another one. */
import type { Phrase } from "../../i18n/words";
import { isConsistent, read } from "../../session/beginning";
import type { SessionContext } from "../../session/context";
import {
  type Letter,
  moverOf,
  type News,
  namedBy,
  newsFor,
  readerOf,
  seatsFor,
  stepsOf,
} from "../../session/correspondence";
import { Session } from "../../session/session";
import type { Save } from "../../storage/save";
import type { Saves } from "../../storage/saves";
import type { Notes } from "../components/notes";
import { ask } from "../dialogs/ask";
import type { Dialogs } from "../dialogs/dialogs";

/** The part of the page that a letter needs. */
interface Page {
  readonly saves: Saves;
  readonly dialogs: Dialogs;
  readonly notes: Pick<Notes, "show">;
  say(...phrase: Phrase): string;
}

/** A letter to open, and how to open its game. */
interface Opening {
  page: Page;
  context: SessionContext;
  letter: Letter;
  lay(session: Session): void;
}

/** Opens a letter and its game. Throws `bad-record` for a damaged letter. */
export function receive(opening: Opening): void {
  const { page, context, letter, lay } = opening;
  for (const save of page.saves.list().filter(isConsistent)) {
    const news = newsFor(save, letter);
    if (!news) continue;
    return news === "ahead" ? goOn(save, opening) : stay(save, news, opening);
  }
  const reader = readerOf(letter.record, context);
  const seats = seatsFor(reader, letter.record);
  const around = { seats, bottom: reader, opened: true, correspondence: letter.name };
  const session = new Session(read(letter.record), around, context);
  lay(session);
  session.keep();
}

/** Reports a damaged letter and resumes its game unchanged. Returns false if the game isn't saved here. */
export function openKept(page: Page, { name }: Letter, resume: (save: Save) => void): boolean {
  const kept = page.saves.list().find((save) => save.correspondence === name);
  page.notes.show(["send-move-spoiled", { kept: kept ? "yes" : "no" }]);
  if (kept) resume(kept);
  return kept !== undefined;
}

/** Plays the letter's moves in the saved game and shows them. */
function goOn(save: Save, { context, letter: { record }, lay }: Opening): void {
  const seats = namedBy(record, save.seats);
  const session = Session.resume({ ...save, record, at: Number.POSITIVE_INFINITY, seats }, context);
  lay(session);
  session.keep();
  // Wait until the screen is shown.
  queueMicrotask(() => session.showAgain(save.at));
}

/** Keeps the saved game unless the person chooses the letter's version. */
function stay(save: Save, news: News, { page, context, letter: { record }, lay }: Opening): void {
  const session = Session.resume(save, context);
  lay(session);
  const { seats, turn, view } = session.state;
  const mover = seats[moverOf(turn, view, context)];
  const waits = mover?.kind === "correspondent";
  if (news !== "differs") {
    const name = waits ? mover.name : "";
    const what = waits ? (name ? "named" : "waits") : "known";
    page.notes.show(["send-move-known", { what, name }], true);
    return;
  }
  const take = (): void => {
    const { bottom } = session.state;
    session.adopt({ record, at: stepsOf(record).length, seats: namedBy(record, seats), bottom });
    session.keep();
  };
  // Wait until the screen is shown.
  queueMicrotask(() =>
    ask(page, () => ({
      title: page.say("send-move-differs"),
      text: page.say("send-move-differs-text"),
      answers: [
        { label: page.say("send-move-take"), act: take },
        { label: page.say("send-move-keep"), act: () => {} },
      ],
    })),
  );
}
