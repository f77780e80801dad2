/** The curtain between people who share a device and hide their hands. */
import { focused, h, set, text } from "../../../dom";
import type { GameEntry } from "../../../games/registry";
import type { Session } from "../../../session/session";
import type { App } from "../../app";
import { button } from "../../components/controls";
import { curtainText } from "./status";

/** Who taps within this time, in ms, has not read what appeared. */
const HASTE = 400;

/** The curtain over the board. */
export interface Curtain {
  readonly element: HTMLElement;
  /** Draws or opens it; not while a motion is `shown`. */
  refresh(shown: boolean): void;
}

/** Makes the curtain; when it is opened, the keyboard goes `elsewhere`. */
export function makeCurtain(
  app: App,
  session: Session,
  entry: GameEntry,
  elsewhere: { focus(): void },
): Curtain {
  let drawn = 0;
  let whose: number | null = null;
  /** Keeps a hand from whoever has the device now; a second tap of the one before opens nothing. */
  const ready = button("", () => performance.now() - drawn > HASTE && session.open(), "primary");
  const element = h("div", { class: "curtain", hidden: true });

  function refresh(shown: boolean): void {
    // Behind it nothing is hidden that a motion under way could show: that may be seen to its end.
    const now = shown ? null : session.state.curtain;
    if (now === whose) return;
    whose = now;
    const had = focused(element);
    element.hidden = now === null;
    if (now === null) {
      // The keyboard goes on where it was wanted.
      if (had === ready) elsewhere.focus();
      return;
    }
    drawn = performance.now();
    // What was said is not for who comes.
    app.liveRegion.element.replaceChildren();
    const line = (id: string): string => curtainText(app, session, entry, id);
    text(ready, line("curtain-ready"));
    set(ready, {
      "aria-label": app.words.list([line("curtain-title"), line("curtain-ready")], "gap"),
    });
    element.replaceChildren(
      h(
        "div",
        { class: "card stack" },
        h("strong", { class: "status-who" }, line("curtain-title")),
        h("span", {}, line("curtain-text")),
        ready,
      ),
    );
    if (element.closest(".game")?.contains(had)) ready.focus({ preventScroll: true });
  }
  return { element, refresh };
}
