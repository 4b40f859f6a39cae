// The open tasks that a member of staff is allowed to do.
import type { analytics, DataOf, Role } from "@sabiprep/contract";
import { sql } from "kysely";
import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";
import { missingTranslations } from "../languages/public.ts";
import { readSiteSettings } from "../site/public.ts";

type Task = DataOf<typeof analytics.dashboard>["tasks"][number];

const MAX_COUNTED = 1_000;

const rolesFor: Record<Task["name"], readonly Role[]> = {
  reports: ["owner", "editor", "support"],
  reviews: ["owner", "reviewer"],
  returned: ["owner", "editor", "reviewer"],
  keys_to_confirm: ["owner", "reviewer"],
  suspect_keys: ["owner", "reviewer"],
  failed_payments: ["owner", "finance"],
  texts_to_confirm: ["owner", "editor"],
  missing_translations: ["owner", "editor"],
};

export async function openTasks(
  context: AppContext,
  db: Db,
  { id, role }: { id: number; role: Role },
): Promise<Task[]> {
  const { rows } = await sql<Record<Exclude<Task["name"], "missing_translations">, number>>`
    select (select count(*)::int from (select 1 from reports where status <> 'resolved'
      limit ${MAX_COUNTED}) r) as reports,
      (select coalesce(sum(total), 0)::int from question_tallies where name = 'review') as reviews,
      (select count(distinct q.id)::int from question_comments c
        join questions q on q.id = c.question_id and q.stage = 'draft'
        join question_revisions r on r.id = q.newest_revision_id and r.staff_id = ${id} and r.no = c.revision_no
        where c.kind = 'sent_back' and not exists (select 1 from question_comments l
          where l.question_id = c.question_id and l.id > c.id and l.kind <> 'comment')) as returned,
      (select count(*)::int from key_fix_requests
        where state = 'waiting' and staff_id is distinct from ${id}) as keys_to_confirm,
      (select count(*)::int from (select 1 from item_statistics
        where suspect_option is not null and kept_at is null limit ${MAX_COUNTED}) i) as suspect_keys,
      (select count(*)::int from refunds where state = 'failed')
        + (select count(*)::int from subscriptions where status = 'attention') as failed_payments,
      (select count(*)::int from message_corrections_waiting
        where staff_id is distinct from ${id}) as texts_to_confirm`.execute(db);
  const counts = { ...rows[0]!, missing_translations: await missingTranslations(context, db) };
  return (Object.keys(rolesFor) as Task["name"][]).flatMap((name) =>
    counts[name] > 0 && rolesFor[name].includes(role) ? [{ name, count: counts[name] }] : [],
  );
}

/** How many of the four numbers on the landing page are written texts and not counted. Only owners can change that. */
export async function landingTexts(db: Db, role: Role): Promise<number> {
  if (role !== "owner") return 0;
  const settings = await readSiteSettings(db);
  const figures = [
    settings.figure_questions,
    settings.figure_students,
    settings.figure_subjects,
    settings.figure_success,
  ];
  return figures.filter(({ live }) => !live).length;
}
