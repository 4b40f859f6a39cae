import {
  blueprints,
  type DataOf,
  type exams,
  MAX_HINT,
  MAX_INSTRUCTION,
  MAX_WHY,
  type StaffQuestion,
  subjects,
} from "@sabiprep/contract";
import { type AnswersWanted, type OptionLetter, optionLetters, pressed } from "@sabiprep/exam";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormState } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { FieldNotes, TextArea, TextField } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { MathsToolbar } from "./maths-toolbar.tsx";
import { MediaFields } from "./media-fields.tsx";
import { OtherExams } from "./other-exams.tsx";
import { PassageChoice } from "./passage-choice.tsx";
import { answersNames, difficulties, optionsOf, poolNames, sourceNames, typeNames } from "./question-words.ts";
import { TextPicture } from "./text-picture.tsx";

interface QuestionFieldsProps {
  creation: DataOf<typeof exams.creationData>;
  question: StaffQuestion | null;
  /** The letters marked as correct: one, or several in their order. */
  chosen: string;
  onChoose: (letters: string) => void;
}

type QuestionType = StaffQuestion["question_type"];

const mathsFields = [
  "question_body",
  "answer_explanation",
  ...["a", "b", "c", "d", "e", "f"].flatMap((letter) => [`option_${letter}`, `why_${letter}`]),
];

/** The question itself has its own picture. */
const pictureFields = mathsFields.slice(1);

const named = (rows: { uuid: string; name: string }[]) => rows.map(({ uuid, name }) => ({ value: uuid, label: name }));
const truth = (): Partial<Record<OptionLetter, string>> => ({ A: t("True"), B: t("False") });

export function QuestionFields({ creation, question, chosen: key, onChoose }: QuestionFieldsProps) {
  const [subject, setSubject] = useState(question?.subject_id ?? "");
  const [exam, setExam] = useState(question?.exam_type_id ?? "");
  const [type, setType] = useState<QuestionType>(question?.question_type ?? "TEXTS_ONLY");
  const topics = useQuery({ ...read(subjects.read, { subject_id: subject }), enabled: subject !== "" }).data?.topics;
  const fives = useQuery(read(blueprints.fiveOptions)).data ?? [];
  const five = fives.some((pair) => pair.subject_id === subject && pair.exam_type_id === exam);
  const isTruth = type === "TRUE_OR_FALSE";
  const [typedWanted, setWanted] = useState<AnswersWanted>(question?.answers_wanted ?? "one");
  const wanted = isTruth ? "one" : typedWanted;
  const [many, setMany] = useState(question ? optionsOf(question).length : 4);
  // On papers with five options, the fifth is the one that papers with four leave out.
  const isFifth = five && wanted === "one" && (many === 4 || many === 5);
  const count = isFifth ? 4 : many;
  const counts = [2, 3, 4, 5, 6].filter((one) => one !== 5 || !(five && wanted === "one"));
  const isUsual = wanted === "one" && count === 4;
  const letters = optionLetters.slice(0, isTruth ? 2 : isFifth ? 5 : count);
  const right = [...key, ...(question?.is_live ? question.accepted : [])];
  return (
    <div className="bank-form">
      <Select
        name="subject_id"
        label={t("Subject")}
        prompt={t("Choose a subject")}
        choices={named(creation.subjects)}
        value={subject}
        onChange={(event) => setSubject(event.target.value)}
      />
      <Select
        name="exam_type_id"
        label={t("Exam type")}
        prompt={t("Choose an exam")}
        choices={named(creation.exam_types)}
        value={exam}
        onChange={(event) => setExam(event.target.value)}
      />
      <OtherExams exams={creation.exam_types} main={exam} question={question} />
      <Select
        name="question_type"
        label={t("Question type")}
        choices={Object.entries(typeNames()).map(([value, label]) => ({ value, label }))}
        value={type}
        onChange={(event) => setType(event.target.value as QuestionType)}
      />
      <Select
        key={`${subject} ${topics?.length}`}
        name="topic_id"
        label={t("Topic")}
        prompt={t("No topic")}
        choices={named(topics ?? [])}
        defaultValue={question?.topic?.uuid ?? ""}
      />
      <MathsToolbar names={mathsFields} />
      <TextPicture names={pictureFields} />
      <div className="full">
        <TextArea
          name="question_body"
          label={t("Question")}
          defaultValue={question?.question_body_source}
          hint={t("Put formulas between $ signs. The preview shows what students will see.")}
        />
      </div>
      <MediaFields type={type} question={question} />
      {!isTruth && (
        <>
          <Select
            name="options_count"
            label={t("Number of options")}
            choices={counts.map((many) => ({ value: String(many), label: String(many) }))}
            value={String(count)}
            onChange={(event) => setMany(Number(event.target.value))}
            hint={
              isUsual
                ? undefined
                : t(
                    "Mock exams will not use this question. Students will see it in practice, or on a paper you add it to.",
                  )
            }
          />
          <Select
            name="answers_wanted"
            label={t("Answer type")}
            choices={Object.entries(answersNames()).map(([value, label]) => ({ value, label }))}
            value={wanted}
            disabled={question?.is_live}
            onChange={(event) => setWanted(event.target.value as AnswersWanted)}
          />
        </>
      )}
      {letters.map((letter) => (
        <div key={`${letter} ${isTruth}`} className="stack gap-3">
          <TextField
            name={`option_${letter.toLowerCase()}`}
            label={t("Option {letter}", { letter })}
            defaultValue={
              question?.[`option_${letter.toLowerCase() as "a"}_source`] ?? (isTruth ? truth()[letter] : "")
            }
            {...(letter === "E" && isFifth && { hint: t("Shown only on papers with five options.") })}
          />
          {right.includes(letter) ? null : <WhyField letter={letter} question={question} />}
        </div>
      ))}
      <KeyChoice
        letters={letters.slice(0, isTruth ? 2 : count)}
        several={wanted !== "one"}
        question={question}
        chosen={key}
        onChoose={onChoose}
      />
      <Select
        name="difficulty_level"
        label={t("Difficulty")}
        choices={Object.entries(difficulties()).map(([value, { label }]) => ({ value, label }))}
        defaultValue={question?.author_difficulty ?? question?.difficulty_level ?? "medium"}
        {...(question?.author_difficulty && {
          hint: t("Measured difficulty: {level}. We use this. Your choice is saved as the author's estimate.", {
            level: difficulties()[question.difficulty_level].label,
          }),
        })}
      />
      <Select
        name="pool"
        label={t("Pool")}
        choices={Object.entries(poolNames()).map(([value, label]) => ({ value, label }))}
        defaultValue={question?.pool ?? "paper"}
        hint={t("Papers, mocks and the daily question use only the pool “Like the exam”.")}
      />
      <TextField
        name="year"
        label={t("Year (optional)")}
        inputMode="numeric"
        className="input num"
        defaultValue={question?.year ?? ""}
      />
      <div className="full">
        <TextField
          name="instruction"
          label={t("Instruction (optional)")}
          maxLength={MAX_INSTRUCTION}
          defaultValue={question?.instruction_source ?? ""}
          hint={t(
            "An instruction shown above the question, for example: Choose the word nearest in meaning to the underlined word.",
          )}
        />
      </div>
      <div className="full">
        <TextArea
          name="answer_explanation"
          label={t("Explanation")}
          defaultValue={question?.answer_explanation_source}
          hint={t("Lines that start with 1., 2., 3. show as steps.")}
        />
      </div>
      <div className="full">
        <TextArea
          name="hint"
          label={t("Hint (optional)")}
          rows={2}
          maxLength={MAX_HINT}
          defaultValue={question?.hint_source ?? ""}
          hint={t(
            "Students see this in practice before they answer. Give the idea, not the answer. If you leave it empty, we use the lesson for the hint.",
          )}
        />
      </div>
      <PassageChoice question={question} />
      <Select
        name="class_level_id"
        label={t("Class")}
        prompt={t("Any class")}
        choices={named(creation.class_levels)}
        defaultValue={question?.class_level?.uuid ?? ""}
      />
      <Select
        name="source"
        label={t("Source")}
        choices={Object.entries(sourceNames()).map(([value, label]) => ({ value, label }))}
        defaultValue={question?.source ?? "original"}
      />
      <Select
        name="status"
        label={t("Status")}
        choices={[
          { value: "ACTIVE", label: t("Active (students see it)") },
          { value: "INACTIVE", label: t("Inactive (draft)") },
        ]}
        defaultValue={question?.status ?? "ACTIVE"}
        hint={t("Questions from editors go to review first.")}
      />
    </div>
  );
}

/** The control that marks the correct answer. The sent field is `correct_answer`. */
export const KEY = "key";

/** For candidates who chose this option: the mistake that leads to it. */
function WhyField({ letter, question }: { letter: string; question: StaffQuestion | null }) {
  return (
    <TextArea
      name={`why_${letter.toLowerCase()}`}
      label={t("Why {letter} is wrong (optional)", { letter })}
      rows={2}
      maxLength={MAX_WHY}
      defaultValue={question?.whys.find((why) => why.letter === letter)?.source ?? ""}
    />
  );
}

interface KeyChoiceProps {
  letters: readonly OptionLetter[];
  several: boolean;
  question: StaffQuestion | null;
  /** One letter, or several in their order. */
  chosen: string;
  onChoose: (letters: string) => void;
}

/** Once candidates have seen a question, its key is corrected and never edited. Past tests are then graded again. */
function KeyChoice({ letters, several, question, chosen, onChoose }: KeyChoiceProps) {
  const error = useFormState()?.errors.correct_answer?.[0];
  // A removed option is no longer correct. A question that had several correct options keeps one of them.
  const left = letters.filter((letter) => chosen.includes(letter)).join("");
  const right = several ? left : left.slice(0, 1);
  return (
    <fieldset className="full field">
      <legend className="label pb-1.5">{several ? t("Correct answers") : t("Correct answer")}</legend>
      {/* A field that can be written to, so that a kept draft is put back into it too. */}
      <input hidden name="correct_answer" value={right} onChange={(event) => onChoose(event.target.value)} />
      <div className="key-choice">
        {letters.map((letter) => (
          <label key={letter}>
            <input
              type={several ? "checkbox" : "radio"}
              name={KEY}
              data-shows="correct_answer"
              value={letter}
              checked={right.includes(letter)}
              onChange={() => onChoose(pressed(right || null, letter, several) ?? "")}
              disabled={question?.is_live}
            />
            <span>{letter}</span>
          </label>
        ))}
      </div>
      <FieldNotes
        id="correct-answer"
        error={error}
        hint={
          question?.is_live
            ? t("To change the correct answer of a live question, open its details and correct the answer key.")
            : undefined
        }
      />
    </fieldset>
  );
}
