/** The list of moves (each one a way back), the log in words, and the field for typed moves. */
import type { GameEntry } from "../games/registry";
import type { Table } from "../table/table";
import { codeOf } from "../trouble/codes";
import { explain } from "../trouble/explain";
import type { App } from "./app";
import { h, text, uniqueId } from "./dom";

/** The panel's content. */
export interface Moves {
  readonly element: HTMLElement;
  readonly list: HTMLElement;
  refresh(): void;
}

/** Makes the panel's content. */
export function makeMoves(app: App, table: Table, entry: GameEntry): Moves {
  const list = h("ol", { class: "moves", "aria-label": app.say("moves-list"), tabindex: "-1" });
  const empty = h("p", { class: "fine" }, app.say("moves-none"));
  const log = h("ol", { class: "log" });
  const typed = makeTyped(app, table);
  const element = h(
    "div",
    { class: "moves-panel" },
    empty,
    list,
    typed.element,
    h("details", { class: "log-box" }, h("summary", {}, app.say("log")), log),
  );
  let drawn: readonly unknown[] = [];

  function refresh(): void {
    const { line, at, seats } = table.state;
    if (drawn !== line) {
      // Only what differs: steps are kept as long as they are the same.
      let same = 0;
      while (same < drawn.length && drawn[same] === line[same]) same++;
      while (list.children.length > same) list.lastElementChild?.remove();
      while (log.children.length > same) log.lastElementChild?.remove();
      line.slice(same).forEach(({ notation, seat, events }, index) => {
        const ply = same + index + 1;
        const sentence = entry.phrases.step(app.words, events);
        const go = h(
          "button",
          {
            type: "button",
            class: "move",
            "data-seat": seat ?? "",
            title: notation,
            onclick: () => table.look(ply),
          },
          h("span", { class: "ply" }, String(ply)),
          h("span", { class: "mark", "aria-hidden": "true" }),
          h("span", {}, entry.phrases.short(app.words, notation, events)),
          h("span", { class: "unseen" }, sentence),
        );
        list.append(h("li", {}, go));
        log.append(h("li", {}, sentence));
      });
      drawn = line;
    }
    list.dataset.seats = String(seats.length);
    [...list.children].forEach((item, index) => {
      const go = item.firstElementChild;
      item.classList.toggle("undone", index >= at);
      if (index === at - 1) go?.setAttribute("aria-current", "step");
      else go?.removeAttribute("aria-current");
    });
    empty.hidden = line.length > 0;
    const current = list.children[at - 1];
    if (current instanceof HTMLElement) reveal(list, current);
    typed.refresh();
  }
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

function makeTyped(app: App, table: Table): { element: HTMLElement; refresh(): void } {
  const id = uniqueId();
  const errorId = uniqueId();
  const field = h("input", {
    id,
    name: "typed",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    "aria-describedby": errorId,
  });
  const error = h("p", { class: "error", id: errorId, role: "alert" });
  const submit = (event: Event): void => {
    event.preventDefault();
    const notation = field.value.trim();
    if (notation === "") return;
    try {
      table.submit(notation);
      field.value = "";
      text(error, "");
    } catch (thrown) {
      text(error, app.words.phrase(explain(codeOf(thrown)).text));
      field.select();
    }
  };
  const element = h(
    "form",
    { class: "typed", onsubmit: submit },
    h("label", { for: id }, app.say("typed-label")),
    h("div", { class: "row" }, field, h("button", { class: "button" }, app.say("play"))),
    error,
  );
  return {
    element,
    refresh() {
      element.hidden = !app.settings.typed;
    },
  };
}
