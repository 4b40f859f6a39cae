// npm run backup -- FILE: also while the server is running.
import path from "node:path";
import { readConfig } from "../config.ts";
import { writeBackup } from "../db/backup/write-backup.ts";
import { DatabaseProblem } from "../db/database-problem.ts";
import { holdsEmbedded, runningEmbeddedUrl } from "../db/embedded/open-embedded.ts";
import { openDatabase } from "../db/open.ts";
import { fileArgument, runCommandLine } from "./command-line.ts";

await runCommandLine(async () => {
  const file = fileArgument("npm run backup -- FILE");
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = readConfig();
  if (!databaseUrl && !holdsEmbedded(dataDir)) throw new DatabaseProblem(`There is nothing to back up in ${dataDir}.`);
  const files = path.join(dataDir, "files");
  const running = databaseUrl ?? runningEmbeddedUrl(dataDir);
  const opened = running ? undefined : await openDatabase({ dataDir, log: console });
  try {
    const { tables, rows, files: fileCount } = await writeBackup({ url: running ?? opened?.url ?? "", files, file });
    console.log(`backed up ${rows} rows of ${tables} tables and ${fileCount} files to ${file}`);
  } finally {
    await opened?.close();
  }
});
