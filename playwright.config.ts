import { defineConfig } from "@playwright/test";
import { launchOptions } from "./e2e/testing/browser.ts";
import { keepTemporaryFilesInMemory } from "./scripts/files-in-memory.ts";

keepTemporaryFilesInMemory();

export default defineConfig({
  testDir: "e2e",
  // Two runs at the same time need two folders, because each run first empties its own.
  outputDir: process.env.E2E_RESULTS ?? "test-results",
  globalSetup: "./e2e/testing/global-setup.ts",
  workers: 2,
  // Generous, because a small machine with other work on it is slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // A journey that fails once has failed. A flaky journey is fixed, here or in the product.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // npm test requests the counts as a file, to add them to its own.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["list"], ["json"]] : [["list"]],
  use: {
    // Set by the global setup, which starts the server.
    baseURL: process.env.E2E_BASE_URL,
    launchOptions,
    locale: "en-NG",
    timezoneId: "Africa/Lagos",
    // In each new browser the worker would fetch the offline app again. Journeys that test it allow it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    // Recording every journey takes a third of its time. Use --trace=retain-on-failure to examine one.
    trace: "off",
  },
});
