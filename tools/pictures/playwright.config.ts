/** `make pictures` runs the files here as the browser tests are run. */
import { defineConfig } from "@playwright/test";
import base from "../../playwright.config";

export default defineConfig(base, {
  testDir: ".",
  outputDir: "../../build/pictures",
  workers: 1,
  retries: 0,
  timeout: 600_000,
});
