// The list of work, one piece of work as it was written, and a preview as a pupil sees it.
import type { setWork } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { readCursor, writeCursor } from "../../../http/cursor.ts";
import type { Call } from "../../../http/route.ts";
import { previewSitting } from "../../sittings/public.ts";
import { classIn, mayRead, type Standing, standingIn } from "../standing.ts";
import { paperPlan } from "./paper-plan.ts";
import { listed, type Work, workIn, workRows } from "./work-rows.ts";

const PAGE = 30;

export async function listWork({ db, user, input, now }: Call<typeof setWork.list>) {
  const school = await standingIn(db, user, input.school_id);
  const wanted = [listed(school)];
  if (input.class_id) {
    const { id } = await classIn(db, school, input.class_id, now);
    wanted.push(sql`exists (select 1 from assignment_targets g where g.assignment_id = a.id and g.class_id = ${id})`);
  }
  if (input.before) {
    const [at, id] = readCursor(input.before, ["time", "id"]);
    wanted.push(sql`(a.created_at, a.id) < (${at}::timestamptz, ${id}::bigint)`);
  }
  const which = sql`where ${sql.join(wanted, sql` and `)} order by a.created_at desc, a.id desc limit ${PAGE + 1}`;
  const rows = await workRows(db, { which, school, now });
  const items = rows.slice(0, PAGE);
  const last = items.at(-1);
  return { items, next: rows.length > PAGE && last ? writeCursor([last.created_at, last.id]) : null };
}

export async function previewWork({ db, user, input, context, now }: Call<typeof setWork.preview>) {
  const school = await standingIn(db, user, input.school_id);
  const work = await workIn(db, school, input.work_id);
  return previewSitting(context, db, await paperPlan(context, db, work), now);
}

/** As the form takes it. Classes that the caller may not see are left out. */
export async function fieldsOf(db: Db, school: Standing, work: Work) {
  const { rows: targets } = await sql<{ class_id: string; pupil_ids: string[] | null }>`
    select c.uuid as class_id, case when bool_or(g.pupil_id is null) then null else array_agg(p.uuid) end as pupil_ids
    from assignment_targets g join classes c on c.id = g.class_id left join school_pupils p on p.id = g.pupil_id
    where g.assignment_id = ${work.id} and ${mayRead(school)}
    group by c.id order by lower(c.name)`.execute(db);
  const { title, note, made_of, mode, minutes, attempts, opens_at, closes_at, late_until, results } = work;
  return { title, note, made_of, mode, minutes, attempts, opens_at, closes_at, late_until, results, targets };
}
