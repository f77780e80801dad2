/** The controls of screens and dialogs: buttons, and labelled fields. */
import type { ComponentChildren, JSX, Ref } from "preact";
import { useState } from "preact/hooks";
import { uniqueId } from "../../dom";
import { keyName } from "../../keys";
import { Icon, type IconName } from "./icons";

export function Button(props: {
  label: string;
  act: () => void;
  look?: string;
  held?: Ref<HTMLButtonElement>;
}): JSX.Element {
  const { label, act, look = "", held } = props;
  return (
    <button type="button" class={`button ${look}`} ref={held} onClick={act}>
      {label}
    </button>
  );
}

/**
 * A button with an icon and a label. It can have the focus even while `off`, so that the last undo doesn't lose the
 * focus.
 */
export function IconedButton(props: {
  name: IconName;
  label: string;
  act: () => void;
  look?: string;
  off?: boolean | undefined;
  busy?: boolean;
}): JSX.Element {
  const { name, label, act, look = "", off, busy } = props;
  return (
    <button
      type="button"
      class={look}
      aria-disabled={off}
      aria-busy={busy ? "true" : undefined}
      onClick={() => !off && act()}
    >
      <Icon name={name} />
      <span>{label}</span>
    </button>
  );
}

/** A button with an icon and a tooltip as its label. It keeps its place and the focus even while `off`. */
export function IconButton(props: {
  name: IconName;
  label: string;
  act: () => void;
  off?: boolean;
  hidden?: boolean;
  held?: Ref<HTMLButtonElement>;
}): JSX.Element {
  const { name, label, act, off, hidden = false, held } = props;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={off ? "true" : undefined}
      hidden={hidden}
      ref={held}
      onClick={act}
    >
      <Icon name={name} />
    </button>
  );
}

/** The attributes of a labelled control. */
interface Labelled {
  id: string;
  "aria-describedby": string | undefined;
}

/** An id for the lifetime of a component. */
const useUniqueId = (): string => useState(uniqueId)[0];

/** A control under its label, described by `help` or its error. */
export function Field(props: {
  label: string;
  help?: string | undefined;
  error?: string;
  hidden?: boolean;
  /** True if the control is clear without a visible label. */
  unseen?: boolean;
  children: (labelled: Labelled) => ComponentChildren;
  after?: ComponentChildren;
}): JSX.Element {
  const { label, help, error, hidden = false, unseen = false, children, after } = props;
  const [id, described] = [useUniqueId(), useUniqueId()];
  const hasDetails = help !== undefined || error !== undefined;
  return (
    <div class="field stack" hidden={hidden}>
      <label for={id} class={unseen ? "unseen" : ""}>
        {label}
      </label>
      {children({ id, "aria-describedby": hasDetails ? described : undefined })}
      {help !== undefined && <Fine id={described}>{help}</Fine>}
      {error !== undefined && (
        <p class="error" role="alert" id={described}>
          {error}
        </p>
      )}
      {after}
    </div>
  );
}

/**
 * Calls a function when Enter is pressed in a field. There are no forms, because a sandbox may forbid submitting
 * them.
 */
export const whenEntered =
  (act: () => void) =>
  (event: KeyboardEvent): void => {
    if (keyName(event) !== "Enter") return;
    event.preventDefault();
    act();
  };

export function Toggle(props: {
  label: string;
  name: string;
  now: boolean;
  change: (on: boolean) => void;
  help?: string;
}): JSX.Element {
  const { label, name, now, change, help } = props;
  const described = useUniqueId();
  return (
    <div class="toggle">
      <label class="row">
        <input
          type="checkbox"
          name={name}
          checked={now}
          aria-describedby={help === undefined ? undefined : described}
          onChange={({ currentTarget }) => change(currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      {help !== undefined && <Fine id={described}>{help}</Fine>}
    </div>
  );
}

/** Values of a choice and their labels. */
export type Values = readonly (readonly [value: string, label: string])[];

export function Select(props: {
  label: string;
  name: string;
  values: Values;
  now: string;
  change: (value: string) => void;
  help?: string;
  unseen?: boolean;
  onKeyDown?: () => void;
  after?: ComponentChildren;
}): JSX.Element {
  const { name, values, now, change, onKeyDown, ...field } = props;
  return (
    <Field {...field}>
      {(labelled) => (
        <select
          {...labelled}
          name={name}
          value={now}
          onKeyDown={onKeyDown}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        >
          <Options values={values} />
        </select>
      )}
    </Field>
  );
}

export const Options = ({ values }: { values: Values }): JSX.Element => (
  <>
    {values.map(([value, shown]) => (
      <option key={value} value={value}>
        {shown}
      </option>
    ))}
  </>
);

/** A choice among a few options side by side, with an optional line about the chosen one below. */
export function Segments<Value extends string>(props: {
  label: string;
  values: readonly (readonly [value: Value, label: string, line?: string])[];
  now: string;
  none?: string;
  change: (value: Value) => void;
}): JSX.Element {
  const { label, values, now, none, change } = props;
  const [name, described] = [useUniqueId(), useUniqueId()];
  const chosen = values.find(([value]) => value === now);
  const line = chosen ? chosen[2] : none;
  return (
    <fieldset class="segmented stack">
      <legend>{label}</legend>
      <div class="segments">
        {values.map(([value, shown]) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === now}
              aria-describedby={line && value === now ? described : undefined}
              onChange={() => change(value)}
            />
            <span>{shown}</span>
          </label>
        ))}
      </div>
      {line && <Fine id={described}>{line}</Fine>}
    </fieldset>
  );
}

/** The mark of a seat: its colour, its letter, or both. The parent element has the same mark. */
export function Mark({ of }: { of: string }): JSX.Element {
  return (
    <span class="mark" aria-hidden="true">
      {letterOf(of)}
    </span>
  );
}

/** The letter of a mark; empty if it is only a colour. */
export function letterOf(mark: string): string {
  const [letter = ""] = mark.split(" ");
  return letter.length === 1 ? letter : "";
}

export const Fine = (props: { id?: string; children: ComponentChildren }): JSX.Element => (
  <p class="fine" id={props.id}>
    {props.children}
  </p>
);
