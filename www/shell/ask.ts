/** Small questions. */
import type { App } from "./app";
import { button } from "./app";
import type { Child } from "./dom";
import { h } from "./dom";

/** Asks one thing with a few answers; `otherwise` is called if it is closed without one. */
export function ask(
  app: App,
  make: () => { title: string; text: string; answers: { label: string; act: () => void }[] },
  otherwise?: () => void,
): void {
  let answered = false;
  app.dialogs.open(
    (close) => {
      const { title, text, answers } = make();
      const actions: Child[] = answers.map(({ label, act }, index) =>
        button(
          label,
          () => {
            answered = true;
            close();
            act();
          },
          index === 0 ? "primary" : "",
        ),
      );
      return { title, body: text === "" ? [] : [h("p", {}, text)], actions, look: "sheet" };
    },
    () => {
      if (!answered) otherwise?.();
    },
  );
}
