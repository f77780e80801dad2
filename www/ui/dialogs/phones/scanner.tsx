/** The camera's picture, in which QR codes are read. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { LinkError } from "../../../phones/link/error";
import { scan } from "../../../phones/link/scan";
import type { App } from "../../app";
import { Button } from "../../components/controls";

/**
 * Reads codes for as long as it stands. `onText` is told each text, but none twice in a row: whether it is wanted is known
 * there. `onStop`: somebody wants no more.
 */
export function Scanner(props: {
  app: App;
  onText: (text: string) => void;
  onStop: () => void;
}): JSX.Element {
  const { app, onStop } = props;
  const video = useRef<HTMLVideoElement>(null);
  // The camera is not opened anew because who is told is another.
  const told = useRef(props.onText);
  told.current = props.onText;
  const [failure, setFailure] = useState<LinkError | null>(null);
  useEffect(() => {
    const left = new AbortController();
    if (video.current)
      watch(video.current, left.signal, (text) => told.current(text)).catch((error) => {
        if (!left.signal.aborted)
          setFailure(error instanceof LinkError ? error : new LinkError("no-camera"));
      });
    return () => left.abort();
  }, []);
  return (
    <div class="scanner stack">
      {failure ? (
        <p class="error" role="alert">
          {app.say(failure.code === "camera-refused" ? "scan-camera-refused" : "scan-no-camera")}
        </p>
      ) : (
        <>
          <p>{app.say("scan-aim")}</p>
          <div class="scanner-frame">
            <video ref={video} muted playsInline aria-label={app.say("scan-aim")} />
          </div>
        </>
      )}
      <div class="row">
        <Button label={app.say(failure ? "back" : "scan-stop")} act={onStop} />
      </div>
    </div>
  );
}

/** Tells of each text but the one just told, until the signal ends it. */
function watch(
  video: HTMLVideoElement,
  signal: AbortSignal,
  tell: (text: string) => void,
): Promise<string> {
  let last = "";
  return scan(video, signal, (text) => {
    if (text !== last) {
      last = text;
      tell(text);
    }
    return false;
  });
}
