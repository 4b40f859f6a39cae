// npm run database:prepare: migrates the database as its owner and grants the server's role its rights. Servers that
// start with DATABASE_PREPARED=beforehand then never have the owner's credentials.
import { readConfig } from "../config.ts";
import { openDatabase } from "../db/open.ts";
import { prepareDatabase } from "../db/prepare.ts";
import { runCommandLine } from "./command-line.ts";

await runCommandLine(async () => {
  const config = readConfig();
  const say = { info: console.log, warn: console.warn, error: console.error };
  const database = await openDatabase({
    databaseUrl: config.DATABASE_URL,
    ownerUrl: config.DATABASE_OWNER_URL,
    directUrl: config.DATABASE_DIRECT_URL,
    dataDir: config.DATA_DIR,
    log: say,
  });
  try {
    await prepareDatabase(database, say);
    console.log("The database is ready.");
  } finally {
    await database.close();
  }
});
