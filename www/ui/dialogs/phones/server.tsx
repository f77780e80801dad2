/** For phones in different networks: the address of a server that helps them to find each other. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { readServer } from "../../../phones/link/server";
import type { App } from "../../app";
import { Field, Fine } from "../../components/controls";

/** Folded away, as most tables are in one network. `changed` hears when another one is to be asked, or none. */
export function Server({ app, changed }: { app: App; changed?: () => void }): JSX.Element {
  const [typed, setTyped] = useState(app.settings.server);
  const wrong = typed.trim() !== "" && !readServer(typed);
  const keep = (): void => {
    if (wrong || typed.trim() === app.settings.server) return;
    app.keep({ server: typed.trim() });
    changed?.();
  };
  return (
    <details>
      <summary>{app.say("phones-internet")}</summary>
      <div class="stack">
        <Field
          label={app.say("phones-server")}
          {...(wrong && { error: app.say("phones-server-wrong") })}
        >
          {(labelled) => (
            <input
              {...labelled}
              name="server"
              value={typed}
              placeholder="stun:stun.example.org"
              autocomplete="off"
              spellcheck={false}
              onInput={({ currentTarget }) => setTyped(currentTarget.value)}
              onChange={keep}
            />
          )}
        </Field>
        <Fine>{app.say("phones-server-help")}</Fine>
      </div>
    </details>
  );
}
