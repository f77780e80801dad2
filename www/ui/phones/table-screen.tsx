/** The screen of a guest at a table on another device, until the game begins: seats, and what the table waits for. */

import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { loadedGame } from "../../games/registry";
import type { GuestState } from "../../phones/guest-table";
import type { TableMessage } from "../../phones/protocol";
import { seatsHere } from "../../phones/seating";
import { Button, Field, Fine, IconButton } from "../components/controls";
import { Heading } from "../components/heading";
import type { Page } from "../page";
import { useChanges } from "../use-changes";
import { CodeShown } from "./code-shown";
import { botAtLevel, openingOf, SeatName, seatLabel } from "./seats";
import { Steps } from "./steps";

/** The screen of a table, visited with the code of an invitation. */
export function TableScreen({ page, code }: { page: Page; code: string }): JSX.Element {
  useChanges(page.tables);
  useLayoutEffect(() => void page.tables.visit(code), [page, code]);
  const { tag: Tag, tables } = page;
  const { guest, reply, trouble } = tables;
  const table = guest?.table ?? null;
  const state = guest?.state ?? { kind: "waiting" };
  const waiting = state.kind === "waiting" && !trouble;
  return (
    <Tag class="rules table-visit">
      <header class="bar">
        <IconButton
          name="back"
          label={page.say("back")}
          act={() => page.router.go({ screen: "home" })}
        />
        <Heading depth={1} tabindex={-1}>
          {page.say(waiting ? "visit-invited" : "phones-title")}
        </Heading>
      </header>
      <article class="prose stack">
        {waiting && tables.returns && <p>{page.say("visit-welcome-back")}</p>}
        {waiting && reply && <Steps page={page} now="they" guest />}
        <p role="status">
          {trouble ? page.say("phones-trouble", { code: trouble }) : stateText(page, state, reply)}
        </p>
        {waiting && reply && (
          <>
            <CodeShown page={page} text={reply} label={page.say("visit-code")} isLink={false} />
            <Fine>{page.say("visit-next")}</Fine>
          </>
        )}
        {!waiting && state.kind !== "there" && (
          <div class="row">
            <Button
              label={page.say(trouble ? "open-or-join" : "visit-return")}
              act={() => page.open.orJoin(!trouble)}
              look="primary"
            />
          </div>
        )}
        {state.kind === "there" && table && <Lobby page={page} table={table} />}
      </article>
    </Tag>
  );
}

function stateText(page: Page, state: GuestState, reply: string): string {
  if (state.kind === "refused")
    return page.say("visit-refused", { why: state.why, version: state.version });
  if (state.kind === "waiting") return page.say(reply ? "visit-show" : "visit-looks");
  return page.say("visit-state", { state: state.kind });
}

/** The available seats. */
function Lobby({ page, table }: { page: Page; table: TableMessage }): JSX.Element {
  const { guest } = page.tables;
  const { yours } = table;
  const before = table.seats[yours[0] ?? -1];
  const [name, setName] = useState(before?.kind === "guest" ? before.name : "");
  const entry = loadedGame(table.game);
  const { phrases, texts } = entry;
  const opening = openingOf(table.game, table.seats.length, table.options);
  const sitting = seatsHere(table.seats, yours);
  const guests = table.seats.filter(({ kind }) => kind === "guest").length;
  const sit = (seats: number[], as = name): void =>
    guest?.sit(seats.map((seat) => ({ seat, name: as })));
  return (
    <>
      <p>{page.say(table.begun ? "visit-asks" : "visit-waits")}</p>
      <Heading depth={2}>{page.say(texts.title)}</Heading>
      <NameField
        page={page}
        name={name}
        change={setName}
        changed={(typed) => yours.length > 0 && sit(yours, typed)}
      />
      <ul class="phones-seats stack">
        {table.seats.map((seat, at) => {
          const own = yours.includes(at);
          const free = seat.kind === "guest" && !seat.there;
          const colour = phrases.seat(page.words, at, null);
          return (
            <li class="row" key={colour}>
              <SeatName page={page} entry={entry} opening={opening} seat={at} />
              <span>
                {own
                  ? page.say("sitter-you")
                  : seatLabel(page, seat, botAtLevel(page, sitting, at), false)}
              </span>
              {free && !own && (
                <Button
                  label={page.say("visit-sit")}
                  act={() => sit([...yours, at])}
                  look="primary"
                />
              )}
              {own && guests > 1 && (
                <Button
                  label={page.say("visit-stand-up")}
                  act={() => sit(yours.filter((each) => each !== at))}
                />
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The pause in typing, in ms, after which the name is sent to the others. */
const TYPED = 500;

/** The field for the player's name; `changed` is called after typing. */
function NameField(props: {
  page: Page;
  name: string;
  change: (name: string) => void;
  changed: (name: string) => void;
}): JSX.Element {
  const { page, name, change, changed } = props;
  const typing = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const tell = (value: string): void => {
    clearTimeout(typing.current);
    changed(value);
  };
  return (
    <Field label={page.say("setup-name")}>
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
