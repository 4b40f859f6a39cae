import { ApiError, type TheoryResponse, theory } from "@sabiprep/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, Check } from "lucide-react";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { dropWritten } from "../../answers/theory-answers.ts";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths, theoryPaperPath } from "../../lib/paths.ts";
import { read, useCall } from "../../lib/query.ts";
import { subjectName } from "../../lib/subject-name.ts";
import { Await } from "../../ui/await.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { OwnMarking, SpecimenMarking } from "./marking-steps.tsx";
import { marksText } from "./question-paper.tsx";
import { TheoryResult } from "./theory-result.tsx";
import { usePageHere } from "./use-page-here.ts";
import { useWritten } from "./use-written.ts";
import { WritingFields } from "./writing-fields.tsx";
import "./theory.css";

/** One answer, in four steps: write, mark the sample, mark your own, result. */
export function TheoryAnswerScreen() {
  const { responseId = "" } = useParams();
  const response = useQuery(read(theory.read, { response_id: responseId }));
  const shown = usePageHere(responseId, response);
  usePageTitle(t("Theory question"));
  if (response.error instanceof ApiError && [400, 404].includes(response.error.status))
    return (
      <EmptyState
        title={t("We could not find that answer.")}
        action={
          <Link className={buttonClass({})} to={paths.theory}>
            {t("Theory papers")}
          </Link>
        }
      >
        {t("It may belong to another account.")}
      </EmptyState>
    );
  if (shown) return <AnswerView key={shown.uuid} response={shown} />;
  return <Await query={response}>{() => null}</Await>;
}

type Step = "write" | "specimen" | "own" | "result";

function stepOf({ finished_at, specimen, mark }: TheoryResponse): Step {
  if (!finished_at) return "write";
  if (!specimen?.checked) return "specimen";
  return mark ? "result" : "own";
}

function AnswerView({ response }: { response: TheoryResponse }) {
  const { question, paper, sitting_id } = response;
  const [isMarkingAgain, setMarkingAgain] = useState(false);
  const client = useQueryClient();
  const step = isMarkingAgain ? "own" : stepOf(response);
  const show = (next: TheoryResponse) => {
    setMarkingAgain(false);
    client.setQueryData(read(theory.read, { response_id: next.uuid }).queryKey, next);
    void client.invalidateQueries({ queryKey: read(theory.list, {} as never).queryKey.slice(0, 1) });
    scrollTo({ top: 0 });
  };
  return (
    <div className="stack gap-6 theory-answer">
      <header className="stack gap-2">
        <Link
          className="tap justify-self-start"
          to={sitting_id ? theoryPaperPath(sitting_id) : `${paths.theory}?subject=${paper.subject.uuid}`}
        >
          <ArrowLeft className="icon mr-2" aria-hidden="true" />
          {sitting_id ? paper.title : subjectName(paper.subject.name)}
        </Link>
        <h1>{t("Question {n}", { n: question.number })}</h1>
        <p className="num text-muted">
          {question.topic.name} · {marksText(question.marks)}
        </p>
        <Steps step={step} />
      </header>
      {step === "write" && <Writing response={response} onDone={show} />}
      {step === "specimen" && <SpecimenMarking response={response} onDone={show} />}
      {step === "own" && <OwnMarking response={response} onDone={show} />}
      {step === "result" && <TheoryResult response={response} onMarkAgain={() => setMarkingAgain(true)} />}
    </div>
  );
}

function Steps({ step }: { step: Step }) {
  const steps: { id: Step; label: string }[] = [
    { id: "write", label: t("Write") },
    { id: "specimen", label: t("Mark a sample") },
    { id: "own", label: t("Mark yours") },
    { id: "result", label: t("Result") },
  ];
  const at = steps.findIndex(({ id }) => id === step);
  return (
    <ol className="theory-steps" aria-label={t("Steps")}>
      {steps.map(({ id, label }, place) => (
        <li key={id} aria-current={id === step ? "step" : undefined} data-done={place < at}>
          {place < at && <Check className="icon" aria-hidden="true" />}
          {label}
        </li>
      ))}
    </ol>
  );
}

function Writing({ response, onDone }: { response: TheoryResponse; onDone: (next: TheoryResponse) => void }) {
  const written = useWritten(`answer/${response.uuid}`, response);
  const finish = useCall(theory.finish);
  const end = async () => {
    await written.send();
    const last = { answers: written.answers, photos: written.photos, seq: Math.max(1, written.seq()) };
    finish.mutate(
      { response_id: response.uuid, written: last },
      {
        onSuccess: (next) => {
          dropWritten(`answer/${response.uuid}`);
          onDone(next);
        },
      },
    );
  };
  return (
    <section className="stack gap-4">
      <WritingFields question={response.question} written={written} photos={response.photos} />
      <p className="text-sm text-muted">
        {t("You can also write on paper and photograph it, or finish here and mark what is on your paper.")}
      </p>
      <Button large className="justify-self-start" disabled={finish.isPending} onClick={end}>
        {t("Finish and see how it is marked")}
      </Button>
      {finish.error && <p role="alert">{finish.error.message}</p>}
    </section>
  );
}
