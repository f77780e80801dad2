/** Before a game: its variant, who sits where, and the house rules. */
import { h } from "../../dom";
import { games, Match } from "../../engine/sobremesa";
import type { GameInfo, View } from "../../engine/types";
import { lessonsOf } from "../../games/lessons";
import type { GameEntry } from "../../games/registry";
import { bot, LEVELS, person, readLevel } from "../../storage/seats";
import type { App } from "../app";
import { button, choice, field, fine, markOf, select, toggle } from "../components/controls";
import { viewOf } from "../components/still-board";
import { learnButton } from "../screens/lesson/lesson";
import { houseRulesOf, ruleHelp, ruleName, ruleValue } from "./house-rules";

/** The largest number that an option takes, as `MOST` of the rules. */
const MOST = 9999;

/** Opens the set-up of a game; starts it when asked. */
export function openSetup(app: App, entry: GameEntry): void {
  const last = app.lastSetup(entry.id);
  const seats = [...last.seats];
  const options = { ...last.options };
  const info = games().find(({ id }) => id === entry.id);
  const choices = houseRulesOf(entry);
  const variants = choices.find(({ key }) => key === "variant");
  /** Numbers to begin with where an option takes one. */
  const numbers: Record<string, string> = { games: "3", points: entry.race, tournament: "5" };
  /** What people should know before they begin. */
  const note = fine(entry.note && app.say(entry.note));
  /** All that depends on the variant. */
  const rest = h("div", { class: "roomy stack" });

  app.dialogs.open((close) => {
    const start = (): void => {
      close();
      app.start(entry.id, { setup: { seats, options: chosen() } });
    };
    // Whoever has typed a name may be done; an entry into an input method is none yet.
    rest.onkeydown = ({ key, isComposing, target }) => {
      const typed = (target as Element).matches("input:not([type=checkbox])");
      if (key === "Enter" && typed && !isComposing) start();
    };
    lay();
    return {
      title: app.say("setup-title", { game: app.say(entry.title) }),
      body: [variant(), rest],
      actions: [button(app.say("setup-start"), start, "primary")],
    };
  });

  function variant(): HTMLElement | null {
    const { key = "", values = [], default: usual = "" } = variants ?? {};
    if (values.length < 2) return null;
    const { words } = app;
    const { phrases } = entry;
    const lines = values.map(
      (value) => [value, phrases.value(words, key, value), phrases.help(words, value)] as const,
    );
    return choice(phrases.option(words, key), key, lines, options[key] ?? usual, (value) => {
      options[key] = value;
      lay();
    });
  }

  /** The house rules of the variant, and the series. */
  function ruled(): GameInfo["options"] {
    const now = options.variant ?? variants?.default ?? "";
    return choices.filter(
      (each) => each !== variants && (!each.variants?.length || each.variants.includes(now)),
    );
  }

  /** What has been chosen, as far as it matters. */
  function chosen(): Record<string, string> {
    const keys = ["variant", ...ruled().map(({ key }) => key)];
    return Object.fromEntries(Object.entries(options).filter(([key]) => keys.includes(key)));
  }

  /** How a game of so many begins; null where the rules have none. */
  function opening(count: number): View | null {
    return viewOf(() => new Match(entry.id, { seats: count, options: chosen() }));
  }

  function lay(): void {
    const counts = (info?.seats ?? []).filter((count) => opening(count));
    if (!counts.includes(seats.length)) resize(info?.defaultSeats ?? 2);
    const [lesson = ""] = lessonsOf(entry.id, options.variant ?? variants?.default);
    rest.replaceChildren(
      h("div", { class: "row" }, learnButton(app, lesson, "")),
      ...sitters(counts),
      ...(entry.note ? [note] : []),
      h("h3", {}, app.say("rules-house")),
      ...ruled().map(option),
    );
  }

  function resize(count: number): void {
    seats.length = Math.min(seats.length, count);
    while (seats.length < count) seats.push(bot(2));
  }

  /** Who sits where, and how many where that can be chosen. */
  function sitters(counts: number[]): HTMLElement[] {
    const rows = h("div", { class: "roomy stack" });
    const fill = (): void => {
      const view = opening(seats.length);
      rows.replaceChildren(...seats.map((_, index) => sitter(index, view)));
      // It is about partners.
      note.hidden = view === null || entry.partner(view, 0) === 0;
    };
    fill();
    if (counts.length < 2) return [rows];
    const count = select(
      app.say("setup-seats"),
      "seats",
      counts.map((each) => [String(each), String(each)] as const),
      String(seats.length),
      (value) => {
        resize(Number(value));
        fill();
      },
    );
    return [count, rows];
  }

  function option({ key, values, default: usual }: GameInfo["options"][number]): HTMLElement {
    const label = ruleName(app.words, entry, key);
    const help = fine(ruleHelp(app.words, entry, key));
    const now = options[key] ?? usual;
    if ([...values].sort().join() === "off,on") {
      const choose = (on: boolean): void => {
        options[key] = on ? "on" : "off";
      };
      return toggle(label, key, now === "on", choose, help);
    }
    // `games:N` is a pattern: a kind to choose and a number beside it.
    let [kind = "", number] = now.split(":");
    const count = h("input", {
      name: `${key}-number`,
      type: "number",
      min: 1,
      max: MOST,
      oninput: () => {
        // While there is none, the last one holds.
        if (!(count.valueAsNumber >= 1)) return;
        number = String(Math.min(count.valueAsNumber | 0, MOST));
        options[key] = `${kind}:${number}`;
      },
      onchange: () => show(),
    });
    const counted = field(app.say("setup-number"), count);
    const show = (): void => {
      counted.hidden = !number;
      count.value = number ?? "";
    };
    show();
    const made = select(
      label,
      key,
      values.map((value) => {
        // Which number is not the list's to say.
        const open = value.replace(/:[A-Z]/, ":\u2026");
        return [value, ruleValue(app.words, entry, key, open)] as const;
      }),
      values.find((value) => value.split(":")[0] === kind) ?? usual,
      (value) => {
        [kind = ""] = value.split(":");
        number = value === kind ? undefined : numbers[kind];
        options[key] = number ? `${kind}:${number}` : kind;
        show();
      },
      help,
    );
    if (values.some((value) => value.includes(":"))) made.append(counted);
    return made;
  }

  function sitter(index: number, view: View | null): HTMLElement {
    const seat = seats[index];
    const people = seat?.kind === "person";
    const name = h("input", {
      name: `name-${index}`,
      value: people ? seat.name : "",
      maxlength: 40,
      autocomplete: "off",
      oninput: () => {
        seats[index] = person(name.value.trim());
      },
    });
    const named = field(app.say("setup-name"), name);
    named.hidden = !people;
    const who = select(
      app.say("setup-who"),
      `seat-${index}`,
      [
        ["person", app.say("setup-person")],
        ...LEVELS.map((level) => [String(level), app.say("setup-bot", { level })] as const),
      ],
      people ? "person" : String(seat?.level),
      (value) => {
        const level = readLevel(value);
        seats[index] = level ? bot(level) : person(name.value.trim());
        named.hidden = level !== null;
      },
    );
    const colourOf = (at: number): string => entry.phrases.seat(app.words, at, null);
    const colour = colourOf(index);
    const mark = view ? entry.mark(view, index) : "";
    const partner = view ? entry.partner(view, index) : index;
    const team = app.say("setup-with", { seat: colourOf(partner) });
    return h(
      "fieldset",
      { class: "stack" },
      h(
        "legend",
        { class: "row", "data-mark": mark },
        mark && mark !== colour && markOf(mark),
        colour,
        partner !== index && h("span", { class: "fine" }, team),
      ),
      who,
      named,
    );
  }
}
