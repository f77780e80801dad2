/** Headings. An embedding page chooses the level of a screen's title, and the levels below follow from it. */
import { type ComponentChildren, createContext, type JSX } from "preact";
import { useContext } from "preact/hooks";

/** The deepest heading level in HTML. */
const DEEPEST = 6;

/** The level of a screen's title. */
export const TitleLevel = createContext(1);

/** A heading of a screen (`depth` 1), of a dialog or part of a screen (2), or of a part of that (3). */
export function Heading(props: {
  depth: 1 | 2 | 3;
  id?: string;
  tabindex?: number;
  children: ComponentChildren;
}): JSX.Element {
  const { depth, ...rest } = props;
  const Tag = `h${Math.min(useContext(TitleLevel) + depth - 1, DEEPEST)}` as "h1";
  return <Tag class={`heading-${depth}`} {...rest} />;
}
