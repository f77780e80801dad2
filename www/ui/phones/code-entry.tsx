/** Entry of another phone's code, by scanning it or pasting it as text. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Button, Field, whenEntered } from "../components/controls";
import type { Page } from "../page";
import { Scanner } from "./scanner";

/** `enter` receives a text, and `stop` leaves the entry. */
export function CodeEntry(props: {
  page: Page;
  /** True if the device has a camera. */
  camera: boolean;
  /** The error of the last code. */
  error?: string | undefined;
  enter: (text: string) => void;
  stop: () => void;
}): JSX.Element {
  const { page, camera, error, enter, stop } = props;
  const [pasted, setPasted] = useState("");
  /** True if the text was changed after the error. */
  const [changed, setChanged] = useState(false);
  const take = (text: string): void => {
    setChanged(false);
    enter(text);
  };
  return (
    <>
      {camera ? (
        <Scanner page={page} onText={take} onStop={stop} />
      ) : (
        <p>{page.say("phones-step-answer")}</p>
      )}
      {error !== undefined && !changed && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
      <div class="phones-line row">
        <Field label={page.say("phones-answer")}>
          {(labelled) => (
            <input
              {...labelled}
              name="answer"
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
      {!camera && (
        <div class="row">
          <Button label={page.say("back")} act={stop} />
        </div>
      )}
    </>
  );
}
