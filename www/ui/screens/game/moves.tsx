/** The list of moves (each a link to its position), the log in words, and the field for typed moves. */
import type { Signal } from "@preact/signals";
import { Component, type JSX, type RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { windowOf } from "../../../dom";
import { codeOf } from "../../../engine/error";
import type { View } from "../../../engine/types";
import { explain } from "../../../errors/explain";
import type { Audience } from "../../../games/phrases";
import type { LoadedGame } from "../../../games/registry";
import { keyName } from "../../../keys";
import { submit as submitted } from "../../../session/input";
import type { Step } from "../../../session/steps";
import { look as lookAt, redo as redone } from "../../../session/travel";
import { shownStep } from "../../../table/line";
import { Field, Fine, IconedButton, Mark, whenEntered } from "../../components/controls";
import type { Game } from "../../game";
import type { Page } from "../../page";
import { useChanges } from "../../use-changes";
import type { Showing } from "./showing";

/** A move being typed, and its error. */
interface Typed {
  text: string;
  error: string;
}

/** The parts of a list of moves that outlast its place. */
export interface MoveList {
  list: RefObject<HTMLOListElement | null>;
  typed: Signal<Typed>;
}

/** The content of the panel. `choosing` is called before a move is viewed. */
export function MovesPanel(props: {
  showing: Showing;
  moves: MoveList;
  choosing: () => void;
}): JSX.Element {
  const { showing, moves, choosing } = props;
  const { list } = moves;
  const { game } = showing;
  const { page, session, entry } = game;
  useChanges(page.tables);
  const state = showing.state.value;
  const { steps, view } = state;
  const at = shownStep(state);
  // The move reachable by Tab: the current one, until the arrow keys go to another.
  const [reached, reach] = useState({ at, ply: at });
  const stop = Math.max(1, reached.at === at ? reached.ply : at);
  const look = (ply: number): void => {
    choosing();
    session.do(lookAt, ply);
  };
  const redo = (): void => {
    choosing();
    session.do(redone);
    // The button disappears with the last undone move.
    if (!session.state.canRedo) list.current?.focus();
  };
  useLayoutEffect(() => {
    if (!list.current) return;
    const view = windowOf(list.current);
    // Wait for the next frame, which computes the layout anyway.
    const frame = view.requestAnimationFrame(() => list.current && reveal(list.current));
    return () => view.cancelAnimationFrame(frame);
  }, [list, steps, at]);
  useLayoutEffect(() => {
    if (!list.current) return;
    // A list that was hidden has lost its scroll position.
    const sized = new (windowOf(list.current).ResizeObserver)(
      () => list.current && reveal(list.current),
    );
    sized.observe(list.current);
    return () => sized.disconnect();
  }, [list]);
  return (
    <div class="moves-panel stack">
      {steps.length === 0 && <Fine>{page.say("moves-none")}</Fine>}
      <ol
        class="moves"
        aria-label={page.say("moves-list")}
        tabindex={-1}
        ref={list}
        onKeyDown={goAlong}
        onFocusIn={({ currentTarget, target }) =>
          reach({ at, ply: movesIn(currentTarget).indexOf(target as HTMLElement) + 1 })
        }
      >
        {steps.map((step, index) => (
          <MoveItem
            key={index}
            {...{ page, entry, step, view, at, look }}
            ply={index + 1}
            stops={index + 1 === stop}
            to={game.audience}
          />
        ))}
      </ol>
      {state.canRedo && !page.tables.has(session) && (
        <IconedButton name="redo" label={page.say("redo")} act={redo} look="wide" />
      )}
      <Log page={page} entry={entry} steps={steps} view={view} to={game.audience} />
      {!state.outcome && !state.reads && <TypedMove game={game} typed={moves.typed} />}
    </div>
  );
}

const movesIn = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll("button")];

/** The arrow keys, Home and End move along the list. */
function goAlong(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const moves = movesIn(event.currentTarget);
  const now = moves.indexOf(event.target as HTMLElement);
  const steps: Record<string, number> = {
    ArrowUp: now - 1,
    ArrowLeft: now - 1,
    ArrowDown: now + 1,
    ArrowRight: now + 1,
    Home: 0,
    End: moves.length - 1,
  };
  const to = moves[steps[keyName(event)] ?? -1];
  if (!to) return;
  event.preventDefault();
  to.focus();
}

interface MoveItemProps {
  page: Page;
  entry: LoadedGame;
  step: Step;
  view: View;
  /** The number of the step, from 1. */
  ply: number;
  /** The number of steps that count. */
  at: number;
  to: Audience;
  /** True for the one that is reachable by Tab. */
  stops: boolean;
  look: (ply: number) => void;
}

/** A move in the list. It renders again only if its step or tab stop changes, or if it becomes past or future. */
class MoveItem extends Component<MoveItemProps> {
  override shouldComponentUpdate({ step, at, stops }: MoveItemProps): boolean {
    const { ply } = this.props;
    const moved = Math.sign(ply - at) !== Math.sign(ply - this.props.at);
    return moved || step !== this.props.step || stops !== this.props.stops;
  }

  override render(props: MoveItemProps): JSX.Element {
    const { page, entry, step, view, ply, at, to, stops, look } = props;
    const { notation, seat, events } = step;
    // A roll or a drawn card also belongs to a seat.
    const [first] = events;
    const whose = seat ?? (first && "seat" in first ? first.seat : null);
    const mark = whose === null ? "" : entry.mark(view, whose);
    const short = entry.phrases.short(page.words, notation, events, view, to);
    const full = entry.phrases.step(page.words, events, view, to);
    return (
      <li class={ply > at ? "undone" : ""}>
        <button
          type="button"
          class="move wide"
          data-mark={mark}
          title={notation}
          aria-current={ply === at ? "step" : undefined}
          tabindex={stops ? 0 : -1}
          onClick={() => look(ply)}
        >
          <span class="ply">{ply}</span>
          <Mark of={mark} />
          <span aria-hidden={full !== short}>{short}</span>
          {full !== short && <span class="unseen">{full}</span>}
        </button>
      </li>
    );
  }
}

interface SentenceProps {
  page: Page;
  entry: LoadedGame;
  step: Step;
  view: View;
  to: Audience;
}

class Sentence extends Component<SentenceProps> {
  override shouldComponentUpdate({ step }: SentenceProps): boolean {
    return step !== this.props.step;
  }

  override render({ page, entry, step, view, to }: SentenceProps): JSX.Element {
    return <li>{entry.phrases.step(page.words, step.events, view, to)}</li>;
  }
}

function Log(props: {
  page: Page;
  entry: LoadedGame;
  steps: readonly Step[];
  view: View;
  to: Audience;
}): JSX.Element {
  const { page, entry, steps, view, to } = props;
  const log = useRef<HTMLOListElement>(null);
  const latest = (): void => log.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
  return (
    <details onToggle={latest}>
      <summary>{page.say("log")}</summary>
      <ol class="log" ref={log}>
        {steps.map((step, index) => (
          <Sentence key={index} page={page} entry={entry} step={step} view={view} to={to} />
        ))}
      </ol>
    </details>
  );
}

/** Scrolls the list, or its dialog, to the current move; never the page. */
function reveal(list: HTMLElement): void {
  const item = list.querySelector("[aria-current]")?.parentElement;
  if (!item) return;
  if (list.closest("dialog")) return item.scrollIntoView({ block: "nearest" });
  const top = item.offsetTop - list.offsetTop;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (top + item.offsetHeight > list.scrollTop + list.clientHeight) {
    list.scrollTop = top + item.offsetHeight - list.clientHeight;
  }
}

function TypedMove({ game, typed }: { game: Game; typed: Signal<Typed> }): JSX.Element {
  const { page, session } = game;
  const input = useRef<HTMLInputElement>(null);
  const { text, error } = typed.value;
  const submit = (): void => {
    if (!text.trim()) return;
    try {
      // While no person may move, the text stays in its field.
      if (session.attempt(submitted, text)) typed.value = { text: "", error: "" };
    } catch (thrown) {
      const code = codeOf(thrown);
      // While dice are entered, a move is as illegal as any other text.
      const why = page.say(...explain(code === "not-chance" ? "illegal-move" : code).text);
      typed.value = { text, error: why };
      input.current?.select();
    }
  };
  return (
    <div class="typed-move">
      <Field label={page.say("typed-label")} unseen error={error}>
        {(labelled) => (
          <input
            {...labelled}
            name="typed"
            placeholder={page.say("typed-label")}
            enterkeyhint="go"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            value={text}
            ref={input}
            onInput={({ currentTarget }) => {
              typed.value = { text: currentTarget.value, error };
            }}
            onKeyDown={whenEntered(submit)}
          />
        )}
      </Field>
    </div>
  );
}
