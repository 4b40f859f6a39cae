// Marks both sides of a challenge by the keys in force. No mark is stored, so a corrected key corrects both.
import { isCorrect, percentOf } from "@sabiprep/exam";
import { sql } from "kysely";
import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";
import { keyFields, questionCacheOf } from "../questions/public.ts";
import { letterOf, type PaperPlace, shownTo } from "../sittings/public.ts";

export interface ChallengeQuestion {
  revision_ids: number[];
  option_orders: string[];
  year: number | null;
}

/** The subject of the test behind the challenge `h`. */
export const subjectOfTest = sql<string | null>`(
  select u.uuid from sittings t join subjects u on u.id = t.subject_id where t.id = h.sitting_id)`;

/** What both can practise for another challenge of the subject. */
export const rematchOf = ({ exam, subject_id }: { exam: { uuid: string }; subject_id: string | null }) =>
  subject_id === null ? null : { exam_id: exam.uuid, subject_id };

type ChosenOption = readonly (string | null)[];

export async function placesOf(context: AppContext, db: Db, asked: ChallengeQuestion): Promise<PaperPlace[]> {
  const questions = await questionCacheOf(context).questions(db, asked.revision_ids);
  return questions.map((question, at) => ({ question, order: asked.option_orders[at]!.split(","), section: 0 }));
}

const isRight = ({ question }: PaperPlace, chosen: string | null | undefined): boolean =>
  isCorrect(question.key, chosen ?? null);

export function outcomeOf(places: PaperPlace[], name: string, chosen: ChosenOption) {
  const correct = places.filter((place, at) => isRight(place, chosen[at])).length;
  return { name, correct, total: places.length, score: percentOf(correct, places.length) };
}

/** Every question with its key and the chosen option. */
export const reviewOf = (places: PaperPlace[], year: number | null, chosen: ChosenOption) => ({
  exams: shownTo(places, year, new Set()),
  review: places.map((place, at) => {
    const { question, order } = place;
    return {
      question_id: question.uuid,
      ...keyFields(question, order),
      selected_option: letterOf(order, chosen[at] ?? null),
      is_correct: isRight(place, chosen[at]),
      is_void: "void" in question.key,
      late: false,
      hinted: false,
    };
  }),
});
