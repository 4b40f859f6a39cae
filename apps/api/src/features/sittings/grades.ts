import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { type GradeRow, gradeShown } from "./mark-sitting.ts";

const PAGE = 20;

type ListedGrade = GradeRow & Omit<Parameters<typeof gradeShown>[0], "uuid"> & { sitting_uuid: string };

/** Completed tests, newest first, one page at a time. */
export async function gradesOf(
  db: Db,
  candidateId: number,
  { limit = PAGE, before }: { limit?: number | undefined; before?: string | undefined },
) {
  const { rows } = await sql<ListedGrade>`
    select g.id, g.uuid, g.version, g.cause, g.score, g.correct, g.total, g.topics, g.sections, g.finished_offline,
      g.created_at,
      s.uuid as sitting_uuid, s.title, s.year, s.mode, s.kind, e.name as exam_name, e.slug as exam_slug,
        b.name as subject_name,
      m.slug as mixed_slug
    from grades g
    join sittings s on s.id = g.sitting_id
    join exam_types e on e.id = s.exam_type_id
    left join subjects b on b.id = s.subject_id
    left join mixed_blueprints m on m.id = s.mixed_blueprint_id
    where g.candidate_id = ${candidateId} and g.is_current ${before ? sql`and g.created_at < ${before}` : sql``}
    order by g.created_at desc limit ${limit}`.execute(db);
  return rows.map((row) => gradeShown({ ...row, uuid: row.sitting_uuid }, row));
}
