// Writes a sitting with everything it hands out, frozen, before the first question is seen.
import { createHash } from "node:crypto";
import { deadlineOf } from "@sabiprep/exam";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Db } from "../../db/transaction.ts";
import type { ShelvedQuestion } from "../questions/public.ts";
import { shownOptions } from "../questions/public.ts";
import { shuffled } from "./draw-questions.ts";

export interface SectionPlan {
  name: string;
  subject_id: number;
  estimate: boolean;
  questions: ShelvedQuestion[];
}

export interface SittingPlan {
  candidate_id: number;
  mode: "practice" | "exam";
  kind: "practice" | "paper" | "mock";
  title: string;
  exam_type_id: number;
  subject_id: number | null;
  paper_id: number | null;
  topic_id: number | null;
  mixed_blueprint_id: number | null;
  year: number | null;
  source: "original" | "official" | "school";
  options: 4 | 5;
  /** Null for practice, which has no clock. */
  minutes: number | null;
  likeness: string;
  sections: SectionPlan[];
}

/** Option ids hold no comma, so an order is one text. */
const orderOf = (question: ShelvedQuestion, options: 4 | 5) =>
  shuffled(shownOptions(question, options), Math.random).join(",");

export const genesisHash = (uuid: string) => createHash("sha256").update(`sitting:${uuid}`).digest("hex");

/** The id of the new sitting, or null when one of the same likeness is open already. One statement writes all of it. */
export async function handOut(db: Db, plan: SittingPlan, now: Date): Promise<number | null> {
  const uuid = uuidv7();
  const items = plan.sections.reduce((sum, section) => sum + section.questions.length, 0);
  const deadline_at = plan.minutes === null ? null : deadlineOf(now, plan.minutes);
  const sections = plan.sections.map(({ name, subject_id, estimate, questions }, at) => ({
    no: at + 1,
    name,
    subject_id,
    estimate,
    revision_ids: questions.map(({ revision_id }) => revision_id),
    option_orders: questions.map((question) => orderOf(question, plan.options)),
  }));
  const { rows } = await sql<{ id: number }>`
    with sitting as (
      insert into sittings (uuid, candidate_id, mode, kind, state, title, exam_type_id, subject_id, paper_id, topic_id,
        mixed_blueprint_id, year, source, options, items, started_at, deadline_at, duration_minutes, likeness)
      values (${uuid}, ${plan.candidate_id}, ${plan.mode}, ${plan.kind}, 'open', ${plan.title}, ${plan.exam_type_id},
        ${plan.subject_id}, ${plan.paper_id}, ${plan.topic_id}, ${plan.mixed_blueprint_id}, ${plan.year}, ${plan.source},
        ${plan.options}, ${items}, ${now}, ${deadline_at}, ${plan.minutes}, ${plan.likeness})
      on conflict (candidate_id, likeness) where state = 'open' do nothing
      returning id
    ), sections as (
      insert into sitting_sections (sitting_id, no, name, subject_id, estimate, revision_ids, option_orders)
      select sitting.id, s.no, s.name, s.subject_id, s.estimate, s.revision_ids, s.option_orders
      from sitting, jsonb_to_recordset(${JSON.stringify(sections)}::jsonb)
        as s (no int, name text, subject_id bigint, estimate boolean, revision_ids bigint[], option_orders text[])
    ), answers as (
      insert into sitting_answers (sitting_id, chosen, first_chosen, shown_at, answered_at, changes, flagged, late, last_hash)
      select id, array_fill(null::text, array[${items}::int]), array_fill(null::text, array[${items}::int]),
        array_fill(null::timestamptz, array[${items}::int]), array_fill(null::timestamptz, array[${items}::int]),
        array_fill(0, array[${items}::int]), array_fill(false, array[${items}::int]), array_fill(false, array[${items}::int]),
        ${genesisHash(uuid)}::text
      from sitting
    )
    select id from sitting`.execute(db);
  return rows[0]?.id ?? null;
}
