// Opens the embedded database of a folder and writes rows without pause. It prints a row's number once PostgreSQL has
// acknowledged it, so every printed number must survive whatever happens next.
import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseProblem } from "../../apps/api/src/db/database-problem.ts";
import { migrate } from "../../apps/api/src/db/migrate.ts";
import { openDatabase } from "../../apps/api/src/db/open.ts";

const [dataDir = ""] = process.argv.slice(2);
const silent = { info() {}, warn() {}, error() {} };

try {
  const { owner: pool } = await openDatabase({ dataDir, log: silent });
  await migrate(pool);
  await pool.query(
    "create table if not exists crash_rows (id bigint generated always as identity primary key, body text)",
  );
  process.stdout.write("ready\n");
  const write = async () => {
    for (;;) {
      await pool
        .query("insert into crash_rows (body) values (repeat('x', 200)) returning id")
        .then(({ rows }) => process.stdout.write(`${rows[0].id}\n`))
        .catch(() => sleep(20));
    }
  };
  await Promise.all([write(), write(), write(), write()]);
} catch (error) {
  process.stderr.write(`${error instanceof DatabaseProblem ? error.message : error}\n`);
  process.exit(1);
}
