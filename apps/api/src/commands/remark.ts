// npm run remark: grades every finished sitting again from its raw answers, and every theory mark from its ticks, and
// prints the differences from the current grades. It changes nothing. On an untouched database it finds no difference.

import { openSignals } from "../adapters/database-signals.ts";
import { readConfig } from "../config.ts";
import { openDatabase } from "../db/open.ts";
import { remarkDesk } from "../features/marking-desk/public.ts";
import { remarkAll } from "../features/sittings/public.ts";
import { remarkTheory } from "../features/theory/public.ts";

const config = readConfig();
const say = { info: () => {}, warn: console.warn, error: console.error };
const database = await openDatabase({
  databaseUrl: config.DATABASE_URL,
  directUrl: config.DATABASE_DIRECT_URL,
  dataDir: config.DATA_DIR,
  log: say,
});
const signals = await openSignals(database.directUrl);
try {
  const { checked, differences } = await remarkAll(database.db, signals);
  for (const { sitting, stored, marked } of differences) console.log(`${sitting}: stored ${stored}, marked ${marked}`);
  console.log(`${checked} tests marked again, ${differences.length} differences`);
  const theory = await remarkTheory(database.db);
  for (const { response, stored, marked } of theory.differences)
    console.log(`theory answer ${response}: stored ${stored}, marked ${marked}`);
  console.log(`${theory.checked} theory marks computed again, ${theory.differences.length} differences`);
  const desk = await remarkDesk(database.db);
  for (const { mark, stored, marked } of desk.differences)
    console.log(`mark ${mark}: stored ${stored}, marked ${marked}`);
  console.log(`${desk.checked} marks of the marking desk computed again, ${desk.differences.length} differences`);
  process.exitCode = differences.length + theory.differences.length + desk.differences.length === 0 ? 0 : 1;
} finally {
  await signals.close();
  await database.close();
}
