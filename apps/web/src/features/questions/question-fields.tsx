import {
  blueprints,
  type DataOf,
  type exams,
  HINT_MOST,
  type StaffQuestion,
  subjects,
  WHY_MOST,
} from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormState } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { FieldNotes, TextArea, TextField } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { MathsToolbar } from "./maths-toolbar.tsx";
import { MediaFields } from "./media-fields.tsx";
import { PassageChoice } from "./passage-choice.tsx";
import { difficulties, sourceNames, typeNames } from "./question-words.ts";

interface QuestionFieldsProps {
  creation: DataOf<typeof exams.creationData>;
  question: StaffQuestion | null;
}

type QuestionType = StaffQuestion["question_type"];

const mathsFields = [
  "question_body",
  "answer_explanation",
  ...["a", "b", "c", "d", "e"].flatMap((letter) => [`option_${letter}`, `why_${letter}`]),
];

const named = (rows: { uuid: string; name: string }[]) => rows.map(({ uuid, name }) => ({ value: uuid, label: name }));
const thisYear = () => new Date().getFullYear();

export function QuestionFields({ creation, question }: QuestionFieldsProps) {
  const [subject, setSubject] = useState(question?.subject_id ?? "");
  const [exam, setExam] = useState(question?.exam_type_id ?? "");
  const [type, setType] = useState<QuestionType>(question?.question_type ?? "TEXTS_ONLY");
  const topics = useQuery({ ...read(subjects.read, { subject_id: subject }), enabled: subject !== "" }).data?.topics;
  const fives = useQuery(read(blueprints.fiveOptions)).data ?? [];
  const five = fives.some((pair) => pair.subject_id === subject && pair.exam_type_id === exam);
  const isTruth = type === "TRUE_OR_FALSE";
  const [key, setKey] = useState<string>(question?.correct_answer ?? "A");
  const right = [key, ...(question?.is_live ? question.accepted : [])];
  const whyOf = (letter: string) => (right.includes(letter) ? null : <WhyField letter={letter} question={question} />);
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
        label={t("Kind of question")}
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
      <div className="full">
        <TextArea
          name="question_body"
          label={t("Question")}
          defaultValue={question?.question_body_source}
          hint={t("Put formulas between $ signs. The preview shows what candidates will see.")}
        />
      </div>
      <MediaFields type={type} question={question} />
      <div className="stack gap-3">
        <TextField
          key={`a ${isTruth}`}
          name="option_a"
          label={t("Option A")}
          defaultValue={question?.option_a_source ?? (isTruth ? t("True") : "")}
        />
        {whyOf("A")}
      </div>
      <div className="stack gap-3">
        <TextField
          key={`b ${isTruth}`}
          name="option_b"
          label={t("Option B")}
          defaultValue={question?.option_b_source ?? (isTruth ? t("False") : "")}
        />
        {whyOf("B")}
      </div>
      {!isTruth && (
        <>
          <div className="stack gap-3">
            <TextField name="option_c" label={t("Option C")} defaultValue={question?.option_c_source ?? ""} />
            {whyOf("C")}
          </div>
          <div className="stack gap-3">
            <TextField name="option_d" label={t("Option D")} defaultValue={question?.option_d_source ?? ""} />
            {whyOf("D")}
          </div>
        </>
      )}
      {five && !isTruth && (
        <div className="stack gap-3">
          <TextField
            name="option_e"
            label={t("Option E")}
            defaultValue={question?.option_e_source ?? ""}
            hint={t("Shown on papers with five options alone.")}
          />
          {whyOf("E")}
        </div>
      )}
      <KeyChoice letters={isTruth ? ["A", "B"] : ["A", "B", "C", "D"]} question={question} onChoose={setKey} />
      <Select
        name="difficulty_level"
        label={t("Difficulty")}
        choices={Object.entries(difficulties()).map(([value, { label }]) => ({ value, label }))}
        defaultValue={question?.author_difficulty ?? question?.difficulty_level ?? "medium"}
        {...(question?.author_difficulty && {
          hint: t("Measured: {level}. That holds; what you choose is kept as the author's word.", {
            level: difficulties()[question.difficulty_level].label,
          }),
        })}
      />
      <TextField
        name="year"
        label={t("Year")}
        inputMode="numeric"
        className="input num"
        defaultValue={question?.year ?? thisYear()}
      />
      <div className="full">
        <TextArea
          name="answer_explanation"
          label={t("Explanation")}
          defaultValue={question?.answer_explanation_source}
          hint={t("Lines that begin with 1., 2., 3. are shown as steps.")}
        />
      </div>
      <div className="full">
        <TextArea
          name="hint"
          label={t("Hint (optional)")}
          rows={2}
          maxLength={HINT_MOST}
          defaultValue={question?.hint_source ?? ""}
          hint={t("Shown in practice before an answer: the idea, never the answer. Without one the lesson gives it.")}
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
        label={t("Where it comes from")}
        choices={Object.entries(sourceNames()).map(([value, label]) => ({ value, label }))}
        defaultValue={question?.source ?? "original"}
      />
      <Select
        name="status"
        label={t("Status")}
        choices={[
          { value: "ACTIVE", label: t("Active: for candidates") },
          { value: "INACTIVE", label: t("Inactive: a draft") },
        ]}
        defaultValue={question?.status ?? "ACTIVE"}
        hint={t("An editor's question goes to review first.")}
      />
    </div>
  );
}

export const OTHER_EXAM = "other_exam";

/** One question may be asked in several exams; which of them offer the subject the server knows. */
function OtherExams({ exams, main, question }: OtherExamsProps) {
  const error = useFormState()?.errors.other_exam_ids?.[0];
  const before = new Set(question?.exam_types.map(({ uuid }) => uuid));
  return (
    <fieldset className="full field">
      <legend className="label pb-1.5">{t("Also asked in")}</legend>
      <div className="row">
        {exams
          .filter(({ uuid }) => uuid !== main)
          .map(({ uuid, name }) => (
            <label key={uuid} className="check">
              <input type="checkbox" name={OTHER_EXAM} value={uuid} defaultChecked={before.has(uuid)} />
              <span>{name}</span>
            </label>
          ))}
      </div>
      <FieldNotes id="other-exams" error={error} />
    </fieldset>
  );
}

interface OtherExamsProps {
  exams: { uuid: string; name: string }[];
  main: string;
  question: StaffQuestion | null;
}

/** For the candidate who chose it: the slip that leads there. */
function WhyField({ letter, question }: { letter: string; question: StaffQuestion | null }) {
  return (
    <TextArea
      name={`why_${letter.toLowerCase()}`}
      label={t("Why {letter} is wrong (optional)", { letter })}
      rows={2}
      maxLength={WHY_MOST}
      defaultValue={question?.whys.find((why) => why.letter === letter)?.source ?? ""}
    />
  );
}

interface KeyChoiceProps {
  letters: string[];
  question: StaffQuestion | null;
  onChoose: (letter: string) => void;
}

/** Once candidates met a question its key is corrected, never edited: past tests are marked again then. */
function KeyChoice({ letters, question, onChoose }: KeyChoiceProps) {
  const error = useFormState()?.errors.correct_answer?.[0];
  const chosen = question?.correct_answer ?? "A";
  return (
    <fieldset className="full field">
      <legend className="label pb-1.5">{t("Correct answer")}</legend>
      <div className="key-choice">
        {letters.map((letter) => (
          <label key={letter}>
            <input
              type="radio"
              name="correct_answer"
              value={letter}
              defaultChecked={letter === chosen}
              onChange={() => onChoose(letter)}
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
            ? t("To change the right answer of a live question, open its details and correct the key.")
            : undefined
        }
      />
    </fieldset>
  );
}
