/** The players in the set-up: all opponents with one tap, who sits where, and who is partnered with whom. */
import type { JSX } from "preact";
import type { View } from "../../../engine/types";
import { bot, LEVELS, nameOf, readLevel } from "../../../storage/seats";
import { BotFace } from "../../bots/face";
import { botName, whichOf } from "../../bots/names";
import {
  Field,
  Fine,
  IconButton,
  Mark,
  Segments,
  Select,
  type Values,
  whenEntered,
} from "../../components/controls";
import { seatText } from "../../seat-names";
import type { Company } from "./draft";
import type { Choice } from "./rules";

/** Props of each part of the table. */
interface Table extends Choice {
  /** The opening view; null if the options are invalid. */
  view: View | null;
}

/** Choice of opponents: bots, friends at this device or friends with their own phones (not in an embedded game). */
export function WithWhom({ page, draft, edit }: Choice): JSX.Element | null {
  if (draft.sitters().length < 2) return null;
  const all: readonly (readonly [value: Company, label: string, line?: string])[] = [
    ["bots", page.say("with-whom-bots")],
    ["here", page.say("with-whom-here")],
    ["phones", page.say("with-whom-phones"), page.say("with-whom-code")],
  ];
  return (
    <Segments
      label={page.say("with-whom")}
      values={all.filter(([value]) => !(page.options.embedded && value === "phones"))}
      now={draft.company() ?? ""}
      change={(value) => edit(() => draft.playWith(value))}
    />
  );
}

/** The choice of the number of players. */
export function Players({ page, draft, edit }: Choice): JSX.Element | null {
  const counts = draft.counts();
  if (counts.length < 2) return null;
  return (
    <Segments
      label={page.say("setup-seats")}
      values={counts.map((each) => [String(each), String(each)] as const)}
      now={String(draft.sitters().length)}
      change={(value) => edit(() => draft.resize(Number(value)))}
    />
  );
}

/** The choice of the level of all bots. */
export function BotLevel({ page, draft, edit }: Choice): JSX.Element | null {
  const [level, ...others] = draft.levels();
  if (!level) return null;
  return (
    <Segments
      label={page.say("setup-bots")}
      values={LEVELS.map((each) => {
        const value = String(each);
        return [value, value, page.say("bot-temper", { level: each })] as const;
      })}
      now={others.length > 0 ? "" : String(level)}
      none={page.say("setup-bots-mixed")}
      change={(value) => {
        const chosen = readLevel(value);
        edit(() => chosen && draft.chooseAll(chosen));
      }}
    />
  );
}

/** The players of the seats, and in teams their partners. */
export function Sitters(props: Table): JSX.Element {
  const { page, draft, view } = props;
  const { note, partner } = draft.entry;
  const sitters = draft.sitters();
  return (
    <>
      <div class="stack">
        {sitters.map((_, index) => (
          <Sitter key={index} index={index} {...props} />
        ))}
      </div>
      {view && partner(view, 0) !== 0 && (
        <>
          <Partners {...props} view={view} />
          {/* A note that partners should read before they begin. */}
          {note && <Fine>{page.say(note)}</Fine>}
        </>
      )}
    </>
  );
}

/** The choices of a bot for a seat, one per level. */
function botsOf({ page, draft, index }: Table & { index: number }): Values {
  const seats = draft.seats();
  return LEVELS.map((level) => {
    const there = seats.map((seat, at) => (at === index ? bot(level) : seat));
    const name = botName(page.words, there, index);
    return [String(level), page.say("bot-at-level", { name, level })];
  });
}

function Sitter(props: Table & { index: number }): JSX.Element {
  const { page, draft, edit, start, index } = props;
  const { seat, name = "" } = draft.sitters()[index] ?? {};
  // Guests enter their names on their own devices.
  const people = seat?.kind === "person";
  return (
    <fieldset class="sitter">
      <Legend {...props} />
      <div class="who">
        {" "}
        <Select
          label={page.say("setup-who")}
          name={`seat-${index}`}
          values={[
            ["person", page.say("setup-person")],
            ...(page.options.embedded ? [] : [["guest", page.say("setup-guest")] as const]),
            ...botsOf(props),
          ]}
          now={seat?.kind === "bot" ? String(seat.level) : (seat?.kind ?? "person")}
          change={(value) =>
            edit(() => {
              if (value === "guest") draft.chooseGuest(index);
              else draft.choose(index, readLevel(value));
            })
          }
          unseen
        />
        <Field label={page.say("setup-name")} hidden={!people} unseen>
          {(labelled) => (
            <input
              {...labelled}
              name={`name-${index}`}
              placeholder={page.say("setup-name")}
              value={name}
              maxLength={40}
              autocomplete="off"
              onInput={({ currentTarget }) => edit(() => draft.name(index, currentTarget.value))}
              onKeyDown={whenEntered(start)}
            />
          )}
        </Field>
      </div>{" "}
      {index > 0 && (
        <IconButton
          name="flip"
          label={page.say("setup-swap", {
            seat: colourOf(props, index - 1),
            other: colourOf(props, index),
          })}
          act={() => edit(() => draft.swap(index - 1, index))}
        />
      )}
    </fieldset>
  );
}

const colourOf = ({ page, draft }: Table, index: number): string =>
  draft.entry.phrases.seat(page.words, index, null);

function Legend(props: Table & { index: number }): JSX.Element {
  const { page, draft, view, index } = props;
  const seats = draft.seats();
  const seat = seats[index];
  const colour = colourOf(props, index);
  const mark = view ? draft.entry.mark(view, index) : "";
  const partner = view ? draft.entry.partner(view, index) : index;
  return (
    <legend class="row" data-mark={mark}>
      {mark && mark !== colour && <Mark of={mark} />}
      {colour}
      {seat?.kind === "bot" && <BotFace level={seat.level} which={whichOf(seats, index) ?? 0} />}
      {partner !== index && (
        <span class="fine">{page.say("setup-with", { seat: colourOf(props, partner) })}</span>
      )}
    </legend>
  );
}

/** Choice of partners by name for each team but the last, which gets the remaining players. */
function Partners(props: Table & { view: View }): JSX.Element {
  const { page, draft, view, edit } = props;
  const { entry } = draft;
  const sitters = draft.sitters();
  const firsts = sitters.flatMap((_, index) => (entry.partner(view, index) > index ? [index] : []));
  const seats = draft.seats();
  return (
    <>
      {firsts.slice(0, -1).map((index, team) => {
        // The partners of the earlier teams have been chosen.
        const taken = firsts.slice(0, team).flatMap((each) => [each, entry.partner(view, each)]);
        const free = sitters.flatMap((sitter, at) =>
          at === index || taken.includes(at) ? [] : [{ ...sitter, at }],
        );
        return (
          <Select
            key={index}
            label={page.say("setup-partner", {
              name: nameOf(seats[index]) || colourOf(props, index),
            })}
            name={`partner-${index}`}
            values={free.map(({ id, at }) => [
              String(id),
              seatText(page.words, entry, seats, at, null),
            ])}
            now={String(sitters[entry.partner(view, index)]?.id)}
            change={(value) => edit(() => draft.pair(index, Number(value)))}
          />
        );
      })}
    </>
  );
}
