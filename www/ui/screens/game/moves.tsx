/** The list of moves (each one a way back), the log in words, and the field for typed moves. */
import { Component, type JSX, type RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { windowOf } from "../../../dom";
import { codeOf } from "../../../engine/error";
import type { View } from "../../../engine/types";
import { explain } from "../../../errors/explain";
import type { Audience } from "../../../games/phrases";
import type { LoadedGame } from "../../../games/registry";
import type { Session } from "../../../session/session";
import type { SessionState } from "../../../session/state";
import type { Step } from "../../../session/steps";
import type { App } from "../../app";
import { Field, Fine, IconedButton, Mark, whenEntered } from "../../components/controls";
import { audienceOf } from "./seat-names";

/** A move that is being typed, and what is wrong with it. */
export interface Typed {
  text: string;
  error: string;
}

/** The panel's content; `choosing` is called before a move is looked at, `refresh` shows what was typed. */
export function MovesPanel(props: {
  app: App;
  session: Session;
  entry: LoadedGame;
  state: SessionState;
  typed: Typed;
  list: RefObject<HTMLOListElement | null>;
  choosing: () => void;
  refresh: () => void;
}): JSX.Element {
  const { app, session, entry, state, typed, list, choosing, refresh } = props;
  const { steps, at, view } = state;
  const look = (ply: number): void => {
    choosing();
    session.look(ply);
  };
  const redo = (): void => {
    choosing();
    session.redo();
    // The button goes with the last of them.
    if (!session.state.canRedo) list.current?.focus();
  };
  useLayoutEffect(() => {
    if (!list.current) return;
    const view = windowOf(list.current);
    // With the frame, which lays out anyway.
    const frame = view.requestAnimationFrame(() => list.current && reveal(list.current));
    return () => view.cancelAnimationFrame(frame);
  }, [list, steps, at]);
  useLayoutEffect(() => {
    if (!list.current) return;
    // A list that was out of sight has forgotten where it was.
    const sized = new (windowOf(list.current).ResizeObserver)(
      () => list.current && reveal(list.current),
    );
    sized.observe(list.current);
    return () => sized.disconnect();
  }, [list]);
  return (
    <div class="moves-panel stack">
      {steps.length === 0 && <Fine>{app.say("moves-none")}</Fine>}
      <ol class="moves" aria-label={app.say("moves-list")} tabindex={-1} ref={list}>
        {steps.map((step, index) => (
          <MoveItem
            key={index}
            app={app}
            entry={entry}
            step={step}
            view={view}
            ply={index + 1}
            at={at}
            look={look}
          />
        ))}
      </ol>
      {state.canRedo && !app.tables.has(session) && (
        <IconedButton name="redo" label={app.say("redo")} act={redo} look="wide" />
      )}
      <Log app={app} entry={entry} steps={steps} view={view} to={audienceOf(app, state.seats)} />
      {!state.outcome && <TypedMove app={app} session={session} typed={typed} refresh={refresh} />}
    </div>
  );
}

interface MoveItemProps {
  app: App;
  entry: LoadedGame;
  step: Step;
  view: View;
  /** Its number, from 1. */
  ply: number;
  /** The number of steps that count. */
  at: number;
  look: (ply: number) => void;
}

/** Steps are kept as long as they are the same: then what they were told as is kept, too. */
class MoveItem extends Component<MoveItemProps> {
  override shouldComponentUpdate({ step, at }: MoveItemProps): boolean {
    const { ply } = this.props;
    return step !== this.props.step || Math.sign(ply - at) !== Math.sign(ply - this.props.at);
  }

  override render({ app, entry, step, view, ply, at, look }: MoveItemProps): JSX.Element {
    const { notation, seat, events } = step;
    // A roll or a drawn card belongs to a seat, too.
    const [first] = events;
    const whose = seat ?? (first && "seat" in first ? first.seat : null);
    const mark = whose === null ? "" : entry.mark(view, whose);
    return (
      <li class={ply > at ? "undone" : ""}>
        <button
          type="button"
          class="move wide"
          data-mark={mark}
          title={notation}
          aria-current={ply === at ? "step" : undefined}
          onClick={() => look(ply)}
        >
          <span class="ply">{ply}</span>
          <Mark of={mark} />
          <span>{entry.phrases.short(app.words, notation, events, view)}</span>
          <span class="unseen">{entry.phrases.step(app.words, events, view)}</span>
        </button>
      </li>
    );
  }
}

interface SentenceProps {
  app: App;
  entry: LoadedGame;
  step: Step;
  view: View;
  to: Audience;
}

class Sentence extends Component<SentenceProps> {
  override shouldComponentUpdate({ step }: SentenceProps): boolean {
    return step !== this.props.step;
  }

  override render({ app, entry, step, view, to }: SentenceProps): JSX.Element {
    return <li>{entry.phrases.step(app.words, step.events, view, to)}</li>;
  }
}

function Log(props: {
  app: App;
  entry: LoadedGame;
  steps: readonly Step[];
  view: View;
  to: Audience;
}): JSX.Element {
  const { app, entry, steps, view, to } = props;
  const log = useRef<HTMLOListElement>(null);
  /** Scrolls to the latest step. */
  const latest = (): void => log.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
  return (
    <details onToggle={latest}>
      <summary>{app.say("log")}</summary>
      <ol class="log" ref={log}>
        {steps.map((step, index) => (
          <Sentence key={index} app={app} entry={entry} step={step} view={view} to={to} />
        ))}
      </ol>
    </details>
  );
}

/** Scrolls the list, or the dialog that it fills, to the move of now; never the page. */
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

function TypedMove(props: {
  app: App;
  session: Session;
  typed: Typed;
  refresh: () => void;
}): JSX.Element {
  const { app, session, typed, refresh } = props;
  const input = useRef<HTMLInputElement>(null);
  const submit = (): void => {
    if (!typed.text.trim()) return;
    try {
      // While no person may move, the text waits in its field.
      if (!session.submit(typed.text)) return;
      typed.text = "";
      typed.error = "";
      refresh();
    } catch (thrown) {
      const code = codeOf(thrown);
      // Where dice are entered, a move is as impossible as any other.
      typed.error = app.say(...explain(code === "not-chance" ? "illegal-move" : code).text);
      refresh();
      input.current?.select();
    }
  };
  return (
    <div class="typed-move">
      <Field label={app.say("typed-label")} unseen error={typed.error}>
        {(labelled) => (
          <input
            {...labelled}
            name="typed"
            placeholder={app.say("typed-label")}
            enterkeyhint="go"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            value={typed.text}
            ref={input}
            onInput={({ currentTarget }) => {
              typed.text = currentTarget.value;
            }}
            onKeyDown={whenEntered(submit)}
          />
        )}
      </Field>
    </div>
  );
}
