/** Headings. In someone's page the level of a screen's title is the page's to say, and what is below it follows. */
import { type ComponentChildren, createContext, type JSX } from "preact";
import { useContext } from "preact/hooks";

/** The deepest level that HTML has. */
const DEEPEST = 6;

/** The level of a screen's title. */
export const TitleLevel = createContext(1);

/** A heading: of a screen (`depth` 1), of a dialog or a part of a screen (2), of a part of that (3). */
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
