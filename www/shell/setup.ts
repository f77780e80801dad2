/** Before a game: who sits where, and the house rules. */
import { games } from "../api/sobremesa";
import type { GameInfo } from "../api/types";
import { h } from "../dom";
import type { GameEntry } from "../games/registry";
import { bot, LEVELS, person, readLevel } from "../table/seats";
import type { App } from "./app";
import { button, field, fine, select, toggle } from "./controls";

/** Numbers to begin with where an option takes one. */
const NUMBERS: Record<string, string> = { games: "3", points: "100", tournament: "5" };
/** The largest number that an option takes. */
const MOST = 9999;

/** Opens the set-up of a game; starts it when asked. */
export function openSetup(app: App, entry: GameEntry): void {
  const last = app.lastSetup(entry.id);
  const seats = [...last.seats];
  const options = { ...last.options };
  const info = games().find(({ id }) => id === entry.id);

  app.dialogs.open((close) => {
    const start = (): void => {
      close();
      app.start(entry.id, { setup: { seats, options } });
    };
    return {
      title: app.say("setup-title", { game: app.say(entry.title) }),
      body: [...sitters(), ...(info?.options ?? []).map(option)],
      actions: [button(app.say("setup-start"), start, "primary")],
    };
  });

  /** Who sits where, and how many where that can be chosen. */
  function sitters(): HTMLElement[] {
    const rows = h("div", { class: "stack" });
    const fill = (): void => rows.replaceChildren(...seats.map((_, index) => sitter(index)));
    fill();
    const counts = info?.seats ?? [];
    if (counts.length < 2) return [rows];
    const count = select(
      app.say("setup-seats"),
      "seats",
      counts.map((each) => [String(each), String(each)] as const),
      String(seats.length),
      (value) => {
        seats.length = Math.min(seats.length, Number(value));
        while (seats.length < Number(value)) seats.push(bot(2));
        fill();
      },
    );
    return [count, rows];
  }

  function option({ key, values, default: usual }: GameInfo["options"][number]): HTMLElement {
    const { phrases } = entry;
    const label = phrases.option(app.words, key);
    const help = fine(phrases.help(app.words, key));
    const now = options[key] ?? usual;
    if (values.join() === "off,on") {
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
        number = String(Math.min(Math.max(count.valueAsNumber | 0, 1), MOST));
        options[key] = `${kind}:${number}`;
      },
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
      values.map((value) => [value, phrases.value(app.words, key, value)] as const),
      values.find((value) => value.split(":")[0] === kind) ?? usual,
      (value) => {
        [kind = ""] = value.split(":");
        number = value === kind ? undefined : NUMBERS[kind];
        options[key] = number ? `${kind}:${number}` : kind;
        show();
      },
      help,
    );
    if (values.some((value) => value.includes(":"))) made.append(counted);
    return made;
  }

  function sitter(index: number): HTMLElement {
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
    const colour = entry.phrases.seat(app.words, index, null);
    return h("fieldset", { class: "stack" }, h("legend", {}, colour), who, named);
  }
}
