import type { revision } from "@sabiprep/contract";
import { lettersIn } from "@sabiprep/exam";
import { type RawBuilder, sql } from "kysely";
import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { candidateQuestion, questionCacheOf, shownOptions } from "../questions/public.ts";
import { mayShowKey } from "../sittings/public.ts";
import { type PracticePlace, placeOf, placeOfSubject } from "./practice-place.ts";

const PAGE = 20;

interface SeenQuestion {
  revision_id: number;
  subject_name: string;
  place: PracticePlace | null;
  last_chosen: string | null;
  times_wrong: number;
  last_seen_at: string;
}

interface LastSeen {
  before?: string | undefined;
  after?: string | undefined;
}

/** All blanks of a test have the same time, so the question's id decides the order and a page can end anywhere. */
const olderThan = ({ before, after }: LastSeen) => {
  if (!before) return sql``;
  return after
    ? sql`and (m.last_seen_at, q.uuid) < (${before}::timestamptz, ${after}::uuid)`
    : sql`and m.last_seen_at < ${before}`;
};

export function mistakesOf({ db, user, input, context }: Call<typeof revision.mistakes>) {
  const ofSubject = input.subject_id ? sql`and u.uuid = ${input.subject_id}` : sql``;
  return seenQuestions(db, context, user.id, sql`not m.last_right ${olderThan(input)} ${ofSubject}`);
}

export async function oneSeenQuestion({ db, user, input, context }: Call<typeof revision.question>) {
  const [question] = await seenQuestions(db, context, user.id, sql`q.uuid = ${input.question_id}`);
  return question ?? fail("not_found", "We could not find that question.");
}

/** Seen questions whose key may be shown, newest first, with one more condition on `m`, `q` and `u`. */
async function seenQuestions(db: Db, context: AppContext, candidateId: number, condition: RawBuilder<unknown>) {
  const { rows } = await sql<SeenQuestion>`
    select q.live_revision_id as revision_id, u.name as subject_name, ${placeOf(candidateId)} as place, m.last_chosen,
      m.times_wrong, m.last_seen_at
    from seen_questions m join questions q on q.id = m.question_id and q.state = 'live' join subjects u
      on u.id = m.subject_id
    where m.candidate_id = ${candidateId} and ${condition} and ${mayShowKey(candidateId)}
    order by m.last_seen_at desc, q.uuid desc limit ${PAGE}`.execute(db);
  const questions = await questionCacheOf(context).questions(
    db,
    rows.map(({ revision_id }) => revision_id),
  );
  return rows.map(({ subject_name, place: practice, last_chosen, times_wrong, last_seen_at }, at) => {
    const question = questions[at]!;
    const options = shownOptions(question, 4);
    return {
      question: candidateQuestion(question, { options, year: null, withKey: true }),
      subject_name,
      place: practice,
      selected_option: last_chosen === null ? null : lettersIn(options, last_chosen),
      times_wrong,
      last_met_at: last_seen_at,
    };
  });
}

interface MistakenSubject {
  uuid: string;
  name: string;
  mistakes: number;
  place: PracticePlace | null;
}

export async function mistakeSubjects(db: Db, candidateId: number): Promise<MistakenSubject[]> {
  const { rows } = await sql<MistakenSubject>`
    select u.uuid, u.name, count(*)::int as mistakes, ${placeOfSubject(candidateId)} as place
    from seen_questions m join questions q on q.id = m.question_id and q.state = 'live' join subjects u
      on u.id = m.subject_id
    where m.candidate_id = ${candidateId} and not m.last_right and ${mayShowKey(candidateId)}
    group by u.id order by count(*) desc, u.position`.execute(db);
  return rows;
}
