/** The phones at a table hosted here: who has joined, and the code for the next guest. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Button } from "../components/controls";
import type { Content } from "../dialogs/dialogs";
import { tableAddress } from "../dialogs/shared-address";
import type { Page } from "../page";
import { useChanges } from "../use-changes";
import { CodeEntry } from "./code-entry";
import { CodeShown } from "./code-shown";
import { useCamera } from "./scanner";
import { Seats } from "./seats";
import { Steps } from "./steps";

/** Opens the dialog. Before the game, closing it closes the table. */
export function openTable(page: Page): void {
  const { tables } = page;
  tables.closeNote();
  let begun = tables.host?.session !== null;
  const begin = (): void => {
    // Now closing the dialog keeps the table, because the game begins.
    begun = true;
    begun = tables.begin();
    if (begun) dialog.close();
  };
  const dialog = page.dialogs.open(
    () => contentOf(page, begin),
    () => {
      stop();
      if (begun) return;
      tables.clear();
      page.notes.show(["phones-closed"], true);
    },
  );
  const stop = tables.onChange(() => dialog.refresh());
}

function contentOf(page: Page, begin: () => void): Content {
  const { host } = page.tables;
  const { session = null, complete = false, misses = false } = host ?? {};
  const ready = complete && !misses;
  const starts = !session && complete;
  return {
    look: "steady",
    title: page.say(session || starts ? "phones-title" : "phones-lay"),
    body: (
      <div class="roomy stack">
        {(session || starts) && <Seats page={page} />}
        {session && ready ? (
          <details>
            <summary>{page.say("phones-more")}</summary>
            <Invite page={page} />
          </details>
        ) : (
          !starts && <Invite page={page} />
        )}
        {!session && !starts && <Seats page={page} guests />}
      </div>
    ),
    actions: starts && <Button label={page.say("phones-begin")} act={begin} look="primary" />,
  };
}

/** The code for the next phone, and then the entry of its answer. */
function Invite({ page }: { page: Page }): JSX.Element | null {
  useChanges(page.tables);
  const camera = useCamera();
  const [entering, setEntering] = useState(false);
  const { invitations } = page.tables;
  if (!invitations) return null;
  const { code, meeting } = invitations;
  const trouble = invitations.trouble
    ? page.say("phones-trouble", { code: invitations.trouble })
    : undefined;
  if (meeting)
    return (
      <>
        <Steps page={page} now="play" pastes={!camera} />
        <p role="status">{page.say("phones-meeting")}</p>
      </>
    );
  if (entering)
    return (
      <>
        <Steps page={page} now="you" pastes={!camera} />
        <CodeEntry
          page={page}
          camera={camera}
          error={trouble}
          enter={(text) => invitations.answer(text) && setEntering(false)}
          stop={() => {
            invitations.trouble = null;
            setEntering(false);
          }}
        />
      </>
    );
  return (
    <>
      {trouble && <p role="alert">{trouble}</p>}
      {code ? (
        <>
          <Steps page={page} now="they" pastes={!camera} />
          <Code page={page} code={code} next={() => setEntering(true)} />
        </>
      ) : (
        trouble && (
          <div class="row">
            <Button label={page.say("phones-new-code")} act={() => void invitations.renew()} />
          </div>
        )
      )}
    </>
  );
}

/** The code for the next phone, what its owner does with it, and the button to the next step. */
function Code(props: { page: Page; code: string; next: () => void }): JSX.Element {
  const { page, code, next } = props;
  const link = tableAddress(code);
  return (
    <>
      <p>{page.say("phones-step-code", { link: link ? "yes" : "no" })}</p>
      <CodeShown
        page={page}
        text={link || code}
        label={page.say(link ? "share-link" : "phones-code")}
        isLink={link !== ""}
      />
      <Button label={page.say("phones-scan")} act={next} look="primary" />
    </>
  );
}
