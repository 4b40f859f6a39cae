import type { daily } from "@sabiprep/contract";
import { isCorrect, lagosDay, optionLetters } from "@sabiprep/exam";
import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";
import { fail, failField } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { candidateQuestion, type KeyedQuestion, questionCacheOf, shownOptions } from "../questions/public.ts";
import { readSiteSettings } from "../site/public.ts";
import { letterOf, protectedQuestions } from "../sittings/public.ts";
import { type DaysQuestion, questionOfDay, recentQuestion } from "./choose-question.ts";
import { percentRight } from "./share-right.ts";

type Letter = (typeof optionLetters)[number];

export async function readDaily({ db, context, now }: Call<typeof daily.read>) {
  if (!(await readSiteSettings(db)).try_out_open) return null;
  return dailyOf(context, db, lagosDay(now));
}

/** The day's question without its key. */
export async function dailyOf(context: AppContext, db: Db, day: string) {
  const chosen = await questionOfDay(context, db, day);
  if (!chosen) return null;
  return { day, subject: chosen.subject, question: shown(await bookOf(context, db, chosen), false) };
}

export async function answerDaily({ db, context, now, input }: Call<typeof daily.answer>) {
  if (!(await readSiteSettings(db)).try_out_open)
    fail("not_allowed", "You cannot try questions without an account right now. Please sign up to practise.");
  const { chosen, book, option } = await answered(context, db, input, now);
  return toldOf(book, option, false, await percentRight(context, db, chosen));
}

export async function readMine({ db, context, user, now }: Call<typeof daily.mine>) {
  const chosen = await questionOfDay(context, db, lagosDay(now));
  if (!chosen) return null;
  const book = await bookOf(context, db, chosen);
  const option = await answerOf(db, user.id, chosen);
  return {
    day: chosen.day,
    subject: chosen.subject,
    question: shown(book, false),
    answered: option === null ? null : await toldTo(context, db, user.id, chosen, book, option),
  };
}

export async function answerMine({ db, context, user, now, input }: Call<typeof daily.answerMine>) {
  const { chosen, book, option } = await answered(context, db, input, now);
  const { day, question_id } = chosen;
  await db
    .insertInto("daily_answers")
    .values({ day, question_id, candidate_id: user.id, chosen: option, answered_at: now })
    // Another question may have taken the place of one that was withdrawn in the middle of the day.
    .onConflict((conflict) =>
      conflict
        .columns(["day", "candidate_id"])
        .doUpdateSet({ question_id, chosen: option, answered_at: now })
        .where("daily_answers.question_id", "!=", question_id),
    )
    .execute();
  return toldTo(context, db, user.id, chosen, book, (await answerOf(db, user.id, chosen)) ?? option);
}

async function answerOf(db: Db, candidateId: number, { day, question_id }: DaysQuestion): Promise<string | null> {
  const row = await db
    .selectFrom("daily_answers")
    .select("chosen")
    .where("day", "=", day)
    .where("candidate_id", "=", candidateId)
    .where("question_id", "=", question_id)
    .executeTakeFirst();
  return row?.chosen ?? null;
}

async function answered(
  context: AppContext,
  db: Db,
  { question_id, selected_option }: { question_id: string; selected_option: Letter },
  now: Date,
) {
  const chosen = await recentQuestion(context, db, question_id, now);
  if (!chosen) return fail("conflict", "There is a new question of the day.");
  const book = await bookOf(context, db, chosen);
  const option = orderOf(book)[optionLetters.indexOf(selected_option)];
  return { chosen, book, option: option ?? failField("selected_option", "Choose one answer") };
}

const bookOf = async (context: AppContext, db: Db, { revision_id }: DaysQuestion): Promise<KeyedQuestion> =>
  (await questionCacheOf(context).questions(db, [revision_id]))[0]!;

const orderOf = (book: KeyedQuestion) => shownOptions(book, 4);

const shown = (book: KeyedQuestion, withKey: boolean) =>
  candidateQuestion(book, { options: orderOf(book), year: null, withKey });

/** No exam draws this question. If one contains it all the same, its key stays hidden until that exam ends. */
async function toldTo(
  context: AppContext,
  db: Db,
  id: number,
  chosen: DaysQuestion,
  book: KeyedQuestion,
  option: string,
) {
  const { uuids } = await protectedQuestions(db, id);
  const isKeyHidden = uuids.has(book.uuid);
  // The student's own answer counts in that share too.
  return toldOf(book, option, isKeyHidden, isKeyHidden ? null : await percentRight(context, db, chosen));
}

const toldOf = (book: KeyedQuestion, option: string, hiddenKeys: boolean, percent_right: number | null) => ({
  question: shown(book, !hiddenKeys),
  selected_option: letterOf(orderOf(book), option)!,
  is_correct: hiddenKeys ? null : isCorrect(book.key, option),
  percent_right,
});
