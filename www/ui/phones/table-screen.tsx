/** The screen of a guest at a table on another device, until the game begins: seats, and what the table waits for. */

import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { loadedGame } from "../../games/registry";
import type { GuestState } from "../../phones/guest-table";
import type { TableMessage } from "../../phones/protocol";
import { seatsHere } from "../../phones/seating";
import type { App } from "../app";
import { Button, Field, Fine, IconButton } from "../components/controls";
import { Heading } from "../components/heading";
import { openOrJoin } from "../dialogs/openers";
import type { Screen } from "../screens/screen";
import { CodeShown } from "./code-shown";
import { botAtLevel, openingOf, SeatName, seatLabel } from "./seats";

/** Makes the screen of a table, from the code of an invitation. */
export function tableScreen(app: App, code: string): Screen {
  const { tables } = app;
  const screen: Screen = {
    view: () => <TableView app={app} />,
    shown: () => void tables.visit(code),
    leave: () => stop(),
  };
  const stop = tables.onChange(() => app.render(screen));
  return screen;
}

function TableView({ app }: { app: App }): JSX.Element {
  const { tag: Tag, tables } = app;
  const { guest, reply, trouble } = tables;
  const table = guest?.table ?? null;
  const state = guest?.state ?? { kind: "waiting" };
  return (
    <Tag class="rules table-visit">
      <header class="bar">
        <IconButton
          name="back"
          label={app.say("back")}
          act={() => app.router.go({ screen: "home" })}
        />
        <Heading depth={1} tabindex={-1}>
          {app.say("visit-title")}
        </Heading>
      </header>
      <article class="prose stack">
        {state.kind === "waiting" && reply && (
          <p>{app.say(tables.returns ? "visit-welcome-back" : "visit-invited")}</p>
        )}
        <p role="status">
          {trouble ? app.say("phones-trouble", { code: trouble }) : stateText(app, state, reply)}
        </p>
        {state.kind === "waiting" && reply && (
          <>
            <CodeShown app={app} text={reply} label={app.say("visit-code")} isLink={false} />
            <Fine>{app.say("phones-network")}</Fine>
          </>
        )}
        {(trouble || reply || state.kind !== "waiting") && state.kind !== "there" && (
          <div class="row">
            <Button
              label={app.say(trouble ? "open-or-join" : "visit-return")}
              act={() => openOrJoin(app, !trouble)}
              look="primary"
            />
          </div>
        )}
        {state.kind === "there" && table && <Lobby app={app} table={table} />}
      </article>
    </Tag>
  );
}

function stateText(app: App, state: GuestState, reply: string): string {
  if (state.kind === "refused")
    return app.say("visit-refused", { why: state.why, version: state.version });
  if (state.kind === "waiting") return app.say(reply ? "visit-show" : "visit-looks");
  return app.say("visit-state", { state: state.kind });
}

/** The available seats. */
function Lobby({ app, table }: { app: App; table: TableMessage }): JSX.Element {
  const { guest } = app.tables;
  const { yours } = table;
  const before = table.seats[yours[0] ?? -1];
  const [name, setName] = useState(before?.kind === "guest" ? before.name : "");
  const entry = loadedGame(table.game);
  const { phrases, texts } = entry;
  const opening = openingOf(table.game, table.seats.length, table.options);
  const sitting = seatsHere(table.seats, yours);
  const sit = (seats: number[], as = name): void =>
    guest?.sit(seats.map((seat) => ({ seat, name: as })));
  return (
    <>
      <Heading depth={2}>{app.say(texts.title)}</Heading>
      <NameField
        app={app}
        name={name}
        change={setName}
        changed={(typed) => yours.length > 0 && sit(yours, typed)}
      />
      <ul class="phones-seats stack">
        {table.seats.map((seat, at) => {
          const own = yours.includes(at);
          const free = seat.kind === "guest" && !seat.there;
          const colour = phrases.seat(app.words, at, null);
          return (
            <li class="row" key={colour}>
              <SeatName app={app} entry={entry} opening={opening} seat={at} />
              <span>
                {own
                  ? app.say("sitter-you")
                  : seatLabel(app, seat, botAtLevel(app, sitting, at), false)}
              </span>
              {free && !own && (
                <Button
                  label={app.say("visit-sit")}
                  act={() => sit([...yours, at])}
                  look="primary"
                />
              )}
              {own && (
                <Button
                  label={app.say("visit-stand-up")}
                  act={() => sit(yours.filter((each) => each !== at))}
                />
              )}
            </li>
          );
        })}
      </ul>
      <Fine>{app.say(table.begun ? "visit-asks" : "visit-waits")}</Fine>
    </>
  );
}

/** The pause in typing, in ms, after which the name is sent to the others. */
const TYPED = 500;

/** The field for the player's name; `changed` is called after typing. */
function NameField(props: {
  app: App;
  name: string;
  change: (name: string) => void;
  changed: (name: string) => void;
}): JSX.Element {
  const { app, name, change, changed } = props;
  const typing = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const tell = (value: string): void => {
    clearTimeout(typing.current);
    changed(value);
  };
  return (
    <Field label={app.say("setup-name")}>
      {(labelled) => (
        <input
          {...labelled}
          name="name"
          value={name}
          maxLength={40}
          autocomplete="off"
          onInput={({ currentTarget: { value } }) => {
            change(value);
            clearTimeout(typing.current);
            typing.current = setTimeout(tell, TYPED, value);
          }}
          onChange={({ currentTarget: { value } }) => tell(value)}
        />
      )}
    </Field>
  );
}
