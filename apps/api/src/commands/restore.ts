// npm run restore -- FILE [ERASED]: restores into an empty database or a new DATA_DIR, with the server stopped. ERASED
// is the erased.jsonl of the old DATA_DIR, if the new one does not contain it. Everyone listed there is erased again
// after the restore.
import path from "node:path";
import { features } from "../app.ts";
import { readConfig } from "../config.ts";
import { restoreBackup } from "../db/backup/restore-backup.ts";
import { openDatabase } from "../db/open.ts";
import { prepareDatabase } from "../db/prepare.ts";
import { noteRestore } from "../features/audit/public.ts";
import { eraseAgain } from "../features/profile/erased-list.ts";
import { readKeys } from "../secrets/read-keys.ts";
import { sealStored } from "../secrets/seal-stored.ts";
import { checkKeys } from "../secrets/vault.ts";
import { fileArgument, runCommandLine } from "./command-line.ts";

await runCommandLine(async () => {
  const file = fileArgument("npm run restore -- FILE [ERASED]");
  const config = readConfig();
  const { DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: ownerUrl, DATA_DIR: dataDir } = config;
  const directUrl = config.DATABASE_DIRECT_URL;
  readKeys(config);
  const given = process.argv[3];
  const list = given && path.resolve(process.env.INIT_CWD ?? process.cwd(), given);
  const opened = await openDatabase({ databaseUrl, ownerUrl, directUrl, dataDir, log: console });
  try {
    const { tables, rows, files } = await restoreBackup({
      pool: opened.owner,
      files: path.join(dataDir, "files"),
      file,
      checkKeys,
    });
    // The erasure needs today's tables, and leaves the files to the queue.
    await prepareDatabase(opened, console);
    await sealStored(opened.db);
    const again = await eraseAgain(opened.db, features, dataDir, list);
    await noteRestore(opened.db, dataDir, new Date());
    console.log(`restored ${rows} rows of ${tables} tables and ${files} files from ${file}`);
    if (again > 0) console.log(`deleted again, as requested before the backup was restored: ${again}`);
  } finally {
    await opened.close();
  }
});
