/** Controls for moving through a played game: a slider over its moves, play and pause, and the speed. */
import type { JSX, RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { focused } from "../../../dom";
import type { SessionState } from "../../../session/state";
import { look as lookAt, lookNow, replay as replayed } from "../../../session/travel";
import { choicesOf } from "../../components/choices";
import { IconButton, Options } from "../../components/controls";
import type { IconName } from "../../components/icons";
import type { Game } from "../../game";

/** The controls of a game, and whether they are shown. */
export interface Replay {
  bar: RefObject<HTMLDivElement | null>;
  /** True if a control was used to reach the end of the game. The controls stay while one has the focus. */
  held: { current: boolean };
  shown: boolean;
}

/** The controls, shown while an earlier position is viewed. When they disappear, the focus goes `elsewhere`. */
export function useReplay(looking: boolean, elsewhere: () => void): Replay {
  const bar = useRef<HTMLDivElement>(null);
  const held = useRef(false);
  if (looking) held.current = false;
  const inside = bar.current?.contains(focused(bar.current)) ?? false;
  const shown = looking || (held.current && inside);
  useLayoutEffect(() => {
    if (!shown && inside) elsewhere();
  });
  return { bar, held, shown };
}

export function ReplayBar(props: { game: Game; replay: Replay; state: SessionState }): JSX.Element {
  const { game, replay, state } = props;
  const { page, session } = game;
  const { at, steps, replaying } = state;
  const count = steps.length;
  const speed = useRef<HTMLSelectElement>(null);
  const look = (to: number): void => {
    replay.held.current = true;
    session.do(lookAt, Math.min(Math.max(to, 0), count));
  };
  return (
    <div class="scrub" hidden={!replay.shown} ref={replay.bar}>
      <IconButton
        name={replaying ? "pause" : "play"}
        label={page.say(replaying ? "replay-pause" : "replay")}
        act={() => (replaying ? session.do(lookAt, at) : session.do(replayed))}
      />
      {state.reads && (
        <Step
          state={state}
          name="first"
          label={page.say("look-first")}
          act={() => look(0)}
          off={at === 0}
        />
      )}
      <Step
        state={state}
        name="back"
        label={page.say("look-back")}
        act={() => look(at - 1)}
        off={at === 0}
      />
      <input
        type="range"
        min={0}
        max={count}
        name="ply"
        aria-label={page.say("look-slider")}
        aria-valuetext={page.say("status-looking", { at, count })}
        value={at}
        onInput={({ currentTarget }) => look(currentTarget.valueAsNumber)}
      />
      <Step
        state={state}
        name="forth"
        label={page.say("look-forth")}
        act={() => look(at + 1)}
        off={at === count}
      />
      <Step
        state={state}
        name="last"
        label={page.say("look-last")}
        act={() => session.do(lookNow)}
        off={state.reads && at === count}
      />
      <select
        name="speed"
        aria-label={page.say("setting", { key: "speed" })}
        value={page.settings.speed}
        hidden={isAway(speed, !replaying)}
        ref={speed}
        onChange={({ currentTarget }) =>
          page.change({ speed: currentTarget.value as typeof page.settings.speed })
        }
      >
        <Options values={choicesOf(page, "speed")} />
      </select>
    </div>
  );
}

/** A button that is hidden during a replay. */
function Step(props: {
  state: SessionState;
  name: IconName;
  label: string;
  act: () => void;
  off?: boolean;
}): JSX.Element {
  const { state, name, label, act, off = false } = props;
  const held = useRef<HTMLButtonElement>(null);
  const hidden = isAway(held, state.replaying);
  return <IconButton {...{ name, label, held, act, off, hidden }} />;
}

/** Returns true for an unwanted control, unless it has the focus. During a replay only the speed can be changed. */
const isAway = ({ current }: RefObject<HTMLElement | null>, unwanted: boolean): boolean =>
  unwanted && !(current && focused(current) === current);
