/** The list of moves (each one a way back), the log in words, and the field for typed moves. */
import { h, set, text } from "../../../dom";
import { codeOf } from "../../../engine/error";
import { explain } from "../../../errors/explain";
import type { GameEntry } from "../../../games/registry";
import type { Session } from "../../../session/session";
import type { App } from "../../app";
import { field, fine, markOf } from "../../components/controls";

/** The panel's content. */
export interface Moves {
  readonly element: HTMLElement;
  readonly list: HTMLElement;
  refresh(): void;
}

/** Makes the panel's content. */
export function makeMoves(app: App, session: Session, entry: GameEntry): Moves {
  const list = h("ol", { class: "moves", "aria-label": app.say("moves-list"), tabindex: "-1" });
  const empty = fine(app.say("moves-none"));
  const log = h("ol", { class: "log" });
  const typed = makeTyped(app, session);
  const element = h(
    "div",
    { class: "moves-panel stack" },
    empty,
    list,
    typed.element,
    h("details", { ontoggle: latest }, h("summary", {}, app.say("log")), log),
  );
  let drawn: readonly unknown[] = [];

  /** What was done last is what one opens the log for. */
  function latest(): void {
    log.lastElementChild?.scrollIntoView({ block: "nearest" });
  }

  function refresh(): void {
    const { steps, at, view } = session.state;
    if (drawn !== steps) {
      // Only what differs: steps are kept as long as they are the same.
      let same = 0;
      while (same < drawn.length && drawn[same] === steps[same]) same++;
      for (const one of [list, log]) {
        while (one.children.length > same) one.lastChild?.remove();
      }
      steps.slice(same).forEach(({ notation, seat, events }, index) => {
        const ply = same + index + 1;
        // A roll and a card that is drawn are somebody's, too.
        const [first] = events;
        const whose = seat ?? (first && "seat" in first ? first.seat : null);
        const mark = whose === null ? "" : entry.mark(view, whose);
        const sentence = entry.phrases.step(app.words, events, view);
        const go = h(
          "button",
          {
            class: "move wide",
            "data-mark": mark,
            title: notation,
            onclick: () => session.look(ply),
          },
          h("span", { class: "ply" }, String(ply)),
          markOf(mark),
          h("span", {}, entry.phrases.short(app.words, notation, events, view)),
          h("span", { class: "unseen" }, sentence),
        );
        list.append(h("li", {}, go));
        log.append(h("li", {}, sentence));
      });
      drawn = steps;
    }
    for (const [index, item] of [...list.children].entries()) {
      item.classList.toggle("undone", index >= at);
      const current = index === at - 1;
      if (item.firstElementChild)
        set(item.firstElementChild, { "aria-current": current && "step" });
      // With the frame, which lays out anyway.
      if (current) requestAnimationFrame(() => reveal(list, item as HTMLElement));
    }
    empty.hidden = steps.length > 0;
    typed.element.hidden = !app.settings.typed;
    if (session.state.curtain !== null) typed.clear();
  }
  // A list that was out of sight has forgotten where it was.
  new ResizeObserver(refresh).observe(list);
  return { element, list, refresh };
}

/** Scrolls only the list, never the page. */
function reveal(list: HTMLElement, item: HTMLElement): void {
  const top = item.offsetTop - list.offsetTop;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (top + item.offsetHeight > list.scrollTop + list.clientHeight) {
    list.scrollTop = top + item.offsetHeight - list.clientHeight;
  }
}

function makeTyped(app: App, session: Session): { element: HTMLElement; clear(): void } {
  const typed = h("input", {
    name: "typed",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
  });
  const error = h("p", { class: "error", role: "alert" });
  const clear = (): void => {
    typed.value = "";
    text(error, "");
  };
  const onsubmit = (event: Event): void => {
    event.preventDefault();
    if (!typed.value.trim()) return;
    try {
      // Where nobody may move now, it waits in its field.
      if (session.submit(typed.value)) clear();
    } catch (thrown) {
      const code = codeOf(thrown);
      // Where dice are entered, a move is as impossible as any other.
      text(error, app.say(...explain(code === "not-chance" ? "illegal-move" : code).text));
      typed.select();
    }
  };
  const element = h(
    "form",
    { class: "stack", onsubmit },
    field(app.say("typed-label"), typed, error),
    h("button", { class: "button" }, app.say("typed-move")),
  );
  return { element, clear };
}
