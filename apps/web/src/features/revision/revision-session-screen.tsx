import { type DataOf, revision } from "@sabiprep/contract";
import type { OptionLetter } from "@sabiprep/exam";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Check, CircleAlert, X } from "lucide-react";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { read, useCall } from "../../lib/query.ts";
import { AnswerOptions, Explanation, QuestionBody } from "../../pieces/question.tsx";
import { Await } from "../../ui/await.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { MinutesLeft } from "./minutes-left.tsx";
import "../../styles/study.css";

type Card = DataOf<typeof revision.session>["cards"][number];

const MINUTES = 10;

/** Ten minutes of cards, best first. Each answer is kept by the server as one moves on, so leaving in the middle loses none. */
export function RevisionSessionScreen() {
  usePageTitle(t("10 minutes now"));
  // Read once: answering cards must not change the hand one holds.
  const session = useQuery({
    ...read(revision.session, { minutes: MINUTES }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <div className="stack gap-6">
      <h1>{t("10 minutes now")}</h1>
      <Await query={session}>{({ cards }) => (cards.length === 0 ? <NoCards /> : <Run cards={cards} />)}</Await>
    </div>
  );
}

const NoCards = () => (
  <EmptyState
    title={t("Nothing to revise yet")}
    action={
      <Link className={buttonClass({})} to={paths.practiceTests}>
        {t("Go to practice tests")}
      </Link>
    }
  >
    {t("Take a test. What you get wrong, and what you bookmark, becomes a card that comes back at the right time.")}
  </EmptyState>
);

function Run({ cards }: { cards: Card[] }) {
  const [at, setAt] = useState(0);
  const [right, setRight] = useState(0);
  const [started] = useState(() => Date.now());
  const queries = useQueryClient();
  const card = cards[at];

  function next(wasRight: boolean) {
    if (wasRight) setRight(right + 1);
    setAt(at + 1);
    for (const endpoint of [revision.plan, revision.mistakes, revision.coverage])
      void queries.invalidateQueries({ queryKey: [read(endpoint).queryKey[0]] });
  }

  if (!card) return <Finished done={at} right={right} />;
  return (
    <div className="stack gap-4">
      <div className="flex items-center justify-between gap-3">
        <b className="num">{t("Card {n} of {total}", { n: at + 1, total: cards.length })}</b>
        <MinutesLeft until={started + MINUTES * 60_000} />
      </div>
      <ProgressBar value={(at / cards.length) * 100} label={t("Cards done")} />
      <CardQuestion key={card.question.uuid} card={card} onNext={next} onEnd={() => setAt(cards.length)} />
    </div>
  );
}

interface CardQuestionProps {
  card: Card;
  onNext: (wasRight: boolean) => void;
  onEnd: () => void;
}

function CardQuestion({ card, onNext, onEnd }: CardQuestionProps) {
  const { question, subject_name, note, shuffle } = card;
  const [chosen, setChosen] = useState<OptionLetter | null>(null);
  const answerId = useRef(crypto.randomUUID());
  const send = useCall(revision.answerCard);
  const right = chosen === question.correct_answer;

  async function keep(guessed: boolean) {
    const answer = {
      question_id: question.uuid,
      answer_id: answerId.current,
      selected_option: chosen,
      shuffle,
      guessed,
    };
    const { is_correct } = await send.mutateAsync(answer);
    onNext(is_correct);
  }

  return (
    <article className="card stack gap-5" aria-label={subject_name}>
      <p className="font-semibold text-muted">
        {subject_name}
        {question.topic && ` · ${question.topic}`}
      </p>
      <QuestionBody question={question} />
      <AnswerOptions question={question} chosen={chosen} marked={chosen !== null} onChoose={setChosen} />
      {chosen !== null && (
        <>
          <Banner tone={right ? "ok" : "mid"} icon={right ? Check : X} role="status">
            <b>{right ? t("Right") : t("Not yet")}</b>{" "}
            {right ? t("Did you know it, or was it a guess?") : t("It comes back tomorrow.")}
          </Banner>
          <Explanation question={question} chosen={chosen} />
          {note && <p className="rounded-md bg-canvas p-4 whitespace-pre-wrap">{note}</p>}
          {send.isError && (
            <Banner tone="bad" icon={CircleAlert} role="alert">
              {send.error.message}
            </Banner>
          )}
          <div className="row gap-3">
            <Button large disabled={send.isPending} onClick={() => keep(false).catch(() => {})}>
              {right ? t("I knew it") : t("Next card")}
            </Button>
            {right && (
              <Button large tone="plain" disabled={send.isPending} onClick={() => keep(true).catch(() => {})}>
                {t("I guessed")}
              </Button>
            )}
          </div>
        </>
      )}
      {chosen === null && (
        <Button tone="quiet" className="justify-self-start" onClick={onEnd}>
          {t("Stop here")}
        </Button>
      )}
    </article>
  );
}

function Finished({ done, right }: { done: number; right: number }) {
  return (
    <section className="card" aria-live="polite">
      <EmptyState
        title={t("That is enough for now")}
        action={
          <div className="row justify-center gap-3">
            <Link className={buttonClass({})} to={paths.review}>
              {t("Back to review")}
            </Link>
            <Link className={buttonClass({ tone: "plain" })} to={paths.practiceTests}>
              {t("Go to practice tests")}
            </Link>
          </div>
        }
      >
        {t("{right} of {done} right. What was wrong comes back tomorrow, the rest when it is about to be forgotten.", {
          right,
          done,
        })}
      </EmptyState>
    </section>
  );
}
