// A message to a group. It is counted first, written once, then delivered in batches. Students who turned such messages
// off are not counted and get none.
import { type groupMessages, MESSAGES_A_DAY } from "@sabiprep/contract";
import { lagosDay, startOfLagosDay } from "@sabiprep/exam";
import { type RawBuilder, sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { AppContext } from "../../app-context.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { Failure, fail, failField, say } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { entitlementOf } from "../billing/public.ts";

const STRETCH = 500;
const A_PAGE = 20;

interface Group {
  exam_type_id: number | null;
  class_level_id: number | null;
  plan: { id: number; slug: string } | null;
}

type GroupSelection = { exam_type_id: string | null; class_level_id: string | null; plan: string | null };

async function groupOf(db: Db, wanted: GroupSelection): Promise<Group> {
  const idOf = async (table: "exam_types" | "class_levels", uuid: string | null, field: string) => {
    const row = uuid && (await db.selectFrom(table).select("id").where("uuid", "=", uuid).executeTakeFirst());
    return row === undefined ? failField(field, "Choose one from the list") : row ? row.id : null;
  };
  const plan = wanted.plan
    ? await db.selectFrom("plans").select(["id", "slug"]).where("slug", "=", wanted.plan).executeTakeFirst()
    : null;
  return {
    exam_type_id: await idOf("exam_types", wanted.exam_type_id, "exam_type_id"),
    class_level_id: await idOf("class_levels", wanted.class_level_id, "class_level_id"),
    plan: plan ?? (wanted.plan ? failField("plan", "Choose one from the list") : null),
  };
}

/**
 * `c` is the candidate. Excludes demo accounts, suspended candidates, accounts that will be erased, and candidates who
 * want no messages.
 */
const peopleOf = ({ exam_type_id, class_level_id, plan }: Group, now: Date): RawBuilder<unknown> => sql`
  from candidates c left join candidate_profiles p on p.candidate_id = c.id left join candidate_settings s
    on s.candidate_id = c.id
  where not c.is_demo and c.suspended_at is null and c.delete_at is null
    and coalesce((s.chosen ->> 'messages')::boolean, true)
    ${
      exam_type_id === null
        ? sql``
        : sql`and (p.exam_type_id = ${exam_type_id}
      or ${exam_type_id} = any(p.exam_type_ids))`
    }
    ${class_level_id === null ? sql`` : sql`and p.class_level_id = ${class_level_id}`}
    ${plan === null ? sql`` : sql`and (${entitlementOf(sql`c.id`, now)}) ->> 'slug' = ${plan.slug}`}`;

async function counted(db: Db, group: Group, now: Date): Promise<{ people: number; by_mail: number }> {
  const { rows } = await sql<{ people: number; by_mail: number }>`
    select count(*)::int as people, (count(*) filter (where c.verified_at is not null
      and coalesce((s.chosen ->> 'email_notifications')::boolean, true)))::int as by_mail
    ${peopleOf(group, now)}`.execute(db);
  return rows[0]!;
}

export const countGroup = async ({ db, input, now }: Call<typeof groupMessages.count>) =>
  counted(db, await groupOf(db, input), now);

async function sentToday(db: Db, now: Date): Promise<number> {
  const from = startOfLagosDay(lagosDay(now));
  const { rows } = await sql<{ sent: number }>`
    select count(*)::int as sent from group_messages where created_at >= ${from}`.execute(db);
  return rows[0]!.sent;
}

export async function messageChoices({ db, now }: Call<typeof groupMessages.choices>) {
  return {
    exams: await db.selectFrom("exam_types").select(["uuid", "name"]).orderBy("position").execute(),
    class_levels: await db.selectFrom("class_levels").select(["uuid", "name"]).orderBy("position").execute(),
    plans: await db.selectFrom("plans").select(["slug", "name"]).orderBy("position").execute(),
    left_today: Math.max(0, MESSAGES_A_DAY - (await sentToday(db, now))),
  };
}

export async function sendMessage({ db, user, input, now, recordAudit }: Call<typeof groupMessages.send>) {
  const group = await groupOf(db, input);
  const uuid = uuidv7();
  await inTransaction(db, async (db) => {
    // Two senders wait for each other, so that neither exceeds the daily limit.
    await sql`select pg_advisory_xact_lock(hashtextextended('group_messages', 0))`.execute(db);
    if ((await sentToday(db, now)) >= MESSAGES_A_DAY)
      throw new Failure(
        "too_many",
        say("You can send {n} messages per day. Please send the next one tomorrow.", { n: MESSAGES_A_DAY }),
        {
          retryAfter: Math.ceil((startOfLagosDay(lagosDay(now)).getTime() + 86_400_000 - now.getTime()) / 1000),
        },
      );
    const { people } = await counted(db, group, now);
    if (people === 0) fail("validation", "There is nobody in this group.");
    if (Math.abs(people - input.people) > Math.max(5, input.people / 10))
      failField("people", `The group now has ${people} people. Check the number again before you send.`);
    const { exam_type_id, class_level_id, plan } = group;
    await db
      .insertInto("group_messages")
      .values({
        ...{ uuid, title: input.title.trim(), body: input.body.trim(), exam_type_id, class_level_id },
        ...{ plan_id: plan?.id ?? null, people, staff_id: user.id, created_at: now },
      })
      .execute();
    recordAudit({ subject: uuid, after: { title: input.title.trim(), people } });
  });
  return (await listed(db, sql`m.uuid = ${uuid}`, 1, 0))[0]!;
}

interface Row {
  uuid: string;
  title: string;
  body: string;
  exam: string | null;
  class_level: string | null;
  plan: string | null;
  people: number;
  reached: number;
  staff_name: string | null;
  created_at: string;
  finished_at: string | null;
}

async function listed(db: Db, which: RawBuilder<unknown>, limit: number, offset: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select m.uuid, m.title, m.body, e.name as exam, l.name as class_level, p.name as plan, m.people, m.reached,
      s.name as staff_name,
      m.created_at, m.finished_at
    from group_messages m left join exam_types e on e.id = m.exam_type_id left join class_levels l
      on l.id = m.class_level_id
    left join plans p on p.id = m.plan_id left join staff s on s.id = m.staff_id
    where ${which} order by m.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function listMessages({ db, input }: Call<typeof groupMessages.list>) {
  const page = input.page ?? 1;
  const { total } = await db
    .selectFrom("group_messages")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return {
    items: await listed(db, sql`true`, A_PAGE, (page - 1) * A_PAGE),
    total: Number(total),
    page,
    per_page: A_PAGE,
  };
}

interface Open extends Omit<Group, "plan"> {
  id: number;
  uuid: string;
  title: string;
  body: string;
  plan_id: number | null;
  plan_slug: string | null;
  walked_to: number;
}

/**
 * Delivers one batch of the oldest unfinished message. Each person gets one notification, however often a batch runs.
 */
export const continueMessages = ({ db, clock }: AppContext): Promise<number> =>
  inTransaction(db, async (db) => {
    const now = clock.now();
    const { rows } = await sql<Open>`
      select m.id, m.uuid, m.title, m.body, m.exam_type_id, m.class_level_id, m.plan_id, p.slug as plan_slug,
        m.walked_to
      from group_messages m left join plans p on p.id = m.plan_id
      where m.finished_at is null order by m.id limit 1 for update of m skip locked`.execute(db);
    const message = rows[0];
    if (!message) return 0;
    const plan = message.plan_id === null ? null : { id: message.plan_id, slug: message.plan_slug! };
    const { rows: people } = await sql<{ id: number }>`
      select c.id ${peopleOf({ ...message, plan }, now)} and c.id > ${message.walked_to}
      order by c.id limit ${STRETCH}`.execute(db);
    const ids = people.map(({ id }) => id);
    await sql`
      insert into notifications (uuid, candidate_id, kind, once_key, title, body, created_at, due_at)
      select n.uuid, n.id, 'message', ${`message:${message.uuid}`}, ${message.title}, ${message.body}, ${now}, ${now}
      from unnest(${ids.map(() => uuidv7())}::uuid[], ${ids}::bigint[]) as n (uuid, id)
      on conflict (candidate_id, once_key) do nothing`.execute(db);
    const isLast = ids.length < STRETCH;
    await sql`
      update group_messages set reached = reached + ${ids.length}, walked_to = ${ids.at(-1) ?? message.walked_to},
        finished_at = ${isLast ? now : null} where id = ${message.id}`.execute(db);
    return 1;
  });
