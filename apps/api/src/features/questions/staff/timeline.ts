// The history of a question besides its texts: changed facts in words, and its steps through review.
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { type FactNames, factInWords, labels, namesFor } from "../writing/facts-in-words.ts";
import type { AllFacts } from "../writing/record-changes.ts";

const MAX_EVENTS = 200;

interface Change {
  staff_name: string | null;
  created_at: string;
  note: string;
  before: Partial<AllFacts>;
  after: Partial<AllFacts>;
}

/** Newest first. */
export async function changesOf(db: Db, questionId: number) {
  const { rows } = await sql<Change>`
    select s.name as staff_name, c.created_at, c.note, c.before, c.after
    from question_changes c left join staff s on s.id = c.staff_id
    where c.question_id = ${questionId} order by c.id desc limit ${MAX_EVENTS}`.execute(db);
  const names = await namesFor(
    db,
    rows.flatMap(({ before, after }) => [before, after]),
  );
  return rows.map(({ before, after, ...row }) => ({ ...row, facts: inWords(before, after, names) }));
}

const inWords = (before: Partial<AllFacts>, after: Partial<AllFacts>, names: FactNames) =>
  (Object.keys(after) as (keyof AllFacts)[]).map((field) => ({
    field: labels[field],
    before: factInWords(field, before, names),
    after: factInWords(field, after, names),
  }));

/** The moves of a question from draft to live and back, newest first. */
export async function movesOf(db: Db, questionId: number) {
  const { rows } = await sql<{
    staff_name: string | null;
    created_at: string;
    kind: "sent_to_review" | "sent_back" | "published" | "retired" | "restored" | "native_read";
    body: string;
  }>`
    select s.name as staff_name, c.created_at, c.kind, c.body
    from question_comments c left join staff s on s.id = c.staff_id
    where c.question_id = ${questionId} and c.kind <> 'comment' order by c.id desc limit ${MAX_EVENTS}`.execute(db);
  return rows;
}
