// Parts of the page that are loaded on demand: each is loaded once, and runs what was asked for once it has arrived.
import assert from "node:assert/strict";
import test from "node:test";
import type { PageCore } from "../../www/ui/page-core";
import { Code } from "../../www/ui/part";
import { Parts } from "../../www/ui/parts";

/** A page, and what it was told. */
function open() {
  const told: string[] = [];
  const page = {
    router: { route: { screen: "home" } as { screen: "home" | "play" } },
    notes: { show: () => () => {} },
    reportError: (code: string, error: unknown) => void told.push(`${code} ${error}`),
  };
  return { page, parts: new Parts(page as unknown as PageCore), told };
}

/** Code that comes when it is let go, and how often it was asked for. */
function code() {
  const waiting: ((came: boolean) => void)[] = [];
  const about = {
    asked: 0,
    release(came: boolean) {
      for (const each of waiting.splice(0)) each(came);
    },
  };
  const part = new Code(
    () =>
      new Promise<string>((resolve, reject) => {
        about.asked += 1;
        waiting.push((came) => (came ? resolve("here") : reject("lost")));
      }),
  );
  return { part, about };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test("a dialog that is asked for twice while it loads opens once", async () => {
  const { parts } = open();
  const { part, about } = code();
  const opened: string[] = [];
  parts.open(part, () => opened.push("once"));
  parts.open(part, () => opened.push("once"));
  about.release(true);
  await settled();
  assert.deepEqual(opened, ["once"]);
});

test("a dialog does not open over another screen than the one it was asked for on", async () => {
  const { parts, page } = open();
  const { part, about } = code();
  let opened = false;
  parts.open(part, () => {
    opened = true;
  });
  page.router.route = { screen: "play" };
  about.release(true);
  await settled();
  assert.equal(part.loaded, true);
  assert.equal(opened, false);
});

test("a part that does not come is reported, and asked for again the next time", async () => {
  const { parts, told } = open();
  const { part, about } = code();
  let done = false;
  const act = (): void => {
    done = true;
  };
  parts.use([part], act);
  about.release(false);
  await settled();
  assert.deepEqual(told, ["unknown lost"]);
  assert.equal(done, false);
  parts.use([part], act);
  about.release(true);
  await settled();
  assert.equal(done, true);
});
