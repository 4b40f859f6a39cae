// The finished class work of pupils with its score. What pupils may not see yet is marked here for their teacher.
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { teacherMarks } from "../../sittings/public.ts";

interface TopicPart {
  topic_id?: string;
  topic: string;
  correct: number;
  total: number;
}

export interface Attempt {
  sitting_id: number;
  assignment_id: number;
  pupil_id: number;
  attempt: number;
  finished_at: string | null;
  is_late: boolean;
  finished_offline: boolean;
  /** Null while it is not finished. */
  score: number | null;
  topics: TopicPart[];
}

/** Attempts `w` of the pupils and work that `which` chooses, in the order they were started. */
export async function attemptsOf(db: Db, which: RawBuilder<unknown>): Promise<Attempt[]> {
  const { rows } = await sql<Attempt>`
    select w.sitting_id, w.assignment_id, w.pupil_id, w.attempt, w.finished_at, w.is_late, w.finished_offline, r.score,
      coalesce(r.topics, '[]'::jsonb) as topics
    from assignment_sittings w left join grades r on r.sitting_id = w.sitting_id and r.is_current
    where ${which} order by w.pupil_id, w.assignment_id, w.attempt`.execute(db);
  const unmarked = rows.filter(({ finished_at, score }) => finished_at !== null && score === null);
  const marks = await teacherMarks(
    db,
    unmarked.map(({ sitting_id }) => sitting_id),
  );
  return rows.map((row) => {
    const mark = marks.get(row.sitting_id);
    return mark ? { ...row, score: mark.score, topics: mark.topics } : row;
  });
}

/** The attempt that counts: the best one on time, or the best late one. */
export function countedOf(attempts: readonly Attempt[]): Attempt | undefined {
  const finished = attempts.filter(({ finished_at }) => finished_at !== null);
  const onTime = finished.filter(({ is_late }) => !is_late);
  return (onTime.length > 0 ? onTime : finished).toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0))[0];
}

interface TopicResult {
  uuid: string;
  name: string;
  correct: number;
  total: number;
}

/** Weakest first. Grades of older builds name no topic id and are left out. */
export function topicsOf(parts: readonly TopicPart[]): TopicResult[] {
  const topics = new Map<string, TopicResult>();
  for (const { topic_id: uuid, topic: name, correct, total } of parts) {
    if (!uuid) continue;
    const known = topics.get(uuid) ?? { uuid, name, correct: 0, total: 0 };
    topics.set(uuid, { ...known, correct: known.correct + correct, total: known.total + total });
  }
  return [...topics.values()].sort((a, b) => a.correct / a.total - b.correct / b.total || a.name.localeCompare(b.name));
}
