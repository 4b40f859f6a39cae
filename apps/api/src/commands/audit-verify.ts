// npm run audit:verify: checks the audit chain from its first entry and names the first invalid one. It also works
// while the server is running.
import { readConfig } from "../config.ts";
import { DatabaseProblem } from "../db/database-problem.ts";
import { holdsEmbedded, runningEmbeddedUrl } from "../db/embedded/open-embedded.ts";
import { openDatabase } from "../db/open.ts";
import { verifyAudit } from "../features/audit/public.ts";
import { runCommandLine } from "./command-line.ts";

const say = { info: () => {}, warn: console.warn, error: console.error };

await runCommandLine(async () => {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR: dataDir } = readConfig();
  if (!DATABASE_URL && !holdsEmbedded(dataDir)) throw new DatabaseProblem(`No audit log found in ${dataDir}.`);
  const databaseUrl = DATABASE_DIRECT_URL ?? DATABASE_URL ?? runningEmbeddedUrl(dataDir);
  const database = await openDatabase({ databaseUrl, dataDir, log: say });
  try {
    const broken = await verifyAudit(database.db).catch(unreadable);
    console.log(broken ? `Entry ${broken.seq}: ${broken.problem}.` : "The audit log is complete and unchanged.");
    process.exitCode = broken ? 1 : 0;
  } finally {
    await database.close();
  }
});

function unreadable(problem: unknown): never {
  const why = problem instanceof Error ? problem.message : String(problem);
  throw new DatabaseProblem(`The audit log cannot be read: ${why}`, { cause: problem });
}
