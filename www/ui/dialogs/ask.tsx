/** Simple questions. */
import { Button } from "../components/controls";
import type { PageCore } from "../page-core";

/** A question; its first answer is the suggested one. */
export interface Question {
  title: string;
  text?: string;
  answers: { label: string; act: () => void }[];
}

/**
 * Asks a question with a few answers. `otherwise` is called if it is closed without one. Returns a function that
 * closes it.
 */
export function ask(page: PageCore, make: () => Question, otherwise?: () => void): () => void {
  let then = otherwise;
  const { close } = page.dialogs.open(
    (dialog) => {
      const { title, text, answers } = make();
      const answer = (act: () => void): void => {
        then = act;
        dialog.close();
      };
      const actions = answers.map(({ label, act }, index) => (
        <Button
          key={label}
          label={label}
          act={() => answer(act)}
          look={index === 0 ? "primary" : ""}
        />
      ));
      return { title, body: text && <p>{text}</p>, actions, look: "sheet" };
    },
    () => then?.(),
  );
  return close;
}
