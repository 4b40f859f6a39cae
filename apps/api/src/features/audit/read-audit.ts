import type { audit } from "@sabiprep/contract";
import { writeCsv } from "@sabiprep/formats";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import type { Call } from "../../http/route.ts";
import { exportFileUrl, storeFile } from "../files/public.ts";
import { verifyAudit } from "./verify-audit.ts";
import { auditSubjectNames } from "./what-about.ts";

const PAGE = 30;
const MAX_EXPORTED = 50_000;

interface Filter {
  verb?: string | undefined;
  actor?: string | undefined;
  subject?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

interface Entry {
  seq: number;
  at: string;
  verb: string | null;
  actor: { audience: string; uuid: string; name: string | null } | null;
  subject: string | null;
  before: unknown;
  after: unknown;
}

/** Days are Lagos days, both ends included. */
const conditions = ({ verb, actor, subject, from, to }: Filter): RawBuilder<unknown> =>
  sql.join(
    [
      sql`true`,
      ...(verb ? [sql`b.verb like ${`${verb.replaceAll(/[\\%_]/g, "\\$&")}%`}`] : []),
      ...(actor ? [sql`b.actor_uuid = ${actor}`] : []),
      ...(subject ? [sql`b.subject = ${subject}`] : []),
      ...(from ? [sql`c.at >= ${from}::date::timestamp at time zone 'Africa/Lagos'`] : []),
      ...(to ? [sql`c.at < (${to}::date + 1)::timestamp at time zone 'Africa/Lagos'`] : []),
    ],
    sql` and `,
  );

async function entries(db: Db, filter: Filter, before: number | undefined, limit: number): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select c.seq, c.at, b.verb, b.subject, b.body->'before' as before, b.body->'after' as after,
      case when b.actor_uuid is not null then jsonb_build_object('audience', b.actor_audience, 'uuid', b.actor_uuid,
        'name', s.name) end as actor
    from audit_chain c left join audit_bodies b on b.seq = c.seq left join staff s on s.uuid = b.actor_uuid
    where ${conditions(filter)} ${before ? sql`and c.seq < ${before}` : sql``}
    order by c.seq desc limit ${limit}`.execute(db);
  return rows;
}

export async function listAudit({ db, input }: Call<typeof audit.list>) {
  const rows = await entries(db, input, input.before, PAGE + 1);
  const page = rows.slice(0, PAGE);
  const named = await auditSubjectNames(
    db,
    page.map(({ subject }) => subject),
  );
  const items = page.map((row) => ({ ...row, about: (row.subject && named.get(row.subject)) || null }));
  return { items, next: rows.length > PAGE ? items.at(-1)!.seq : null };
}

export async function checkAudit({ db, context }: Call<typeof audit.verify>) {
  const broken = await verifyAudit(db, context.config.DATA_DIR);
  const last = await db.selectFrom("audit_chain").select("seq").orderBy("seq", "desc").limit(1).executeTakeFirst();
  return { entries: last?.seq ?? 0, broken };
}

export async function exportAudit({ db, context, user, input, now, recordAudit }: Call<typeof audit.export>) {
  const rows = await entries(db, input, undefined, MAX_EXPORTED);
  const head = ["No", "At", "Action", "By", "About", "Before", "After"];
  const body = rows.map(({ seq, at, verb, actor, subject, before, after }) => [
    seq,
    at,
    verb ?? "(erased)",
    actor?.name ?? actor?.uuid ?? "",
    subject,
    before ? JSON.stringify(before) : "",
    after ? JSON.stringify(after) : "",
  ]);
  const name = `audit-log-${now.toISOString().slice(0, 10)}.csv`;
  const file = await storeFile(context, db, {
    purpose: "export",
    name,
    mime_type: "text/csv; charset=utf-8",
    bytes: Buffer.from(writeCsv([head, ...body])),
  });
  recordAudit({ after: { filter: input, entries: rows.length } });
  return { url: await exportFileUrl(context, db, file.uuid, user, now), name, entries: rows.length };
}
