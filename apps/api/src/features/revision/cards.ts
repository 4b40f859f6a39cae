// Cards: what to revise, and what the scheduler estimates about it.
import { daysBetween, lagosDay } from "@sabiprep/exam";
import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Tables } from "../../db/tables.ts";
import type { Db } from "../../db/transaction.ts";
import { after, dueAfter, type Memory, type Recall } from "./memory.ts";
import type { PlannedCard } from "./plan-day.ts";
import type { Pair } from "./seen-questions.ts";

export type CardRow = Selectable<Tables["review_cards"]>;

const memoryOf = ({ stability, difficulty }: Pick<CardRow, "stability" | "difficulty">): Memory | null =>
  stability === null || difficulty === null ? null : { stability, difficulty };

const dayOf = (at: string) => lagosDay(new Date(at));

export const planned = <Card extends Pick<CardRow, "stability" | "difficulty" | "last_review_at" | "due_on">>(
  card: Card,
): Card & PlannedCard => ({
  ...card,
  memory: memoryOf(card),
  last_day: card.last_review_at === null ? null : dayOf(card.last_review_at),
});

/** The card after one more review. A review older than the last one changes nothing. */
export function reviewed(card: CardRow | null, pair: Pair, recall: Recall, at: string): CardRow {
  if (card?.last_review_at && card.last_review_at > at) return card;
  const day = dayOf(at);
  const elapsed = card?.last_review_at ? daysBetween(dayOf(card.last_review_at), day) : 0;
  const memory = after(card && memoryOf(card), elapsed, recall);
  return {
    ...pair,
    ...memory,
    reps: (card?.reps ?? 0) + 1,
    lapses: (card?.lapses ?? 0) + (recall === "forgot" && card && card.reps > 0 ? 1 : 0),
    last_review_at: at,
    due_on: dueAfter(memory, day),
    added_at: card?.added_at ?? at,
    last_answer_id: card?.last_answer_id ?? null,
  };
}

export async function cardsOf(db: Db, pairs: RawBuilder<unknown>): Promise<Map<string, CardRow>> {
  const { rows } = await sql<CardRow>`
    select c.* from ${pairs} cross join lateral (
      select * from review_cards c where c.candidate_id = p.candidate_id and c.question_id = p.question_id
        for update) c`.execute(db);
  return new Map(rows.map((row) => [`${row.candidate_id}/${row.question_id}`, row]));
}

export async function writeCards(db: Db, rows: CardRow[]): Promise<void> {
  if (rows.length === 0) return;
  const column = <Key extends keyof CardRow>(key: Key) => rows.map((row) => row[key]);
  await sql`
    insert into review_cards (candidate_id, question_id, stability, difficulty, reps, lapses, last_review_at, due_on,
      added_at, last_answer_id)
    select * from unnest(${column("candidate_id")}::bigint[], ${column("question_id")}::bigint[],
      ${column("stability")}::float8[],
      ${column("difficulty")}::float8[], ${column("reps")}::int[], ${column("lapses")}::int[],
        ${column("last_review_at")}::timestamptz[],
      ${column("due_on")}::date[], ${column("added_at")}::timestamptz[], ${column("last_answer_id")}::uuid[])
    on conflict (candidate_id, question_id) do update set stability = excluded.stability,
      difficulty = excluded.difficulty,
      reps = excluded.reps, lapses = excluded.lapses, last_review_at = excluded.last_review_at,
        due_on = excluded.due_on,
      last_answer_id = excluded.last_answer_id`.execute(db);
}
