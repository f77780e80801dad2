/** Headings. An embedding page chooses the level of a screen's title, and the levels below follow from it. */
import { type ComponentChildren, createContext, type JSX } from "preact";
import { useContext, useLayoutEffect } from "preact/hooks";

/** The deepest heading level in HTML. */
const DEEPEST = 6;

/** The level of a screen's title, and a function that is called when a title has been rendered. */
export const Titles = createContext({ level: 1, shown: (): void => {} });

/** A heading of a screen (`depth` 1), of a dialog or part of a screen (2), or of a part of that (3). */
export function Heading(props: {
  depth: 1 | 2 | 3;
  id?: string;
  tabindex?: number;
  children: ComponentChildren;
}): JSX.Element {
  const { depth, ...rest } = props;
  const { level, shown } = useContext(Titles);
  useLayoutEffect(() => {
    if (depth === 1) shown();
  });
  const Tag = `h${Math.min(level + depth - 1, DEEPEST)}` as "h1";
  return <Tag class={`heading-${depth}`} {...rest} />;
}
