/** Rules in the set-up: presets and single house rules. */
import type { JSX } from "preact";
import type { NumberRange } from "../../../engine/types";
import { Field, Segments, Select, Toggle, whenEntered } from "../../components/controls";
import { ruleHelp, ruleName, ruleValue } from "../../components/rule-names";
import type { Page } from "../../page";
import type { Option, SetupDraft } from "./draft";

/** Props of each part of the set-up. */
export interface Choice {
  page: Page;
  draft: SetupDraft;
  /** Makes a change and renders the set-up again. */
  edit: (change?: () => void) => void;
  start: () => void;
}

/** The option that selects cards and board, with its values side by side. */
export function Variant({ page, draft, edit }: Choice): JSX.Element | null {
  const { key = "", values = [] } = draft.variants ?? {};
  if (values.length < 2) return null;
  const { entry } = draft;
  return (
    <Segments
      label={ruleName(page.words, entry, key)}
      values={values.map((value) => [
        value,
        ruleValue(page.words, entry, key, value),
        ruleHelp(page.words, entry, value),
      ])}
      now={draft.now(key)}
      change={(value) => edit(() => draft.set(key, value))}
    />
  );
}

/** The presets. Each sets all house rules at once. */
export function RuleSets({ page, draft, edit }: Choice): JSX.Element | null {
  const { entry, presets } = draft;
  if (presets.length < 2) return null;
  return (
    <Segments
      label={page.say("setup-rules")}
      values={presets.map(({ name }) => [
        name,
        ruleValue(page.words, entry, "rules", name),
        ruleHelp(page.words, entry, name),
      ])}
      now={draft.preset()?.name ?? ""}
      none={page.say("setup-rules-own")}
      change={(chosen) => edit(() => draft.usePreset(chosen))}
    />
  );
}

/** One option: on or off, or one of several values. */
export function Rule(props: Choice & { option: Option }): JSX.Element {
  const { page, draft, edit, option } = props;
  const { key, values } = option;
  if ([...values].sort().join() !== "off,on") return <ValueList {...props} />;
  return (
    <Toggle
      label={ruleName(page.words, draft.entry, key)}
      name={key}
      now={draft.now(key) === "on"}
      change={(on) => edit(() => draft.set(key, on ? "on" : "off"))}
      help={ruleHelp(page.words, draft.entry, key)}
    />
  );
}

/** A house rule with several values. `games:N` is a pattern: a kind to choose and a number next to it. */
function ValueList(props: Choice & { option: Option }): JSX.Element {
  const { page, draft, edit, option } = props;
  const { key, values, numbers, default: usual } = option;
  const [kind = "", number] = draft.now(key).split(":");
  const choose = (value: string): void => {
    const [chosen = ""] = value.split(":");
    const usualNumber = value === chosen ? undefined : draft.numbers[chosen];
    edit(() => draft.set(key, usualNumber ? `${chosen}:${usualNumber}` : chosen));
  };
  return (
    <Select
      label={ruleName(page.words, draft.entry, key)}
      name={key}
      values={values.map((value) => {
        // The list shows an ellipsis instead of the number.
        const open = value.replace(/:[A-Z]/, ":\u2026");
        return [value, ruleValue(page.words, draft.entry, key, open)];
      })}
      now={values.find((value) => value.split(":")[0] === kind) ?? usual}
      change={choose}
      help={ruleHelp(page.words, draft.entry, key)}
      after={
        numbers &&
        number !== undefined && <HowMany {...props} kind={kind} number={number} range={numbers} />
      }
    />
  );
}

function HowMany(
  props: Choice & { option: Option; kind: string; number: string; range: NumberRange },
): JSX.Element {
  const { page, draft, edit, start, option, kind, number, range } = props;
  const { min, max } = range;
  const count = (typed: number): void => {
    // Until a number is typed, the last one applies.
    if (typed >= min) draft.set(option.key, `${kind}:${Math.min(typed | 0, max)}`);
  };
  return (
    <Field label={page.say("setup-number")}>
      {(labelled) => (
        <input
          {...labelled}
          name={`${option.key}-number`}
          type="number"
          min={min}
          max={max}
          value={number}
          onInput={({ currentTarget }) => count(currentTarget.valueAsNumber)}
          onChange={() => edit()}
          onKeyDown={whenEntered(start)}
        />
      )}
    </Field>
  );
}
