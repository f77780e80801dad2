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
import { guest } from "../../storage/seats";
import { headline } from "../../table/result";
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

/** The shown position as onlookers see it, under its players and result. */
function pictureOf(game: Game, named: boolean): HTMLCanvasElement | null {
  const { session, entry, words } = game;
  const { outcome, seats, at } = session.state;
  const view = viewOf(() => Match.fromRecord(startOf(session.autosave.kept.record, at)));
  if (!view) return null;
  const scene = { ...stillOf(session.data, session.table), view, done: [], threats: false };
  const { phrases } = entry;
  // Readers elsewhere are not "you".
  const name = (seat: number): string =>
    named || seats[seat]?.kind === "bot" ? game.name(seat) : "";
  const known = seats.some((_, index) => name(index));
  const players = seats.map((_, index) => {
    const seat = phrases.seat(words, index, view);
    const who = name(index) || words.say("sitter-person");
    return known ? words.say("seat-line", { seat, who }) : seat;
  });
  const title = words.say(entry.texts.title);
  const others = seats.map(() => guest());
  const won = outcome && headline({ entry, words, name }, { seats: others, view }, outcome);
  const why = outcome && phrases.reason(words, outcome, view, { called: name });
  return drawPicture(entry.makeFace(), scene, {
    lines: [words.say("seat-line", { seat: title, who: words.list(players) }), won, why].filter(
      (line): line is string => !!line,
    ),
    wordOf: (label) => labelled(game, label, view, { called: name }),
    say: words.say,
  });
}
