/** Before a game: who sits where, and the house rules. */
import { games } from "../api/sobremesa";
import type { GameInfo } from "../api/types";
import { h } from "../dom";
import type { GameEntry } from "../games/registry";
import { bot, LEVELS, person, readLevel } from "../table/seats";
import type { App } from "./app";
import { button, field, fine, select, toggle } from "./controls";

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
      body: [...seats.map((_, index) => sitter(index)), ...(info?.options ?? []).map(option)],
      actions: [button(app.say("setup-start"), start, "primary")],
    };
  });

  function option({ key, values, default: usual }: GameInfo["options"][number]): HTMLElement {
    const { phrases } = entry;
    const now = options[key] ?? usual;
    const label = phrases.option(app.words, key);
    const help = fine(phrases.help(app.words, key));
    const choose = (value: string): void => {
      options[key] = value;
    };
    if (values.join() === "off,on") {
      return toggle(label, key, now === "on", (on) => choose(on ? "on" : "off"), help);
    }
    const named = values.map((value) => [value, phrases.value(app.words, key, value)] as const);
    return select(label, key, named, now, choose, help);
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
    const colour = entry.phrases.seat(app.words, index);
    return h("fieldset", { class: "stack" }, h("legend", {}, colour), who, named);
  }
}
