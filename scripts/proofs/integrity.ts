// npm run proof -- integrity [steps]: random candidates use every way to study, thousands of steps with open and
// expired exams. The same is run with each rule removed, which must be found within a thousand steps.
import { runCommand } from "../run-command.ts";

const { code } = await runCommand("vitest", ["run", "scripts/proofs/integrity.test.ts", "--testTimeout=3600000"], {
  INTEGRITY_STEPS: process.argv[2] ?? "4000",
  INTEGRITY_SEEDS: "1,2,3",
});
process.exit(code);
