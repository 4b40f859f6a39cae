// Stores answers given outside the candidate's own tests as a test: issued and submitted immediately, marked like any
// other.
import { sql } from "kysely";
import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";
import { Answer } from "../../http/route.ts";
import { entitlement } from "../billing/public.ts";
import { questionCacheOf } from "../questions/public.ts";
import { issueSitting, type SectionPlan, type SittingPlan } from "./issue-sitting.ts";
import { letterOf } from "./read-sitting.ts";
import { submitFor } from "./submit-answers.ts";

export interface TryoutAnswer {
  candidate_id: number;
  title: string;
  /** Names the occasion. The database allows a candidate one test for it. */
  kind_key: string;
  exam: SittingPlan["exam"];
  year: number | null;
  options: 4 | 5;
  /** The option chosen for each revision. */
  chosen: ReadonlyMap<number, string | null>;
}

/** Null if it was stored already. */
export async function createSubmittedTest(
  { db, context, now }: { db: Db; context: AppContext; now: Date },
  tried: TryoutAnswer,
) {
  const { candidate_id, title, kind_key, exam, year, options, chosen } = tried;
  const sections = await sectionsOf(context, db, [...chosen.keys()]);
  const plan = {
    candidate_id,
    mode: "practice" as const,
    kind: "practice" as const,
    title,
    exam,
    subject: null,
    paper_id: null,
    topic_id: null,
    mixed: null,
    year,
    source: "original" as const,
    options,
    minutes: null,
    kind_key,
    replaces: null,
    pack_id: null,
    sections,
  };
  // It uses none of the month's tests: it was answered without one.
  const spending = { candidate_id, plan: await entitlement(db, candidate_id, now), kind: null, questions: chosen.size };
  const sitting = await issueSitting(db, plan, spending, now);
  if (!sitting) return null;
  const answers = sections.flatMap(({ questions }, at) =>
    questions.map((question, no) => ({
      question_id: question.uuid,
      selected_option: letterOf(sitting.sections[at]!.option_orders[no]!.split(","), chosen.get(question.revision_id)!),
      answered_at: now.toISOString(),
    })),
  );
  const outcome = await submitFor({ db, context, now }, candidate_id, { session_id: sitting.uuid, answers });
  const { grade } = outcome instanceof Answer ? outcome.data : outcome;
  return { sitting_id: sitting.id, session_id: sitting.uuid, correct: grade.correct, total: grade.total };
}

interface SubjectRow {
  revision_id: number;
  id: number;
  uuid: string;
  name: string;
}

/** A section for each subject, in the order of the subjects. */
async function sectionsOf(context: AppContext, db: Db, revisionIds: number[]): Promise<SectionPlan[]> {
  const { rows } = await sql<SubjectRow>`
    select r.id as revision_id, u.id, u.uuid, u.name
    from question_revisions r join questions q on q.id = r.question_id join subjects u on u.id = q.subject_id
    where r.id = any(${revisionIds}::bigint[])
    order by u.position, u.id, array_position(${revisionIds}::bigint[], r.id)`.execute(db);
  const questions = await questionCacheOf(context).questions(
    db,
    rows.map(({ revision_id }) => revision_id),
  );
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((mine) => ({
    name: mine[0]!.name,
    subject: { id: mine[0]!.id, uuid: mine[0]!.uuid },
    estimate: false,
    questions: mine.map((row) => questions[rows.indexOf(row)]!),
  }));
}
