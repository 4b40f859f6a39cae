import { type DailyQuestion as Asked, type DailyTold, daily } from "@sabiprep/contract";
import type { OptionLetter } from "@sabiprep/exam";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleAlert, Lightbulb } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { keepDailyAnswer, takeDailyAnswer } from "../answers/kept-daily-answer.ts";
import { call } from "../lib/api.ts";
import { t } from "../lib/i18n.ts";
import { read } from "../lib/query.ts";
import { tokenOf } from "../lib/session.ts";
import { isTransient } from "../lib/transient.ts";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { Chip } from "../ui/chip.tsx";
import { AnswerPanel } from "./answer-panel.tsx";
import { AnswerOptions, QuestionBody } from "./question.tsx";

interface DailyQuestionProps {
  /** An answer already chosen on a page that could not show the result: its letter and its question. */
  chosen?: { question: string; letter: OptionLetter } | null;
  /** Shown when there is no question, or while it is loading. */
  none?: ReactNode;
  /** Shown when the server cannot be reached. It appears after the first failed try, while more tries follow. */
  away?: ReactNode;
  waiting?: ReactNode;
  /** The next steps after the answer. */
  after?: ReactNode;
  level?: "h1" | "h2";
}

/** The question of the day. The result shows immediately, and a candidate's first answer counts. */
export function DailyQuestion({
  chosen = null,
  none = null,
  away = none,
  waiting = null,
  after,
  level = "h2",
}: DailyQuestionProps) {
  const isCandidate = tokenOf("candidate") !== null;
  const mine = useQuery({ ...read(daily.mine), enabled: isCandidate });
  const visitors = useQuery({ ...read(daily.read), enabled: !isCandidate, staleTime: Number.POSITIVE_INFINITY });
  const query = isCandidate ? mine : visitors;
  if (!query.data && isTransient(query.failureReason)) return away;
  if (query.isPending) return waiting;
  if (query.isError || !query.data) return none;
  return (
    <Question
      key={query.data.question.uuid}
      asked={query.data}
      told={isCandidate ? (mine.data?.answered ?? null) : null}
      isCandidate={isCandidate}
      chosen={chosen?.question === query.data.question.uuid ? chosen.letter : null}
      after={after}
      Heading={level}
    />
  );
}

interface QuestionProps {
  asked: Asked;
  told: DailyTold | null;
  isCandidate: boolean;
  chosen: OptionLetter | null;
  after: ReactNode;
  Heading: "h1" | "h2";
}

function Question({ asked, told: before, isCandidate, chosen, after, Heading }: QuestionProps) {
  const queries = useQueryClient();
  const id = useId();
  const [told, setTold] = useState<DailyTold | null>(before);
  const [wanted, setWanted] = useState<string | null>(before?.selected_option ?? null);
  const [failure, setFailure] = useState<string | null>(null);
  const [showing, setShowing] = useState(false);
  const asking = useRef(false);

  async function choose(selected_option: OptionLetter, isBefore = false) {
    if (asking.current || told) return;
    asking.current = true;
    setWanted(selected_option);
    setFailure(null);
    const input = { question_id: asked.question.uuid, selected_option };
    try {
      const answer = isCandidate ? await call(daily.answerMine, input) : await call(daily.answer, input);
      setTold(answer);
      setWanted(answer.selected_option);
      setShowing(!isBefore);
      if (!isCandidate) keepDailyAnswer({ question_id: asked.question.uuid, letter: selected_option });
      if (isCandidate) void queries.invalidateQueries({ queryKey: read(daily.mine).queryKey.slice(0, 1) });
    } catch (problem) {
      setWanted(null);
      setFailure((problem as Error).message);
    } finally {
      asking.current = false;
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before the page opened is sent once; a link decides nothing for a candidate, whose answer counts, but what was answered here as a visitor does.
  useEffect(() => {
    if (chosen && !isCandidate) void choose(chosen);
    if (!isCandidate || told) return;
    const before = takeDailyAnswer(asked.question.uuid);
    if (before) void choose(before, true);
  }, []);

  const question = told?.question ?? asked.question;
  return (
    <section className="card stack gap-4" aria-labelledby={id}>
      <div className="row justify-between gap-2">
        <Heading id={id} className="text-xl">
          {t("Question of the day")}
        </Heading>
        <Chip tone="sun">{asked.subject}</Chip>
      </div>
      <QuestionBody question={question} />
      <AnswerOptions
        question={question}
        chosen={wanted}
        marked={told !== null}
        onChoose={(letter) => void choose(letter)}
      />
      {failure && (
        <Banner tone="bad" icon={CircleAlert} role="alert">
          {failure}
        </Banner>
      )}
      {told && <Told told={told} onWhy={() => setShowing(true)} />}
      {told && after}
      {told && showing && told.is_correct !== null && (
        <AnswerPanel
          question={question}
          chosen={told.selected_option}
          lesson={null}
          onClose={() => setShowing(false)}
          foot={
            <Button large onClick={() => setShowing(false)}>
              {t("Continue")}
            </Button>
          }
        />
      )}
    </section>
  );
}

function Told({ told: { is_correct, percent_right }, onWhy }: { told: DailyTold; onWhy: () => void }) {
  if (is_correct === null)
    return (
      <p className="text-sm text-muted">
        {t("This question is in an exam you have not finished. You will see the answer after your exam.")}
      </p>
    );
  return (
    <div className="row justify-between gap-3">
      <p className="text-muted">
        {percent_right === null
          ? t("Come back tomorrow for the next question.")
          : t("{percent}% of students got it right. Come back tomorrow for the next question.", {
              percent: percent_right,
            })}
      </p>
      <Button tone="plain" onClick={onWhy}>
        <Lightbulb className="icon" aria-hidden="true" />
        {t("See why")}
      </Button>
    </div>
  );
}
