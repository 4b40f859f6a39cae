import type { revision } from "@sabiprep/contract";
import { isCorrect, lagosDay } from "@sabiprep/exam";
import { sql } from "kysely";
import { inTransaction } from "../../db/transaction.ts";
import { fail, failField } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { questionCacheOf } from "../questions/public.ts";
import { mayShowKey, optionAt } from "../sittings/public.ts";
import { type CardRow, reviewed, writeCards } from "./cards.ts";
import { optionOrder } from "./session.ts";

type CardState = CardRow & { revision_id: number; subject_id: number; topic_id: number | null };

/** How long an answer may wait on a device. An older one is dated this long ago. */
const MAX_WAIT_MS = 30 * 86_400_000;

/** The device's time for an answer given offline, limited to what is possible. */
function givenAt(answered_at: string | undefined, now: Date): Date {
  if (!answered_at) return now;
  return new Date(Math.min(now.getTime(), Math.max(Date.parse(answered_at), now.getTime() - MAX_WAIT_MS)));
}

/**
 * Marks one card by the key in force and plans its next day. An answer sent twice counts once. An answer given before
 * the card's last review is too late to change the card: another device has reviewed it since.
 */
export const answerCard = ({ db, user, input, now, context }: Call<typeof revision.answerCard>) =>
  inTransaction(db, async (db) => {
    const { rows } = await sql<CardState>`
      select c.*, q.live_revision_id as revision_id, q.subject_id, q.topic_id
      from review_cards c join questions q on q.id = c.question_id and q.state = 'live'
      where c.candidate_id = ${user.id} and q.uuid = ${input.question_id} and ${mayShowKey(user.id)}
      for update of c`.execute(db);
    const card = rows[0] ?? fail("not_found", "We could not find that card.");
    const [question] = await questionCacheOf(context).questions(db, [card.revision_id]);
    const order = optionOrder(question!, input.shuffle);
    const chosen = optionAt({ question: question!, order }, input.selected_option);
    if (chosen === undefined) return failField("selected_option", "That is not one of the answers on this card.");
    const is_correct = isCorrect(question!.key, chosen);
    const today = lagosDay(now);
    const at = givenAt(input.answered_at, now);
    const isReviewedSince =
      input.answered_at !== undefined &&
      card.last_review_at !== null &&
      Date.parse(card.last_review_at) >= at.getTime();
    if (card.last_answer_id === input.answer_id || isReviewedSince)
      return { is_correct, next_on: card.due_on, done_today: await doneOn(db, user.id, today) };

    const recall = is_correct ? (input.guessed ? "guessed" : "knew") : "forgot";
    const { candidate_id, question_id } = card;
    const next = reviewed(card, { candidate_id, question_id }, recall, at.toISOString());
    await writeCards(db, [{ ...next, last_answer_id: input.answer_id }]);
    await sql`
      insert into seen_questions (candidate_id, question_id, subject_id, topic_id, times_seen, times_wrong, last_right,
        last_chosen, last_seen_at)
      values (${candidate_id}, ${question_id}, ${card.subject_id}, ${card.topic_id}, 1, ${is_correct ? 0 : 1},
        ${is_correct}, ${chosen}, ${at})
      on conflict (candidate_id, question_id) do update set times_seen = seen_questions.times_seen + 1,
        times_wrong = seen_questions.times_wrong + excluded.times_wrong, last_right = excluded.last_right,
        last_hinted = false, last_chosen = excluded.last_chosen, last_seen_at = excluded.last_seen_at,
          sitting_id = null`.execute(db);
    await sql`
      insert into review_days (candidate_id, lagos_day, reviewed, recalled)
        values (${candidate_id}, ${lagosDay(at)}, 1, ${is_correct ? 1 : 0})
      on conflict (candidate_id, lagos_day) do update set reviewed = review_days.reviewed + 1,
        recalled = review_days.recalled + excluded.recalled`.execute(db);
    return { is_correct, next_on: next.due_on, done_today: await doneOn(db, user.id, today) };
  });

async function doneOn(db: Call<typeof revision.answerCard>["db"], candidateId: number, day: string): Promise<number> {
  const row = await db
    .selectFrom("review_days")
    .select("reviewed")
    .where("candidate_id", "=", candidateId)
    .where("lagos_day", "=", day)
    .executeTakeFirst();
  return row?.reviewed ?? 0;
}
