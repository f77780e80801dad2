/** What this is: version, browsers, licences. */
import licences from "sobremesa:licences";
import { h } from "../dom";
import type { App } from "./app";
import { button, fine } from "./controls";

/** Opens the panel. */
export function openAbout(app: App): void {
  app.dialogs.open(() => ({
    title: app.say("about-title"),
    body: [
      h("p", {}, app.say("about", { version: `${__VERSION__} (${__BUILD__})` })),
      h("p", {}, app.say("about-browsers", __BROWSERS__)),
      h("p", {}, app.say("about-licence")),
      h(
        "details",
        {},
        h("summary", {}, app.say("about-others")),
        h("pre", { lang: "en" }, licences),
      ),
      fine(app.say("about-report")),
      button(app.say("copy-report"), () => void app.copy(app.report()), "quiet"),
    ],
  }));
}
