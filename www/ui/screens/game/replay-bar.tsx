/** Controls for moving through a played game: a slider over its moves, play and pause, and the speed. */
import { createRef, type JSX, type RefObject } from "preact";
import { focused } from "../../../dom";
import type { Session } from "../../../session/session";
import { choicesOf } from "../../components/choices";
import { IconButton, Options } from "../../components/controls";
import type { IconName } from "../../components/icons";
import type { Page } from "../../page";

/** The controls, shown while an earlier position is viewed. When they disappear, the focus goes to `elsewhere`. */
export class ReplayBar {
  readonly #page: Page;
  readonly #session: Session;
  readonly #elsewhere: { focus(): void };
  readonly #bar = createRef<HTMLDivElement>();
  readonly #back = createRef<HTMLButtonElement>();
  readonly #forth = createRef<HTMLButtonElement>();
  readonly #last = createRef<HTMLButtonElement>();
  readonly #speed = createRef<HTMLSelectElement>();
  /** True if a control was used to reach the end of the game. The controls stay while one has the focus. */
  #held = false;
  #hidden = true;

  constructor(page: Page, session: Session, elsewhere: { focus(): void }) {
    this.#page = page;
    this.#session = session;
    this.#elsewhere = elsewhere;
  }

  /** Updates whether the controls are shown. */
  refresh(): void {
    const { looking } = this.#session.state;
    if (looking) this.#held = false;
    const bar = this.#bar.current;
    const inside = bar?.contains(focused(bar)) ?? false;
    this.#hidden = !looking && !(this.#held && inside);
    if (this.#hidden && inside) this.#elsewhere.focus();
  }

  /** True if the controls are shown. */
  get shown(): boolean {
    return !this.#hidden;
  }

  view(): JSX.Element {
    const { at, steps, replaying } = this.#session.state;
    const page = this.#page;
    return (
      <div class="scrub" hidden={this.#hidden} ref={this.#bar}>
        {this.#play(replaying)}
        {this.#button("back", "look-back", this.#back, () => this.#by(-1), at === 0)}
        {this.#slider(at, steps.length)}
        {this.#button("forth", "look-forth", this.#forth, () => this.#by(1), at === steps.length)}
        {this.#button("last", "look-last", this.#last, () => this.#session.lookNow())}
        <select
          name="speed"
          aria-label={page.say("setting", { key: "speed" })}
          value={page.settings.speed}
          hidden={this.#isAway(this.#speed, !replaying)}
          ref={this.#speed}
          onChange={({ currentTarget }) =>
            page.change({ speed: currentTarget.value as typeof page.settings.speed })
          }
        >
          <Options values={choicesOf(page, "speed")} />
        </select>
      </div>
    );
  }

  #play(replaying: boolean): JSX.Element {
    const session = this.#session;
    const change = (): void =>
      session.state.replaying ? session.look(session.state.at) : session.replay();
    const label = this.#page.say(replaying ? "replay-pause" : "replay");
    return <IconButton name={replaying ? "pause" : "play"} label={label} act={change} />;
  }

  /** A button that is hidden during a replay. */
  #button(
    name: IconName,
    label: string,
    held: RefObject<HTMLButtonElement | null>,
    act: () => void,
    off = false,
  ): JSX.Element {
    const hidden = this.#isAway(held, this.#session.state.replaying);
    return <IconButton {...{ name, label: this.#page.say(label), held, act, off, hidden }} />;
  }

  #slider(at: number, count: number): JSX.Element {
    const page = this.#page;
    return (
      <input
        type="range"
        min={0}
        max={count}
        name="ply"
        aria-label={page.say("look-slider")}
        aria-valuetext={page.say("status-looking", { at, count })}
        value={at}
        onInput={({ currentTarget }) => this.#look(currentTarget.valueAsNumber)}
      />
    );
  }

  /** Returns true for an unwanted control, unless it has the focus. During a replay only the speed can be changed. */
  #isAway({ current }: RefObject<HTMLElement | null>, unwanted: boolean): boolean {
    return unwanted && !(current && focused(current) === current);
  }

  #look(to: number): void {
    this.#held = true;
    this.#session.look(to);
  }

  #by(way: 1 | -1): void {
    const { at, steps } = this.#session.state;
    this.#look(Math.min(Math.max(at + way, 0), steps.length));
  }
}
