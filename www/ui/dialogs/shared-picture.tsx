/** The position as a picture to save or send, from a spectator's view. */
import type { JSX } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { drawPicture } from "../../board/picture";
import { stillScene } from "../../board/scene";
import { altersCanvas, windowOf } from "../../dom";
import { Match } from "../../engine/sobremesa";
import { canDownload, download } from "../../platform/download";
import { canSend, send } from "../../platform/send";
import { Button, Fine } from "../components/controls";
import { viewOf } from "../components/still-board";
import type { Game } from "../game";

export function SharedPicture({ game }: { game: Game }): JSX.Element | null {
  const { page } = game;
  const host = useRef<HTMLDivElement>(null);
  const altered = useMemo(altersCanvas, []);
  const savable = !altered && canDownload(windowOf(page.host));
  const canvas = useMemo(() => pictureOf(game), [game]);
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
    if (file) download(name, file);
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

function pictureOf({ page, session, entry }: Game): HTMLCanvasElement | null {
  const { bottom, last } = session.state;
  const view = viewOf(() => Match.fromRecord(session.autosave.counted));
  if (!view) return null;
  const scene = { ...stillScene(view, bottom), last };
  return drawPicture(entry.makeFace(), scene, (text) => page.say(text));
}
