import { type DataOf, revision } from "@sabiprep/contract";
import { type OptionLetter, pressed } from "@sabiprep/exam";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, CircleAlert, CloudOff } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { RevisionCard as Card } from "../../answers/kept.ts";
import { dateText, t } from "../../lib/i18n.ts";
import { newUuid } from "../../lib/new-uuid.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { read, useCall } from "../../lib/query.ts";
import { leaveTo, tokenOf } from "../../lib/session.ts";
import { isTransient } from "../../lib/transient.ts";
import { AnswerPanel } from "../../pieces/answer-panel.tsx";
import { AnswerOptions, isRight, optionsOf, QuestionBody } from "../../pieces/question.tsx";
import { Await } from "../../ui/await.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { useCardKeys } from "./card-keys.ts";
import { MinutesLeft } from "./minutes-left.tsx";
import { RoundEnd } from "./round-end.tsx";
import "../../styles/study.css";
import "../../styles/running-test.css";

const MINUTES = 10;

const device = () => import("../../answers/todays-cards.ts");

/**
 * Ten minutes of cards, the most useful first. Each answer is saved when the student continues, so leaving in the
 * middle loses none. Without a network or a sign-in, the cards are those saved on this device, and the answers are sent
 * later.
 */
export function RevisionSessionScreen() {
  usePageTitle(t("Revise for 10 minutes"));
  // Read once: answers must not change the current set of cards.
  const session = useQuery({
    queryKey: ["today's cards"],
    queryFn: async () => (await device()).todaysCards(MINUTES),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const isNobody = session.data?.cards.length === 0 && tokenOf("candidate") === null;
  useEffect(() => {
    if (isNobody) leaveTo(paths.login);
  }, [isNobody]);
  return (
    <>
      <a className="skip" href="#main">
        {t("Skip to content")}
      </a>
      {session.data?.cards.length ? (
        <Run cards={session.data.cards} savedAt={session.data.saved_at} />
      ) : (
        <Frame>
          <Await query={session}>{() => <NoCards />}</Await>
        </Frame>
      )}
    </>
  );
}

interface FrameProps {
  /** Under the title: the number of the card. */
  place?: string;
  done?: number;
  right?: ReactNode;
  children: ReactNode;
}

function Frame({ place, done, right, children }: FrameProps) {
  return (
    <>
      <header className="test-top">
        <div className="test-top-row">
          <Link
            className={buttonClass({ tone: "quiet", icon: true })}
            to={paths.review}
            aria-label={t("Back to review")}
          >
            <ArrowLeft aria-hidden="true" />
          </Link>
          <div className="test-title">
            <h1>{t("Revise for 10 minutes")}</h1>
            {place && <span className="num text-sm text-muted">{place}</span>}
          </div>
          {right}
        </div>
        {done !== undefined && <ProgressBar value={done} label={t("Cards done")} />}
      </header>
      <main id="main" className="test-main card-main" tabIndex={-1}>
        {children}
      </main>
    </>
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
    {t("Take a test. Questions you get wrong or bookmark become cards, and we show them again at the right time.")}
  </EmptyState>
);

function Run({ cards, savedAt }: { cards: Card[]; savedAt: string | null }) {
  const [at, setAt] = useState(0);
  const [count, setCount] = useState({ done: 0, right: 0 });
  const [started] = useState(() => Date.now());
  const queries = useQueryClient();
  // The review page's data, if the student came from there.
  const [before] = useState(() => queries.getQueryData<DataOf<typeof revision.plan>>(read(revision.plan).queryKey));
  const card = cards[at];

  function next(wasRight: boolean) {
    setCount({ done: count.done + 1, right: count.right + Number(wasRight) });
    setAt(at + 1);
    for (const endpoint of [revision.plan, revision.mistakes, revision.mistakeSubjects, revision.coverage])
      void queries.invalidateQueries({ queryKey: [read(endpoint).queryKey[0]] });
  }

  if (!card)
    return (
      <Frame>
        <RoundEnd {...count} before={before} />
      </Frame>
    );
  return (
    <Frame
      place={t("Card {n} of {total}", { n: at + 1, total: cards.length })}
      done={(at / cards.length) * 100}
      right={<MinutesLeft until={started + MINUTES * 60_000} />}
    >
      {savedAt && at === 0 && (
        <div className="mb-4">
          <Banner icon={CloudOff} slim>
            {t(
              "You are offline. These cards were saved on {date}. We will send your answers when you are back online.",
              {
                date: dateText(savedAt, { dateStyle: "medium", timeZone: "Africa/Lagos" }),
              },
            )}
          </Banner>
        </div>
      )}
      <CardQuestion
        key={card.question.uuid}
        card={card}
        isFirst={at === 0}
        onNext={next}
        onEnd={() => setAt(cards.length)}
      />
    </Frame>
  );
}

interface CardQuestionProps {
  card: Card;
  isFirst: boolean;
  onNext: (wasRight: boolean) => void;
  onEnd: () => void;
}

function CardQuestion({ card, isFirst, onNext, onEnd }: CardQuestionProps) {
  const { question, subject_name, note, shuffle, lesson } = card;
  const [chosen, setChosen] = useState<string | null>(null);
  /** If several can be chosen, the options ticked so far. */
  const [ticked, setTicked] = useState<string | null>(null);
  const several = question.choose !== undefined;
  const press = (letter: OptionLetter) => (several ? setTicked(pressed(ticked, letter, true)) : setChosen(letter));
  const check = several && chosen === null && ticked !== null ? () => setChosen(ticked) : null;
  const answerId = useRef(newUuid());
  const place = useRef<HTMLElement>(null);
  const send = useCall(revision.answerCard);
  const right = isRight(question, chosen);

  async function keep(guessed: boolean) {
    const answer = {
      question_id: question.uuid,
      answer_id: answerId.current,
      selected_option: chosen,
      shuffle,
      guessed,
    };
    onNext(await sentOrKept(answer));
  }
  /** Whether it was correct, by the server's key, or offline by the key saved with the card. */
  async function sentOrKept(answer: Parameters<typeof send.mutateAsync>[0]): Promise<boolean> {
    if (tokenOf("candidate"))
      try {
        const { is_correct } = await send.mutateAsync(answer);
        void device()
          .then(({ forgetCard }) => forgetCard(answer.question_id))
          .catch(() => null);
        return is_correct;
      } catch (failure) {
        if (!isTransient(failure as Error)) throw failure;
      }
    send.reset();
    await (await device()).keepCardAnswer({ ...answer, answered_at: new Date().toISOString() });
    return right;
  }
  const goOn = (guessed: boolean) => {
    if (!send.isPending) keep(guessed).catch(() => {});
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new card begins at its top and is read out.
  useEffect(() => {
    if (isFirst) return;
    window.scrollTo(0, 0);
    place.current?.focus({ preventScroll: true });
  }, []);
  useCardKeys({
    letters: chosen === null ? optionsOf(question).map(({ letter }) => letter) : [],
    onChoose: press,
    onGoOn: chosen === null ? check : () => goOn(false),
  });

  return (
    <article ref={place} tabIndex={-1} className="test-ask" aria-label={subject_name}>
      <p className="font-semibold text-muted">
        {subject_name}
        {question.topic && ` · ${question.topic}`}
      </p>
      <div className="card ask">
        <QuestionBody question={question} />
      </div>
      <AnswerOptions question={question} chosen={chosen ?? ticked} marked={chosen !== null} onChoose={press} />
      {check && (
        <Button className="justify-self-start" onClick={check}>
          {t("Check")}
        </Button>
      )}
      <Button
        tone="quiet"
        className={chosen === null ? "justify-self-start" : "invisible justify-self-start"}
        onClick={onEnd}
      >
        {t("Stop here")}
      </Button>
      {chosen !== null && (
        <AnswerPanel
          question={question}
          chosen={chosen}
          lesson={lesson}
          foot={
            <>
              <Button large disabled={send.isPending} onClick={() => goOn(false)}>
                {right ? t("I knew it") : t("Next card")}
              </Button>
              {right && (
                <Button large tone="plain" disabled={send.isPending} onClick={() => goOn(true)}>
                  {t("I guessed")}
                </Button>
              )}
            </>
          }
        >
          <p className="text-sm text-muted">
            {right ? t("Did you know it, or was it a guess?") : t("You will see this card again tomorrow.")}
          </p>
          {note && <p className="rounded-md bg-canvas p-4 whitespace-pre-wrap">{note}</p>}
          {send.isError && (
            <Banner tone="bad" icon={CircleAlert} role="alert">
              {send.error.message}
            </Banner>
          )}
        </AnswerPanel>
      )}
    </article>
  );
}
