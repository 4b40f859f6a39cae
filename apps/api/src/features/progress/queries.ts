import { lagosDay } from "@sabiprep/exam";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { ALL_SUBJECTS } from "./contribution.ts";

export interface Totals {
  tests: number;
  questions: number;
  seconds: number;
  average_score: number | null;
}

const noTotals: Totals = { tests: 0, questions: 0, seconds: 0, average_score: null };

const totalColumns = sql`
  coalesce(sum(f.tests), 0)::int as tests, coalesce(sum(f.answered), 0)::int as questions,
    coalesce(sum(f.seconds), 0)::int as seconds,
  round(sum(f.score_sum)::numeric / nullif(sum(f.tests), 0))::int as average_score`;

export async function totalsOf(db: Db, candidateId: number): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select ${totalColumns} from candidate_figures f where f.candidate_id = ${candidateId}`.execute(db);
  return rows[0] ?? noTotals;
}

export interface Span {
  from: string;
  to: string;
}

export async function totalsBetween(db: Db, candidateId: number, subjectId: number, span: Span): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select ${totalColumns} from day_figures f
    where f.candidate_id = ${candidateId} and f.subject_id = ${subjectId} and f.day between ${span.from}
      and ${span.to}`.execute(db);
  return rows[0] ?? noTotals;
}

interface SubjectFigures {
  uuid: string;
  name: string;
  icon: string;
  tests: number;
  questions: number;
  percent: number;
}

export async function subjectsOf(db: Db, candidateId: number): Promise<SubjectFigures[]> {
  const { rows } = await sql<SubjectFigures>`
    select s.uuid, s.name, s.icon, f.tests, f.answered as questions,
      round(f.correct * 100.0 / nullif(f.total, 0))::int as percent
    from subject_figures f join subjects s on s.id = f.subject_id
    where f.candidate_id = ${candidateId} and f.tests > 0
    order by f.answered desc, s.position`.execute(db);
  return rows;
}

export async function subjectsBetween(
  db: Db,
  candidateId: number,
  subjectId: number,
  { from, to }: Span,
): Promise<SubjectFigures[]> {
  const { rows } = await sql<SubjectFigures>`
    select s.uuid, s.name, s.icon, sum(f.tests)::int as tests, sum(f.answered)::int as questions,
      round(sum(f.correct) * 100.0 / nullif(sum(f.total), 0))::int as percent
    from day_figures f join subjects s on s.id = f.subject_id
    where f.candidate_id = ${candidateId} and f.day between ${from} and ${to}
      ${subjectId === ALL_SUBJECTS ? sql`` : sql`and f.subject_id = ${subjectId}`}
    group by s.id having sum(f.tests) > 0 order by percent desc, s.position`.execute(db);
  return rows;
}

interface DayScore {
  subject_id: number;
  name: string;
  day: string;
  tests: number;
  score_sum: number;
}

/** Scores by day and subject, or of one subject if it is given. */
export async function dayScores(db: Db, candidateId: number, subjectId: number, span: Span): Promise<DayScore[]> {
  const { rows } = await sql<DayScore>`
    select f.subject_id, s.name, f.day, f.tests, f.score_sum
    from day_figures f join subjects s on s.id = f.subject_id
    where f.candidate_id = ${candidateId} and f.day between ${span.from} and ${span.to} and f.tests > 0
      ${subjectId === ALL_SUBJECTS ? sql`` : sql`and f.subject_id = ${subjectId}`}
    order by f.day`.execute(db);
  return rows;
}

interface TopicFigures {
  uuid: string;
  name: string;
  subject_uuid: string;
  subject_name: string;
  exam_uuid: string | null;
  correct: number;
  total: number;
  percent: number;
}

/** A topic is judged only after this many questions, so that one mistake does not label it weak. */
export const MIN_ANSWERS = 4;
export const STRONG_PERCENT = 80;
export const WEAK_BELOW_PERCENT = 70;

export async function topicsOf(
  db: Db,
  candidateId: number,
  {
    which,
    limit,
    subjectId = ALL_SUBJECTS,
    leastQuestions = 0,
  }: { which: "strong" | "weak"; limit: number; subjectId?: number; leastQuestions?: number },
): Promise<TopicFigures[]> {
  const percent = sql`f.correct * 100.0 / f.total`;
  const { rows } = await sql<TopicFigures>`
    select t.uuid, t.name, s.uuid as subject_uuid, s.name as subject_name, f.correct, f.total,
      round(${percent})::int as percent, (
      select e.uuid from exam_subjects x join exam_types e on e.id = x.exam_type_id
      left join candidate_profiles p on p.candidate_id = ${candidateId}
      where x.subject_id = s.id and x.questions_count > 0
      order by (e.id = p.exam_type_id) desc nulls last, e.position limit 1) as exam_uuid
    from topic_figures f join topics t on t.id = f.topic_id and t.retired_at is null join subjects s
      on s.id = f.subject_id
    where f.candidate_id = ${candidateId} and f.total >= ${MIN_ANSWERS} and t.questions_count >= ${leastQuestions}
      ${subjectId === ALL_SUBJECTS ? sql`` : sql`and f.subject_id = ${subjectId}`}
      and ${which === "strong" ? sql`${percent} >= ${STRONG_PERCENT}` : sql`${percent} < ${WEAK_BELOW_PERCENT}`}
    order by ${which === "strong" ? sql`${percent} desc` : percent}, f.total desc, t.id limit ${limit}`.execute(db);
  return rows;
}

/** A topic with fewer questions in the bank is not enough for a test of its own. */
const MIN_FOR_A_TEST = 10;

/** The topics to test next, weakest first. */
export const weakTopics = (db: Db, candidateId: number, limit: number): Promise<TopicFigures[]> =>
  topicsOf(db, candidateId, { which: "weak", limit, leastQuestions: MIN_FOR_A_TEST });

export async function subjectByUuid(db: Db, uuid: string | undefined): Promise<number | undefined> {
  if (!uuid) return ALL_SUBJECTS;
  return (await db.selectFrom("subjects").select("id").where("uuid", "=", uuid).executeTakeFirst())?.id;
}

interface Upcoming {
  uuid: string;
  name: string;
  exam_name: string | null;
  starts_on: string;
  ends_on: string | null;
  note: string | null;
  is_own: boolean;
  is_demo: boolean;
}

const MAX_UPCOMING = 6;

/** The candidate's own date among the calendar's dates, nearest first. An exam in progress still counts as coming. */
export async function upcomingExams(
  db: Db,
  candidateId: number,
  now: Date,
): Promise<(Upcoming & { days_left: number })[]> {
  const today = lagosDay(now);
  const { rows } = await sql<Upcoming & { days_left: number }>`
    select u.*, greatest(0, u.starts_on - ${today}::date) as days_left from (
      (select d.uuid, d.name, e.name as exam_name, d.starts_on, d.ends_on, d.note, false as is_own, d.is_demo
      from exam_dates d left join exam_types e on e.id = d.exam_type_id
      where (not d.is_demo or exists (select 1 from candidates c where c.id = ${candidateId} and c.is_demo))
        and d.starts_on >= ${today}::date - 90 and coalesce(d.ends_on, d.starts_on) >= ${today}::date
      order by d.starts_on limit ${MAX_UPCOMING})
      union all
      select c.uuid, coalesce(e.name, p.target_exam, 'My exam'), e.name, p.exam_date, null, null, true, c.is_demo
      from candidate_profiles p join candidates c on c.id = p.candidate_id left join exam_types e
        on e.id = p.exam_type_id
      where p.candidate_id = ${candidateId} and p.exam_date >= ${today}::date
    ) u order by u.starts_on, u.is_own desc limit ${MAX_UPCOMING}`.execute(db);
  return rows;
}
