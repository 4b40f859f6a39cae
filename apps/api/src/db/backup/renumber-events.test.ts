import { rmSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freshDatabase, temporaryFolder } from "../../testing/database.ts";
import type { OpenDatabase } from "../open.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

let folder: string;
let source: OpenDatabase;
let target: OpenDatabase;
beforeEach(async () => {
  folder = temporaryFolder("events");
  source = await freshDatabase();
  target = await freshDatabase({ empty: true });
});
afterEach(async () => {
  await source.close();
  await target.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The event types a subscriber would receive, in order, by the rule of delivery. */
const unheardBy = async (listener: string) =>
  (
    await target.pool.query(
      `select type from events e join event_cursors c on c.listener = $1
        where (e.xid, e.id) > (c.last_xid, c.last_id) and e.xid < pg_snapshot_xmin(pg_current_snapshot())
        order by e.xid, e.id`,
      [listener],
    )
  ).rows.map((row) => row.type);

// Open transactions of other databases on this server delay delivery, so the test waits for them to end.
const hears = (listener: string) => expect.poll(() => unheardBy(listener), { timeout: 20_000 });

test.each([true, false])(
  "after a restore each listener hears what it had not heard, in order, and what comes new (%s)",
  async (withNewListener) => {
    const event = (id: number, xid: number, type: string) =>
      `(${id}, '${8_000_000_000 + xid}', now(), '${type}', '{}')`;
    await source.pool.query(`
    insert into events (id, xid, at, type, body) overriding system value values
      ${event(5, 10, "a")}, ${event(3, 20, "b")}, ${event(4, 20, "c")}, ${event(2, 30, "d")}, ${event(1, 40, "e")};
    insert into event_cursors values ('slow', '8000000020', 3), ('quick', '8000000030', 2), ('pruned', '8000000035', 9)`);
    if (withNewListener) await source.pool.query("insert into event_cursors values ('new', '0', 0)");
    const file = path.join(folder, "backup.gz");
    await writeBackup({ url: source.url, files: path.join(folder, "none"), file });
    await restoreBackup({ pool: target.pool, files: path.join(folder, "files"), file });

    await target.pool.query("insert into events (at, type, body) values (now(), 'f', '{}')");
    await hears("new").toEqual(withNewListener ? ["a", "b", "c", "d", "e", "f"] : []);
    await hears("slow").toEqual(["c", "d", "e", "f"]);
    await hears("quick").toEqual(["e", "f"]);
    await hears("pruned").toEqual(["e", "f"]);
  },
);

test("no other table keeps transaction numbers that a restore would have to translate", async () => {
  const { rows } = await source.pool.query(`
    select distinct c.relname || '.' || a.attname as place from pg_attribute a join pg_class c on c.oid = a.attrelid
     where a.atttypid = 'xid8'::regtype and c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and not c.relispartition order by 1`);
  expect(rows.map((row) => row.place)).toEqual(["event_cursors.last_xid", "events.xid"]);
});
