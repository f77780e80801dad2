/** The position as a picture to save or send, from a spectator's view. */
import type { JSX } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { drawPicture } from "../../board/picture";
import { altersCanvas, windowOf } from "../../dom";
import { Match } from "../../engine/sobremesa";
import { canDownload, download } from "../../platform/download";
import { canSend, send } from "../../platform/send";
import { startOf } from "../../session/replay";
import { stillOf } from "../../session/still";
import { guest, onlyPerson } from "../../storage/seats";
import { headline } from "../../table/result";
import { playerAt } from "../../table/telling";
import { labelled } from "../components/board-words";
import { Button, Fine } from "../components/controls";
import { viewOf } from "../components/still-board";
import type { Game } from "../game";

export function SharedPicture(props: { game: Game; named: boolean }): JSX.Element | null {
  const { game, named } = props;
  const { page } = game;
  const host = useRef<HTMLDivElement>(null);
  const altered = useMemo(altersCanvas, []);
  const savable = !altered && canDownload(windowOf(page.host));
  const canvas = useMemo(() => pictureOf(game, named), [game, named]);
  const name = `sobremesa-${game.entry.id}.png`;
  const png = useMemo(() => canvas && fileOf(canvas, name), [canvas, name]);
  useLayoutEffect(() => {
    if (!canvas || !host.current) return;
    // Show the canvas itself, because a policy of the embedding page may forbid generated images.
    host.current.replaceChildren(canvas);
    if (!savable && !altered) showToHold(canvas, host.current);
  }, [canvas, savable, altered]);
  if (!png) return null;
  const title = page.say("sobremesa");
  const save = async (): Promise<void> => {
    const file = await png;
    if (!file) return;
    download(name, file);
    page.notes.show(["share-saved"], true);
  };
  const share = async (): Promise<void> => {
    const file = await png;
    if (file) await send({ title, files: [file] }, save);
  };
  // The buttons don't wait for the file, so the dialog never grows under a tap.
  const sent = { title, files: [new File([], name, { type: "image/png" })] };
  const sendable = !altered && canSend(sent);
  return (
    <>
      <div class="shared-picture" role="img" aria-label={page.say("share-picture")} ref={host} />
      <div class="row">
        {sendable && <Button label={page.say("share-send-picture")} act={() => void share()} />}
        {savable && <Button label={page.say("share-save-picture")} act={() => void save()} />}
      </div>
      {!savable && (
        <Fine>{page.say(altered ? "share-altered-picture" : "share-hold-picture")}</Fine>
      )}
    </>
  );
}

/** Encodes a canvas as a PNG file; null if the browser can't. */
const fileOf = (canvas: HTMLCanvasElement, name: string): Promise<File | null> =>
  new Promise((done) =>
    canvas.toBlob((blob) => done(blob && new File([blob], name, { type: blob.type }))),
  );

/**
 * Phones offer to save an image on a long press, but not a canvas. A policy of the embedding page may allow no other
 * way.
 */
function showToHold(canvas: HTMLCanvasElement, host: Element): void {
  const image = new Image();
  image.onload = () => host.replaceChildren(image);
  image.src = canvas.toDataURL();
}

/** The game and its players, who has won, and why. Without a name, the only person here is "you". */
export function captionOf(game: Game, named: boolean): string[] {
  const { session, entry, words } = game;
  const { phrases } = entry;
  const { outcome, seats, view } = session.state;
  const name = shownName(game, named);
  const only = onlyPerson(seats);
  const unnamed = only !== undefined && !name(only);
  const players = seats.map((_, seat) =>
    unnamed && seat === only
      ? words.say("sitter-you")
      : playerAt({ entry, words, name }, seat, view),
  );
  const title = words.say("seat-line", {
    seat: words.say(entry.texts.title),
    who: words.list(players),
  });
  if (!outcome) return [title];
  const sitting = unnamed ? seats : seats.map(() => guest());
  const won = headline({ entry, words, name }, { seats: sitting, view }, outcome);
  const reader = unnamed ? { you: only, called: name } : { called: name };
  return [title, won, phrases.reason(words, outcome, view, reader)];
}

/** Names the players of seats: bots, and people if they are to be `named`. */
const shownName =
  (game: Game, named: boolean) =>
  (seat: number): string =>
    named || game.session.state.seats[seat]?.kind === "bot" ? game.name(seat) : "";

/** The shown position as onlookers see it, under its caption. */
function pictureOf(game: Game, named: boolean): HTMLCanvasElement | null {
  const { session, entry, words } = game;
  const { at } = session.state;
  const view = viewOf(() => Match.fromRecord(startOf(session.autosave.kept.record, at)));
  if (!view) return null;
  const scene = { ...stillOf(session.data, session.table), view, done: [], threats: false };
  const called = shownName(game, named);
  return drawPicture(entry.makeFace(), scene, {
    lines: captionOf(game, named),
    wordOf: (label) => labelled(game, label, view, { called }),
    say: words.say,
  });
}
