/** The camera's picture, scanned for QR codes. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { LinkError } from "../../phones/link/error";
import { hasCamera, scan } from "../../phones/link/scan";
import { Button } from "../components/controls";
import type { Page } from "../page";

/**
 * Scans codes with the camera. `onText` gets each text, but never the same one twice in a row. `onStop` is called by
 * the button.
 */
export function Scanner(props: {
  page: Page;
  onText: (text: string) => void;
  onStop: () => void;
}): JSX.Element {
  const { page, onStop } = props;
  const video = useRef<HTMLVideoElement>(null);
  // A new callback doesn't reopen the camera.
  const onText = useRef(props.onText);
  onText.current = props.onText;
  const [failure, setFailure] = useState<LinkError | null>(null);
  useEffect(() => {
    const left = new AbortController();
    if (video.current)
      watch(video.current, left.signal, (text) => onText.current(text)).catch((error) => {
        if (!left.signal.aborted)
          setFailure(error instanceof LinkError ? error : new LinkError("no-camera"));
      });
    return () => left.abort();
  }, []);
  return (
    <div class="scanner stack">
      {failure ? (
        <p class="error" role="alert">
          {page.say(failure.code === "camera-refused" ? "scan-camera-refused" : "scan-no-camera")}
        </p>
      ) : (
        <>
          <p>{page.say("scan-aim")}</p>
          <div class="scanner-frame">
            <video ref={video} muted playsInline aria-label={page.say("scan-aim")} />
          </div>
        </>
      )}
      <div class="row">
        <Button label={page.say(failure ? "back" : "scan-stop")} act={onStop} />
      </div>
    </div>
  );
}

/** A button that opens a scanner, unless the device has no camera. */
export function ScanButton(props: { label: string; act: () => void }): JSX.Element | null {
  return useCamera() ? <Button {...props} /> : null;
}

/** Returns true unless the device has no camera. */
export function useCamera(): boolean {
  const [can, setCan] = useState(true);
  useEffect(() => void hasCamera().then(setCan), []);
  return can;
}

/** Passes on each text that differs from the last one, until the signal aborts. */
function watch(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<string> {
  let last = "";
  return scan(video, signal, (text) => {
    if (text !== last) {
      last = text;
      onText(text);
    }
    return false;
  });
}
