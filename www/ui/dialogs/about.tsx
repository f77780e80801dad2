/** The About dialog: version, browsers, licences. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { App } from "../app";
import { Button, Fine } from "../components/controls";

export function openAbout(app: App): void {
  app.dialogs.open(() => ({
    title: app.say("about-title"),
    body: (
      <>
        <p>{app.say("about", { version: `${__VERSION__} (${__BUILD__})` })}</p>
        <p>{app.say("about-browsers", __BROWSERS__)}</p>
        <p>{app.say("about-licence")}</p>
        <Licences app={app} />
        <Fine>{app.say("about-report")}</Fine>
        <Button
          label={app.say("copy-report")}
          act={() => void app.copy(app.report())}
          look="quiet"
        />
      </>
    ),
  }));
}

/** The licences of included software, loaded when the section is opened. */
function Licences({ app }: { app: App }): JSX.Element {
  const [text, setText] = useState("");
  const read = (): void =>
    void import("./licences").then(
      (licences) => setText(licences.default),
      (error) => app.reportError("unknown", error),
    );
  return (
    <details onToggle={read}>
      <summary>{app.say("about-others")}</summary>
      <pre lang="en">{text}</pre>
    </details>
  );
}
