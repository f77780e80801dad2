/** A menu: entries in a dialog. */
import type { JSX } from "preact";
import type { Dialog } from "../dialogs/dialogs";
import { IconedButton } from "./controls";
import type { IconName } from "./icons";

export type Item = [icon: IconName, label: string, act: () => void];

/** The entries of a menu. If `dialog` is given, it closes before an entry acts. */
export const Menu = (props: { dialog?: Dialog; items: Item[] }): JSX.Element => (
  <ul class="menu">
    {props.items.map(([name, label, act]) => {
      const choose = (): void => {
        props.dialog?.close();
        act();
      };
      return (
        <li key={label}>
          <IconedButton name={name} label={label} act={choose} look="wide" />
        </li>
      );
    })}
  </ul>
);
