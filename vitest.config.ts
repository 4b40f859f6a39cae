import { defineConfig } from "vitest/config";
import { keepTemporaryFilesInMemory } from "./scripts/files-in-memory.ts";
import { LongestFirst } from "./scripts/longest-first.ts";
import { loadMutants } from "./scripts/mutants/load-mutants.ts";

keepTemporaryFilesInMemory();

export default defineConfig({
  plugins: [loadMutants],
  test: {
    include: ["packages/**/*.test.ts", "apps/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
    globalSetup: ["scripts/build-for-tests.ts", "apps/api/src/testing/global-setup.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    pool: "forks",
    // Each test has its own database and there are no mocks, so files may share what they have imported.
    isolate: false,
    unstubGlobals: true,
    sequence: { sequencer: LongestFirst },
    setupFiles: ["apps/api/src/testing/hour-of-day.ts"],
  },
});
