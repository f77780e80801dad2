/** The phones at a table that was laid here: who has come, and the code for who comes next. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { entryOf, GAMES } from "../../../games/registry";
import type { SeatShown } from "../../../phones/protocol";
import { bot } from "../../../storage/seats";
import type { App } from "../../app";
import { Button, Field, Fine, whenEntered } from "../../components/controls";
import { QrCode } from "../../components/qr-code";
import { tableAddress } from "../shared-address";
import { Scanner } from "./scanner";
import { troubleText } from "./trouble";

/** The level of a bot that plays in between. */
const SUBSTITUTE = 3;

/** Opens the dialog; before the game, closing it clears the table. */
export function openTable(app: App): void {
  const { tables } = app;
  let begun = tables.host?.session !== null;
  const dialog = app.dialogs.open(
    () => ({
      title: app.say("phones-title"),
      body: (
        <div class="roomy stack">
          <Seats app={app} />
          <Invite app={app} />
          <Fine>{app.say("phones-network")}</Fine>
        </div>
      ),
      actions: !begun && tables.host?.complete && (
        <Button label={app.say("phones-begin")} act={() => begin()} look="primary" />
      ),
    }),
    () => {
      stop();
      if (!begun) tables.clear();
    },
  );
  const begin = async (): Promise<void> => {
    begun = true;
    await tables.begin();
    dialog.close();
  };
  const stop = tables.onChange(() => dialog.refresh());
}

/** Each seat, and whether its phone is there. */
function Seats({ app }: { app: App }): JSX.Element | null {
  const { host } = app.tables;
  if (!host) return null;
  const { game } = host.table;
  const { phrases } = entryOf(game) ?? GAMES[0];
  return (
    <ul class="stack">
      {host.shown.map((seat, at) => (
        <li class="row" key={phrases.seat(app.words, at, null)}>
          <strong>{phrases.seat(app.words, at, null)}</strong>
          <span>{seatTold(app, seat)}</span>
          <Substitute app={app} seat={seat} at={at} />
        </li>
      ))}
    </ul>
  );
}

function seatTold(app: App, seat: SeatShown): string {
  if (seat.kind === "bot") return app.say("setup-bot", { level: seat.level });
  if (seat.kind === "host") return seat.name || app.say("phones-here");
  const name = seat.name || app.say("phones-guest");
  if (!seat.taken) return app.say("phones-free");
  return app.say(seat.there ? "phones-there" : "phones-away", { name });
}

/** While a guest is away a bot may play for it. */
function Substitute(props: { app: App; seat: SeatShown; at: number }): JSX.Element | null {
  const { app, seat, at } = props;
  const { host } = app.tables;
  if (!host?.session) return null;
  if (seat.kind === "guest" && !seat.there)
    return <Button label={app.say("phones-bot")} act={() => host.replace(at, bot(SUBSTITUTE))} />;
  if (seat.kind === "bot" && host.awaits(at))
    return <Button label={app.say("phones-back")} act={() => host.replace(at, null)} />;
  return null;
}

/** The code for the next phone, and the answer that it gives. */
function Invite({ app }: { app: App }): JSX.Element | null {
  const { invitation } = app.tables;
  const [scanning, setScanning] = useState(false);
  const [pasted, setPasted] = useState("");
  if (!invitation) return null;
  const link = tableAddress(invitation.code);
  const answer = async (text: string): Promise<void> => {
    if (await invitation.answer(text)) {
      setScanning(false);
      setPasted("");
    }
  };
  if (!invitation.code)
    return <p role="status">{invitation.trouble ? troubleText(app, invitation.trouble) : ""}</p>;
  return (
    <>
      <p>{app.say("phones-code-help")}</p>
      <QrCode text={link || invitation.code} label={app.say("phones-code")} open />
      <Field label={app.say(link ? "share-link" : "phones-code")}>
        {(labelled) => <input {...labelled} readOnly value={link || invitation.code} />}
      </Field>
      <div class="row">
        <Button
          label={app.say(link ? "share-copy-link" : "phones-copy")}
          act={() => void app.copy(link || invitation.code)}
        />
        <Button label={app.say("phones-scan")} act={() => setScanning(true)} look="primary" />
      </div>
      {scanning && (
        <Scanner app={app} onText={(text) => void answer(text)} onStop={() => setScanning(false)} />
      )}
      <Field
        label={app.say("phones-answer")}
        {...(invitation.trouble && { error: troubleText(app, invitation.trouble) })}
      >
        {(labelled) => (
          <input
            {...labelled}
            name="answer"
            value={pasted}
            autocomplete="off"
            onInput={({ currentTarget }) => setPasted(currentTarget.value)}
            onKeyDown={whenEntered(() => void answer(pasted))}
          />
        )}
      </Field>
      <div class="row">
        <Button label={app.say("phones-connect")} act={() => void answer(pasted)} />
        {invitation.meeting && <span role="status">{app.say("phones-meeting")}</span>}
      </div>
    </>
  );
}
