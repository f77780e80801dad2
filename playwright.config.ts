import { defineConfig } from "@playwright/test";
import { chromiumPath } from "./tests/browser/browsers.mjs";
import { chooseFonts } from "./tests/browser/fonts.mjs";

chooseFonts();

// The browser uses only the last of several such lists. These are Playwright's own, then features around the page:
// the address bar's drop-downs, each a page with its own process, and processes kept for future pages. They take
// about half of what an opened page costs.
const without = [
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "TcpPortRandomizationWin",
  "ThirdPartyStoragePartitioning",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxPopup",
  "SpareRendererForSitePerProcess",
];

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
  reporter: "list",
  use: {
    browserName: "chromium",
    locale: "en",
    // It would fetch all files of the site in each test.
    serviceWorkers: "block",
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
        `--disable-features=${without.join()}`,
      ],
    },
    screenshot: "only-on-failure",
    trace: "off",
  },
});
