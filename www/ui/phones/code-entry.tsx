/** Entry of another phone's code, by scanning it or pasting it as text. */
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { Button, Field, whenEntered } from "../components/controls";
import type { Page } from "../page";
import { ScanButton, Scanner } from "./scanner";

/** `enter` receives a text and returns true if it was a code. The field is then cleared. */
export function CodeEntry(props: {
  page: Page;
  /** The labels of the two ways to enter a code, and the field's name. */
  scan: string;
  paste: string;
  name: string;
  /** The error of the last code. */
  error?: string | undefined;
  enter: (text: string) => boolean;
}): JSX.Element {
  const { page, scan, paste, name, error, enter } = props;
  const [scanning, setScanning] = useState(false);
  const [pasted, setPasted] = useState("");
  /** True if the text was changed after the error. */
  const [changed, setChanged] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const take = (text: string): void => {
    // Empty input is valid.
    if (text.trim() === "") return field.current?.focus();
    setChanged(false);
    if (!enter(text)) return;
    setScanning(false);
    setPasted("");
  };
  return (
    <>
      {scanning ? (
        <Scanner page={page} onText={take} onStop={() => setScanning(false)} />
      ) : (
        <div class="row">
          <ScanButton label={scan} act={() => setScanning(true)} look="primary" />
        </div>
      )}
      {error !== undefined && !changed && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
      <div class="phones-line row">
        <Field label={paste}>
          {(labelled) => (
            <input
              {...labelled}
              ref={field}
              name={name}
              value={pasted}
              autocomplete="off"
              onInput={({ currentTarget }) => {
                setPasted(currentTarget.value);
                setChanged(true);
              }}
              onKeyDown={whenEntered(() => take(pasted))}
            />
          )}
        </Field>
        <Button label={page.say("phones-connect")} act={() => take(pasted)} />
      </div>
    </>
  );
}
