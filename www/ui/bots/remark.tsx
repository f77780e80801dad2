/** A bot's word during a game: in a bubble, and part of the chip that tells who sits there. */
import type { JSX } from "preact";
import type { GameEntry } from "../../games/registry";
import type { SessionState } from "../../session/state";
import type { App } from "../app";
import { BotFace } from "./face";
import { whichOf } from "./names";
import { type Remark, remarkAfter } from "./remarks";

/** What is said now; null where nothing is, or the person has something else to read. */
export function remarkOf(seed: string, state: SessionState, entry: GameEntry): Remark | null {
  const { outcome, looking, curtain, hinted, warning, seats, steps, at, view } = state;
  const busy = outcome ?? curtain ?? hinted ?? warning;
  if (looking || busy !== null) return null;
  return remarkAfter(seed, seats, steps.slice(0, at), (event, seat) =>
    entry.occasion(event, seat, view),
  );
}

/** The words of a remark. */
export const wordsOfRemark = ({ words }: App, { level, about, which }: Remark): string =>
  words.say("bot-remark", { level, about, which });

/** The bubble; nothing moves for it: in a row that is kept for it, or on low screens over the title. What it says is read with the chip. */
export function RemarkBubble(props: { app: App; state: SessionState; of: Remark }): JSX.Element {
  const { app, state, of } = props;
  return (
    <p class="remark" aria-hidden="true" key={`${state.at}`}>
      <BotFace level={of.level} which={whichOf(state.seats, of.seat) ?? 0} />
      <span>{wordsOfRemark(app, of)}</span>
    </p>
  );
}
