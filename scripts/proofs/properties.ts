// npm run proof -- properties: the property tests of marking, answer sheets and receipts with 20,000 runs each.
import { runCommand } from "../run-command.ts";

const { code } = await runCommand(
  "vitest",
  ["run", "packages/exam", "apps/api/src/features/sittings/receipt.test.ts", "--testTimeout=600000"],
  { PROPERTY_RUNS: process.argv[2] ?? "20000" },
);
process.exit(code);
