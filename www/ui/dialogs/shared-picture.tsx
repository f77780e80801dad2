/** The position as a picture that can be saved or sent: what an onlooker sees of it. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { drawPicture } from "../../board/picture";
import { stillScene } from "../../board/scene";
import { windowOf } from "../../dom";
import { Match } from "../../engine/sobremesa";
import { loadedGame } from "../../games/registry";
import { canDownload, download } from "../../platform/download";
import { canSend, send } from "../../platform/send";
import type { Session } from "../../session/session";
import type { App } from "../app";
import { Button, Fine } from "../components/controls";
import { viewOf } from "../components/still-board";

export function SharedPicture(props: { app: App; session: Session }): JSX.Element {
  const { app, session } = props;
  const host = useRef<HTMLDivElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const savable = canDownload(windowOf(app.host));
  useLayoutEffect(() => {
    const canvas = pictureOf(app, session);
    if (!canvas || !host.current) return;
    // Shown as it is: a policy of someone's page may forbid images out of nowhere.
    host.current.replaceChildren(canvas);
    if (!savable) showToHold(canvas, host.current);
    const name = `sobremesa-${session.state.game}.png`;
    canvas.toBlob((blob) => blob && setFile(new File([blob], name, { type: blob.type })));
  }, [app, session, savable]);
  const save = file && ((): void => download(file.name, file));
  const sent = file && { title: app.say("sobremesa"), files: [file] };
  return (
    <>
      <div class="shared-picture" role="img" aria-label={app.say("share-picture")} ref={host} />
      <div class="row">
        {save && sent && canSend(sent) && (
          <Button label={app.say("share-send-picture")} act={() => void send(sent, save)} />
        )}
        {save && savable && <Button label={app.say("share-save-picture")} act={save} />}
      </div>
      {!savable && <Fine>{app.say("share-hold-picture")}</Fine>}
    </>
  );
}

/** Phones offer to save an image that is held, but no canvas; a policy of someone's page may leave only that. */
function showToHold(canvas: HTMLCanvasElement, host: Element): void {
  const image = new Image();
  image.onload = () => host.replaceChildren(image);
  image.src = canvas.toDataURL();
}

function pictureOf(app: App, session: Session): HTMLCanvasElement | null {
  const { game, bottom, last } = session.state;
  const view = viewOf(() => Match.fromRecord(session.record));
  if (!view) return null;
  const scene = { ...stillScene(view, bottom), last };
  return drawPicture(loadedGame(game).makeFace(), scene, app.say("letters"));
}
