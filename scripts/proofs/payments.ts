// npm run proof -- payments [repeats]: all 120 orders of Paystack's five calls, each call up to five times, must give
// the same final plan and books that agree. Also the aggregate over 20,000 random histories, two hundred forged
// signatures, and fifty calls at the same time.
import { runCommand } from "../run-command.ts";

const { code } = await runCommand("vitest", ["run", "apps/api/src/features/billing", "--testTimeout=1800000"], {
  ALL_ORDERS: process.argv[2] ?? "5",
  PAYMENT_HISTORIES: "200",
  PROPERTY_RUNS: "20000",
});
process.exit(code);
