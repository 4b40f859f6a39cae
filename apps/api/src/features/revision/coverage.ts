// How much of each syllabus a candidate has met, and how well; counted over the candidate's own rows alone.
import type { DataOf, revision } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { isStretch } from "../sittings/public.ts";

/** An answer that shows what is known: right, and without a hint. */
export const shownKnown = sql`last_right and not last_hinted`;

/** Of met questions `m`: last met in a test that was asked for as harder than the exam. Such answers count apart. */
export const metInStretch = sql`exists (select 1 from sittings s where s.id = m.sitting_id and ${isStretch})`;

/** Fewer different questions than this say little about a topic. */
const ENOUGH = 5;
const STRONG = 0.8;
const GETTING_THERE = 0.6;

type Coverage = DataOf<typeof revision.coverage>;
type TopicState = NonNullable<Coverage["subject"]>["topics"][number]["state"];

export const stateOf = (met: number, right: number): TopicState => {
  if (met === 0) return "not_started";
  if (met >= ENOUGH && right / met >= STRONG) return "strong";
  return met >= ENOUGH && right / met >= GETTING_THERE ? "getting_there" : "building";
};

interface TopicRow {
  subject_id: string;
  subject_name: string;
  uuid: string;
  name: string;
  questions: number;
  met: number;
  right: number;
}

/** The subjects of the candidate's exam and whatever else was met; the one most met first. */
export async function coverageOf({ db, user, input }: Call<typeof revision.coverage>): Promise<Coverage> {
  const bySubject = Map.groupBy(await topicRows(db, user.id), ({ subject_id }) => subject_id);
  const subjects = [...bySubject.entries()].map(([uuid, topics]) => ({
    uuid,
    name: topics[0]!.subject_name,
    topics: topics.length,
    met: topics.filter(({ met }) => met > 0).length,
    strong: topics.filter(({ met, right }) => stateOf(met, right) === "strong").length,
    questions: topics.reduce((sum, { met }) => sum + met, 0),
  }));
  const most = subjects.toSorted((a, b) => b.questions - a.questions)[0];
  const uuid = input.subject_id ?? most?.uuid;
  const topics = uuid ? bySubject.get(uuid) : undefined;
  if (input.subject_id && !topics) fail("not_found", "We could not find that subject.");
  return {
    subjects,
    subject:
      uuid && topics
        ? {
            uuid,
            name: topics[0]!.subject_name,
            topics: topics.map((topic) => ({ ...topic, state: stateOf(topic.met, topic.right) })),
          }
        : null,
  };
}

async function topicRows(db: Db, candidateId: number): Promise<TopicRow[]> {
  const { rows } = await sql<TopicRow>`
    with met as (
      select topic_id, count(*)::int as met, count(*) filter (where ${shownKnown})::int as right
      from met_questions m where candidate_id = ${candidateId} and topic_id is not null and not ${metInStretch}
      group by topic_id
    ), wanted as (
      select x.subject_id from candidate_profiles p join exam_subjects x on x.exam_type_id = p.exam_type_id
        and x.questions_count > 0
      where p.candidate_id = ${candidateId}
      union select subject_id from met_questions where candidate_id = ${candidateId}
    )
    select u.uuid as subject_id, u.name as subject_name, t.uuid, t.name, t.questions_count as questions,
      coalesce(m.met, 0) as met, coalesce(m.right, 0) as right
    from wanted w join subjects u on u.id = w.subject_id
    join topics t on t.subject_id = u.id and t.retired_at is null and t.questions_count > 0
    left join met m on m.topic_id = t.id
    order by u.position, t.position`.execute(db);
  return rows;
}

interface WeakTopic {
  topic_id: number;
  topic: string;
  subject_name: string;
  met: number;
  right: number;
}

/** The topics that cost most marks, weakest first. */
export async function weakestTopics(db: Db, candidateId: number, most: number): Promise<WeakTopic[]> {
  const { rows } = await sql<WeakTopic>`
    select m.topic_id, t.name as topic, u.name as subject_name, count(*)::int as met,
      count(*) filter (where ${shownKnown})::int as right
    from met_questions m join topics t on t.id = m.topic_id join subjects u on u.id = m.subject_id
    where m.candidate_id = ${candidateId}
    group by m.topic_id, t.name, u.name
    having count(*) >= 3 and count(*) filter (where ${shownKnown})::float / count(*) < 0.7
    order by count(*) filter (where ${shownKnown})::float / count(*), count(*) desc limit ${most}`.execute(db);
  return rows;
}
