// A few minutes of revision: the cards that help most, with their options shuffled, so that students do not just
// remember a place on the screen.
import { type revision, SECONDS_A_CARD } from "@sabiprep/contract";
import type { Call } from "../../http/route.ts";
import { lessonsOf } from "../materials/public.ts";
import { candidateQuestion, type KeyedQuestion, questionCacheOf, shownOptions } from "../questions/public.ts";
import { rankedCards } from "./plan.ts";

const USUAL_MINUTES = 10;

export async function revisionSession({ db, user, input, now, context }: Call<typeof revision.session>) {
  const minutes = input.minutes ?? USUAL_MINUTES;
  const { ranked, wrongToday } = await rankedCards(db, user.id, now);
  const wanted = Math.max(1, Math.floor((minutes * 60) / SECONDS_A_CARD));
  const inHand = [...ranked.filter(({ worth }) => worth), ...ranked.filter(({ worth }) => !worth)];
  const chosen = [...inHand.map(({ card }) => card), ...wrongToday].slice(0, wanted);
  const questions = await questionCacheOf(context).questions(
    db,
    chosen.map(({ revision_id }) => revision_id),
  );
  const lessons = await lessonsOf(
    context,
    db,
    questions.map(({ uuid }) => uuid),
  );
  return {
    minutes,
    cards: chosen.map(({ subject_name, note, is_mistake, reps }, at) => {
      const question = questions[at]!;
      const options = optionOrder(question, reps);
      return {
        question: candidateQuestion(question, { options, year: null, withKey: true }),
        subject_name,
        note,
        is_mistake,
        lesson: lessons.get(question.uuid) ?? null,
        shuffle: reps,
      };
    }),
  };
}

/** The four options rotated by the number of reviews the card has had. True/false stays as it is. */
export function optionOrder(question: KeyedQuestion, shuffle: number): string[] {
  const options = shownOptions(question, 4);
  if (question.question_type === "TRUE_OR_FALSE") return options;
  const by = (shuffle + question.revision_id) % options.length;
  return [...options.slice(by), ...options.slice(0, by)];
}
