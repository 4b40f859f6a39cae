// npm run proof -- integrity [steps]: random candidates over every way to study, thousands of steps with exams open and
// expired at hand, and the same with each rule taken out, which has to be found within a thousand steps.
import { runCommand } from "../run-command.ts";

const { code } = await runCommand("vitest", ["run", "scripts/proofs/integrity.test.ts", "--testTimeout=3600000"], {
  INTEGRITY_STEPS: process.argv[2] ?? "4000",
  INTEGRITY_SEEDS: "1,2,3",
});
process.exit(code);
