// npm run audit:verify: follows the audit chain from its first entry and names the first that does not hold.
import { readConfig } from "../config.ts";
import { openDatabase } from "../db/open.ts";
import { verifyAudit } from "../features/audit/public.ts";

const config = readConfig();
const say = { info: () => {}, warn: console.warn, error: console.error };
const database = await openDatabase({ databaseUrl: config.DATABASE_URL, dataDir: config.DATA_DIR, log: say });
try {
  const broken = await verifyAudit(database.db);
  console.log(broken ? `Entry ${broken.seq}: ${broken.problem}.` : "The audit log is whole.");
  process.exitCode = broken ? 1 : 0;
} finally {
  await database.close();
}
