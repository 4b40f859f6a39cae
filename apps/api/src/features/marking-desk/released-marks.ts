// The released marks of one answer, and the student's query about them.
import { type MarkedAnswer, type markedAnswers, QUERY_DAYS } from "@sabiprep/contract";
import { markTheory, type TheoryTicks } from "@sabiprep/exam";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { AppContext } from "../../app-context.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { guideOf, type PhotoRow, photosOf, type QuestionRow, questionOf, shownPhotos } from "../theory/public.ts";
import { inForce } from "./mark-in-force.ts";

const DAY_MS = 86_400_000;

interface Released extends QuestionRow {
  response_id: number;
  round_id: number;
  question_id: number;
  revision_id: number;
  sitting_id: string;
  answers: Record<string, string>;
  photos: PhotoRow[];
  ticks: TheoryTicks;
  comments: Record<string, string>;
  released_at: string;
  query: MarkedAnswer["query"];
}

/** @throws Failure not_found when it is not the student's own, or its marks are not released. */
async function ownReleased(db: Db, candidateId: number, uuid: string): Promise<Released> {
  const { rows } = await sql<Released>`
    select a.id as response_id, r.id as round_id, q.id as question_id, f.revision_id, s.uuid as sitting_id, a.answers,
      ${photosOf("a")} as photos,
      f.ticks, f.comments, r.released_at, q.uuid, q.number, q.section, q.level, q.marks,
      jsonb_build_object('uuid', o.uuid, 'name', o.name) as topic, v.guide, v.page, (
        select jsonb_build_object('atom', k.atom, 'words', k.words, 'asked_at', k.asked_at, 'reply', k.reply,
          'answered_at', k.answered_at) from marking_queries k where k.response_id = a.id) as query
    from theory_responses a join theory_sittings s on s.id = a.sitting_id
    join marking_scripts m on m.sitting_id = s.id
    join marking_rounds r on r.id = m.round_id and r.released_at is not null
    join lateral (${inForce(sql`a.id`)}) f on true
    join theory_revisions v on v.id = f.revision_id join theory_questions q on q.id = a.question_id
    join topics o on o.id = q.topic_id
    where a.uuid = ${uuid} and a.candidate_id = ${candidateId}`.execute(db);
  return rows[0] ?? fail("not_found", "We could not find that answer.");
}

export const releasedMarks = async ({ db, user, input, context, now }: Call<typeof markedAnswers.read>) =>
  shown(await ownReleased(db, user.id, input.response_id), context, now);

function shown(row: Released, context: AppContext, now: Date): MarkedAnswer {
  const { score, max, parts, lost, deductions } = markTheory(row.guide, row.ticks);
  return {
    sitting_id: row.sitting_id,
    question: questionOf(row),
    guide: guideOf(row.guide, row.page),
    answers: row.answers,
    photos: shownPhotos(row.photos, context, now),
    ...{ score, max, parts, lost, deductions },
    ticks: row.ticks.attempts[0] ?? { atoms: [], bands: {}, deductions: [] },
    comments: row.comments,
    released_at: row.released_at,
    query: row.query,
    query_until: queryUntil(row, now),
  };
}

function queryUntil({ query, released_at }: Released, now: Date): string | null {
  const until = new Date(Date.parse(released_at) + QUERY_DAYS * DAY_MS);
  return query || until.getTime() <= now.getTime() ? null : until.toISOString();
}

/** Another marker looks at the mark in force. Nothing changes until that marker has ticked. */
export async function askAboutMark({ db, user, input, context, now }: Call<typeof markedAnswers.query>) {
  return inTransaction(db, async (db) => {
    const own = await ownReleased(db, user.id, input.response_id);
    // Two calls at the same time take turns, and the second one finds the query of the first.
    await sql`select 1 from theory_responses where id = ${own.response_id} for update`.execute(db);
    const row = await ownReleased(db, user.id, input.response_id);
    if (row.query) fail("conflict", "You have already asked about this answer.");
    if (!queryUntil(row, now)) fail("not_allowed", "The time to ask about these marks is over.");
    const atom = input.atom ?? null;
    if (atom !== null && !row.guide.atoms.some(({ id }) => id === atom))
      fail("validation", "This question has no such mark.");
    const { response_id, round_id, question_id, revision_id } = row;
    const { id: task_id } = await db
      .insertInto("marking_tasks")
      .values({
        ...{ uuid: uuidv7(), round_id, question_id, revision_id, response_id, stage: "query", state: "waiting" },
        position: sql<number>`floor(random() * 2147483647)::int`,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("marking_queries")
      .values({ task_id, response_id, atom, words: input.words.trim(), asked_at: now })
      .execute();
    return shown(await ownReleased(db, user.id, input.response_id), context, now);
  });
}
