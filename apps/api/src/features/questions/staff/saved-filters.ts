import type { questions, SavedFilter } from "@sabiprep/contract";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Db } from "../../../db/transaction.ts";
import { fail } from "../../../http/failure.ts";
import type { Call } from "../../../http/route.ts";

const MAX_KEPT = 50;

export async function savedFilters({ db, user }: Pick<Call<typeof questions.savedFilters>, "db" | "user">) {
  const rows = await db
    .selectFrom("saved_filters")
    .select(["uuid", "name", "filters"])
    .where("staff_id", "=", user.id)
    .orderBy(sql`lower(name)`)
    .execute();
  return rows as SavedFilter[];
}

export async function saveFilter({ db, user, input, now, recordAudit }: Call<typeof questions.saveFilter>) {
  const name = input.name.trim();
  const filters = JSON.stringify(input.filters);
  const isNew = (await numberOf(db, user.id, name)) === 0;
  if (isNew && (await numberOf(db, user.id)) >= MAX_KEPT)
    fail("conflict", `You can save up to ${MAX_KEPT} filters. Delete one first.`);
  await sql`
    insert into saved_filters (uuid, staff_id, name, filters, created_at)
    values (${uuidv7()}, ${user.id}, ${name}, ${filters}::jsonb, ${now})
    on conflict (staff_id, lower(name)) do update set name = excluded.name, filters = excluded.filters`.execute(db);
  recordAudit({ after: { filters: input.filters } });
  return savedFilters({ db, user });
}

async function numberOf(db: Db, staffId: number, name?: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from saved_filters
    where staff_id = ${staffId} ${name === undefined ? sql`` : sql`and lower(name) = lower(${name})`}`.execute(db);
  return rows[0]!.n;
}

export async function dropFilter({ db, user, input, recordAudit }: Call<typeof questions.dropFilter>) {
  const { numDeletedRows } = await db
    .deleteFrom("saved_filters")
    .where("uuid", "=", input.filter_id)
    .where("staff_id", "=", user.id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) fail("not_found", "We could not find that filter.");
  recordAudit({ subject: input.filter_id });
  return savedFilters({ db, user });
}
