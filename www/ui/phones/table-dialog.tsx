/** The phones at a table hosted here: who has joined, and the code for the next guest. */
import type { JSX } from "preact";
import { Button, Fine } from "../components/controls";
import { tableAddress } from "../dialogs/shared-address";
import type { Page } from "../page";
import { useChanges } from "../use-changes";
import { CodeEntry } from "./code-entry";
import { CodeShown } from "./code-shown";
import { Seats } from "./seats";

/** Opens the dialog. Before the game, closing it closes the table. */
export function openTable(page: Page): void {
  const { tables } = page;
  let begun = tables.host?.session !== null;
  const dialog = page.dialogs.open(
    () => ({
      title: page.say("phones-title"),
      body: (
        <div class="roomy stack">
          <Seats page={page} />
          {tables.host?.complete && !tables.host.misses ? (
            <details>
              <summary>{page.say("phones-more")}</summary>
              <Invite page={page} />
            </details>
          ) : (
            <Invite page={page} />
          )}
          <Fine>{page.say("phones-network")}</Fine>
        </div>
      ),
      actions: !begun && tables.host?.complete && (
        <Button label={page.say("phones-begin")} act={begin} look="primary" />
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
function Invite({ page }: { page: Page }): JSX.Element | null {
  useChanges(page.tables);
  const { invitations } = page.tables;
  if (!invitations) return null;
  const { code, meeting } = invitations;
  const trouble = invitations.trouble
    ? page.say("phones-trouble", { code: invitations.trouble })
    : undefined;
  if (!code && trouble && !meeting)
    return (
      <>
        <p role="alert">{trouble}</p>
        <div class="row">
          <Button label={page.say("phones-new-code")} act={() => void invitations.renew()} />
        </div>
      </>
    );
  const link = tableAddress(code);
  return (
    <ol class="phones-steps stack">
      {!link && (
        <li>
          <p>{page.say("phones-step-file")}</p>
        </li>
      )}
      <li>
        <p>{page.say("phones-step-code", { link: link ? "yes" : "no" })}</p>
        {code && (
          <CodeShown
            page={page}
            text={link || code}
            label={page.say(link ? "share-link" : "phones-code")}
            isLink={link !== ""}
          />
        )}
      </li>
      <li>
        <p>{page.say("phones-step-answer")}</p>
        <CodeEntry
          page={page}
          scan={page.say("phones-scan")}
          paste={page.say("phones-answer")}
          name="answer"
          error={trouble}
          enter={(text) => invitations.answer(text)}
        />
        {meeting && <p role="status">{page.say("phones-meeting")}</p>}
      </li>
    </ol>
  );
}
