// What newcomers stumbled over: touches that must do what they seem to do.
import { againstBot, expect, phone, test, twoPeople } from "./fixtures";
import { HIDDEN_FOUR, hashOf, openLink, recordOf } from "./links";
import { clicks, Player, taps } from "./player";

test.describe("on a phone", () => {
  test.use({ ...phone, setup: twoPeople() });

  test("the warning before a losing move stays after the tap that brought it", async ({
    page,
    file,
  }) => {
    await openLink(page, file + hashOf(recordOf(HIDDEN_FOUR)));
    const player = await Player.sit(page, taps, { record: recordOf(HIDDEN_FOUR) });
    await player.ready();
    await taps(player, ["a1", "a4"]);
    const stop = player.button("Play it anyway");
    await expect(stop).toBeVisible();
    // As long as the tap's click could take.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
    await stop.tap();
    await expect(player.status).toContainText("uncovered");
  });
});

test.describe("with a piece on the board, on a phone", () => {
  test.use({ ...phone, setup: twoPeople() });

  test("a finger near the edge of another piece takes that one", async ({ page, file }) => {
    await page.goto(file);
    await page.getByRole("button", { name: "Play Gobblet" }).tap();
    const player = await Player.sit(page, taps);
    for (const move of ["D@b2", "D@d4"]) await player.play(move);
    await taps(player, ["stack:4"]);
    const box = await page.getByRole("button", { name: /^b2,/ }).boundingBox();
    if (!box) throw new Error("no such square");
    // Almost on c2, where the 4 could go.
    await page.touchscreen.tap(box.x + box.width * 0.92, box.y + box.height / 2);
    await expect(player.status).toContainText("Where does the gobblet from b2 go?");
    await player.agrees();
  });
});

test.describe("against a bot on a phone", () => {
  test.use({ ...phone, setup: againstBot() });

  test("what it did stays to be read, without moving the board", async ({ page, file }) => {
    await page.goto(file);
    await page.getByRole("button", { name: "Play Gobblet" }).tap();
    const player = await Player.sit(page, taps);
    await player.ready();
    const board = page.locator("main canvas").first();
    const before = await board.boundingBox();
    await player.play("D@b2");
    await player.follow();
    await player.ready();
    await expect(page.locator(".lately")).toHaveText(/^Black puts a \d on [a-d][1-4]\.$/);
    await expect(page.locator(".lately")).toBeVisible();
    expect(await board.boundingBox()).toEqual(before);
    // Nor does a shorter sentence.
    await taps(player, ["stack:4"]);
    await expect(player.status).toContainText("Where does the 4 go?");
    expect(await board.boundingBox()).toEqual(before);
    // A reload takes nothing of it away.
    const told = await page.locator(".lately").innerText();
    await page.reload();
    await expect(page.locator(".lately")).toHaveText(told);
    await page.getByRole("button", { name: "Undo" }).tap();
    await expect(page.locator(".lately")).toHaveText(/^Undo: White puts a 4 on b2\.$/);
    expect(await board.boundingBox()).toEqual(before);
  });
});

test.describe("against three bots on a phone", () => {
  const [me, bot] = againstBot().seats;
  test.use({
    ...phone,
    setup: { seats: [me, bot, bot, bot].flatMap((seat) => seat ?? []), options: {} },
  });

  test("no sentence of what they did is cut off, in large letters either", async ({
    page,
    file,
  }) => {
    await page.addInitScript(() => {
      crypto.getRandomValues = (bytes) => {
        if (bytes instanceof Uint8Array || bytes instanceof Uint32Array) bytes.fill(7);
        return bytes;
      };
    });
    await page.goto(file);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "20px"));
    await page.getByRole("button", { name: "Play Dog" }).tap();
    const seen = await page.evaluate(async () => {
      const told = new Map<string, boolean>();
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      while (told.size < 8) {
        await frame();
        const line = document.querySelector(".lately");
        if (line) told.set(line.textContent, line.scrollHeight > line.clientHeight);
        const next = ".board-grid [data-can], .answers .primary";
        document.querySelector<HTMLElement>(next)?.click();
      }
      return [...told];
    });
    expect(seen.length).toBeGreaterThan(5);
    expect(seen.filter(([, cut]) => cut)).toEqual([]);
  });
});

test.describe("in Muros on a phone", () => {
  test.use({ ...phone, setup: againstBot() });

  test("a finger beside a line's end lays the card there; one elsewhere leaves it chosen", async ({
    page,
    file,
  }) => {
    await page.goto(file);
    await page.getByRole("button", { name: "Play Muros" }).tap();
    await page
      .getByRole("button", { name: /^Hand.*can be chosen/ })
      .first()
      .dispatchEvent("click");
    const chosen = page.locator('.board-grid [aria-pressed="true"]');
    await expect(chosen).toHaveCount(1);
    const tap = async (name: RegExp, below = 0) => {
      const box = await page.getByRole("button", { name }).boundingBox();
      if (!box) throw new Error("no such place");
      const y = below ? box.y + box.height + below : box.y + box.height / 2;
      await page.touchscreen.tap(box.x + box.width / 2, y);
    };
    await tap(/^Left on the board/);
    await expect(chosen).toHaveCount(1);
    // Below the end lies the line's first square, which is no place.
    await tap(/^N5, .*no card/, 4);
    await expect(page.getByRole("button", { name: /^N5, column 5: \w+ card/ })).toHaveCount(1);
    await expect(chosen).toHaveCount(0);
  });
});

test.describe("with a mouse", () => {
  test.use({ setup: twoPeople() });

  test("another stack with the same top is taken instead of letting go", async ({ page, file }) => {
    await page.goto(file);
    await page.getByRole("button", { name: "Play Gobblet" }).click();
    const player = await Player.sit(page, clicks);
    await player.ready();
    const stack = async (name: RegExp) => {
      const box = await page.getByRole("button", { name }).boundingBox();
      if (!box) throw new Error("no such stack");
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    };
    await stack(/^White 4, (left|upper) stack/);
    await stack(/^White 4, middle stack/);
    await clicks(player, ["b2"]);
    player.match.play("D@b2");
    await player.agrees();
    await expect(page.getByRole("button", { name: "White 3, middle stack" })).toHaveCount(1);
  });

  test("the keyboard takes the stack that it is on", async ({ page, file }) => {
    await page.goto(file);
    await page.getByRole("button", { name: "Play Gobblet" }).click();
    const player = await Player.sit(page, clicks);
    await player.ready();
    await page.getByRole("button", { name: /^White 4, (left|upper) stack/ }).press("Enter");
    await player.place("c3").press("Enter");
    player.match.play("D@c3");
    await player.agrees();
    await expect(page.getByRole("button", { name: /^White 3, (left|upper) stack/ })).toHaveCount(1);
  });

  test("back leads home at once from a game begun in a dialog", async ({ page, file }) => {
    await page.goto(file);
    await page.getByRole("button", { name: "Play Gobblet" }).click();
    const player = await Player.sit(page, clicks);
    await player.ready();
    await player.button("More").click();
    await player.button("New game").click();
    await player.button("Start").click();
    await player.ready();
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Sobremesa" })).toBeVisible();
  });

  test("what is shared ends where the board stands", async ({ page, file }) => {
    await page.goto(file);
    await page.getByRole("button", { name: "Play Gobblet" }).click();
    const player = await Player.sit(page, clicks);
    await player.play("D@b2");
    await player.play("D@c3");
    await player.button("Undo").click();
    await player.button("More").click();
    await player.button("Share").click();
    await expect(player.dialog("Share").locator("textarea")).toHaveValue(/1\. D@b2\n$/);
  });
});
