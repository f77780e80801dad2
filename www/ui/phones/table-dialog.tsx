/** The phones at a table hosted here: who has joined, and the code for the next guest. */
import type { JSX } from "preact";
import type { App } from "../app";
import { Button, Fine } from "../components/controls";
import { tableAddress } from "../dialogs/shared-address";
import { CodeEntry } from "./code-entry";
import { CodeShown } from "./code-shown";
import { Seats } from "./seats";

/** Opens the dialog. Before the game, closing it closes the table. */
export function openTable(app: App): void {
  const { tables } = app;
  let begun = tables.host?.session !== null;
  const dialog = app.dialogs.open(
    () => ({
      title: app.say("phones-title"),
      body: (
        <div class="roomy stack">
          <Seats app={app} />
          {tables.host?.complete && !tables.host.misses ? (
            <details>
              <summary>{app.say("phones-more")}</summary>
              <Invite app={app} />
            </details>
          ) : (
            <Invite app={app} />
          )}
          <Fine>{app.say("phones-network")}</Fine>
        </div>
      ),
      actions: !begun && tables.host?.complete && (
        <Button label={app.say("phones-begin")} act={begin} look="primary" />
      ),
    }),
    () => {
      stop();
      if (!begun) tables.clear();
    },
  );
  const begin = (): void => {
    // Now closing the dialog keeps the table, because the game begins.
    begun = true;
    begun = tables.begin();
    if (begun) dialog.close();
  };
  const stop = tables.onChange(() => dialog.refresh());
}

/** The code for the next phone and the field for its answer, one step after the other. */
function Invite({ app }: { app: App }): JSX.Element | null {
  const { invitations } = app.tables;
  if (!invitations) return null;
  const { code, meeting } = invitations;
  const trouble = invitations.trouble
    ? app.say("phones-trouble", { code: invitations.trouble })
    : undefined;
  if (!code && trouble && !meeting)
    return (
      <>
        <p role="alert">{trouble}</p>
        <div class="row">
          <Button label={app.say("phones-new-code")} act={() => void invitations.renew()} />
        </div>
      </>
    );
  const link = tableAddress(code);
  return (
    <ol class="phones-steps stack">
      <li>
        <p>{app.say("phones-step-code", { link: link ? "yes" : "no" })}</p>
        {code && (
          <CodeShown
            app={app}
            text={link || code}
            label={app.say(link ? "share-link" : "phones-code")}
            isLink={link !== ""}
          />
        )}
      </li>
      <li>
        <p>{app.say("phones-step-answer")}</p>
        <CodeEntry
          app={app}
          scan={app.say("phones-scan")}
          paste={app.say("phones-answer")}
          name="answer"
          error={trouble}
          enter={(text) => invitations.answer(text)}
        />
        {meeting && <p role="status">{app.say("phones-meeting")}</p>}
      </li>
    </ol>
  );
}
