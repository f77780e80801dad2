/** Before a game: who sits where, and the house rules. */
import { games } from "../api/sobremesa";
import type { GameInfo } from "../api/types";
import type { GameEntry } from "../games/registry";
import { bot, LEVELS, person, type Seat } from "../table/seats";
import type { App } from "./app";
import { button } from "./app";
import { h } from "./dom";
import { line, select, toggle } from "./fields";

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
      body: [
        ...seats.map((_, index) => seatFields(index)),
        ...(info?.options ?? []).map(optionField),
      ],
      actions: [button(app.say("setup-start"), start, "primary")],
    };
  });

  function optionField({ key, values, default: usual }: GameInfo["options"][number]): HTMLElement {
    const now = options[key] ?? usual;
    const label = entry.phrases.option(app.words, key);
    const help = entry.phrases.help(app.words, key);
    const choose = (value: string): void => {
      if (value === usual) delete options[key];
      else options[key] = value;
    };
    if (values.join() === "off,on") {
      return toggle(label, key, now === "on", (on) => choose(on ? "on" : "off"), help);
    }
    const named = values.map((value) => ({
      value,
      label: entry.phrases.value(app.words, key, value),
    }));
    return select(label, key, named, now, choose, help);
  }

  function seatFields(index: number): HTMLElement {
    const box = h("fieldset", { class: "seat" });
    const colour = entry.phrases.seat(app.words, index);
    const fill = (): void => {
      const seat = seats[index] ?? person();
      const sitters = [
        { value: "person", label: app.say("setup-person") },
        ...LEVELS.map((level) => ({
          value: String(level),
          label: app.say("setup-bot", { level }),
        })),
      ];
      const now = seat.kind === "person" ? "person" : String(seat.level);
      const choose = (value: string): void => {
        seats[index] = sitter(value);
        fill();
        box.querySelector("select")?.focus();
      };
      const name = seat.kind === "person" ? seat.name : null;
      box.replaceChildren(
        h("legend", {}, colour),
        select(app.say("setup-who"), `seat-${index}`, sitters, now, choose),
      );
      if (name !== null) {
        box.append(
          line(app.say("setup-name"), `name-${index}`, name, (value) => {
            seats[index] = person(value.trim());
          }),
        );
      }
    };
    fill();
    return box;
  }

  function sitter(value: string): Seat {
    const level = LEVELS.find((each) => String(each) === value);
    return level ? bot(level) : person();
  }
}
