// npm run restore -- FILE: into an empty database or a new DATA_DIR, with the server stopped.
import path from "node:path";
import { readConfig } from "../config.ts";
import { restoreBackup } from "../db/backup/restore-backup.ts";
import { openDatabase } from "../db/open.ts";
import { type Db, inTransaction } from "../db/transaction.ts";
import { fileArgument, runCommandLine } from "./command-line.ts";

/** What must happen to restored rows before anyone is served them. */
const afterRestore: ((db: Db) => Promise<void>)[] = [];

await runCommandLine(async () => {
  const file = fileArgument("npm run restore -- FILE");
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = readConfig();
  const opened = await openDatabase({ databaseUrl, dataDir, log: console });
  try {
    const { tables, rows, files } = await restoreBackup({
      pool: opened.pool,
      files: path.join(dataDir, "files"),
      file,
    });
    for (const step of afterRestore) await inTransaction(opened.db, step);
    console.log(`restored ${rows} rows of ${tables} tables and ${files} files from ${file}`);
  } finally {
    await opened.close();
  }
});
