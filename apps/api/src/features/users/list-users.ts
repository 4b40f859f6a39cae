// Lists and searches cost the same at ten thousand candidates and at a million. Pages are read along an index, and a
// search reads the first few hundred rows of three indexes.
import { USERS_FOUND, type UserStatus, type userSorts, type users } from "@sabiprep/contract";
import { type RawBuilder, sql } from "kysely";
import { countsForStaff, includesDemo } from "../../db/demo-people.ts";
import type { Db } from "../../db/transaction.ts";
import { type CursorPart, readCursor } from "../../http/cursor.ts";
import type { Call } from "../../http/route.ts";

const PAGE = 25;
const COUNTED = 10_000;
const INACTIVE_DAYS = 90;

type Sort = (typeof userSorts)[number];

const seen = sql`coalesce(c.last_sign_in_at, c.registered_at)`;

/** Each order reads an index forwards or backwards. The id orders equal rows. */
const orders: Record<Sort, { keys: RawBuilder<unknown>; direction: "asc" | "desc"; parts: readonly CursorPart[] }> = {
  newest: { keys: sql`c.registered_at, c.id`, direction: "desc", parts: ["time", "id"] },
  last_seen: { keys: sql`${seen}, c.id`, direction: "desc", parts: ["time", "id"] },
  name: {
    keys: sql`lower(c.last_name), lower(c.first_name), c.id`,
    direction: "asc",
    parts: ["text", "text", "id"],
  },
};

const inactiveBefore = (now: Date): Date => new Date(now.getTime() - INACTIVE_DAYS * 86_400_000);

const statusOf = (now: Date): RawBuilder<UserStatus> => sql<UserStatus>`case
  when c.suspended_at is not null then 'suspended'
  when ${seen} < ${inactiveBefore(now)} then 'inactive' else 'active' end`;

const withStatus = (status: UserStatus | undefined, now: Date): RawBuilder<unknown> => {
  if (status === "suspended") return sql`c.suspended_at is not null`;
  // A candidate who was last seen before then also joined before then, so the order by joining can start there.
  if (status === "inactive")
    return sql`c.suspended_at is null and ${seen} < ${inactiveBefore(now)}
      and c.registered_at < ${inactiveBefore(now)}`;
  if (status === "active") return sql`c.suspended_at is null and ${seen} >= ${inactiveBefore(now)}`;
  return sql`true`;
};

export async function listUsers({ db, input, now }: Call<typeof users.list>) {
  const search = input.search?.trim().toLowerCase() ?? "";
  const page = await (search ? found(db, search, input.status, now) : paged(db, input, now));
  return { ...page, includes_demo: await includesDemo(db) };
}

async function paged(db: Db, { status, sort = "newest", after }: Call<typeof users.list>["input"], now: Date) {
  const { keys, direction, parts } = orders[sort];
  const where = withStatus(status, now);
  const beyond = sql.raw(direction === "desc" ? "<" : ">");
  const from = after ? sql`and (${keys}) ${beyond} (${sql.join(readCursor(after, parts))})` : sql``;
  const order = sql.join(
    parts.map((_, at) => sql.raw(`${at + 1} ${direction}`)),
    sql`, `,
  );
  const { rows } = await sql<{ id: number; cursor: unknown[] }>`
    select ${keys}, json_build_array(${keys}) as cursor from candidates c where ${where} ${from}
    order by ${order} limit ${PAGE + 1}`.execute(db);
  const page = rows.slice(0, PAGE);
  const next = rows.length > PAGE ? JSON.stringify(page.at(-1)!.cursor) : null;
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select 1 from candidates c where ${where} and ${countsForStaff("c.is_demo")} limit ${COUNTED + 1}) t`.execute(db);
  const items = await rowsOf(
    db,
    page.map(({ id }) => id),
    now,
  );
  return { items, next, ...totalOf(counted[0]!.total) };
}

const totalOf = (counted: number) => ({ total: Math.min(counted, COUNTED), total_is_more: counted > COUNTED });

/** Names and addresses that begin with the words. Two words are a first and a last name, in either order. */
async function found(db: Db, search: string, status: UserStatus | undefined, now: Date) {
  const [one, two] = search.split(/\s+/);
  const begins = (word: string) => `${word.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const first = sql`lower(c.first_name)`;
  const last = sql`lower(c.last_name)`;
  const ways = two
    ? [
        sql`${first} like ${begins(one!)} and ${last} like ${begins(two)}`,
        sql`${last} like ${begins(one!)} and ${first} like ${begins(two)}`,
      ]
    : [sql`c.email like ${begins(one!)}`, sql`${first} like ${begins(one!)}`, sql`${last} like ${begins(one!)}`];
  const where = withStatus(status, now);
  const parts = ways.map(
    (way) => sql`(select c.id from candidates c where ${way} and ${where} limit ${USERS_FOUND + 1})`,
  );
  const { rows } = await sql<{ id: number }>`${sql.join(parts, sql` union `)} limit ${USERS_FOUND + 1}`.execute(db);
  const ids = rows.slice(0, USERS_FOUND).map(({ id }) => id);
  const items = (await rowsOf(db, ids, now)).sort((a, b) => nameOf(a).localeCompare(nameOf(b)));
  return { items, next: null, total: ids.length, total_is_more: rows.length > USERS_FOUND };
}

const nameOf = (user: { last_name: string; first_name: string }) => `${user.last_name} ${user.first_name}`;

export interface ListedUser {
  id: number;
  uuid: string;
  first_name: string;
  last_name: string;
  email: string | null;
  phone: string | null;
  status: UserStatus;
  subscription: string;
  join_date: string;
  last_login: string | null;
  tests_completed: number;
  avg_score: number | null;
  is_demo: boolean;
}

/** The list's data of these candidates, in the order of the ids. */
export async function rowsOf(db: Db, ids: number[], now: Date): Promise<ListedUser[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ListedUser>`
    select c.id, c.uuid, c.first_name, c.last_name, c.email, p.phone, c.is_demo, c.registered_at as join_date,
      c.last_sign_in_at as last_login, ${statusOf(now)} as status, coalesce(f.tests, 0) as tests_completed,
      case when f.tests > 0 then round(f.score_sum::numeric / f.tests)::int end as avg_score,
      coalesce((select pl.name from grants g join plans pl on pl.id = g.plan_id
        where g.candidate_id = c.id and g.starts_at <= ${now} and g.ends_at > ${now} and g.revoked_at is null
        order by pl.position desc limit 1), 'Free') as subscription
    from candidates c
    left join candidate_profiles p on p.candidate_id = c.id
    left join candidate_figures f on f.candidate_id = c.id
    where c.id = any(${ids}::bigint[]) order by array_position(${ids}::bigint[], c.id)`.execute(db);
  return rows;
}
