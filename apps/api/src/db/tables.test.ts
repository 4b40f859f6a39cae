import { sql } from "kysely";
import { expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import type { TablesDescription } from "./columns.ts";
import { tables } from "./tables.ts";

type ColumnRow = { table: string; column: string; type: string; nullable: boolean; has_default: boolean };

const describe = (type: string, nullable: boolean, hasDefault: boolean) =>
  `${type}${nullable ? " null" : ""}${hasDefault ? " default" : ""}`;

function ourDescription(all: TablesDescription) {
  return Object.entries(all).flatMap(([table, columns]) =>
    Object.entries(columns).map(([name, column]) => [
      `${table}.${name}`,
      describe(column.type, column.nullable, column.hasDefault),
    ]),
  );
}

test("the table types match the migrated database", async () => {
  const database = await freshDatabase();
  const found = await sql<ColumnRow>`
    select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type,
           not a.attnotnull as nullable, (a.atthasdef or a.attidentity <> '') as has_default
      from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped`.execute(database.db);
  await database.close();

  const theirs = found.rows.map((row) => [
    `${row.table}.${row.column}`,
    describe(row.type, row.nullable, row.has_default),
  ]);
  expect(Object.fromEntries(ourDescription(tables))).toEqual(Object.fromEntries(theirs));
});
