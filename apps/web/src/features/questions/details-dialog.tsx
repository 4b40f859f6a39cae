import { itemAnalysis, questions, type StaffQuestion } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { KeyRound, Pencil } from "lucide-react";
import { useState } from "react";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { useMayIn } from "../../lib/staff-role.ts";
import { calendarDay, momentOf } from "../../lib/when.ts";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { QuestionAnalysis } from "./question-analysis.tsx";
import { QuestionFacts } from "./question-card.tsx";
import { QuestionToJudge } from "./question-to-judge.tsx";
import { difficulties, sourceNames, typeNames } from "./question-words.ts";
import { ReviewTalk } from "./review-talk.tsx";
import { VersionHistory } from "./version-history.tsx";

interface DetailsDialogProps {
  questionId: string | null;
  /** The open part. It is in the URL, so that a task opens in the right place. */
  tab: string | null;
  onTab: (tab: string) => void;
  onClose: () => void;
  onEdit: (question: StaffQuestion) => void;
}

export function DetailsDialog({ questionId, tab, onTab, onClose, onEdit }: DetailsDialogProps) {
  return (
    <Dialog inAddress open={questionId !== null} onClose={onClose} title={t("Question details")}>
      {questionId && <Details questionId={questionId} tab={tab} onTab={onTab} onEdit={onEdit} />}
    </Dialog>
  );
}

type DetailsProps = Omit<DetailsDialogProps, "onClose"> & { questionId: string };

function Details({ questionId, tab: said, onTab, onEdit }: DetailsProps) {
  const found = useQuery(read(questions.read, { question_id: questionId }));
  const tabs = [
    { id: "question", label: t("Question") },
    { id: "review", label: t("Review") },
    { id: "figures", label: t("Statistics") },
    { id: "versions", label: t("Versions") },
  ];
  const [corrects, setCorrects] = useState(false);
  const correct = () => {
    setCorrects(true);
    onTab("figures");
  };
  const choose = (tab: string) => {
    setCorrects(false);
    onTab(tab);
  };
  const tab = tabs.some(({ id }) => id === said) ? said! : "question";
  return (
    <Await query={found}>
      {({ question, comments }) => (
        <Tabs label={t("Question details")} tabs={tabs} chosen={tab} onChoose={choose}>
          {tab === "question" && (
            <WholeQuestion question={question} onEdit={() => onEdit(question)} onCorrect={correct} />
          )}
          {tab === "review" && <ReviewTalk question={question} comments={comments} />}
          {tab === "figures" && <QuestionAnalysis question={question} corrects={corrects} />}
          {tab === "versions" && <VersionHistory questionId={questionId} />}
        </Tabs>
      )}
    </Await>
  );
}

type Level = StaffQuestion["difficulty_level"];

const measuredWords = (measured: Level, author: Level) =>
  t("{measured} (measured). The author chose {author}", {
    measured: difficulties()[measured].label,
    author: difficulties()[author].label,
  });

interface WholeQuestionProps {
  question: StaffQuestion;
  onEdit: () => void;
  onCorrect: () => void;
}

function WholeQuestion({ question, onEdit, onCorrect }: WholeQuestionProps) {
  const mayIn = useMayIn();
  const facts = [
    [t("Question type"), typeNames()[question.question_type]],
    ...(question.author_difficulty
      ? ([[t("Difficulty"), measuredWords(question.difficulty_level, question.author_difficulty)]] as const)
      : []),
    [t("Topic"), question.topic?.name ?? t("No topic")],
    [t("Class"), question.class_level?.name ?? t("Any class")],
    [t("Source"), sourceNames()[question.source]],
    ...(question.review_by ? ([[t("Review by"), calendarDay(question.review_by)]] as const) : []),
    [t("Version"), String(question.revision)],
    [t("Date added"), momentOf(question.created_at)],
  ] as const;
  return (
    <div className="stack gap-5">
      <QuestionFacts question={question} />
      <QuestionToJudge question={question} />
      <dl className="grid gap-2 md:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label} className="row gap-2">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="row gap-2">
        {question.stage !== "retired" && mayIn(questions.edit, question.subject_id) && (
          <Button tone="plain" onClick={onEdit}>
            <Pencil className="icon" aria-hidden="true" />
            {t("Edit")}
          </Button>
        )}
        {question.is_live && mayIn(itemAnalysis.fixKey, question.subject_id) && (
          <Button tone="quiet" onClick={onCorrect}>
            <KeyRound className="icon" aria-hidden="true" />
            {t("Correct the answer key")}
          </Button>
        )}
      </div>
    </div>
  );
}
