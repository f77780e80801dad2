// Games of Dog at a table, as tests of sessions start them.
import assert from "node:assert/strict";
import type { DogView } from "../../www/engine/types";
import { Session } from "../../www/session/session";
import { bot, person, type Seat } from "../../www/storage/seats";
import { context as aroundOf, type asked, four } from "./secret";

export const context = aroundOf("dog");
export const lay = (session: Session): Session => {
  session.go();
  return session;
};
export const start = (seats: Seat[] = four): Session =>
  lay(
    Session.start("dog", { seats: seats.length, seed: "exchange" }, { seats, bottom: 0 }, context),
  );

/** One person among bots. */
export const alone = [person("Ana"), bot(1), bot(1), bot(1)];

/** In the middle of a first round; `hands` and `places` as in a position, seats that are not named have all at home. */
export const at = (
  hands: string,
  places: string,
  seats: Seat[] = four,
  settings: object = {},
  stage = "round=1 starter=A phase=play turn=A pending=- last=-",
  rest = "given=- out=- deck=?*",
): Session => {
  const all = ["A", "B", "C", "D"].map(
    (seat) => new RegExp(`${seat}=\\S+`).exec(places)?.[0] ?? `${seat}=H,H,H,H`,
  );
  const position = `variant=classic ${all.join(" ")} ${stage} hands=${hands} ${rest} discard=-`;
  const around = { ...context, settings: () => ({ ...context.settings(), ...settings }) };
  return lay(Session.start("dog", { seats: 4, position }, { seats, bottom: 0 }, around));
};
export const EXCHANGE = "round=4 starter=A phase=exchange turn=A pending=- last=-";

export const viewOf = (session: Session): DogView => session.state.view as DogView;
/** The seats whose cards can be seen. */
export const shown = ({ hands }: Pick<DogView, "hands">): number[] =>
  hands.flatMap((hand, seat) => (hand.some((card) => card !== "?") ? [seat] : []));
export const seen = (session: Session): number[] => {
  assert.deepEqual(shown(session.scene().view as DogView), shown(viewOf(session)));
  return shown(viewOf(session));
};
export const tap = (session: Session, ...places: string[]): void => {
  for (const place of places) session.tap(place);
};
/** The first card in a seat's hand as its bot was told it. */
export const handOf = (question: (typeof asked)[number] | undefined, seat: number): string =>
  / hands=(\S+)/
    .exec(question?.observation ?? "")?.[1]
    ?.split("/")
    [seat]?.slice(2)
    .split(".")[0] ?? assert.fail("no hand");
/** Touches the first or another move all along its path. */
export const choose = (session: Session, which = 0): string => {
  const move = session.moves[which] ?? assert.fail("no such move");
  tap(session, ...move.path);
  return move.notation;
};
