// What somebody tried without an account, as the first test of the account made right after it. The device brings the choices; the server
// takes only questions of the visitors' sample, marks them itself, and does so once for an account.
import type { sittings } from "@sabiprep/contract";
import { optionLetters } from "@sabiprep/exam";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { fail, failField } from "../../http/failure.ts";
import { Answer, type Call } from "../../http/route.ts";
import { entitlement } from "../billing/public.ts";
import { shelfOf, shownOptions } from "../questions/public.ts";
import { handOut, type SectionPlan } from "./hand-out.ts";
import { letterOf } from "./read-sitting.ts";
import { submitFor } from "./submit-answers.ts";

/** Whoever registers fills in a form first; what was tried longer before belongs to somebody else, or to another day. */
const BEFORE_ACCOUNT_MS = 7 * 86_400_000;
/** The end of the try and the registration are told by two clocks. */
const SLACK_MS = 60_000;
const ONCE = "What you tried came with your account already.";
const DUPLICATE = "23505";

type Tried = Call<typeof sittings.bringTry>;

export async function bringTry({ db, user, input, now, house }: Tried) {
  const ended = now.getTime() - input.ended_ms_ago;
  const registered = Date.parse(user.registered_at);
  if (ended > registered + SLACK_MS || ended < registered - BEFORE_ACCOUNT_MS)
    fail("conflict", "This was not tried just before your account was made.");
  const letters = new Map(input.answers.map(({ question_id, selected_option }) => [question_id, selected_option]));
  if (letters.size !== input.answers.length) failField("answers", "A question is answered twice");
  const found = await sampleRevisions(db, [...letters.keys()]);
  if (found.length !== letters.size) failField("answers", "An answer names a question that is not in the sample");
  const questions = await shelfOf(house).questions(
    db,
    found.map(({ revision_id }) => revision_id),
  );
  const sections = [...Map.groupBy(found, ({ subject_id }) => subject_id).values()].map(
    (rows): SectionPlan => ({
      name: rows[0]!.subject_name,
      subject: { id: rows[0]!.subject_id, uuid: rows[0]!.subject_uuid },
      estimate: false,
      questions: rows.map((row) => questions[found.indexOf(row)]!),
    }),
  );
  const plan = {
    candidate_id: user.id,
    mode: "practice" as const,
    kind: "practice" as const,
    title: "Tried before your account",
    exam: await examOf(db, user.id),
    subject: null,
    paper_id: null,
    topic_id: null,
    mixed: null,
    year: null,
    source: "original" as const,
    options: 4 as const,
    minutes: null,
    likeness: "tried",
    replaces: null,
    pack_id: null,
    sections,
  };
  // It costs none of the month's tests: nobody had a plan when it was taken.
  const spending = {
    candidate_id: user.id,
    plan: await entitlement(db, user.id, now),
    kind: null,
    questions: questions.length,
  };
  const sitting = await handOut(db, plan, spending, now).catch((problem: { code?: string }) => {
    if (problem.code === DUPLICATE) return null;
    throw problem;
  });
  if (!sitting) return fail("conflict", ONCE);
  const places = sections.flatMap(({ questions }, at) =>
    questions.map((question, no) => ({ question, order: sitting.sections[at]!.option_orders[no]!.split(",") })),
  );
  const answers = places.map(({ question, order }) => {
    const chosen = shownOptions(question, 4)[optionLetters.indexOf(letters.get(question.uuid)!)] ?? null;
    return { question_id: question.uuid, selected_option: letterOf(order, chosen), answered_at: now.toISOString() };
  });
  const outcome = await submitFor({ db, house, now }, user.id, { session_id: sitting.uuid, answers });
  const { grade } = outcome instanceof Answer ? outcome.data : outcome;
  return { session_id: sitting.uuid, correct: grade.correct, total: grade.total };
}

interface SampleRow {
  revision_id: number;
  subject_id: number;
  subject_uuid: string;
  subject_name: string;
}

const sampleRevisions = async (db: Db, uuids: string[]): Promise<SampleRow[]> =>
  (
    await sql<SampleRow>`
      select q.live_revision_id as revision_id, u.id as subject_id, u.uuid as subject_uuid, u.name as subject_name
      from questions q join sample_questions m on m.question_id = q.id join subjects u on u.id = q.subject_id
      where q.uuid = any(${uuids}::uuid[]) and q.state = 'live' order by u.position, q.id`.execute(db)
  ).rows;

/** The exam the candidate named, else the first there is. */
async function examOf(db: Db, candidateId: number) {
  const { rows } = await sql<{ id: number; uuid: string; name: string; slug: string }>`
    select e.id, e.uuid, e.name, e.slug from exam_types e
    left join candidate_profiles p on p.candidate_id = ${candidateId} and p.exam_type_id = e.id
    order by p.candidate_id is null, e.position limit 1`.execute(db);
  return rows[0] ?? fail("unavailable", "There are no exams yet.");
}
