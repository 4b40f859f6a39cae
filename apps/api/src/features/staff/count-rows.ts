// Lists give staff thousands of questions and students, page by page. The rows shown to each member in a Lagos day are
// counted and limited. The audit log has an entry at the first row and every 500. Owners are notified of a member near
// the limit.
import { lagosDay, startOfLagosDay } from "@sabiprep/exam";
import { sql } from "kysely";
import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";
import type { Retiring } from "../../feature.ts";
import type { StaffCaller } from "../../http/audience.ts";
import { Failure, say } from "../../http/failure.ts";
import type { ShownReply } from "../../http/mount.ts";
import { writeAudit } from "../audit/public.ts";
import { attemptKey, startCooldown } from "../auth/public.ts";
import { emailFrom, queueMail } from "../mail/public.ts";
import { readSiteSettings } from "../site/public.ts";

const AUDITED_EVERY = 500;
const NEAR = 0.8;
/** Reading the same page again after a moment, as screens do, counts once. */
const SAME_LOOK_SECONDS = 600;
const DAY_MS = 86_400_000;

type Counts = { questions: number; people: number };

export async function countRows(context: AppContext, member: StaffCaller, shown: ShownReply, now: Date): Promise<void> {
  const { db } = context;
  const { what } = shown.reads;
  const rows = rowsIn(shown);
  const most = (await readSiteSettings(db)).staff_rows_a_day;
  const day = lagosDay(now);
  const counted = await addRows(db, member.id, day, what, rows, context.config.RATE_LIMITS === "on" ? most : null);
  if (!counted) return stop(context, member, { most, day, ...shown }, now);
  const told = { actor: member, at: now, request_id: shown.request_id };
  const before = counted[what] - rows;
  if (before === 0 || Math.floor(before / AUDITED_EVERY) < Math.floor(counted[what] / AUDITED_EVERY))
    await writeAudit(db, { verb: "staff.rows_read", after: { what, rows: counted[what], call: shown.call }, ...told });
  await noteOpened(db, member, shown, now);
  const total = counted.questions + counted.people;
  if (total >= most * NEAR && total - rows < most * NEAR) await tellOwners(context, member, { day, total, most }, now);
}

/** A search that finds nothing also reveals something. */
function rowsIn({ reads: { list = [], per_row = 1 }, data }: ShownReply): number {
  const lists = Array.isArray(data) ? [data] : [list].flat().map((field) => (data as Record<string, unknown>)[field]);
  const rows = lists.reduce<number>((sum, rows) => sum + (Array.isArray(rows) ? rows.length : 0), 0);
  return Math.max(1, rows * per_row);
}

/** The total with these rows. Null when it exceeds the limit, and then the rows are not counted. */
async function addRows(db: Db, staff_id: number, day: string, what: keyof Counts, rows: number, most: number | null) {
  const added = { questions: 0, people: 0, [what]: rows };
  const { rows: found } = await sql<Counts>`
    insert into staff_rows_read as r (staff_id, day, questions, people)
    values (${staff_id}, ${day}, ${added.questions}, ${added.people})
    on conflict (staff_id, day) do update
      set questions = r.questions + excluded.questions, people = r.people + excluded.people
      where ${most}::int is null or r.questions + r.people + ${rows} <= ${most}::int
    returning questions, people`.execute(db);
  return found[0] ?? null;
}

/** Records one opened question or student, when the contract requires a separate entry. */
async function noteOpened(db: Db, member: StaffCaller, { reads, input, call, request_id }: ShownReply, now: Date) {
  const { entry } = reads;
  if (!entry?.roles.includes(member.role)) return;
  const subject = String(input[entry.subject]);
  const look = attemptKey("opened", `${member.uuid} ${entry.verb} ${subject}`);
  if (await startCooldown(db, look, SAME_LOOK_SECONDS, now))
    await writeAudit(db, { verb: entry.verb, actor: member, subject, after: { call }, at: now, request_id });
}

async function stop(
  context: AppContext,
  member: StaffCaller,
  { most, day, reads, call, request_id }: ShownReply & { most: number; day: string },
  now: Date,
): Promise<never> {
  const told = { actor: member, at: now, request_id };
  if (await startCooldown(context.db, attemptKey("rows-stopped", member.uuid), SAME_LOOK_SECONDS, now))
    await writeAudit(context.db, { verb: "staff.rows_stopped", after: { what: reads.what, most, call }, ...told });
  await tellOwners(context, member, { day, total: null, most }, now);
  const tomorrow = startOfLagosDay(day).getTime() + DAY_MS;
  throw new Failure("too_many", say(STOPPED, { n: most }), {
    retryAfter: Math.ceil((tomorrow - now.getTime()) / 1000),
  });
}

const STOPPED =
  "You have reached the limit of {n} questions and students a day. Continue tomorrow, or ask an owner to raise the limit in Settings.";

/**
 * Once a day when a member is near the limit, and once at the limit. An owner whose own session was stolen is notified
 * too.
 */
async function tellOwners(
  context: AppContext,
  member: StaffCaller,
  { day, total, most }: { day: string; total: number | null; most: number },
  now: Date,
) {
  const { db } = context;
  const { name } = await db.selectFrom("staff").select("name").where("id", "=", member.id).executeTakeFirstOrThrow();
  const owners = await db
    .selectFrom("staff")
    .select(["id", "email"])
    .where("role", "=", "owner")
    .where("suspended_at", "is", null)
    .orderBy("id")
    .execute();
  const subject =
    total === null ? `${name} reached the daily reading limit` : `${name} is near the daily reading limit`;
  const letter = emailFrom(context, () => ({
    subject,
    heading: subject,
    paragraphs: [
      total === null
        ? `${name} has read ${most} questions and students today. They cannot read any more until tomorrow.`
        : `${name} has read ${total} of ${most} questions and students that staff can read in a day.`,
      "If you do not know why, ask them. If it was not them, suspend the account in Settings and look at the audit log.",
    ],
    action: { label: "Open the audit log", url: `${context.publicUrl}/admin/audit` },
  }));
  const state = total === null ? "reached" : "near";
  for (const { id, email } of owners)
    await queueMail(db, { ...letter, event_key: `staff-rows:${member.uuid}:${day}:${state}:${id}`, to: email }, now);
}

/** Yesterday's counts limit nothing. A month of them helps an investigation. */
export const oldRowCounts: Retiring = {
  table: "staff_rows_read",
  days: () => 31,
  take: async (db, before, limit) => {
    const { numAffectedRows } = await sql`
      delete from staff_rows_read where (staff_id, day) in (
        select staff_id, day from staff_rows_read where day < ${lagosDay(before)} limit ${limit}
          for update skip locked)`.execute(db);
    return { count: Number(numAffectedRows ?? 0) };
  },
};
