import { defineConfig } from "@playwright/test";
import { chromiumPath } from "./tests/browser/browsers.mjs";

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "build/browser",
  workers: 2,
  fullyParallel: true,
  // A busy machine may fail a test once; `make test` names those that needed a second run.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: !!process.env.CI,
  reporter: [["list"], ["json", { outputFile: "build/reports/browser.json" }]],
  use: {
    browserName: "chromium",
    locale: "en",
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
    screenshot: "only-on-failure",
    trace: "off",
  },
});
