// Runs beside a starting server for as long as it takes to load the bank.
import { openDatabase } from "../../../db/open.ts";
import { loadBankInto } from "./load-bank.ts";
import type { BankOutcome, BankTask } from "./load-bank-in-child.ts";

const say = (outcome: BankOutcome) => new Promise((resolve) => process.send!(outcome, undefined, undefined, resolve));

async function load({ ownerUrl, now }: BankTask): Promise<BankOutcome> {
  try {
    const database = await openDatabase({ databaseUrl: ownerUrl, dataDir: "", log: console });
    const loaded = await loadBankInto(database.db, now);
    await database.close();
    return { loaded };
  } catch (problem) {
    return { problem: problem instanceof Error ? (problem.stack ?? problem.message) : String(problem) };
  }
}

// If the server is killed, this process exits immediately: what it has written is undone, and the next start loads
// again.
process.once("disconnect", () => process.exit(1));
process.once("message", async (task: BankTask) => {
  await say(await load(task));
  process.exit(0);
});
