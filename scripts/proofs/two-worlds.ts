// npm run proof -- two-worlds [walks] [seed]: random walks over every call of a student in two worlds that differ in
// the key of one question in an open exam. Every response must be the same in both.
import { runCommand } from "../run-command.ts";

const { code } = await runCommand("vitest", ["run", "scripts/proofs/two-worlds.test.ts", "--testTimeout=7200000"], {
  TWO_WORLDS_WALKS: process.argv[2] ?? "5000",
  TWO_WORLDS_SEED: process.argv[3] ?? "1",
});
process.exit(code);
