/** A tool of the game screen. */
import type { JSX } from "preact";
import { Icon, type IconName } from "../../components/icons";

/** A button with an icon above its label. One that is `off` can still have the focus: it must not drop with the last undo. */
export function Tool(props: {
  name: IconName;
  label: string;
  act: () => void;
  off?: boolean;
  busy?: boolean;
  look?: string;
}): JSX.Element {
  const { name, label, act, off, busy, look = "tool" } = props;
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
