import { questions, type StaffQuestion } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import { useEffect } from "react";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { momentOf } from "../../lib/when.ts";
import { Banner } from "../../ui/banner.tsx";
import { answersNames } from "./question-words.ts";
import { wordDiff } from "./word-diff.ts";

interface Props {
  questionId: string;
  /** The question when the form was opened. */
  opened: StaffQuestion;
  onSeen: (edited_at: string) => void;
}

const facts = (question: StaffQuestion): [string, string][] => [
  [t("Question"), question.question_body_source],
  [t("Option A"), question.option_a_source],
  [t("Option B"), question.option_b_source],
  [t("Option C"), question.option_c_source ?? ""],
  [t("Option D"), question.option_d_source ?? ""],
  [t("Option E"), question.option_e_source ?? ""],
  [t("Option F"), question.option_f_source ?? ""],
  [t("Correct answers"), answersNames()[question.answers_wanted]],
  [t("Correct answer"), question.accepted.join(", ")],
  [t("Explanation"), question.answer_explanation_source],
  [t("Hint"), question.hint_source],
  [t("Topic"), question.topic?.name ?? t("No topic")],
  [t("Year"), String(question.year ?? "–")],
  [t("Difficulty"), question.difficulty_level],
  [t("Exam type"), question.exam_types.map(({ name }) => name).join(", ")],
  [t("Tags"), question.tags.join(", ")],
  [t("Stage"), question.stage],
];

/** The changes a colleague made since this form was opened. Once they are shown, saving overwrites them knowingly. */
export function ChangedMeanwhile({ questionId, opened, onSeen }: Props) {
  const theirs = useQuery({ ...read(questions.read, { question_id: questionId }), staleTime: 0, gcTime: 0 }).data
    ?.question;
  useEffect(() => {
    if (theirs) onSeen(theirs.edited_at ?? "");
  }, [theirs, onSeen]);
  if (!theirs) return null;
  const before = new Map(facts(opened));
  const changed = facts(theirs).filter(([label, value]) => before.get(label) !== value);
  return (
    <Banner tone="bad" icon={CircleAlert} role="alert">
      <div className="stack gap-3">
        <b>
          {t("A colleague changed this question on {when}, while you were editing it.", {
            when: momentOf(theirs.edited_at ?? theirs.created_at),
          })}
        </b>
        <dl className="stack gap-2">
          {changed.map(([label, value]) => (
            <div key={label}>
              <dt className="text-sm font-semibold">{label}</dt>
              <dd className="wrap-anywhere">
                {wordDiff(before.get(label) ?? "", value).map(({ kind, text }, at) => {
                  const key = `${at} ${kind}`;
                  if (kind === "gone") return <del key={key}>{text}</del>;
                  return kind === "new" ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>;
                })}
              </dd>
            </div>
          ))}
        </dl>
        <p>
          {t(
            "Copy anything you want to keep. If you save, your text replaces theirs. You can still find theirs under Versions.",
          )}
        </p>
      </div>
    </Banner>
  );
}
