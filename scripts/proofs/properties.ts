// npm run proof -- properties: the property tests of marking, theory marking, answer sheets and receipts with 20,000 runs each, and a
// hundred rounds of fifty starts at the same time with one test left.
import { runCommand } from "../run-command.ts";

const { code } = await runCommand(
  "vitest",
  [
    "run",
    "packages/exam",
    "packages/question-bank/src/theory",
    "apps/api/src/features/sittings",
    "--testTimeout=600000",
  ],
  { PROPERTY_RUNS: process.argv[2] ?? "20000", START_ROUNDS: "100" },
);
process.exit(code);
