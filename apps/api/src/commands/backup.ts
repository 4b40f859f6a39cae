// npm run backup -- FILE: also works while the server is running.
import path from "node:path";
import { readConfig } from "../config.ts";
import { writeBackup } from "../db/backup/write-backup.ts";
import { DatabaseProblem } from "../db/database-problem.ts";
import { holdsEmbedded, runningEmbeddedUrl } from "../db/embedded/open-embedded.ts";
import { openDatabase } from "../db/open.ts";
import { fileArgument, runCommandLine } from "./command-line.ts";

await runCommandLine(async () => {
  const file = fileArgument("npm run backup -- FILE");
  const { DATABASE_URL, DATABASE_OWNER_URL, DATABASE_DIRECT_URL, DATA_DIR: dataDir } = readConfig();
  // A back-up reads every table, even those the server itself may not read.
  const databaseUrl = DATABASE_OWNER_URL ?? DATABASE_DIRECT_URL ?? DATABASE_URL;
  if (!databaseUrl && !holdsEmbedded(dataDir)) throw new DatabaseProblem(`There is nothing to back up in ${dataDir}.`);
  const files = path.join(dataDir, "files");
  const running = databaseUrl ?? runningEmbeddedUrl(dataDir);
  const opened = running ? undefined : await openDatabase({ dataDir, log: console });
  try {
    const {
      tables,
      rows,
      files: fileCount,
    } = await writeBackup({ url: running ?? opened?.ownerUrl ?? "", files, file });
    console.log(`backed up ${rows} rows of ${tables} tables and ${fileCount} files to ${file}`);
  } finally {
    await opened?.close();
  }
});
