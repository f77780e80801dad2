// A game as text: each position, the legal moves, the texts on the screen and the announcements.
import assert from "node:assert/strict";
import type { BotClient } from "../../www/bot-worker/client";
import { Match } from "../../www/engine/sobremesa";
import type { GameId, LegalMove, Setup } from "../../www/engine/types";
import type { PlaceLabel, PlaceState } from "../../www/games/phrases";
import { type LoadedGame, loadedGame } from "../../www/games/registry";
import type { Language } from "../../www/i18n/negotiate";
import { type Words, wordsOf } from "../../www/i18n/words";
import { inMatch } from "../../www/session/replay";
import { Session } from "../../www/session/session";
import type { Step } from "../../www/session/steps";
import { bot, LEVELS, person } from "../../www/storage/seats";
import { hintReason } from "../../www/table/hint";
import { tableOf } from "../../www/table/view";
import type { Game as GamePage } from "../../www/ui/game";
import { gameOf } from "../../www/ui/game";
import type { Page } from "../../www/ui/page";
import { statusOf } from "../../www/ui/screens/game/status";
import { sceneOf } from "./laws/canvas";
import { random } from "./laws/kinds";
import "./loaded";
import { roll, submit } from "../../www/session/input";
import { go, openCurtain } from "../../www/session/turn";
import { context, until } from "./table";

/** One game to tell: the moves given, then moves at random until it is over or `steps` are played. */
export interface Game {
  title: string;
  setup: Setup;
  /** Only people play; else one against bots. */
  people?: boolean;
  moves?: string[];
  steps?: number;
}

const ROOM = { width: 390, height: 600, bare: false };
/** The whole board is read out every so many steps. */
const LOOK = 60;
/** Words that don't change the shape of a sentence. */
const SHAPELESS =
  /\b(\d+|[A-Z]\d*|[a-h][1-4]|[NESW]\d|red|blue|yellow|green|Red|Blue|Yellow|Green|White|Black|Pip|Otto|Rita|Cock|Bull|Monkey|[Rr]ot\w*|[Bb]lau\w*|[Gg]elb\w*|[Gg]rün\w*|[Ww]eiß\w*|[Ss]chwarz\w*|Hahn|Stier|Affe|King|Queen|Knight|Citizen|Bend|Field|Crown)\b/g;
/** The number of moves of a list that are named. */
const NAMED = 4;

/**
 * Writes games as lines of text. English files have whole games, with each sentence about a place once. Files of other
 * languages have one sentence of each kind.
 */
export class Teller {
  readonly lines: string[] = [];
  readonly #words: Words;
  readonly #whole: boolean;
  readonly #entry: LoadedGame;
  readonly #once = new Set<string>();
  #told = "";
  /** How often each kind of event was met: what is rare is played first. */
  readonly #met = new Map<string, number>();

  constructor(game: GameId, language: Language) {
    this.#entry = loadedGame(game);
    this.#words = wordsOf(language);
    this.#whole = language === "en";
  }

  async tell({ title, setup, people, moves = [], steps = 1000 }: Game): Promise<void> {
    const entry = this.#entry;
    const words = this.#words;
    // The referee's copy of the match knows every move and every hand.
    const copy = new Match(entry.id, setup);
    this.#say("", `## ${title}`, `   ${JSON.stringify(setup)}`);
    const seats = Array.from({ length: copy.seats }, (_, at) =>
      people || at === 0 ? person() : bot(LEVELS[(at - 1) % LEVELS.length] ?? 1),
    );
    const next = random(copy.seats);
    let decided = 0;
    const pick = (): string => moves[decided] ?? this.#rarest(copy, next);
    const thinking = {
      choose: async () => ({ move: pick(), value: 0, nodes: 0 }),
    } as unknown as BotClient;
    const session = Session.start(
      entry.id,
      setup,
      { seats, bottom: 0 },
      context(entry.id, { thinking }),
    );
    let beside = "";
    const heard = (text: string): void => {
      if (this.#whole) this.#say(`${beside || "   "}"${text}"`);
      else this.#first("log", text);
      beside = "";
    };
    const page = {
      words,
      say: words.say.bind(words),
      settings: {},
      tables: { has: () => false },
      liveRegion: { say: heard },
    } as unknown as Page;
    const game = gameOf(page, session);
    let done = 0;
    session.subscribe((change) => {
      if (change.kind !== "step") return;
      beside = this.#step(++done, copy, change.step, session);
      if (change.step.seat !== null) decided++;
      const told = [words, change.step.events, session.state.view, game.audience] as const;
      const said = [entry.phrases.step(...told), entry.phrases.means?.(...told) ?? ""];
      heard(words.list(said.filter(Boolean), "gap"));
      this.#table(game);
    });
    session.do(go);
    const ended = (): boolean => session.state.outcome !== null;
    const enough = (): boolean => done >= steps && decided >= moves.length;
    while (!ended()) {
      await until(
        () =>
          session.state.active !== null ||
          session.state.rolls !== null ||
          session.state.curtain !== null ||
          ended() ||
          enough(),
      );
      if (ended() || enough()) break;
      if (session.state.curtain !== null) {
        this.#say(`   curtain: ${statusOf(game).who}`);
        session.do(openCurtain);
      } else if (session.state.rolls !== null) session.touch(roll);
      else {
        this.#line(game, heard);
        this.#decide(session, copy, pick());
      }
    }
    if (people) this.#places(session, [], true);
    this.#line(game, heard);
    const { what } = statusOf(game);
    if (ended()) this.#say(`   ${what}`.trimEnd());
    session.destroy();
    copy.free();
  }

  #say(...lines: string[]): void {
    if (this.#whole) this.lines.push(...lines);
  }

  /** Adds a sentence if its kind is new: numbers, names and colours aside. */
  #first(what: string, text: string | null | undefined): void {
    const shape = `${what} ${text}`.replace(SHAPELESS, "*");
    if (!text || this.#once.has(shape)) return;
    this.#once.add(shape);
    this.lines.push(`   ${what}: ${text}`);
  }

  /** Plays a step in the copy and describes it as in the list of moves. */
  #step(ply: number, copy: Match, { full, seat, events }: Step, session: Session): string {
    const { phrases } = this.#entry;
    if (seat === null) copy.resolveChance();
    else copy.play(full);
    const { view } = session.state;
    if (ply % LOOK === 0)
      this.#say(
        `   position: ${inMatch(session.autosave.shared, (match) => match.observation(0))}`,
      );
    const who = seat === null ? "-" : phrases.seat(this.#words, seat, view);
    return `${ply}. ${who}: ${full} | ${phrases.short(this.#words, full, events, view)} | `;
  }

  /** The person's turn: what was done lately, the possible moves, the refusals and the move. */
  #decide(session: Session, copy: Match, notation: string): void {
    const { phrases } = this.#entry;
    const { state } = session;
    const seat = state.active ?? 0;
    const options = session.state.moves;
    const names = options.slice(0, NAMED).map((move) => move.notation);
    this.#say(
      `   ${options.length} moves: ${names.join(", ")}${options.length > NAMED ? ", ..." : ""}`,
    );
    this.#places(session, options, state.at % LOOK < 2);
    const { view } = state;
    const { path = [] } = options.find((move) => move.notation === notation) ?? {};
    for (const at of path.keys()) this.#prompt(session, options, path.slice(0, at));
    const { events, view: after = assert.fail() } = copy.preview(notation, seat);
    const hinted = { seat, events, view, after };
    const to = { you: seat };
    const done = events.filter(({ kind }) => kind !== "ended");
    const hint = { kind: "hint", notation, events: done, after } as const;
    this.#first("hint", phrases.preview?.(this.#words, hint, view, to));
    this.#first("because", hintReason(this.#words, this.#entry, hinted));
    this.#first("aim", phrases.preview?.(this.#words, { kind: "aim", events }, view, to));
    session.attempt(submit, notation);
    const { warning } = session.state;
    if (!warning) return;
    this.#first("warning", phrases.warning?.(this.#words, warning.reason));
    session.attempt(submit, notation, true);
  }

  /** The line of words, unless it is still the same. */
  #line(game: GamePage, heard: (text: string) => void): void {
    const { outcome, path } = game.session.state;
    const { who, what } = statusOf(game);
    const line = outcome ? who : this.#words.list([path.length ? "" : who, what], "gap").trim();
    if (line !== this.#told) heard(line);
    this.#told = line;
  }

  /** The chips and the line beside the board. */
  #table(game: GamePage): void {
    const { state } = game.session;
    const { teams, said } = tableOf(game, state, {
      rested: state,
      waits: false,
      line: statusOf(game),
      brief: false,
      knows: true,
      wentOver: "",
      reached: { at: state.at, events: Number.POSITIVE_INFINITY },
      offers: { whole: true, sends: false, suspended: false, meeting: "", waiting: null },
    });
    this.#first("said", said);
    const chips = teams.map(({ chips, progress }) =>
      [
        ...chips.map(({ seat, played = "", signs = [], out }) =>
          [game.sitter(seat), played, ...signs, out ? "out" : ""].filter(Boolean).join(" "),
        ),
        progress,
      ]
        .filter(Boolean)
        .join(", "),
    );
    if (chips.some((chip) => /[,\d]/.test(chip))) this.#first("seats", chips.join(" | "));
  }

  /** The prompt after a move is begun, and the reasons why other places do not fit. */
  #prompt({ state }: Session, moves: readonly LegalMove[], path: string[]): void {
    const { phrases, makeFace, onBoard } = this.#entry;
    const { view, active, options } = state;
    const fits = moves.filter((move) => path.every((at, index) => move.path[index] === at));
    const targets = [...new Set(fits.flatMap((move) => move.path.slice(path.length).slice(0, 1)))];
    const shown = { options };
    if (path.length)
      this.#first("then", phrases.todo(this.#words, view, path, targets.filter(onBoard), shown));
    const { places } = makeFace().layout(ROOM, sceneOf(view, { active, bottom: 0, path, targets }));
    for (const { id } of places)
      if (!targets.includes(id))
        this.#first("refused", phrases.why(this.#words, view, active ?? 0, path, id));
  }

  /** The labels of the board's grid, all of them or what is new, and why a place does not fit. */
  #places({ state }: Session, moves: readonly LegalMove[], all: boolean): void {
    const { phrases, makeFace, onBoard } = this.#entry;
    const { view, active, targets } = state;
    const { places } = makeFace().layout(ROOM, sceneOf(view, { active, bottom: 0, targets }));
    const labels = places.map((place): string => {
      const begins = targets.includes(place.id);
      const label = (of: PlaceLabel): string => phrases.place(this.#words, view, place, of);
      const mark: PlaceState = {
        targets: begins,
        begins: true,
        chosen: false,
        last: state.last.includes(place.id),
        hint: false,
        peeking: true,
      };
      this.#first("about", label({ kind: "about" }));
      return label({ kind: "name", state: mark });
    });
    if (all) this.#say(`   board: ${labels.join(" / ")}`);
    for (const move of moves)
      if (!onBoard(move.path[0] ?? ""))
        this.#first("button", phrases.button(this.#words, move, view).name);
  }

  /** The move whose events were met least often. */
  #rarest(copy: Match, next: () => number): string {
    const moves = copy.legalMoves().map(({ notation }) => ({ notation, at: next() }));
    const shown = moves.sort((a, b) => a.at - b.at).slice(0, 12);
    const rated = shown.map(({ notation }) => {
      const kinds = copy.preview(notation).events.map(({ kind }) => kind);
      return { notation, kinds, rate: Math.min(...kinds.map((kind) => this.#met.get(kind) ?? 0)) };
    });
    const best = rated.reduce((a, b) => (b.rate < a.rate ? b : a));
    for (const kind of best.kinds) this.#met.set(kind, (this.#met.get(kind) ?? 0) + 1);
    return best.notation;
  }
}
