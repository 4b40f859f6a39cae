// A whole theory paper against the clock. The answers to its questions are ordinary theory answers that belong to it.
import type { TheorySitting, theory } from "@sabiprep/contract";
import { markPaper, type PaperSection } from "@sabiprep/exam";
import { sql } from "kysely";
import type { AppContext } from "../../app-context.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { type PhotoRow, photosOf, shownPhotos } from "./photos.ts";
import { type QuestionRow, questionOf } from "./theory-rows.ts";
import { ofParts, saveAnswers } from "./write-response.ts";

const NO_SITTING = "We could not find that test.";
const MINUTE_MS = 60_000;

/** The device makes the id, so that a start whose reply was lost can be sent again. */
export async function startPaper({ db, user, input, context, now }: Call<typeof theory.startPaper>) {
  const paper = await db
    .selectFrom("theory_papers")
    .select(["id", "minutes"])
    .where("uuid", "=", input.paper_id)
    .where("retired_at", "is", null)
    .executeTakeFirst();
  if (!paper) fail("not_found", "We could not find that paper.");
  await inTransaction(db, async (db) => {
    await db
      .insertInto("theory_sittings")
      .values({
        uuid: input.sitting_id,
        candidate_id: user.id,
        paper_id: paper.id,
        started_at: now,
        ends_at: new Date(now.getTime() + paper.minutes * MINUTE_MS),
      })
      .onConflict((conflict) => conflict.column("uuid").doNothing())
      .execute();
  });
  return readSitting(db, user.id, input.sitting_id, context, now);
}

export const readPaper = ({ db, user, input, context, now }: Call<typeof theory.readPaper>) =>
  readSitting(db, user.id, input.sitting_id, context, now);

interface SittingRow {
  id: number;
  uuid: string;
  paper_id: number;
  paper: TheorySitting["paper"];
  sections: PaperSection[];
  started_at: string;
  ends_at: string;
  finished_at: string | null;
}

async function ownSitting(db: Db, candidateId: number, uuid: string): Promise<SittingRow> {
  const { rows } = await sql<SittingRow>`
    select s.id, s.uuid, s.paper_id, s.started_at, s.ends_at, s.finished_at, p.sections,
      jsonb_build_object('uuid', p.uuid, 'title', p.title, 'minutes', p.minutes,
        'subject', jsonb_build_object('uuid', u.uuid, 'name', u.name)) as paper
    from theory_sittings s join theory_papers p on p.id = s.paper_id join subjects u on u.id = p.subject_id
    where s.uuid = ${uuid} and s.candidate_id = ${candidateId}`.execute(db);
  return rows[0] ?? fail("not_found", NO_SITTING);
}

interface AnswerRow {
  uuid: string;
  question_id: string;
  answers: Record<string, string>;
  photos: PhotoRow[];
  seq: number;
  score: number | null;
  low: number | null;
  high: number | null;
}

async function readSitting(
  db: Db,
  candidateId: number,
  uuid: string,
  context: AppContext,
  now: Date,
): Promise<TheorySitting> {
  const sitting = await ownSitting(db, candidateId, uuid);
  const questions = await questionsOf(db, sitting);
  const { rows: responses } = await sql<AnswerRow>`
    select r.uuid, q.uuid as question_id, r.answers, ${photosOf("r")} as photos, r.seq, m.score, m.low, m.high
    from theory_responses r join theory_questions q on q.id = r.question_id
    left join lateral (
      select score, low, high from theory_marks m where m.response_id = r.id and m.kind = 'self'
      order by m.id desc limit 1) m on true
    where r.sitting_id = ${sitting.id} order by q.number`.execute(db);
  const { sections, paper, started_at, ends_at, finished_at } = sitting;
  return {
    uuid: sitting.uuid,
    paper,
    started_at,
    ends_at,
    finished_at,
    sections: sections.map((section) => ({
      ...section,
      questions: questions.filter((question) => question.section === section.id).map(questionOf),
    })),
    responses: responses.map((response) => ({ ...response, photos: shownPhotos(response.photos, context, now) })),
    result: finished_at ? resultOf(sections, questions, responses) : null,
  };
}

/** A question that the student answered keeps the text they saw. The others have their present text. */
async function questionsOf(db: Db, sitting: SittingRow): Promise<QuestionRow[]> {
  const { rows } = await sql<QuestionRow>`
    select q.uuid, q.number, q.section, q.level, q.marks, jsonb_build_object('uuid', t.uuid, 'name', t.name) as topic,
      v.guide, v.page
    from theory_questions q join topics t on t.id = q.topic_id
    left join theory_responses r on r.question_id = q.id and r.sitting_id = ${sitting.id}
    join theory_revisions v on v.id = coalesce(r.revision_id, q.live_revision_id)
    where q.paper_id = ${sitting.paper_id} and (q.retired_at is null or r.id is not null)
    order by q.number`.execute(db);
  return rows;
}

function resultOf(sections: PaperSection[], questions: QuestionRow[], responses: AnswerRow[]): TheorySitting["result"] {
  const byQuestion = new Map(responses.map((response) => [response.question_id, response]));
  const paperWith = (scoreOf: (response: AnswerRow) => number | null) =>
    markPaper(
      sections,
      questions.map(({ uuid, section, marks }) => {
        const response = byQuestion.get(uuid);
        return { question: uuid, section, max: marks, score: response ? (scoreOf(response) ?? 0) : null };
      }),
    );
  const { score, max, sections: marked } = paperWith((response) => response.score);
  return {
    score,
    max,
    low: paperWith((response) => response.low).score,
    high: paperWith((response) => response.high).score,
    dropped: marked.flatMap(({ dropped }) => dropped),
    left_to_mark: responses.filter(({ score }) => score === null).length,
  };
}

export async function writeInPaper({ db, user, input, now }: Call<typeof theory.writeInPaper>) {
  const sitting = await ownSitting(db, user.id, input.sitting_id);
  if (sitting.finished_at) fail("conflict", "You have submitted this paper, so you cannot change it any more.");
  const { rows } = await sql<{ id: number; revision_id: number; parts: string[] }>`
    select q.id, v.id as revision_id, array(select p ->> 'id' from jsonb_array_elements(v.guide -> 'parts') p) as parts
    from theory_questions q
    left join theory_responses r on r.question_id = q.id and r.sitting_id = ${sitting.id}
    join theory_revisions v on v.id = coalesce(r.revision_id, q.live_revision_id)
    where q.uuid = ${input.theory_question_id} and q.paper_id = ${sitting.paper_id}`.execute(db);
  const question = rows[0] ?? fail("not_found", "We could not find that question.");
  const answers = ofParts(input.answers, question.parts);
  return inTransaction(db, async (db) => {
    const { rows: made } = await sql<{ id: number }>`
      insert into theory_responses
        (uuid, candidate_id, question_id, revision_id, sitting_id, answers, seq, started_at)
      values (gen_random_uuid(), ${user.id}, ${question.id}, ${question.revision_id}, ${sitting.id}, '{}', 0, ${now})
      on conflict (sitting_id, question_id) do update set seq = theory_responses.seq
      returning id`.execute(db);
    return saveAnswers(db, made[0]!.id, { ...input, answers }, now);
  });
}

/** Submitting twice is the same as submitting once. An answer with no text and no photograph counts as not answered. */
export async function finishPaper({ db, user, input, context, now }: Call<typeof theory.finishPaper>) {
  const sitting = await ownSitting(db, user.id, input.sitting_id);
  await inTransaction(db, async (db) => {
    await sql`
      delete from theory_responses r where r.sitting_id = ${sitting.id} and r.finished_at is null
        and r.photos = '[]' and not exists (select 1 from jsonb_each_text(r.answers) a
          where btrim(a.value) <> '')`.execute(db);
    await sql`update theory_responses set finished_at = ${now} where sitting_id = ${sitting.id}
      and finished_at is null`.execute(db);
    await sql`update theory_sittings set finished_at = ${now} where id = ${sitting.id} and finished_at is null`.execute(
      db,
    );
  });
  return readSitting(db, user.id, input.sitting_id, context, now);
}
