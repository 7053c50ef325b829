import { defineConfig } from "@playwright/test";
import { chromiumOptions } from "./tests/chromium.ts";

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // No test is timed: these end what hangs, on two cores that four browsers and a database may share.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  outputDir: "test-results",
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["list"], ["json"]] : [["list"]],
  use: {
    browserName: "chromium",
    launchOptions: chromiumOptions,
    // One that keeps all frames at every step, as documents or as pictures, makes a step take up to four times as long.
    trace: { mode: "retain-on-failure", snapshots: false, screenshots: false },
  },
});
