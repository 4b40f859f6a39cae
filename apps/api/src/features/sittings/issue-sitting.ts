// Writes a sitting with everything it issues, frozen, before the first question is seen.
import { hash } from "node:crypto";
import { deadlineOf } from "@sabiprep/exam";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Db } from "../../db/transaction.ts";
import type { KeyedQuestion } from "../questions/public.ts";
import { shownOptions } from "../questions/public.ts";
import { firstAnswerCosts, REFUSED, refuseSpending, type Spending, spendingParts } from "./allowance.ts";
import { shuffled } from "./draw-questions.ts";
import type { SittingHead } from "./read-sitting.ts";

interface Known {
  id: number;
  uuid: string;
  name: string;
}

export interface SectionPlan {
  name: string;
  subject: { id: number; uuid: string };
  estimate: boolean;
  questions: KeyedQuestion[];
}

export interface SittingPlan {
  candidate_id: number;
  mode: "practice" | "exam";
  kind: "practice" | "paper" | "mock";
  title: string;
  exam: Known & { slug: string };
  subject: Known | null;
  paper_id: number | null;
  topic_id: number | null;
  mixed: { id: number; slug: string } | null;
  year: number | null;
  source: "original" | "official" | "school";
  options: 4 | 5;
  /** Null for practice, which has no clock. */
  minutes: number | null;
  kind_key: string;
  /** The open sitting that this one replaces. */
  replaces: number | null;
  /** Issued in advance as part of this pack, to be started later. */
  pack_id: number | null;
  /** Its results wait for a release. */
  results_held?: boolean;
  sections: SectionPlan[];
  /** The name it was prepared under, otherwise a new one. */
  uuid?: string | undefined;
  /** Used to shuffle the options. */
  rng?: () => number;
}

/** Option ids contain no comma, so an order is stored as one text. */
const orderOf = (question: KeyedQuestion, options: 4 | 5, rng: () => number) =>
  shuffled(shownOptions(question, options), rng).join(",");

/** The sitting as it will be, with the order of every question's options. */
export function sittingOfPlan({ uuid = uuidv7(), rng = Math.random, ...plan }: SittingPlan, now: Date) {
  return {
    ...plan,
    uuid,
    state: plan.pack_id === null ? ("open" as const) : ("issued" as const),
    exam_uuid: plan.exam.uuid,
    exam_name: plan.exam.name,
    exam_slug: plan.exam.slug,
    subject_uuid: plan.subject?.uuid ?? null,
    subject_name: plan.subject?.name ?? null,
    mixed_slug: plan.mixed?.slug ?? null,
    items: plan.sections.reduce((sum, section) => sum + section.questions.length, 0),
    started_at: now.toISOString(),
    deadline_at: plan.minutes === null ? null : deadlineOf(now, plan.minutes).toISOString(),
    duration_minutes: plan.minutes,
    submitted_at: null,
    waiting_cause: null,
    results_held: plan.results_held ?? false,
    sections: plan.sections.map(({ name, subject, estimate, questions }, at) => ({
      no: at + 1,
      name,
      subject_id: subject.id,
      subject_uuid: subject.uuid,
      estimate,
      revision_ids: questions.map(({ revision_id }) => revision_id),
      option_orders: questions.map((question) => orderOf(question, plan.options, rng)),
    })),
  };
}

export const genesisHash = (uuid: string) => hash("sha256", `sitting:${uuid}`);

type Reason = "quota" | "daily" | "open";

/**
 * Checks that the month has a test left, closes the replaced sitting and writes the new one with everything it issues,
 * in one statement: all or nothing. Null if one of the same kind or name already exists.
 */
export async function issueSitting(
  db: Db,
  plan: SittingPlan,
  spending: Spending,
  now: Date,
): Promise<SittingHead | null> {
  const sitting = { ...sittingOfPlan(plan, now), first_answer_costs: firstAnswerCosts(spending) };
  const { uuid, state, items, deadline_at, sections } = sitting;
  const statement = sql<{ id: number }>`
    with ${spendingParts(spending, now)}, replaced as (
      update sittings set state = 'abandoned' where id = ${plan.replaces}::bigint and state = 'open' returning id
    ), sitting as (
      insert into sittings (uuid, candidate_id, mode, kind, state, title, exam_type_id, subject_id, paper_id, topic_id,
        mixed_blueprint_id, year, source, options, items, started_at, deadline_at, duration_minutes, kind_key, pack_id,
        first_answer_costs, results_held)
      select ${uuid}::uuid, ${plan.candidate_id}::bigint, ${plan.mode}::text, ${plan.kind}::text, ${state}::text,
        ${plan.title}::text,
        ${plan.exam.id}::bigint, ${plan.subject?.id ?? null}::bigint, ${plan.paper_id}::bigint,
          ${plan.topic_id}::bigint,
        ${plan.mixed?.id ?? null}::bigint, ${plan.year}::int, ${plan.source}::text, ${plan.options}::int, ${items}::int,
        ${now}::timestamptz, ${deadline_at}::timestamptz, ${plan.minutes}::int, ${plan.kind_key}::text,
          ${plan.pack_id}::bigint, ${sitting.first_answer_costs}::text, ${sitting.results_held}::boolean
      -- Counting what was replaced makes it happen before the new row is checked against it.
      from paid where paid.quota > 0 and paid.daily > 0 and (select count(*) from replaced) >= 0
      on conflict do nothing
      returning id
    ), sections as (
      insert into sitting_sections (sitting_id, no, name, subject_id, estimate, revision_ids, option_orders)
      select sitting.id, s.no, s.name, s.subject_id, s.estimate, s.revision_ids, s.option_orders
      from sitting, jsonb_to_recordset(${JSON.stringify(sections)}::jsonb)
        as s (no int, name text, subject_id bigint, estimate boolean, revision_ids bigint[], option_orders text[])
    ), answers as (
      insert into sitting_answers (sitting_id, chosen, first_chosen, shown_at, answered_at, changes, flagged, late,
        log_hash)
      select id, array_fill(null::text, array[${items}::int]), array_fill(null::text, array[${items}::int]),
        array_fill(null::timestamptz, array[${items}::int]), array_fill(null::timestamptz, array[${items}::int]),
        array_fill(0, array[${items}::int]), array_fill(false, array[${items}::int]),
          array_fill(false, array[${items}::int]),
        ${genesisHash(uuid)}::text
      from sitting
    )
    select coalesce((select id from sitting), case when paid.quota = 0 then refuse('quota')
      when paid.daily = 0 then refuse('daily')
      else refuse('open') end) as id
    from paid`;
  const outcome = await statement.execute(db).catch((problem: { code?: string; message: Reason }) => {
    if (problem.code !== REFUSED) throw problem;
    return problem.message;
  });
  if (outcome === "open") return null;
  if (typeof outcome === "string") return refuseSpending(spending, outcome, now);
  return { ...sitting, id: outcome.rows[0]!.id };
}
