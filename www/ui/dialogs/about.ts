/** What this is: version, browsers, licences. */
import { h } from "../../dom";
import type { App } from "../app";
import { button, fine } from "../components/controls";

/** The licences of what is inside, which come when somebody wants to read them. */
async function licences(into: HTMLElement): Promise<void> {
  const { default: text } = await import("./licences");
  into.textContent = text;
}

/** Opens the panel. */
export function openAbout(app: App): void {
  app.dialogs.open(() => {
    const others = h("pre", { lang: "en" });
    const read = (): void =>
      void licences(others).catch((error) => app.reportError("unknown", error));
    return {
      title: app.say("about-title"),
      body: [
        h("p", {}, app.say("about", { version: `${__VERSION__} (${__BUILD__})` })),
        h("p", {}, app.say("about-browsers", __BROWSERS__)),
        h("p", {}, app.say("about-licence")),
        h("details", { ontoggle: read }, h("summary", {}, app.say("about-others")), others),
        fine(app.say("about-report")),
        button(app.say("copy-report"), () => void app.copy(app.report()), "quiet"),
      ],
    };
  });
}
