import { ApiError, type TheorySitting, theory } from "@sabiprep/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, Clock } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, useParams } from "react-router";
import { dropWritten, sendAllWritten, unsentKeys } from "../../answers/theory-answers.ts";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths, theoryAnswerPath } from "../../lib/paths.ts";
import { read, useCall } from "../../lib/query.ts";
import { Await } from "../../ui/await.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { MarkedPaper } from "./marked-paper.tsx";
import { marksText } from "./question-paper.tsx";
import { ScoreRange } from "./score-range.tsx";
import { usePageHere } from "./use-page-here.ts";
import { useWritten } from "./use-written.ts";
import { WritingFields } from "./writing-fields.tsx";
import "./theory.css";

/** A whole theory paper: one question at a time, the clock, and afterwards the way to marking each answer. */
export function TheoryPaperScreen() {
  const { sittingId = "" } = useParams();
  const sitting = useQuery(read(theory.readPaper, { sitting_id: sittingId }));
  const shown = usePageHere(sittingId, sitting);
  usePageTitle(shown?.paper.title ?? t("Theory papers"));
  if (sitting.error instanceof ApiError && [400, 404].includes(sitting.error.status))
    return (
      <EmptyState
        title={t("We could not find that test.")}
        action={
          <Link className={buttonClass({})} to={paths.theory}>
            {t("Theory papers")}
          </Link>
        }
      >
        {t("It may belong to another account.")}
      </EmptyState>
    );
  if (shown) return shown.finished_at ? <SubmittedPaper sitting={shown} /> : <Sitting sitting={shown} />;
  return <Await query={sitting}>{() => null}</Await>;
}

function Head({ sitting: { paper }, children }: { sitting: TheorySitting; children?: React.ReactNode }) {
  return (
    <header className="stack gap-2">
      <Link className="tap justify-self-start" to={`${paths.theory}?subject=${paper.subject.uuid}`}>
        <ArrowLeft className="icon mr-2" aria-hidden="true" />
        {t("Theory papers")}
      </Link>
      <h1>{paper.title}</h1>
      {children}
    </header>
  );
}

function Sitting({ sitting }: { sitting: TheorySitting }) {
  const client = useQueryClient();
  const questions = sitting.sections.flatMap((section) => section.questions);
  const [chosen, setChosen] = useState(questions[0]?.uuid);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const left = useMinutesLeft(sitting.ends_at);
  const finish = useCall(theory.finishPaper, [theory.list]);
  const question = questions.find(({ uuid }) => uuid === chosen);

  const submitPaper = async () => {
    await sendAllWritten();
    const mine = unsentKeys().filter((key) => key.startsWith(`paper/${sitting.uuid}/`));
    if (mine.length) {
      setProblem(t("Some answers are only on this device. Connect to the internet, then submit."));
      return setAsking(false);
    }
    finish.mutate(
      { sitting_id: sitting.uuid },
      {
        onSuccess: (done) => {
          for (const { uuid } of questions) dropWritten(`paper/${sitting.uuid}/${uuid}`);
          client.setQueryData(read(theory.readPaper, { sitting_id: done.uuid }).queryKey, done);
          scrollTo({ top: 0 });
        },
      },
    );
  };

  return (
    <div className="stack gap-6 theory-answer">
      <Head sitting={sitting}>
        <p className="num row gap-2" role="timer">
          <Clock className="icon" aria-hidden="true" />
          {left > 0
            ? t("{n, plural, one {# minute left} other {# minutes left}}", { n: left })
            : t("The time is over. In the exam you would stop writing now.")}
        </p>
      </Head>
      <nav className="stack gap-2" aria-label={t("Questions")}>
        {sitting.sections.map(({ id, title, instruction, questions }) => (
          <div key={id} className="stack gap-1">
            <p>
              <b>{title}</b> <span className="text-sm text-muted">{instruction}</span>
            </p>
            <div className="row flex-wrap gap-2">
              {questions.map(({ uuid, number }) => (
                <button
                  key={uuid}
                  type="button"
                  className="pick num"
                  aria-pressed={uuid === chosen}
                  aria-label={t("Question {n}", { n: number })}
                  onClick={() => setChosen(uuid)}
                >
                  {number}
                </button>
              ))}
            </div>
          </div>
        ))}
      </nav>
      {question && <PaperQuestion key={question.uuid} sitting={sitting} question={question} />}
      {problem && <p role="alert">{problem}</p>}
      {finish.error && <p role="alert">{finish.error.message}</p>}
      <Button large className="justify-self-start" disabled={finish.isPending} onClick={() => setAsking(true)}>
        {t("Submit the paper")}
      </Button>
      <Dialog
        open={isAsking}
        decision
        onClose={() => setAsking(false)}
        title={t("Submit the paper?")}
        foot={
          <>
            <Button tone="plain" onClick={() => setAsking(false)}>
              {t("Keep writing")}
            </Button>
            <Button disabled={finish.isPending} onClick={submitPaper}>
              {t("Submit")}
            </Button>
          </>
        }
      >
        <p>{t("You cannot change your answers after that. Then you mark them with the examiner's guide.")}</p>
      </Dialog>
    </div>
  );
}

type Question = TheorySitting["sections"][number]["questions"][number];

const NOTHING = { answers: {}, photos: [], seq: 0 };

function PaperQuestion({ sitting, question }: { sitting: TheorySitting; question: Question }) {
  const stored = sitting.responses.find(({ question_id }) => question_id === question.uuid);
  const written = useWritten(`paper/${sitting.uuid}/${question.uuid}`, stored ?? NOTHING);
  return (
    <section className="card stack gap-4" aria-labelledby="question">
      <h2 id="question">
        {t("Question {n}", { n: question.number })}{" "}
        <span className="num text-sm text-muted">{marksText(question.marks)}</span>
      </h2>
      <WritingFields question={question} written={written} photos={stored?.photos ?? []} />
    </section>
  );
}

/** Whole minutes, rounded up, as on the wall clock of a hall. */
function useMinutesLeft(endsAt: string): number {
  const minutes = () => Math.max(0, Math.ceil((Date.parse(endsAt) - Date.now()) / 60_000));
  const [left, setLeft] = useState(minutes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of a paper never moves.
  useEffect(() => {
    const timer = setInterval(() => setLeft(minutes()), 5_000);
    return () => clearInterval(timer);
  }, []);
  return left;
}

function SubmittedPaper({ sitting }: { sitting: TheorySitting }) {
  const { result, responses, sections } = sitting;
  const numbers = new Map(sections.flatMap(({ questions }) => questions.map((question) => [question.uuid, question])));
  return (
    <div className="stack gap-6 theory-answer">
      <Head sitting={sitting} />
      {result && result.left_to_mark === 0 ? (
        <section className="card stack gap-3" aria-labelledby="paper-score">
          <h2 id="paper-score" className="theory-score">
            <span className="num">{t("{score} of {max}", { score: result.score, max: result.max })}</span>{" "}
            <span className="chip">{t("self-marked")}</span>
          </h2>
          <ScoreRange low={result.low} high={result.high} score={result.score} max={result.max} />
        </section>
      ) : (
        <p>
          {t("{n, plural, one {# answer} other {# answers}} left to mark. Your score is added up after that.", {
            n: result?.left_to_mark ?? 0,
          })}
        </p>
      )}
      <MarkedPaper sittingId={sitting.uuid} />
      <section className="card stack gap-3" aria-labelledby="answers">
        <h2 id="answers">{t("Your answers")}</h2>
        {responses.length === 0 && <p>{t("You wrote nothing in this paper.")}</p>}
        <ul className="lines">
          {responses.map(({ uuid, question_id, score }) => {
            const question = numbers.get(question_id);
            const dropped = result?.dropped.includes(question_id) && score !== null;
            return (
              <li key={uuid} className="flex-wrap gap-y-1">
                <div className="min-w-0 flex-1 basis-40">
                  <p className="font-bold">{t("Question {n}", { n: question?.number ?? 0 })}</p>
                  <p className="num text-sm text-muted">
                    {score === null
                      ? marksText(question?.marks ?? 0)
                      : t("{score} of {max}", { score, max: question?.marks ?? 0 })}
                    {dropped && <> · {t("not counted, because you answered too many questions in this section")}</>}
                  </p>
                </div>
                <Link className={buttonClass({ tone: score === null ? "solid" : "line" })} to={theoryAnswerPath(uuid)}>
                  {score === null ? t("Mark it") : t("See result")}
                  <span className="sr-only">: {t("question {n}", { n: question?.number ?? 0 })}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
}
