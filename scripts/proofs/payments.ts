// npm run proof -- payments [repeats]: all 120 orders of Paystack's five calls, each call up to five times, with the same
// final plan and books that agree; the fold over 20,000 random lives; two hundred forged signatures; fifty at once.
import { runCommand } from "../run-command.ts";

const { code } = await runCommand("vitest", ["run", "apps/api/src/features/billing", "--testTimeout=1800000"], {
  ALL_ORDERS: process.argv[2] ?? "5",
  PAYMENT_HISTORIES: "200",
  PROPERTY_RUNS: "20000",
});
process.exit(code);
