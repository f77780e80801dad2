/** Small questions. */
import { h } from "../../dom";
import type { App } from "../app";
import { button } from "../components/controls";

/** What is asked; the first answer is the one to choose. */
export interface Question {
  title: string;
  text?: string;
  answers: { label: string; act: () => void }[];
}

/** Asks one thing with a few answers; `otherwise` is called if it is closed without one. Returns what closes it. */
export function ask(app: App, make: () => Question, otherwise?: () => void): () => void {
  let then = otherwise;
  return app.dialogs.open(
    (close) => {
      const { title, text, answers } = make();
      const actions = answers.map(({ label, act }, index) => {
        const answer = (): void => {
          then = act;
          close();
        };
        return button(label, answer, index === 0 ? "primary" : "");
      });
      return { title, body: [text && h("p", {}, text)], actions, look: "sheet" };
    },
    () => then?.(),
  );
}
