/** Components that show data which announces its changes. */
import { useLayoutEffect, useReducer } from "preact/hooks";

/** Something that changes. */
interface Source {
  onChange(listener: () => void): () => void;
}

/** Renders the component again whenever a source changes. The returned function renders it again at any time. */
export function useChanges(...sources: readonly Source[]): () => void {
  const [, count] = useReducer((renders: number, _: undefined) => renders + 1, 0);
  const again = (): void => count(undefined);
  useLayoutEffect(() => {
    const leave = sources.map((source) => source.onChange(again));
    return () => {
      for (const each of leave) each();
    };
  }, sources);
  return again;
}
