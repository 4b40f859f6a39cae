// The exams a candidate prepares for. The first exam is the main one, and recommendations are for it.
import type { profile } from "@sabiprep/contract";
import { sql } from "kysely";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { failField } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";

interface NamedRow {
  uuid: string;
  name: string;
}

export async function preparedFor(db: Db, candidateId: number) {
  const { rows } = await sql<{ exams: NamedRow[]; subjects: NamedRow[] }>`
    select
      (select coalesce(json_agg(json_build_object('uuid', e.uuid, 'name', e.name) order by e.id <> p.exam_type_id,
        array_position(p.exam_type_ids, e.id)), '[]')
        from exam_types e where e.id = any(p.exam_type_ids || p.exam_type_id)) as exams,
      (select coalesce(json_agg(json_build_object('uuid', s.uuid, 'name', s.name)
        order by array_position(p.subject_ids, s.id)), '[]')
        from subjects s where s.id = any(p.subject_ids) and s.retired_at is null) as subjects
    from candidate_profiles p where p.candidate_id = ${candidateId}`.execute(db);
  return rows[0] ?? { exams: [], subjects: [] };
}

export const prepareFor = ({ db, user, input }: Call<typeof profile.prepareFor>) =>
  inTransaction(db, async (db) => {
    const exams = await idsOf(db, "exam_types", input.exams);
    if (exams.length !== new Set(input.exams).size) failField("exams", "We could not find that exam.");
    const subjects = await idsOf(db, "subjects", input.subjects);
    const { rows } = await sql<{ id: number }>`
      select distinct subject_id as id from exam_subjects where exam_type_id = any(${exams}::bigint[])`.execute(db);
    const taught = new Set(rows.map(({ id }) => id));
    if (subjects.length !== new Set(input.subjects).size || subjects.some((id) => !taught.has(id)))
      failField("subjects", "One of your subjects is not in the exams you chose.");
    await sql`
      update candidate_profiles p set exam_type_id = ${exams[0]}, exam_type_ids = ${exams}::bigint[],
        subject_ids = ${subjects}::bigint[],
        target_exam = case when p.target_exam is null then null
          else (select name from exam_types where id = ${exams[0]}) end
      where p.candidate_id = ${user.id}`.execute(db);
    return preparedFor(db, user.id);
  });

/** In the given order, each once. */
async function idsOf(db: Db, table: "exam_types" | "subjects", uuids: string[]): Promise<number[]> {
  const rows = await db
    .selectFrom(table)
    .select(["id", "uuid"])
    .where("uuid", "in", [...uuids, NOBODY])
    .execute();
  const ids = new Map(rows.map(({ id, uuid }) => [uuid, id]));
  return [...new Set(uuids)].flatMap((uuid) => ids.get(uuid) ?? []);
}

/** SQL does not accept an empty list. */
const NOBODY = "00000000-0000-0000-0000-000000000000";
