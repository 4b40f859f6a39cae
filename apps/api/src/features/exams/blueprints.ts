import type { blueprints, StaffBlueprint } from "@sabiprep/contract";
import { blueprintProblems, type ExamSlug } from "@sabiprep/exam";
import { sql } from "kysely";
import { signal } from "../../adapters/database-signals.ts";
import type { Db } from "../../db/transaction.ts";
import { fail, failField } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { assertOwnSubjects } from "../questions/public.ts";

const MAX_SHOWN = 200;

async function place(db: Db, input: { exam_type_id: string; subject_id: string }) {
  const { rows } = await sql<{ exam_id: number; exam_slug: string; subject_id: number; subject_slug: string }>`
    select e.id as exam_id, e.slug as exam_slug, s.id as subject_id, s.slug as subject_slug
    from exam_types e, subjects s
    where e.uuid = ${input.exam_type_id} and s.uuid = ${input.subject_id} and s.retired_at is null`.execute(db);
  return rows[0] ?? fail("not_found", "That subject is not in this exam.");
}

const readBlueprints = async (
  db: Db,
  examId: number,
  subjectId: number,
  which = sql`true`,
): Promise<StaffBlueprint[]> =>
  (
    await sql<StaffBlueprint>`
      select json_build_object('uuid', e.uuid, 'name', e.name) as exam_type,
        json_build_object('uuid', s.uuid, 'name', s.name) as subject,
        b.from_year, b.to_year, b.version, b.items, b.minutes, b.options, b.marks, b.sections, b.source_note,
          b.unverified,
        w.name as staff_name, b.created_at
      from blueprints b join exam_types e on e.id = b.exam_type_id join subjects s on s.id = b.subject_id
      left join staff w on w.id = b.staff_id
      where b.exam_type_id = ${examId} and b.subject_id = ${subjectId} and ${which}
      order by b.from_year desc, b.version desc limit ${MAX_SHOWN}`.execute(db)
  ).rows;

export async function listBlueprints({ db, input }: Call<typeof blueprints.list>) {
  const { exam_id, subject_id } = await place(db, input);
  const topics = await db
    .selectFrom("topics")
    .select(["slug", "name"])
    .where("subject_id", "=", subject_id)
    .where("retired_at", "is", null)
    .orderBy("position")
    .execute();
  return { blueprints: await readBlueprints(db, exam_id, subject_id), topics };
}

/** A new version for an era. Sittings keep their minutes and items. Papers of the era get the new time. */
export async function writeBlueprint({ db, user, input, now, recordAudit }: Call<typeof blueprints.write>) {
  const { exam_id, exam_slug, subject_id, subject_slug } = await place(db, input);
  await assertOwnSubjects(db, user.id, [subject_id]);
  const rule = {
    exam: exam_slug as ExamSlug,
    subject: subject_slug,
    from_year: input.from_year,
    to_year: input.to_year ?? null,
    items: input.items,
    minutes: input.minutes,
    options: input.options as 4 | 5,
    marks: input.marks ?? null,
    sections: input.sections,
    source_note: input.source_note.trim(),
    unverified: input.unverified,
  };
  const [problem] = blueprintProblems(rule);
  if (problem) failField("sections", problem);
  await refuseUnknownTopics(db, subject_id, rule.sections);
  const { rows } = await sql<{ id: number; version: number }>`
    insert into blueprints (exam_type_id, subject_id, from_year, to_year, version, items, minutes, options, marks,
      sections,
      source_note, unverified, staff_id, created_at)
    values (${exam_id}, ${subject_id}, ${rule.from_year}, ${rule.to_year},
      coalesce((select max(version) from blueprints where exam_type_id = ${exam_id} and subject_id = ${subject_id}
        and from_year = ${rule.from_year}), 0) + 1,
      ${rule.items}, ${rule.minutes}, ${rule.options}, ${rule.marks}, ${JSON.stringify(rule.sections)}::jsonb,
      ${rule.source_note}, ${rule.unverified}, ${user.id}, ${now})
    returning id, version`.execute(db);
  await sql`
    update papers p set minutes = ${rule.minutes} where exam_type_id = ${exam_id} and subject_id = ${subject_id}
      and staff_edited_at is null
      and year >= ${rule.from_year} and (${rule.to_year}::int is null or year <= ${rule.to_year}::int)
      and not exists (select 1 from blueprints b where b.exam_type_id = p.exam_type_id and b.subject_id = p.subject_id
        and b.from_year > ${rule.from_year} and b.from_year <= p.year)`.execute(db);
  await signal(db, "bank", {});
  const { id, version } = rows[0]!;
  recordAudit({ subject: `${exam_slug}/${subject_slug}/${rule.from_year}`, after: { version } });
  return (await readBlueprints(db, exam_id, subject_id, sql`b.id = ${id}`))[0]!;
}

async function refuseUnknownTopics(db: Db, subjectId: number, sections: { topics: string[] }[]): Promise<void> {
  const named = [...new Set(sections.flatMap(({ topics }) => topics))];
  const { rows } = await sql<{ slug: string }>`
    select unnest(${named}::text[]) as slug except select slug from topics where subject_id = ${subjectId}`.execute(db);
  if (rows[0]) failField("sections", `We could not find the topic ${rows[0].slug} in this subject`);
}
