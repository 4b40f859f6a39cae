// A stored question as a candidate sees it: the options in the order they are shown, the key only where it may be known.
import type { CandidateQuestion } from "@sabiprep/contract";
import { optionLetters } from "@sabiprep/exam";
import { audioUrl, pictureUrl } from "./media-url.ts";
import { type StoredWhys, whysShown } from "./whys.ts";

export interface StoredQuestion {
  uuid: string;
  question_type: CandidateQuestion["question_type"];
  body_html: string;
  options: { id: string; html: string; fifth_only: boolean }[];
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
  source: CandidateQuestion["source"];
  accepted: string[];
}

export function candidateQuestion(
  question: StoredQuestion,
  shown: { options: string[]; year: number | null; withKey: boolean },
): CandidateQuestion {
  const [option_a = "", option_b = "", option_c = "", option_d = "", option_e = null] = shown.options.map(
    (id) => question.options.find((option) => option.id === id)?.html ?? "",
  );
  const key = shown.options.findIndex((id) => question.accepted.includes(id));
  return {
    uuid: question.uuid,
    question_body: question.body_html,
    option_a,
    option_b,
    option_c,
    option_d,
    option_e,
    question_type: question.question_type,
    image_url: pictureUrl(question.picture_sha256, question.picture_type),
    image_alt: question.picture_alt,
    image_size: question.picture_size,
    audio_url: audioUrl(question.audio_file_uuid),
    passage: question.passage,
    topic: question.topic,
    difficulty_level: question.difficulty,
    year: shown.year,
    source: question.source,
    correct_answer: shown.withKey ? (optionLetters[key] ?? null) : null,
    answer_explanation: shown.withKey ? question.explanation_html : null,
    whys: shown.withKey ? whysShown(question, shown.options) : null,
  };
}

/** The ids of the options a paper with that many shows, in written order. */
export const shownOptions = (question: Pick<StoredQuestion, "options">, options: 4 | 5): string[] =>
  question.options.filter((option) => options === 5 || !option.fifth_only).map((option) => option.id);
