/** Before a game: its variant, who sits where, and the house rules. */
import type { JSX } from "preact";
import { games, Match } from "../../engine/sobremesa";
import type { GameInfo, NumberRange, View } from "../../engine/types";
import { lessonsOf } from "../../games/lessons";
import type { GameEntry } from "../../games/registry";
import { bot, LEVELS, person, readLevel, type Seat } from "../../storage/seats";
import type { App } from "../app";
import {
  Button,
  Field,
  Fine,
  Mark,
  Segments,
  Select,
  Toggle,
  type Values,
} from "../components/controls";
import { viewOf } from "../components/still-board";
import { LearnButton } from "../screens/lesson/learn";
import type { Content, Dialog } from "./dialogs";
import {
  houseRulesOf,
  isSeries,
  matters,
  presetOf,
  presetsOf,
  ruleHelp,
  ruleName,
  ruleValue,
} from "./house-rules";

type Option = GameInfo["options"][number];

/** Opens the set-up of a game; starts it when asked. */
export function openSetup(app: App, entry: GameEntry): void {
  const setup = new GameSetup(app, entry);
  app.dialogs.open((dialog) => setup.content(dialog));
}

class GameSetup {
  readonly #app: App;
  readonly #entry: GameEntry;
  readonly #info: GameInfo | undefined;
  readonly #seats: Seat[];
  readonly #options: Record<string, string>;
  /** All that can be chosen. */
  readonly #choices: Option[];
  readonly #variants: Option | undefined;
  /** The names that were typed, also of those for whom a bot sits now. */
  readonly #names: string[];
  /** Whether the house rules are open to begin with: they are no set of rules that has a name. */
  readonly #unfolded: boolean;
  /** Numbers of options that take one; to begin with, those usual. */
  readonly #numbers: Record<string, string>;

  constructor(app: App, entry: GameEntry) {
    this.#app = app;
    this.#entry = entry;
    const { seats, options } = app.sessions.lastSetup(entry.id);
    this.#seats = [...seats];
    this.#options = { ...options };
    this.#info = games().find(({ id }) => id === entry.id);
    this.#choices = houseRulesOf(entry);
    this.#variants = this.#choices.find(({ key }) => key === "variant");
    this.#names = seats.map((seat) => (seat.kind === "person" ? seat.name : ""));
    const [first = { name: "", options: {} }, ...others] = presetsOf(entry);
    this.#unfolded = !presetOf([first, ...others], this.#houseRules(), this.#now);
    this.#numbers = { games: "3", points: entry.race, tournament: "5" };
  }

  content(dialog: Dialog): Content {
    const app = this.#app;
    const entry = this.#entry;
    const counts = (this.#info?.seats ?? []).filter((count) => this.#opening(count));
    if (!counts.includes(this.#seats.length)) this.#resize(this.#info?.defaultSeats ?? 2);
    const [lesson = ""] = lessonsOf(entry.id, this.#options.variant ?? this.#variants?.default);
    return {
      title: app.say("setup-title", { game: app.say(entry.title) }),
      body: (
        <>
          {this.#variant(dialog)}
          <div class="roomy stack">
            <div class="row">
              <LearnButton app={app} lesson={lesson} />
            </div>
            {this.#sitters(counts, dialog)}
            {this.#ruled()
              .filter(isSeries)
              .map((option) => this.#option(option, dialog))}
            {this.#sets(dialog)}
            {this.#single(dialog)}
          </div>
        </>
      ),
      actions: (
        <Button label={app.say("setup-start")} act={() => this.#start(dialog)} look="primary" />
      ),
    };
  }

  #start(dialog: Dialog): void {
    dialog.close();
    const setup = { seats: this.#seats, options: this.#chosen() };
    this.#app.sessions.start(this.#entry.id, { setup });
  }

  /** Whoever has typed something may be done; an entry into an input method is none yet. */
  #press({ key, isComposing }: KeyboardEvent, dialog: Dialog): void {
    if (key === "Enter" && !isComposing) this.#start(dialog);
  }

  // --- the variant ------------------------------------------------------------------------------

  #variant(dialog: Dialog): JSX.Element | null {
    const { key = "", values = [], default: usual = "" } = this.#variants ?? {};
    if (values.length < 2) return null;
    const { words } = this.#app;
    const { phrases } = this.#entry;
    return (
      <Segments
        label={phrases.option(words, key)}
        name={key}
        values={values.map((value) => [
          value,
          phrases.value(words, key, value),
          phrases.help(words, value),
        ])}
        now={this.#options[key] ?? usual}
        change={(value) => {
          this.#options[key] = value;
          dialog.refresh();
        }}
      />
    );
  }

  /** What an option is now. */
  readonly #now = (key: string): string =>
    this.#options[key] ?? this.#choices.find((each) => each.key === key)?.default ?? "";

  /** The house rules that the variant and the deck have a use for, and the series. */
  #ruled(): Option[] {
    return this.#choices.filter((each) => each !== this.#variants && matters(each, this.#now));
  }

  /** The same without the series. */
  #houseRules(): Option[] {
    return this.#ruled().filter((option) => !isSeries(option));
  }

  /** What has been chosen, as far as it matters. */
  #chosen(): Record<string, string> {
    const keys = ["variant", ...this.#ruled().map(({ key }) => key)];
    return Object.fromEntries(Object.entries(this.#options).filter(([key]) => keys.includes(key)));
  }

  /** How a game of so many begins; null where the rules have none. */
  #opening(count: number): View | null {
    return viewOf(() => new Match(this.#entry.id, { seats: count, options: this.#chosen() }));
  }

  // --- who sits where ---------------------------------------------------------------------------

  #resize(count: number): void {
    this.#seats.length = Math.min(this.#seats.length, count);
    while (this.#seats.length < count) this.#seats.push(bot(2));
  }

  /** Who sits where, and how many where that can be chosen. */
  #sitters(counts: readonly number[], dialog: Dialog): JSX.Element {
    const app = this.#app;
    const { note, partner } = this.#entry;
    const view = this.#opening(this.#seats.length);
    return (
      <>
        {counts.length > 1 && (
          <Select
            label={app.say("setup-seats")}
            name="seats"
            values={counts.map((each) => [String(each), String(each)])}
            now={String(this.#seats.length)}
            change={(value) => {
              this.#resize(Number(value));
              dialog.refresh();
            }}
          />
        )}
        {this.#bots(dialog)}
        <div class="stack">{this.#seats.map((_, index) => this.#sitter(index, view, dialog))}</div>
        {/* What people should know before they begin; it is about partners. */}
        {note && view && partner(view, 0) !== 0 && <Fine>{app.say(note)}</Fine>}
      </>
    );
  }

  #sitter(index: number, view: View | null, dialog: Dialog): JSX.Element {
    const app = this.#app;
    const seat = this.#seats[index];
    const people = seat?.kind === "person";
    const choose = (value: string): void => {
      const level = readLevel(value);
      this.#seats[index] = level ? bot(level) : person(this.#names[index] ?? "");
      dialog.refresh();
    };
    const name = (typed: string): void => {
      this.#names[index] = typed.trim();
      this.#seats[index] = person(typed.trim());
    };
    return (
      <fieldset key={index} class="sitter">
        {this.#legend(index, view)}
        <Select
          label={app.say("setup-who")}
          name={`seat-${index}`}
          values={[["person", app.say("setup-person")], ...this.#levels()]}
          now={people ? "person" : String(seat?.level)}
          change={choose}
          unseen
        />
        <Field label={app.say("setup-name")} hidden={!people} unseen>
          {(labelled) => (
            <input
              {...labelled}
              name={`name-${index}`}
              placeholder={app.say("setup-name")}
              value={this.#names[index] ?? ""}
              maxLength={40}
              autocomplete="off"
              onInput={({ currentTarget }) => name(currentTarget.value)}
              onKeyDown={(event) => this.#press(event, dialog)}
            />
          )}
        </Field>
      </fieldset>
    );
  }

  /** The bots that can be chosen. */
  #levels(): Values {
    return LEVELS.map((level) => [String(level), this.#app.say("setup-bot", { level })]);
  }

  /** A seat's colour, and with whom it plays. */
  #legend(index: number, view: View | null): JSX.Element {
    const app = this.#app;
    const entry = this.#entry;
    const colourOf = (at: number): string => entry.phrases.seat(app.words, at, null);
    const colour = colourOf(index);
    const mark = view ? entry.mark(view, index) : "";
    const partner = view ? entry.partner(view, index) : index;
    return (
      <legend class="row" data-mark={mark}>
        {mark && mark !== colour && <Mark of={mark} />}
        {colour}
        {partner !== index && (
          <span class="fine">{app.say("setup-with", { seat: colourOf(partner) })}</span>
        )}
      </legend>
    );
  }

  /** How strong all bots are, at once; where there is more than one. */
  #bots(dialog: Dialog): JSX.Element | null {
    const app = this.#app;
    const levels = this.#seats.flatMap((seat) => (seat.kind === "bot" ? [seat.level] : []));
    if (levels.length < 2) return null;
    const mixed = new Set(levels).size > 1;
    const choose = (value: string): void => {
      const level = readLevel(value);
      if (!level) return;
      for (const [index, { kind }] of this.#seats.entries())
        if (kind === "bot") this.#seats[index] = bot(level);
      dialog.refresh();
    };
    return (
      <Select
        label={app.say("setup-bots")}
        name="bots"
        values={[
          ...(mixed ? [["mixed", app.say("setup-bots-mixed")] as const] : []),
          ...this.#levels(),
        ]}
        now={mixed ? "mixed" : String(levels[0])}
        change={choose}
      />
    );
  }

  // --- house rules --------------------------------------------------------------------------------

  /** The sets of rules that have a name, of which one sets all house rules at once. */
  #sets(dialog: Dialog): JSX.Element | null {
    const presets = presetsOf(this.#entry);
    if (presets.length < 2) return null;
    const { words } = this.#app;
    const { phrases } = this.#entry;
    const choose = (chosen: string): void => {
      const values = presets.find(({ name }) => name === chosen)?.options ?? {};
      for (const option of this.#choices) {
        if (option === this.#variants || isSeries(option)) continue;
        this.#options[option.key] = values[option.key] ?? option.default;
      }
      dialog.refresh();
    };
    return (
      <Segments
        label={this.#app.say("setup-rules")}
        name="rules"
        values={presets.map(({ name }) => [
          name,
          phrases.value(words, "rules", name),
          phrases.help(words, name),
        ])}
        now={presetOf(presets, this.#houseRules(), this.#now)?.name ?? ""}
        none={this.#app.say("setup-rules-own")}
        change={choose}
      />
    );
  }

  /** The house rules one by one, out of the way of who wants none; to be seen where they are no set that has a name. */
  #single(dialog: Dialog): JSX.Element | null {
    const rules = this.#houseRules();
    if (rules.length === 0) return null;
    return (
      <details class="group" open={this.#unfolded}>
        <summary>
          <h3>{this.#app.say("rules-house")}</h3>
        </summary>
        <div class="roomy stack">{rules.map((option) => this.#option(option, dialog))}</div>
      </details>
    );
  }

  #option(option: Option, dialog: Dialog): JSX.Element {
    const { key, values, default: usual } = option;
    const now = this.#options[key] ?? usual;
    if ([...values].sort().join() !== "off,on") return this.#list(option, now, dialog);
    const { words } = this.#app;
    return (
      <Toggle
        key={key}
        label={ruleName(words, this.#entry, key)}
        name={key}
        now={now === "on"}
        change={(on) => {
          this.#options[key] = on ? "on" : "off";
          dialog.refresh();
        }}
        help={ruleHelp(words, this.#entry, key)}
      />
    );
  }

  /** A house rule of several values. `games:N` is a pattern: a kind to choose and a number beside it. */
  #list(
    { key, values, numbers, default: usual }: Option,
    now: string,
    dialog: Dialog,
  ): JSX.Element {
    const { words } = this.#app;
    const [kind = "", number] = now.split(":");
    const choose = (value: string): void => {
      const [chosen = ""] = value.split(":");
      const usualNumber = value === chosen ? undefined : this.#numbers[chosen];
      this.#options[key] = usualNumber ? `${chosen}:${usualNumber}` : chosen;
      dialog.refresh();
    };
    return (
      <Select
        key={key}
        label={ruleName(words, this.#entry, key)}
        name={key}
        values={values.map((value) => {
          // Which number is not the list's to say.
          const open = value.replace(/:[A-Z]/, ":\u2026");
          return [value, ruleValue(words, this.#entry, key, open)];
        })}
        now={values.find((value) => value.split(":")[0] === kind) ?? usual}
        change={choose}
        help={ruleHelp(words, this.#entry, key)}
        after={numbers && number !== undefined && this.#number(key, kind, number, numbers, dialog)}
      />
    );
  }

  #number(
    key: string,
    kind: string,
    number: string,
    { min, max }: NumberRange,
    dialog: Dialog,
  ): JSX.Element {
    const count = (typed: number): void => {
      // While there is none, the last one holds.
      if (typed >= min) this.#options[key] = `${kind}:${Math.min(typed | 0, max)}`;
    };
    return (
      <Field label={this.#app.say("setup-number")}>
        {(labelled) => (
          <input
            {...labelled}
            name={`${key}-number`}
            type="number"
            min={min}
            max={max}
            value={number}
            onInput={({ currentTarget }) => count(currentTarget.valueAsNumber)}
            onChange={() => dialog.refresh()}
            onKeyDown={(event) => this.#press(event, dialog)}
          />
        )}
      </Field>
    );
  }
}
