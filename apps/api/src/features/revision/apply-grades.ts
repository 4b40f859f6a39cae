// How a finished test updates the candidate's memory. Every question in it is now seen, every wrong answer is a mistake
// and a card, and a card whose question was in the test counts as reviewed.
import { sql } from "kysely";
import { plannedEachTime } from "../../db/named-statements.ts";
import type { Db } from "../../db/transaction.ts";
import type { DeliveredEvent } from "../../events/event-types.ts";
import { sectionsWithPlaces } from "../sittings/public.ts";
import { type CardRow, cardsOf, reviewed, writeCards } from "./cards.ts";
import { type Pair, pairRows, type SeenRow, seenOf, writeSeen } from "./seen-questions.ts";

interface AnswerRow {
  sitting_id: number;
  question_id: number;
  subject_id: number;
  topic_id: number | null;
  chosen: string | null;
  answered_at: string | null;
  is_right: boolean;
  is_hinted: boolean;
}

/** Safe to repeat: a sitting whose current grade was already applied changes nothing. */
export async function applyGrades(db: Db, events: DeliveredEvent[]): Promise<void> {
  const ids = (events as DeliveredEvent<"sitting_graded">[]).map(({ body }) => body.sitting_id);
  const graded = await unheard(db, [...new Set(ids)]);
  if (graded.length === 0) return;
  const answers = Map.groupBy(
    await answersOf(
      db,
      graded.map(({ sitting_id }) => sitting_id),
    ),
    ({ sitting_id }) => sitting_id,
  );
  const pairs = pairRows(
    graded.flatMap(({ sitting_id, candidate_id }) =>
      (answers.get(sitting_id) ?? []).map(({ question_id }) => ({ candidate_id, question_id })),
    ),
  );
  const batch: RevisionBatch = { seen: await seenOf(db, pairs), cards: await cardsOf(db, pairs), gone: [] };
  for (const { sitting_id, candidate_id, is_first, graded_at } of graded) {
    for (const answer of answers.get(sitting_id) ?? []) {
      const pair = { candidate_id, question_id: answer.question_id };
      // A later version may include answers that were still on their way when the first was made.
      if (is_first || !batch.seen.has(keyOf(pair))) meet(batch, pair, answer, graded_at);
      else markAgain(batch, pair, answer);
    }
  }
  await writeSeen(db, [...batch.seen.values()]);
  await writeCards(db, [...batch.cards.values()]);
  for (const { candidate_id, question_id } of batch.gone)
    await db
      .deleteFrom("review_cards")
      .where("candidate_id", "=", candidate_id)
      .where("question_id", "=", question_id)
      .execute();
  await db
    .insertInto("revision_contributions")
    .values(graded.map(({ sitting_id, grade_id }) => ({ sitting_id, grade_id })))
    .onConflict((conflict) => conflict.column("sitting_id").doUpdateSet({ grade_id: sql`excluded.grade_id` }))
    .execute();
}

interface GradedSitting {
  sitting_id: number;
  candidate_id: number;
  grade_id: number;
  is_first: boolean;
  graded_at: string;
}

/**
 * Those of these sittings whose current grade is not applied yet, in their order. Sittings without a candidate are left
 * out.
 */
async function unheard(db: Db, ids: number[]): Promise<GradedSitting[]> {
  const { rows } = await sql<GradedSitting>`
    select i.id as sitting_id, s.candidate_id, g.id as grade_id, f.sitting_id is null as is_first,
      g.created_at as graded_at
    from unnest(${ids}::bigint[]) with ordinality i (id, at)
    join sittings s on s.id = i.id and s.candidate_id is not null
    join grades g on g.sitting_id = i.id and g.is_current
    left join revision_contributions f on f.sitting_id = i.id
    where f.grade_id is distinct from g.id order by i.at`.execute(db);
  return rows;
}

interface RevisionBatch {
  seen: Map<string, SeenRow>;
  cards: Map<string, CardRow>;
  gone: Pair[];
}

const keyOf = ({ candidate_id, question_id }: Pair) => `${candidate_id}/${question_id}`;

/**
 * A wrong answer makes a card. A card whose question was in the test counts as reviewed. A right answer with a hint is
 * not yet known by heart.
 */
function meet({ seen, cards }: RevisionBatch, pair: Pair, answer: AnswerRow, gradedAt: string): void {
  const key = keyOf(pair);
  const when = answer.answered_at ?? gradedAt;
  seen.set(key, seenOnce(seen.get(key), pair.candidate_id, answer, when));
  const card = cards.get(key) ?? null;
  const recall = !answer.is_right ? "forgot" : answer.is_hinted ? "guessed" : "knew";
  if (card || !answer.is_right) cards.set(key, reviewed(card, pair, recall, when));
}

/** The newest test of a question was remarked. If the key was wrong, the card made by the mistake is removed too. */
function markAgain({ seen, cards, gone }: RevisionBatch, pair: Pair, answer: AnswerRow): void {
  const key = keyOf(pair);
  const before = seen.get(key);
  if (before?.sitting_id !== answer.sitting_id || before.last_right === answer.is_right) return;
  seen.set(key, markedAgain(before, answer));
  if (answer.is_right && (cards.get(key)?.reps ?? 2) <= 1) {
    gone.push(pair);
    cards.delete(key);
  }
}

function seenOnce(before: SeenRow | undefined, candidate_id: number, answer: AnswerRow, at: string): SeenRow {
  const { question_id, subject_id, topic_id, is_right, is_hinted, chosen, sitting_id } = answer;
  const newest = !before || before.last_seen_at <= at;
  return {
    candidate_id,
    question_id,
    subject_id,
    topic_id,
    times_seen: (before?.times_seen ?? 0) + 1,
    times_wrong: (before?.times_wrong ?? 0) + (is_right ? 0 : 1),
    last_right: newest ? is_right : before.last_right,
    last_hinted: newest ? is_hinted : before.last_hinted,
    last_chosen: newest ? chosen : before.last_chosen,
    last_seen_at: newest ? at : before.last_seen_at,
    sitting_id: newest ? sitting_id : before.sitting_id,
  };
}

const markedAgain = (before: SeenRow, { is_right, chosen }: AnswerRow): SeenRow => ({
  ...before,
  last_right: is_right,
  last_chosen: chosen,
  times_wrong: Math.max(0, before.times_wrong + (is_right ? -1 : 1)),
});

/**
 * Every answered question of the sittings, marked by the key in force. A question left blank is not a mistake. Many
 * sittings share questions, so each is looked up once.
 */
async function answersOf(db: Db, sittingIds: number[]): Promise<AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`${plannedEachTime}
    -- Each sitting meets its own sections before any is taken apart (sitting-facts.ts).
    with sections as materialized (
      select n.sitting_id, n.first, n.revision_ids, a.chosen[n.first:n.last] as chosen,
        a.answered_at[n.first:n.last] as answered_at,
        a.hinted[n.first:n.last] as hinted, a.late[n.first:n.last] as late
      from ${sectionsWithPlaces(sittingIds)} n
      join sitting_answers a on a.sitting_id = n.sitting_id
    ), asked as materialized (
      select n.sitting_id, n.first + p.at as place, p.revision_id, p.chosen, p.answered_at, p.hinted, p.late
      from sections n
      cross join lateral unnest(n.revision_ids, n.chosen, n.answered_at, n.hinted, n.late)
        with ordinality p (revision_id, chosen, answered_at, hinted, late, at)
      where p.chosen is not null
    ), known as materialized (
      select r.id, q.id as question_id, q.subject_id, q.topic_id, k.accepted, k.is_void
      from (select distinct revision_id from asked) d
      join question_revisions r on r.id = d.revision_id
      join questions q on q.id = r.question_id
      cross join lateral (
        select k.accepted, k.is_void from question_keys k where k.revision_id = r.id order by k.version desc limit 1) k
    )
    select a.sitting_id, k.question_id, k.subject_id, k.topic_id, a.chosen, a.answered_at,
      coalesce(a.hinted, false) as is_hinted,
      answer_is_right(k.accepted, k.is_void, case when a.late then null else a.chosen end) as is_right
    from asked a join known k on k.id = a.revision_id order by a.sitting_id, a.place`.execute(db);
  return rows;
}
