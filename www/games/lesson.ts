/** What a lesson is. */

/** A position, and which of its moves the step is about; any move where none is told. The first seat learns. */
export type Step = readonly [position: string, wanted?: RegExp];

/** Steps that let one do the thing. */
export interface Lesson {
  variant?: string;
  steps: readonly Step[];
}
