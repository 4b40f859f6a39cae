// npm run restore -- FILE [ERASED]: into an empty database or a new DATA_DIR, with the server stopped. ERASED is the
// erased.jsonl of the old DATA_DIR, where the new one does not hold it: whoever is on it is erased from the back-up again.
import path from "node:path";
import { runMigrations } from "graphile-worker";
import { features } from "../app.ts";
import { readConfig } from "../config.ts";
import { restoreBackup } from "../db/backup/restore-backup.ts";
import { migrate } from "../db/migrate.ts";
import { openDatabase } from "../db/open.ts";
import { eraseAgain } from "../features/profile/erased-list.ts";
import { fileArgument, runCommandLine } from "./command-line.ts";

await runCommandLine(async () => {
  const file = fileArgument("npm run restore -- FILE [ERASED]");
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = readConfig();
  const given = process.argv[3];
  const list = given && path.resolve(process.env.INIT_CWD ?? process.cwd(), given);
  const opened = await openDatabase({ databaseUrl, dataDir, log: console });
  try {
    const { tables, rows, files } = await restoreBackup({
      pool: opened.pool,
      files: path.join(dataDir, "files"),
      file,
    });
    // Erasing speaks to today's tables and leaves the bytes of files to the queue.
    await migrate(opened.pool, { log: console });
    await runMigrations({ pgPool: opened.pool });
    const again = await eraseAgain(opened.db, features, dataDir, list);
    console.log(`restored ${rows} rows of ${tables} tables and ${files} files from ${file}`);
    if (again > 0) console.log(`erased again, as asked before: ${again}`);
  } finally {
    await opened.close();
  }
});
