// A stored question as a candidate sees it: the options in display order, and the key only if the candidate may know
// it.
import type { CandidateQuestion } from "@sabiprep/contract";
import { type AnswersWanted, isSeveral, lettersIn, rightOptions } from "@sabiprep/exam";
import { audioUrl, pictureUrl } from "./media-url.ts";
import { type StoredWhys, whysShown } from "./whys.ts";

export interface StoredQuestion {
  uuid: string;
  question_type: CandidateQuestion["question_type"];
  body_html: string;
  options: { id: string; html: string; fifth_only: boolean }[];
  answers_wanted: AnswersWanted;
  explanation_html: string;
  whys: StoredWhys;
  picture_sha256: string | null;
  picture_type: string | null;
  picture_alt: string | null;
  picture_size: CandidateQuestion["image_size"];
  audio_file_uuid: string | null;
  passage: CandidateQuestion["passage"];
  topic: string | null;
  difficulty: CandidateQuestion["difficulty_level"];
  pool: CandidateQuestion["pool"];
  instruction_html: string;
  source: CandidateQuestion["source"];
  accepted: string[];
}

export function candidateQuestion(
  question: StoredQuestion,
  shown: { options: string[]; year: number | null; withKey: boolean },
): CandidateQuestion {
  const [option_a = "", option_b = "", option_c = "", option_d = "", option_e = null, option_f] = shown.options.map(
    (id) => question.options.find((option) => option.id === id)?.html ?? "",
  );
  return {
    uuid: question.uuid,
    instruction: question.instruction_html || undefined,
    question_body: question.body_html,
    option_a,
    option_b,
    option_c,
    option_d,
    option_e,
    option_f,
    choose: isSeveral(question.answers_wanted) ? numberWanted(question) : undefined,
    question_type: question.question_type,
    image_url: pictureUrl(question.picture_sha256, question.picture_type),
    image_alt: question.picture_alt,
    image_size: question.picture_size,
    audio_url: audioUrl(question.audio_file_uuid),
    passage: question.passage,
    topic: question.topic,
    difficulty_level: question.difficulty,
    pool: question.pool,
    year: shown.year,
    source: question.source,
    ...(shown.withKey ? keyFields(question, shown.options) : noKeyFields),
  };
}

type KeyFields = Pick<CandidateQuestion, "correct_answer" | "also_right" | "answer_explanation" | "whys">;

/**
 * The key and everything that would reveal it, under the letters of this order. If several answers would each be
 * accepted, the first one represents them.
 */
export function keyFields(
  question: Pick<StoredQuestion, "accepted" | "whys" | "explanation_html">,
  order: readonly string[],
): KeyFields {
  const right = question.accepted.flatMap((answer) => lettersIn(order, answer) ?? []);
  if (right.length > 1) right.sort();
  return {
    correct_answer: right[0] ?? null,
    also_right: right.slice(1).join("") || undefined,
    answer_explanation: question.explanation_html,
    whys: whysShown(question, order),
  };
}

export const noKeyFields: KeyFields = {
  correct_answer: null,
  also_right: undefined,
  answer_explanation: null,
  whys: null,
};

/** How many options to choose. 0 if the candidate is not shown the number, or if the key was made void. */
const numberWanted = ({ answers_wanted, accepted }: Pick<StoredQuestion, "answers_wanted" | "accepted">): number =>
  answers_wanted === "number" ? rightOptions(accepted).length : 0;

/** The ids of the options that a paper with this number of options shows, in written order. */
export const shownOptions = (question: Pick<StoredQuestion, "options">, options: 4 | 5): string[] =>
  question.options.filter((option) => options === 5 || !option.fifth_only).map((option) => option.id);
