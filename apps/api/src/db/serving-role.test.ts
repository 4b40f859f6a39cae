import { expect, test } from "vitest";
import { freshDatabase, quiet, temporaryFolder } from "../testing/database.ts";
import { openDatabase } from "./open.ts";
import { assertPrepared, prepareDatabase } from "./prepare.ts";

const rightsSql = `select rolname as role, rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls,
    has_database_privilege(current_database(), 'create') as makes_schemas,
    has_database_privilege(current_database(), 'temporary') as makes_temporary,
    has_schema_privilege('public', 'create') as makes_tables,
    (select count(*)::int from pg_class c where c.relowner = r.oid) as owns
  from pg_roles r where rolname = current_user`;

const nothing = {
  rolsuper: false,
  rolcreatedb: false,
  rolcreaterole: false,
  rolreplication: false,
  rolbypassrls: false,
  makes_schemas: false,
  makes_temporary: false,
  makes_tables: false,
  owns: 0,
};

const forbidden = [
  "create table mine (n int)",
  "create temporary table mine (n int)",
  "create schema mine",
  "create function mine() returns int language sql as 'select 1'",
  "drop table questions",
  "truncate sittings",
  "alter table candidates add column note text",
  "create index on candidates (first_name)",
  "alter table audit_chain disable trigger all",
  "update audit_chain set hash = ''",
  "delete from audit_chain",
  "update audit_bodies set verb = ''",
  "delete from audit_anchor",
  "delete from erased",
  "delete from schema_migrations",
  "create role mine",
  "set role sabiprep",
  "copy (select 1) to program 'true'",
  "select pg_read_file('/etc/passwd')",
  "select make_month_partitions('candidates', 3)",
  "select make_month_partitions('events', 999)",
  "select drop_event_month(date_trunc('month', now())::date, null, '{}')",
  "select drop_event_month('2020-01-01', null, '{}')",
  "drop table events_default",
];

test("the server's role owns nothing and cannot create, change or drop anything", async () => {
  const database = await freshDatabase();
  try {
    expect((await database.pool.query(rightsSql)).rows).toEqual([{ role: "sabiprep_app", ...nothing }]);
    for (const statement of forbidden)
      await expect(database.pool.query(statement), statement).rejects.toThrow(
        /permission denied|must be owner|no partitions are made|must be a superuser|too young|there is no month/,
      );
    await database.pool.query("select make_month_partitions('events', 12)");
    const { rows } = await database.pool.query(
      "select count(*)::int as made from pg_inherits where inhparent = 'events'::regclass",
    );
    expect(rows[0].made).toBe(14);
    await database.pool.query(
      "insert into events (at, type, body) values (now() + interval '11 months', 'later', '{}')",
    );
    expect((await database.pool.query("select type from events")).rows).toEqual([{ type: "later" }]);
  } finally {
    await database.close();
  }
});

test("the embedded database is served by the same role at every start, and so is the queue", async () => {
  const dataDir = temporaryFolder("role");
  for (let start = 0; start < 2; start++) {
    const opened = await openDatabase({ dataDir, log: quiet });
    try {
      await prepareDatabase(opened);
      expect((await opened.pool.query(rightsSql)).rows).toEqual([{ role: "sabiprep_app", ...nothing }]);
      await expect(opened.pool.query("create table mine (n int)")).rejects.toThrow("permission denied");
      await opened.pool.query("select graphile_worker.add_job('anything', '{}'::json)");
      const { rows } = await opened.pool.query("select count(*)::int as waiting from graphile_worker.jobs");
      expect(rows[0].waiting).toBe(start + 1);
    } finally {
      await opened.close();
    }
  }
});

test("with your own PostgreSQL, serving as a superuser gives a warning, and two addresses separate owner and server", async () => {
  const alone = await freshDatabase({ empty: true });
  const warned: string[] = [];
  const log = { ...quiet, warn: (line: string) => void warned.push(line) };
  try {
    await prepareDatabase(alone, log);
    expect(warned).toEqual([expect.stringMatching(/^DATABASE_URL uses a superuser\. .*DATABASE_OWNER_URL/)]);
  } finally {
    await alone.close();
  }
});

test("a server without owner rights starts only on a prepared database", async () => {
  const dataDir = temporaryFolder("unprepared");
  const first = await openDatabase({ dataDir, log: quiet });
  try {
    await expect(assertPrepared(first)).rejects.toThrow(/not prepared for this build.*npm run database:prepare/);
    await prepareDatabase(first);
    await assertPrepared(first);
    await first.owner.query("delete from schema_migrations where name = (select max(name) from schema_migrations)");
    await expect(assertPrepared(first)).rejects.toThrow(/not prepared/);
    await first.owner.query("insert into schema_migrations values ('999912310000-of-tomorrow', 'x')");
    await expect(assertPrepared(first)).rejects.toThrow(/does not know/);
  } finally {
    await first.close();
  }
});
