import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";

/** The exams the candidate prepares for come first, starting with the main one. */
export const examList = (db: Db, candidateId: number) =>
  db
    .selectFrom("exam_types as e")
    .leftJoin("candidate_profiles as p", (join) => join.on("p.candidate_id", "=", candidateId))
    .select(["e.uuid", "e.name", "e.description", "e.subjects_count as subjects", "e.questions_count as questions"])
    .select(sql<boolean>`coalesce(e.id = any(p.exam_type_ids || p.exam_type_id), false)`.as("is_mine"))
    .orderBy(sql`coalesce(e.id = p.exam_type_id, false)`, "desc")
    .orderBy(sql`array_position(p.exam_type_ids, e.id)`, (order) => order.asc().nullsLast())
    .orderBy("e.position")
    .execute();

/** A topic is done after this many answers with this share correct. Badges use the same limits. */
const STRONG_FROM = 10;
const STRONG_PERCENT = 80;

/** With the candidate's own results so far. */
export const subjectsOfExam = (db: Db, examUuid: string, candidateId: number) =>
  db
    .selectFrom("exam_subjects as es")
    .innerJoin("exam_types as e", "e.id", "es.exam_type_id")
    .innerJoin("subjects as s", "s.id", "es.subject_id")
    .leftJoin("candidate_profiles as p", (join) => join.on("p.candidate_id", "=", candidateId))
    .leftJoin(
      (eb) =>
        eb
          .selectFrom("grades as g")
          .innerJoin("sittings as x", "x.id", "g.sitting_id")
          .select(({ fn }) => ["x.exam_type_id", "x.subject_id", fn.max("g.score").as("best_score")])
          .select(sql<number>`count(distinct x.paper_id)::int`.as("papers_done"))
          .where("g.candidate_id", "=", candidateId)
          .where("g.is_current", "=", true)
          .groupBy(["x.exam_type_id", "x.subject_id"])
          .as("own"),
      (join) => join.onRef("own.exam_type_id", "=", "e.id").onRef("own.subject_id", "=", "s.id"),
    )
    .select(["s.uuid", "s.name", "s.description", "s.icon", "s.icon_url", "es.questions_count as questions"])
    .select(sql<boolean>`coalesce(s.id = any(p.subject_ids), false)`.as("is_mine"))
    .select(["own.best_score", sql<number>`coalesce(own.papers_done, 0)`.as("papers_done")])
    .select([
      sql<number>`(select count(*)::int from papers a where a.exam_type_id = e.id and a.subject_id = s.id)`.as(
        "papers",
      ),
      sql<{ uuid: string; name: string; questions: number; percent: number | null; is_strong: boolean }[]>`(
        select coalesce(json_agg(json_build_object('uuid', t.uuid, 'name', t.name, 'questions', t.questions_count,
          'percent', round(f.correct * 100.0 / nullif(f.total, 0))::int,
          'is_strong', coalesce(f.total >= ${STRONG_FROM} and f.correct * 100 >= f.total * ${STRONG_PERCENT}, false))
            order by t.position), '[]')
        from topics t left join topic_figures f on f.topic_id = t.id and f.candidate_id = ${candidateId}
        where t.subject_id = s.id and t.retired_at is null and t.questions_count > 0)`.as("topics"),
    ])
    .where("e.uuid", "=", examUuid)
    .where("es.questions_count", ">", 0)
    .where("s.retired_at", "is", null)
    .orderBy(sql`array_position(p.subject_ids, s.id)`, (order) => order.asc().nullsLast())
    .orderBy("s.position")
    .execute();

export const papersOf = (db: Db, examUuid: string, subjectUuid: string, candidateId: number) =>
  db
    .selectFrom("papers as p")
    .innerJoin("exam_types as e", "e.id", "p.exam_type_id")
    .innerJoin("subjects as s", "s.id", "p.subject_id")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("grades as g")
          .innerJoin("sittings as x", "x.id", "g.sitting_id")
          .select(({ fn }) => [fn.countAll<number>().as("times_done"), fn.max("g.score").as("best_score")])
          .whereRef("x.paper_id", "=", "p.id")
          .where("g.candidate_id", "=", candidateId)
          .where("g.is_current", "=", true)
          .as("own"),
      (join) => join.onTrue(),
    )
    .select(["p.year", "p.items_count as questions", "p.minutes as duration_minutes", "p.source", "p.is_premium"])
    .select(["own.best_score", sql<number>`own.times_done::int`.as("times_done")])
    .where("e.uuid", "=", examUuid)
    .where("s.uuid", "=", subjectUuid)
    .orderBy("p.year", "desc")
    .execute();

export const subjectsForStaff = (db: Db) =>
  db
    .selectFrom("subjects as s")
    .select([
      "s.uuid",
      "s.name",
      "s.description",
      "s.icon",
      "s.icon_url",
      "s.questions_count as questions",
      "s.created_at",
    ])
    .select(
      sql<{ uuid: string; name: string }[]>`(
        select coalesce(json_agg(json_build_object('uuid', e.uuid, 'name', e.name) order by e.position), '[]')
        from exam_subjects es join exam_types e on e.id = es.exam_type_id where es.subject_id = s.id)`.as("exams"),
    )
    .where("s.retired_at", "is", null)
    .orderBy("s.position")
    .execute();

export const namedRows = (db: Db, table: "subjects" | "exam_types" | "class_levels") =>
  db
    .selectFrom(table)
    .select(["uuid", "name"])
    .$if(table === "subjects", (rows) => rows.where(sql<boolean>`retired_at is null`))
    .orderBy("position")
    .execute();

export async function subjectWithTopics(db: Db, uuid: string) {
  return db
    .selectFrom("subjects as s")
    .select(["s.uuid", "s.name", "s.description", "s.icon", "s.icon_url", "s.questions_count as questions"])
    .select([
      sql<{ uuid: string; name: string }[]>`(
        select coalesce(json_agg(json_build_object('uuid', e.uuid, 'name', e.name) order by e.position), '[]')
        from exam_subjects es join exam_types e on e.id = es.exam_type_id where es.subject_id = s.id)`.as("exams"),
      sql<{ uuid: string; name: string; questions: number; objectives: string[] }[]>`(
        select coalesce(json_agg(json_build_object('uuid', t.uuid, 'name', t.name, 'questions', t.questions_count,
          'objectives', t.objectives) order by t.position), '[]')
        from topics t where t.subject_id = s.id and t.retired_at is null)`.as("topics"),
    ])
    .where("s.uuid", "=", uuid)
    .where("s.retired_at", "is", null)
    .executeTakeFirst();
}

export const fiveOptionPlaces = (db: Db) =>
  db
    .selectFrom("blueprints as b")
    .innerJoin("exam_types as e", "e.id", "b.exam_type_id")
    .innerJoin("subjects as s", "s.id", "b.subject_id")
    .select(["e.uuid as exam_type_id", "s.uuid as subject_id"])
    .distinct()
    .where("b.options", "=", 5)
    .execute();
