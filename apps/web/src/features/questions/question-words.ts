// Names that staff see in the question bank.
import { type DataOf, figureText, type QuestionStage, type questions, type StaffQuestion } from "@sabiprep/contract";
import { answersSay, optionLetters } from "@sabiprep/exam";
import { SignalHigh, SignalLow, SignalMedium } from "lucide-react";
import { t } from "../../lib/i18n.ts";

export const difficulties = () =>
  ({
    easy: { label: t("Easy"), icon: SignalLow, tone: "ok" },
    medium: { label: t("Medium"), icon: SignalMedium, tone: "mid" },
    hard: { label: t("Hard"), icon: SignalHigh, tone: "bad" },
  }) as const;

export const poolNames = (): Record<StaffQuestion["pool"], string> => ({
  paper: t("Like the exam"),
  stretch: t("Harder than the exam"),
});

/** How answers compare with the author's difficulty. Null if they agree, or if too few have answered. */
export function measuredDifficultyNote({ author_difficulty, difficulty_level }: StaffQuestion): string | null {
  const said = answersSay(author_difficulty, difficulty_level);
  if (said === null) return null;
  return said === "harder" ? t("Students find it harder than its label") : t("Students find it easier than its label");
}

export const stageNames = (): Record<QuestionStage, string> => ({
  draft: t("Draft"),
  review: t("In review"),
  live: t("Live"),
  retired: t("Deleted"),
});

export const typeNames = (): Record<StaffQuestion["question_type"], string> => ({
  TEXTS_ONLY: t("Text"),
  TRUE_OR_FALSE: t("True or false"),
  IMAGE_ONLYS: t("Picture"),
  IMAGE_AND_TEXTS_ONLY: t("Picture and text"),
  AUDIO: t("Recording"),
});

export const answersNames = (): Record<StaffQuestion["answers_wanted"], string> => ({
  one: t("One correct answer"),
  any: t("Several correct answers: any one counts"),
  all: t("Several correct answers: students must choose all of them"),
  number: t("Several correct answers: students must choose all of them, and we tell them how many there are"),
});

/** The instruction for candidates, unless it is to choose one option. */
export const chooseWords = ({ answers_wanted, accepted }: Pick<StaffQuestion, "answers_wanted" | "accepted">) => {
  if (answers_wanted === "number") return t("Choose {n} answers", { n: accepted.length });
  return answers_wanted === "all" ? t("Choose all the correct answers") : null;
};

export const sourceNames = (): Record<StaffQuestion["source"], string> => ({
  original: t("Written by us"),
  official: t("Official, with permission"),
  school: t("A school's own question"),
});

export const figure = (value: number) => figureText(value);

/** "81%", or a dash if there is no value. */
export const percent = (share: number | null) => (share === null ? "–" : `${Math.round(share * 100)}%`);

const twoPlaces = new Intl.NumberFormat("en-NG", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  // A value just below zero is shown as zero, not as "-0.00".
  signDisplay: "negative",
});

export const decimal = (value: number | null) => (value === null ? "–" : twoPlaces.format(value));

/** The options of a question with their letters, as they are shown. */
export const optionsOf = (question: StaffQuestion) =>
  optionLetters.flatMap((letter) => {
    const markup = question[`option_${letter.toLowerCase() as "a"}`];
    return markup ? [{ letter, markup, isKey: question.accepted.includes(letter) }] : [];
  });

type Kind = DataOf<typeof questions.read>["comments"][number]["kind"];

/** The steps in a question's review, and the comments on it. */
export const kindNames = (): Record<Kind, string> => ({
  comment: t("Comment"),
  sent_to_review: t("Sent for review"),
  sent_back: t("Returned"),
  published: t("Published"),
  retired: t("Deleted"),
  restored: t("Restored"),
  native_read: t("Checked by a native speaker"),
});
