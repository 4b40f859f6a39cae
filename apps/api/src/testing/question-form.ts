import type { StaffQuestion } from "@sabiprep/contract";

/** The question form's data when nothing was changed. */
export const formOf = (question: StaffQuestion) => ({
  question_body: question.question_body_source,
  subject_id: question.subject_id,
  exam_type_id: question.exam_type_id!,
  other_exam_ids: question.exam_types.slice(1).map(({ uuid }) => uuid),
  topic_id: question.topic?.uuid ?? null,
  class_level_id: question.class_level?.uuid ?? null,
  passage_id: question.passage?.uuid ?? null,
  answer_explanation: question.answer_explanation_source || "Because it is so.",
  hint: question.hint_source,
  instruction: question.instruction_source,
  difficulty_level: question.author_difficulty ?? question.difficulty_level,
  pool: question.pool,
  year: (question.year ?? "") as number | "" | null,
  question_type: question.question_type,
  status: "ACTIVE" as const,
  source: question.source,
  option_a: question.option_a_source,
  option_b: question.option_b_source,
  option_c: question.option_c_source,
  option_d: question.option_d_source,
  correct_answer: question.correct_answer ?? "A",
});
