// npm run proof -- outbox [runs] [seed]: 5,000 sequences of random faults in the outbox of finished tests. No test may
// be lost. The short form is part of npm test: apps/web/src/answers/outbox-faults.test.ts.
import { runCommand } from "../run-command.ts";

const OUTBOX_RUNS = process.argv[2] ?? "5000";
const OUTBOX_SEED = process.argv[3] ?? String(Date.now() % 100_000);
console.log(`${OUTBOX_RUNS} runs, seed ${OUTBOX_SEED}`);
const { code } = await runCommand("vitest", ["run", "apps/web/src/answers/outbox-faults.test.ts"], {
  OUTBOX_RUNS,
  OUTBOX_SEED,
});
process.exit(code);
