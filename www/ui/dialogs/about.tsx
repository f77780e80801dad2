/** The About dialog: version, browsers, licences. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Button, Fine } from "../components/controls";
import type { Page } from "../page";

export function openAbout(page: Page): void {
  page.dialogs.open(() => ({
    title: page.say("about-title"),
    body: (
      <>
        <p>{page.say("about", { version: `${__VERSION__} (${__BUILD__})` })}</p>
        <p>{page.say("about-browsers", __BROWSERS__)}</p>
        <p>{page.say("about-licence")}</p>
        <Licences page={page} />
        <Fine>{page.say("about-report")}</Fine>
        <Button
          label={page.say("copy-report")}
          act={() => void page.copy(page.report())}
          look="quiet"
        />
      </>
    ),
  }));
}

/** The licences of included software, loaded when the section is opened. */
function Licences({ page }: { page: Page }): JSX.Element {
  const [text, setText] = useState("");
  const read = (): void =>
    void import("./licences").then(
      (licences) => setText(licences.default),
      (error) => page.reportError("unknown", error),
    );
  return (
    <details onToggle={read}>
      <summary>{page.say("about-others")}</summary>
      <pre lang="en">{text}</pre>
    </details>
  );
}
