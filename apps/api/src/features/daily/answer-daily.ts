import type { daily } from "@sabiprep/contract";
import { isCorrect, lagosDay, optionLetters } from "@sabiprep/exam";
import type { Db } from "../../db/transaction.ts";
import type { House } from "../../house.ts";
import { fail, failField } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { candidateQuestion, type KeyedQuestion, questionCacheOf, shownOptions } from "../questions/public.ts";
import { readSiteSettings } from "../site/public.ts";
import { letterOf, protectedQuestions } from "../sittings/public.ts";
import { type DaysQuestion, questionOfDay, recentQuestion } from "./choose-question.ts";
import { percentRight } from "./share-right.ts";

type Letter = (typeof optionLetters)[number];

export async function readDaily({ db, house, now }: Call<typeof daily.read>) {
  if (!(await readSiteSettings(db)).try_out_open) return null;
  return dailyOf(house, db, lagosDay(now));
}

/** The day's question without its key. */
export async function dailyOf(house: House, db: Db, day: string) {
  const chosen = await questionOfDay(house, db, day);
  if (!chosen) return null;
  return { day, subject: chosen.subject, question: shown(await bookOf(house, db, chosen), false) };
}

export async function answerDaily({ db, house, now, input }: Call<typeof daily.answer>) {
  if (!(await readSiteSettings(db)).try_out_open)
    fail("not_allowed", "You cannot try questions without an account right now. Please sign up to practise.");
  const { chosen, book, option } = await answered(house, db, input, now);
  return toldOf(book, option, false, await percentRight(house, db, chosen));
}

export async function readMine({ db, house, user, now }: Call<typeof daily.mine>) {
  const chosen = await questionOfDay(house, db, lagosDay(now));
  if (!chosen) return null;
  const book = await bookOf(house, db, chosen);
  const option = await answerOf(db, user.id, chosen);
  return {
    day: chosen.day,
    subject: chosen.subject,
    question: shown(book, false),
    answered: option === null ? null : await toldTo(house, db, user.id, chosen, book, option),
  };
}

export async function answerMine({ db, house, user, now, input }: Call<typeof daily.answerMine>) {
  const { chosen, book, option } = await answered(house, db, input, now);
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
  return toldTo(house, db, user.id, chosen, book, (await answerOf(db, user.id, chosen)) ?? option);
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
  house: House,
  db: Db,
  { question_id, selected_option }: { question_id: string; selected_option: Letter },
  now: Date,
) {
  const chosen = await recentQuestion(house, db, question_id, now);
  if (!chosen) return fail("conflict", "There is a new question of the day.");
  const book = await bookOf(house, db, chosen);
  const option = orderOf(book)[optionLetters.indexOf(selected_option)];
  return { chosen, book, option: option ?? failField("selected_option", "Choose one answer") };
}

const bookOf = async (house: House, db: Db, { revision_id }: DaysQuestion): Promise<KeyedQuestion> =>
  (await questionCacheOf(house).questions(db, [revision_id]))[0]!;

const orderOf = (book: KeyedQuestion) => shownOptions(book, 4);

const shown = (book: KeyedQuestion, withKey: boolean) =>
  candidateQuestion(book, { options: orderOf(book), year: null, withKey });

/** No exam draws it; should it sit in one all the same, its key waits for the end of that exam. */
async function toldTo(house: House, db: Db, id: number, chosen: DaysQuestion, book: KeyedQuestion, option: string) {
  const { uuids } = await protectedQuestions(db, id);
  const isKeyless = uuids.has(book.uuid);
  // The student's own answer is in that share too.
  return toldOf(book, option, isKeyless, isKeyless ? null : await percentRight(house, db, chosen));
}

const toldOf = (book: KeyedQuestion, option: string, keyless: boolean, percent_right: number | null) => ({
  question: shown(book, !keyless),
  selected_option: letterOf(orderOf(book), option)!,
  is_correct: keyless ? null : isCorrect(book.key, option),
  percent_right,
});
