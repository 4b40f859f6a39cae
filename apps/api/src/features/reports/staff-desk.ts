// The desk where staff answer reports. The longest waiting report is first.
import type { reportDesk } from "@sabiprep/contract";
import { type RawBuilder, sql } from "kysely";
import type { AppContext } from "../../app-context.ts";
import { includesDemo } from "../../db/demo-people.ts";
import type { Db } from "../../db/transaction.ts";
import { readCursor, writeCursor } from "../../http/cursor.ts";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { signedFileUrl } from "../files/public.ts";
import { emailFrom, queueMail } from "../mail/public.ts";
import { notify } from "../notifications/public.ts";

const PAGE = 25;
const MAX_WAITING = 1000;

interface DeskRow {
  id: number;
  uuid: string;
  type: "wrong_answer" | "technical_bug" | "content_issue" | "feature_request" | "general_feedback";
  subject: string | null;
  title: string;
  description: string;
  status: string;
  date: string;
  response: string | null;
  question_id: string | null;
  session_id: string | null;
  screenshot_file_uuid: string | null;
  responded_at: string | null;
  candidate_id: number | null;
  reporter: { uuid: string; name: string; email: string | null } | null;
  assigned_to: { uuid: string; name: string } | null;
}

async function rowsWhere(db: Db, where: RawBuilder<unknown>, limit: number): Promise<DeskRow[]> {
  const { rows } = await sql<DeskRow>`
    select r.id, r.uuid, r.type, s.name as subject, r.title, r.description, r.status, r.created_at as date, r.response,
      q.uuid as question_id, t.uuid as session_id, r.screenshot_file_uuid, r.responded_at, r.candidate_id,
      case when c.id is not null then jsonb_build_object('uuid', c.uuid, 'name', c.first_name || ' ' || c.last_name,
        'email', c.email) end as reporter,
      case when m.id is not null then jsonb_build_object('uuid', m.uuid, 'name', m.name) end as assigned_to
    from reports r
    left join subjects s on s.id = r.subject_id left join questions q on q.id = r.question_id
    left join sittings t on t.id = r.sitting_id left join candidates c on c.id = r.candidate_id
    left join staff m on m.id = r.assigned_to
    where ${where} limit ${limit}`.execute(db);
  return rows;
}

export async function listReports({ db, context, user, input }: Call<typeof reportDesk.list>) {
  const from = input.after && readCursor(input.after, ["time", "id"]);
  const newestFirst = input.status === "resolved";
  const beyond = sql.raw(newestFirst ? "<" : ">");
  const where = sql.join(
    [
      input.status ? sql`r.status = ${input.status}` : sql`r.status <> 'resolved'`,
      ...(input.type ? [sql`r.type = ${input.type}`] : []),
      ...(input.mine ? [sql`r.assigned_to = ${user.id}`] : []),
      ...(from ? [sql`(r.created_at, r.id) ${beyond} (${sql.join(from)})`] : []),
    ],
    sql` and `,
  );
  const order = newestFirst ? sql`order by r.created_at desc, r.id desc` : sql`order by r.created_at, r.id`;
  const rows = await rowsWhere(db, sql`${where} ${order}`, PAGE + 1);
  const items = rows.slice(0, PAGE);
  const last = items.at(-1);
  return {
    includes_demo: await includesDemo(db),
    items: items.map((row) => withoutEmail(shown(context, row))),
    next: rows.length > PAGE && last ? writeCursor([last.date, last.id]) : null,
    waiting: await waiting(db),
  };
}

const withoutEmail = <Row extends Pick<DeskRow, "reporter">>(row: Row) => ({
  ...row,
  reporter: row.reporter && { ...row.reporter, email: null },
});

/** The length of the two queues, counted up to a thousand. */
async function waiting(db: Db): Promise<{ pending: number; in_progress: number }> {
  const counted = (status: string) =>
    sql`(select count(*)::int from (select 1 from reports where status = ${status} limit ${MAX_WAITING}) t)`;
  const { rows } = await sql<{ pending: number; in_progress: number }>`
    select ${counted("pending")} as pending, ${counted("in_progress")} as in_progress`.execute(db);
  return rows[0]!;
}

async function oneReport(db: Db, uuid: string): Promise<DeskRow> {
  const [row] = await rowsWhere(db, sql`r.uuid = ${uuid}`, 1);
  return row ?? fail("not_found", "We could not find that report.");
}

const shown = (context: AppContext, { screenshot_file_uuid: file, ...row }: DeskRow) => ({
  ...row,
  screenshot_url: file ? signedFileUrl(context.secret, file, context.clock.now()) : null,
});

export const readReport = async ({ db, context, input }: Call<typeof reportDesk.read>) =>
  shown(context, await oneReport(db, input.uuid));

export async function assignReport({ db, user, input, now, recordAudit }: Call<typeof reportDesk.take>) {
  const report = await oneReport(db, input.uuid);
  const member = await db
    .selectFrom("staff")
    .select(["id", "uuid"])
    .where("uuid", "=", input.staff_id ?? user.uuid)
    .where("suspended_at", "is", null)
    .executeTakeFirst();
  if (!member) return fail("not_found", "We could not find that member of staff.");
  const status = report.status === "pending" ? "in_progress" : report.status;
  await db
    .updateTable("reports")
    .set({ assigned_to: member.id, status, updated_at: now })
    .where("id", "=", report.id)
    .execute();
  recordAudit({
    subject: input.uuid,
    before: { assigned_to: report.assigned_to?.uuid ?? null },
    after: { assigned_to: member.uuid },
  });
  return null;
}

export async function setReportStatus({ db, input, now, recordAudit }: Call<typeof reportDesk.setStatus>) {
  const report = await oneReport(db, input.uuid);
  await db.updateTable("reports").set({ status: input.status, updated_at: now }).where("id", "=", report.id).execute();
  recordAudit({ subject: input.uuid, before: { status: report.status }, after: { status: input.status } });
  return null;
}

export async function answerReport({ db, context, user, input, now, recordAudit }: Call<typeof reportDesk.answer>) {
  const report = await oneReport(db, input.uuid);
  const response = input.response.trim();
  await db
    .updateTable("reports")
    .set({ response, status: input.status, responded_at: now, updated_at: now })
    .set((columns) => ({ assigned_to: columns.fn.coalesce("assigned_to", columns.val(user.id)) }))
    .where("id", "=", report.id)
    .execute();
  if (report.candidate_id && report.reporter) await tell(db, context, report, response, now);
  recordAudit({ subject: input.uuid, before: { status: report.status }, after: { status: input.status } });
  return null;
}

/** Notifies the candidate of each answer. A later answer is a new event, so it sends a new notification. */
async function tell(db: Db, context: AppContext, report: DeskRow, response: string, now: Date) {
  const occasion = `report:${report.uuid}:${now.getTime()}`;
  await notify(
    db,
    {
      candidate_id: report.candidate_id!,
      kind: "account",
      once_key: occasion,
      says: (t) => ({ title: t("About your report “{title}”", { title: report.title }), body: response }),
      link: "/report-issue",
    },
    now,
  );
  const letter = emailFrom(context, (_site, t) => ({
    subject: t("We replied to your report"),
    heading: t("We have looked at your report"),
    paragraphs: [t("You told us: “{words}”", { words: shortened(report.description) }), ...response.split(/\n{2,}/)],
    action: { label: t("See your reports"), url: `${context.publicUrl}/report-issue` },
  }));
  await queueMail(
    db,
    { ...letter, event_key: occasion, to: report.reporter!.email, candidate_id: report.candidate_id },
    now,
  );
}

const shortened = (text: string) => (text.length > 300 ? `${text.slice(0, 300)}…` : text);
