import type { sittings } from "@sabiprep/contract";
import { CHECK_QUESTIONS, MIN_COUNT } from "@sabiprep/contract";
import { emptySheet } from "@sabiprep/exam";
import { sql } from "kysely";
import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";
import { fail, failField, say } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { questionCacheOf } from "../questions/public.ts";
import { assertCanAnswer } from "./allowance.ts";
import { readSheet } from "./answer-store.ts";
import { chanceOf } from "./chance.ts";
import { drawQuestions, shuffled } from "./draw-questions.ts";
import { genesisHash, issueSitting, type SittingPlan, sittingOfPlan } from "./issue-sitting.ts";
import { mayShowKey, type ProtectedQuestions, protectedQuestions } from "./protected-questions.ts";
import {
  answersShown,
  openSittingLike,
  paperOf,
  type SittingHead,
  sessionOf,
  shownTo,
  sittingOf,
} from "./read-sitting.ts";
import { answerSecret, sealKey } from "./seal-key.ts";
import { sittingCacheOf } from "./sitting-cache.ts";
import { kindKeyOf, loadStartContext, type RevisionList, type StartContext } from "./start-context.ts";

/** By POST or, as the specification has it, by GET. */
type Start = Pick<Call<typeof sittings.start>, "db" | "user" | "input" | "now" | "context">;

export interface Ask {
  candidateId: number;
  input: Start["input"];
  mode: "practice" | "exam";
  kind_key: string;
  situation: StartContext;
  rng: () => number;
}

/** Returns the open sitting of the same kind, or a new one. The sitting exists before its first question is seen. */
export async function start({ db, user, input, now, context }: Start) {
  const mode = input.mode ?? "practice";
  const asked = {
    exam: input.exam_id,
    subject: input.subject_id,
    topic: input.topic ?? null,
    year: input.year ?? null,
    mode,
    from: input.from ?? null,
  };
  if (input.from && (mode === "exam" || input.year || input.again))
    failField("from", "You can practise your mistakes, bookmarks and harder questions only in practice mode.");
  if (input.from === "lesson" && !input.topic) failField("topic", "Choose the topic of the lesson.");
  if (input.session_id && (mode === "exam" || input.year || input.again))
    failField("session_id", "We can load a test in advance only if it is a new practice test.");
  const kind_key = kindKeyOf(asked);
  const situation = await loadStartContext(context, db, user.id, asked, now);
  if (situation.open_sitting && !input.fresh && !input.again)
    return showSitting(context, db, user.id, situation.open_sitting, now, true);
  const { hiddenKeys } = situation;
  const { session_id: uuid } = input;
  const rng = uuid ? chanceOf(context, user.id, uuid) : Math.random;
  const ask: Ask = { candidateId: user.id, input, mode, kind_key, situation, rng };
  const plan = input.year ? await pastPaper(context, db, ask) : await practiceTest(context, db, ask);
  const questions = plan.sections.reduce((sum, section) => sum + section.questions.length, 0);
  const isFree = costsNothing(input) && !(input.again && (await stillOwes(db, user.id, input.again)));
  const kind = isFree ? null : ("tests" as const);
  const begins_with = uuid && plan.sections[0]?.questions[0]?.uuid;
  const spending = { candidate_id: user.id, plan: situation.plan, kind, questions, begins_with };
  const sitting = await issueSitting(db, { ...plan, uuid, rng }, spending, now);
  if (sitting) return showNew(context, db, sitting, hiddenKeys, now);
  const open = await openSittingLike(db, user.id, kind_key);
  if (open) return showSitting(context, db, user.id, open, now, true);
  // A prepared test is started once. If it is requested again after submission, it is another test.
  const another = await issueSitting(db, plan, spending, now);
  return another
    ? showNew(context, db, another, hiddenKeys, now)
    : fail(
        "conflict",
        "We are updating this test. Your answers are safe on this device. Please try again in a minute.",
      );
}

/** A past paper, a retake of a finished test, and the check of a lesson. */
const costsNothing = ({ year, again, from }: Start["input"]) => Boolean(year || again || from === "lesson");

/** A test submitted without an answer used nothing of the month, so its retake costs what it would have cost. */
async function stillOwes(db: Db, candidateId: number, again: string): Promise<boolean> {
  const first = await db
    .selectFrom("sittings")
    .select("first_answer_costs")
    .where("uuid", "=", again)
    .where("candidate_id", "=", candidateId)
    .executeTakeFirst();
  return first?.first_answer_costs != null;
}

/** A sitting just issued: nothing has to be read again. */
export async function showNew(
  context: AppContext,
  db: Db,
  sitting: SittingHead,
  hiddenKeys: ProtectedQuestions,
  now: Date,
) {
  const places = await paperOf(context, db, sitting);
  const sheet = emptySheet(sitting.items);
  sittingCacheOf(context).keep({
    sitting,
    stored: { sheet, last_seq: 0, last_hash: genesisHash(sitting.uuid), behind: 0 },
  });
  return {
    exams: shownTo(places, sitting.year, sitting.mode === "exam" ? "all" : hiddenKeys.uuids),
    session: sessionOf(sitting, now, false),
    answers: answersShown(places, sheet),
    seq: 0,
    seal_key: (await sealKey(context)).public_key,
    answer_secret: answerSecret(context, sitting.uuid),
  };
}

/** What a sitting of this plan would show. Nothing is stored. */
export async function previewSitting(context: AppContext, db: Db, plan: SittingPlan, now: Date) {
  const sitting = { ...sittingOfPlan(plan, now), id: 0, first_answer_costs: null };
  const places = await paperOf(context, db, sitting);
  return {
    exams: shownTo(places, sitting.year, sitting.mode === "exam" ? "all" : new Set()),
    session: sessionOf(sitting, now, false),
  };
}

export async function showSitting(
  context: AppContext,
  db: Db,
  candidateId: number,
  id: number,
  now: Date,
  resumed: boolean,
) {
  const sitting = (await sittingOf(db, candidateId, { id }))!;
  await assertCanAnswer(db, sitting, now);
  const places = await paperOf(context, db, sitting);
  const { sheet, last_seq } = await readSheet(db, id);
  const hiddenKeys = sitting.mode === "exam" ? "all" : (await protectedQuestions(db, candidateId)).uuids;
  return {
    exams: shownTo(places, sitting.year, hiddenKeys),
    session: sessionOf(sitting, now, resumed),
    answers: answersShown(places, sheet),
    seq: last_seq,
    seal_key: (await sealKey(context)).public_key,
    answer_secret: answerSecret(context, sitting.uuid),
  };
}

const headOf = ({ candidateId, mode, kind_key, situation }: Ask) => ({
  candidate_id: candidateId,
  mode,
  exam: situation.exam,
  subject: situation.subject,
  mixed: null,
  kind_key,
  replaces: situation.open_sitting,
  pack_id: null,
});

/** Extra time granted by staff lengthens every clock. */
export const minutesWith = (minutes: number, extraPercent: number) => Math.ceil(minutes * (1 + extraPercent / 100));

interface PaperRow {
  id: number;
  minutes: number;
  source: SittingPlan["source"];
  is_premium: boolean;
  revision_ids: number[];
}

async function pastPaper(context: AppContext, db: Db, ask: Ask): Promise<SittingPlan> {
  const { input, mode, situation } = ask;
  const { exam, subject, plan } = situation;
  const { rows } = await sql<PaperRow>`
    select p.id, p.minutes, p.source, p.is_premium, array(
      select q.live_revision_id from paper_items i join questions q on q.id = i.question_id
      where i.paper_id = p.id and q.live_revision_id is not null order by i.position) as revision_ids
    from (select id, minutes, source, year,
      coalesce(is_premium, row_number() over (order by year desc) % 2 = 0) as is_premium from papers
      where exam_type_id = ${exam.id} and subject_id = ${subject.id}) p
    where p.year = ${input.year}`.execute(db);
  const paper = rows[0] ?? fail("not_found", "We do not have a paper for that year.");
  if (paper.is_premium && !plan.all_years)
    fail(
      "premium",
      say("You need Premium or Pro for the {year} series. Every second year is free.", { year: input.year! }),
    );
  const questions = await questionCacheOf(context).questions(db, paper.revision_ids);
  return {
    ...headOf(ask),
    kind: "paper",
    title: `${exam.name} ${subject.name}, ${input.year} series`,
    paper_id: paper.id,
    topic_id: null,
    year: input.year!,
    source: paper.source,
    options: situation.options,
    minutes: mode === "exam" ? minutesWith(paper.minutes, situation.extra_time_percent) : null,
    sections: [{ name: subject.name, subject, estimate: false, questions }],
  };
}

export async function practiceTest(context: AppContext, db: Db, ask: Ask): Promise<SittingPlan> {
  const { input, mode, situation } = ask;
  const { subject, plan } = situation;
  const wanted = input.from === "lesson" ? CHECK_QUESTIONS : (input.count ?? plan.questions_per_test);
  const count = Math.min(wanted, plan.most_questions_per_test);
  const kept = input.from === "mistakes" || input.from === "bookmarks" ? input.from : undefined;
  const { ids, options } = input.again
    ? await sameAgain(db, ask, input.again)
    : kept
      ? await keptOnes(db, ask, kept, count)
      : await drawn(context, db, ask, count);
  if (kept && ids.length === 0) fail("not_found", nothingKept[kept]);
  if (!kept && ids.length < Math.min(MIN_COUNT, count))
    fail("not_found", "There are not enough questions for this test yet.");
  const questions = await questionCacheOf(context).questions(db, ids);
  const minutes = Math.max(1, Math.ceil(ids.length * situation.minutes_per_item));
  return {
    ...headOf(ask),
    kind: "practice",
    title: titleOf(ask),
    paper_id: null,
    topic_id: situation.topic_id,
    year: null,
    source: "original",
    options,
    minutes: mode === "exam" ? minutesWith(minutes, situation.extra_time_percent) : null,
    sections: [{ name: subject.name, subject, estimate: false, questions }],
  };
}

function titleOf({ input: { from }, situation: { exam, subject, topic_name } }: Ask): string {
  if (from === "mistakes" || from === "bookmarks") return `${subject.name}: my ${from}`;
  const title = topic_name ? `${subject.name}: ${topic_name}` : `${exam.name} ${subject.name}`;
  return from === "stretch" ? `${title}, harder than the exam` : title;
}

const nothingKept: Record<RevisionList, string> = {
  mistakes: "You have no mistakes to fix in this subject.",
  bookmarks: "You have no bookmarks in this subject.",
};

/**
 * The candidate's mistakes or bookmarks in the subject, newest first. Questions in an exam of theirs that still takes
 * answers are left out.
 */
async function keptOnes(
  db: Db,
  { candidateId, situation: { subject, topic_id }, rng }: Ask,
  from: RevisionList,
  count: number,
) {
  const kept =
    from === "mistakes"
      ? sql`seen_questions k join questions q on q.id = k.question_id and not k.last_right`
      : sql`bookmarks k join questions q on q.id = k.question_id`;
  const { rows } = await sql<{ revision_id: number }>`
    select q.live_revision_id as revision_id from ${kept}
    where k.candidate_id = ${candidateId} and q.subject_id = ${subject.id} and q.state = 'live'
      ${topic_id === null ? sql`` : sql`and q.topic_id = ${topic_id}`} and ${mayShowKey(candidateId)}
    order by ${from === "mistakes" ? sql`k.last_seen_at` : sql`k.created_at`} desc limit ${count}`.execute(db);
  const ids = rows.map(({ revision_id }) => revision_id);
  return { ids: shuffled(ids, rng), options: 4 as const };
}

/** New questions for the test. A pool with too few five-option questions still makes a full test, with four options. */
async function drawn(context: AppContext, db: Db, { input, situation, mode, rng }: Ask, count: number) {
  const pool = await questionCacheOf(context).pool(db, situation.exam.id, situation.subject.id);
  const seen = new Set(situation.seen);
  const wish = {
    count,
    topic_id: situation.topic_id,
    seen,
    hiddenKeys: situation.hiddenKeys.revisions,
    exam: mode === "exam",
    ...(input.from === "stretch" && { pool: "stretch" as const }),
    rng,
  };
  const five = situation.options === 5 ? drawQuestions(pool, { ...wish, options: 5 }) : [];
  if (five.length >= count) return { ids: five, options: 5 as const };
  return { ids: drawQuestions(pool, { ...wish, options: 4 }), options: 4 as const };
}

/** A retake asks the questions of the candidate's own finished practice test again, in a new order. */
async function sameAgain(db: Db, { candidateId, mode, situation: { exam, subject } }: Ask, uuid: string) {
  const rows = await db
    .selectFrom("sittings as s")
    .innerJoin("sitting_sections as n", "n.sitting_id", "s.id")
    .select(["n.revision_ids", "s.options", "s.state", "s.kind", "s.exam_type_id", "s.subject_id", "s.results_held"])
    .where("s.uuid", "=", uuid)
    .where("s.candidate_id", "=", candidateId)
    .orderBy("n.no")
    .execute();
  const first = rows[0] ?? fail("not_found", "We could not find that test.");
  if (first.state !== "submitted") failField("again", "Submit this test first. Then you can take it again.");
  if (first.results_held) failField("again", "Your teacher has not released the results of this work yet.");
  if (first.exam_type_id !== exam.id || first.subject_id !== subject.id)
    failField("again", "This test belongs to another exam or subject.");
  if (first.kind !== "practice") failField("again", "To retake a past paper, choose its year again.");
  const all = rows.flatMap((row) => row.revision_ids);
  const ids = mode === "exam" ? await withoutSamples(db, all) : all;
  return { ids: shuffled(ids, Math.random), options: first.options === 5 ? (5 as const) : (4 as const) };
}

async function withoutSamples(db: Db, revisionIds: number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select v.id from question_revisions v join sample_questions m on m.question_id = v.question_id
    where v.id = any(${revisionIds}::bigint[])`.execute(db);
  const samples = new Set(rows.map(({ id }) => id));
  return revisionIds.filter((id) => !samples.has(id));
}
