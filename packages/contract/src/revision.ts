// Questions that a candidate wants to see again.
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { answerLetters, candidateQuestion, shownLetters } from "./exams.ts";
import { date, moment, nothing, optionalText, timestamp, uuid } from "./fields.ts";
import { lesson } from "./materials.ts";

export const MIN_DAILY_CARDS = 5;
export const MAX_DAILY_CARDS = 100;
export const DAILY_CARDS_USUAL = 20;
/** The time for one card, including reading the explanation. A session of some minutes is limited by it. */
export const SECONDS_A_CARD = 40;

const questionParams = z.object({ question_id: uuid("We could not find that question.") });

/** Where to find more questions like this one: the input to start a practice test. */
export const practicePlace = z.nullable(
  z.object({ exam_id: z.string(), subject_id: z.string(), topic_id: z.nullable(z.string()) }),
);

const seenQuestion = z.object({
  question: candidateQuestion,
  subject_name: z.string(),
  place: practicePlace,
  /** The last answer, in the order of the options here. */
  selected_option: shownLetters,
  times_wrong: z.number(),
  last_met_at: timestamp,
});

const revisionPlan = z.object({
  exam_date: z.nullable(z.string()),
  days_to_exam: z.nullable(z.number()),
  daily_cards: z.number(),
  /** Open cards that are worth revising today, within the daily number. */
  due: z.number(),
  done_today: z.number(),
  recalled_today: z.number(),
  cards: z.number(),
  mistakes: z.number(),
  bookmarks: z.number(),
  /** The current probability, over all cards, of knowing them on the day of the exam. Null without a date or cards. */
  expected_recall: z.nullable(z.number()),
  /** The number of cards due on each of the coming days, today first. */
  ahead: z.array(z.object({ day: z.string(), cards: z.number() })),
});

export const topicState = z.enum(["not_started", "building", "getting_there", "strong"]);

export const revision = {
  bookmark: endpoint({
    method: "PUT",
    path: "/candidates/bookmarks/{question_id}",
    summary: "Bookmarks a question from a test, with an optional note",
    audience: "candidate",
    params: questionParams,
    body: z.object({ note: optionalText(2000) }),
    data: nothing,
  }),
  forget: endpoint({
    method: "DELETE",
    path: "/candidates/bookmarks/{question_id}",
    summary: "Removes the bookmark",
    audience: "candidate",
    params: questionParams,
    data: nothing,
  }),
  bookmarkIds: endpoint({
    method: "GET",
    path: "/candidates/bookmarks/ids",
    summary: "The ids of all bookmarked questions, for the test screen",
    audience: "candidate",
    data: z.array(z.string()),
  }),
  bookmarks: endpoint({
    method: "GET",
    path: "/candidates/bookmarks",
    summary: "Bookmarked questions with answer and explanation, newest first, without those in an open exam",
    audience: "candidate",
    query: z.object({ before: z.optional(moment) }),
    data: z.array(
      z.object({
        question: candidateQuestion,
        subject_name: z.string(),
        place: practicePlace,
        note: z.nullable(z.string()),
        created_at: timestamp,
      }),
    ),
  }),
  mistakes: endpoint({
    method: "GET",
    path: "/candidates/revision/mistakes",
    summary: "Questions last answered wrong, newest first, with answer and explanation, without those in an open exam",
    audience: "candidate",
    query: z.object({
      /** The last item of the previous page: its time, and its question because a test adds many at the same time. */
      before: z.optional(moment),
      after: z.optional(uuid("We could not find that question.")),
      subject_id: z.optional(uuid("We could not find that subject.")),
    }),
    data: z.array(seenQuestion),
  }),
  question: endpoint({
    method: "GET",
    path: "/candidates/revision/questions/{question_id}",
    summary: "A question the student has seen, with answer and explanation, unless it is in an open exam",
    audience: "candidate",
    params: questionParams,
    data: seenQuestion,
  }),
  mistakeSubjects: endpoint({
    method: "GET",
    path: "/candidates/revision/mistakes/subjects",
    summary: "The subjects with mistakes to fix, most first, and where to practise them",
    audience: "candidate",
    data: z.array(z.object({ uuid: z.string(), name: z.string(), mistakes: z.number(), place: practicePlace })),
  }),
  plan: endpoint({
    method: "GET",
    path: "/candidates/revision/plan",
    summary: "Today's revision: cards due, cards done, and the coming days",
    audience: "candidate",
    data: revisionPlan,
  }),
  setPlan: endpoint({
    method: "PUT",
    path: "/candidates/revision/plan",
    summary: "Sets the exam date and the number of cards per day",
    audience: "candidate",
    message: "Your plan has been saved.",
    body: z.object({
      exam_date: z.optional(z.nullable(date)),
      daily_cards: z.optional(
        z
          .int({ error: "Choose a whole number" })
          .check(
            z.gte(MIN_DAILY_CARDS, { error: `Choose at least ${MIN_DAILY_CARDS} cards a day` }),
            z.lte(MAX_DAILY_CARDS, { error: `Choose at most ${MAX_DAILY_CARDS} cards a day` }),
          ),
      ),
    }),
    data: revisionPlan,
  }),
  session: endpoint({
    method: "GET",
    path: "/candidates/revision/session",
    summary: "Cards for the given number of minutes: due cards first, then the most useful",
    audience: "candidate",
    query: z.object({ minutes: z.optional(z.int().check(z.gte(1), z.lte(120))) }),
    data: z.object({
      minutes: z.number(),
      cards: z.array(
        z.object({
          question: candidateQuestion,
          subject_name: z.string(),
          note: z.nullable(z.string()),
          is_mistake: z.boolean(),
          /** Where to read about its topic. */
          lesson: z.nullable(lesson),
          /** Identifies the order of the options. It is sent back with the answer. */
          shuffle: z.number(),
        }),
      ),
    }),
  }),
  answerCard: endpoint({
    method: "POST",
    path: "/candidates/revision/cards/{question_id}",
    summary: "Answers a card. Each answer_id counts once",
    audience: "candidate",
    params: questionParams,
    body: z.object({
      answer_id: uuid("Something went wrong with this answer. Please try again."),
      selected_option: z.nullable(answerLetters),
      shuffle: z.int().check(z.gte(0), z.lte(1_000_000)),
      guessed: z.optional(z.boolean()),
      /** When the answer was given, if it waited on the device for a network. */
      answered_at: z.optional(moment),
    }),
    data: z.object({ is_correct: z.boolean(), next_on: z.string(), done_today: z.number() }),
  }),
  coverage: endpoint({
    method: "GET",
    path: "/candidates/revision/coverage",
    summary: "Syllabus coverage by subject, and by topic for one subject",
    audience: "candidate",
    query: z.object({ subject_id: z.optional(uuid("We could not find that subject.")) }),
    data: z.object({
      subjects: z.array(
        z.object({
          uuid: z.string(),
          name: z.string(),
          icon: z.string(),
          /** A subject that the candidate chose. These are first. */
          is_mine: z.boolean(),
          topics: z.number(),
          met: z.number(),
          strong: z.number(),
        }),
      ),
      subject: z.nullable(
        z.object({
          uuid: z.string(),
          name: z.string(),
          topics: z.array(
            z.object({
              uuid: z.string(),
              name: z.string(),
              met: z.number(),
              right: z.number(),
              questions: z.number(),
              state: topicState,
            }),
          ),
          /** Where to practise it. Null if no exam has questions on it. */
          place: practicePlace,
        }),
      ),
    }),
  }),
};
