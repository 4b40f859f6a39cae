import { type ProgressSummary, revision, SECONDS_A_CARD, sittings } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { dateText, t, translateServerText } from "../../lib/i18n.ts";
import { paths, testPath, topicPath } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { progressLine } from "../../pieces/continue-test.tsx";
import { PractiseLink } from "../../pieces/practise-link.tsx";
import { type RunningTest, useIsOffline } from "../../pieces/running-tests.ts";
import { TestCost } from "../../pieces/test-cost.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Scene } from "../../ui/scene.tsx";

/** It starts below the buttons and does not cover the text. */
const PATH = "M884 366c48-22 40-66 86-88s44-48 78-78";
const main = buttonClass({ tone: "sun", large: true });
const beside = buttonClass({ tone: "ghost", large: true });
const NOT_FREE = "text-on-deep-2";

/** The prerendered version. src/first-paint.ts writes the words, and until then nothing of it is visible. */
export function NextStepAhead() {
  return (
    <div className="next-step-ahead stack mb-6 gap-6">
      <h1>
        {t("Welcome, {name}", { name: "" })}
        <span id="ahead-name" />
      </h1>
      <div className="home-grid home-top">
        <section className="card deep next-step">
          <Scene path={PATH} />
          <p>
            {/* The number is not known yet, but there are several. */}
            {goalWords(2).split("2")[0]}
            <span id="ahead-left" />
            {goalWords(2).split("2")[1]}
          </p>
          <p>{t("You reached today's goal.")}</p>
          <h2 className="text-2xl">
            {t("Next: {title}", { title: "" })}
            <span id="ahead-next" />
          </h2>
          <p id="ahead-why" />
          <div className="row gap-3">
            <span className={main}>
              {t("Practise this topic")}
              <ArrowRight className="icon" aria-hidden="true" />
            </span>
            <span className={beside}>{t("Another test")}</span>
            <p className={`num w-full text-sm ${NOT_FREE}`}>
              {usesOne(2)[0]}
              <span id="ahead-tests" />
              {usesOne(2)[1]}
            </p>
          </div>
        </section>
        <section className="card deep next-step">
          <Scene path={PATH} />
          <p>
            {goalWords(2).split("2")[0]}
            <span id="ahead-left-too" />
            {goalWords(2).split("2")[1]}
          </p>
          <p>{t("You reached today's goal.")}</p>
          <h2 className="text-2xl">
            <span id="ahead-due" />
            {cardsToday(2).slice(1)}
          </h2>
          <p>
            {whyCards(2).split("2")[0]}
            <span id="ahead-minutes" />
            {whyCards(2).split("2")[1]}
          </p>
          <div className="row gap-3">
            <span className={main}>
              {t("Revise now")}
              <ArrowRight className="icon" aria-hidden="true" />
            </span>
            <span className={beside}>{t("Another test")}</span>
            <p className={`num w-full text-sm ${NOT_FREE}`}>
              <span id="ahead-free" />
              {t("Free. It does not use one of your tests.")}
            </p>
          </div>
        </section>
      </div>
    </div>
  );
}

const goalWords = (left: number): string =>
  t("Answer {n, plural, one {# more question} other {# more questions}} to reach today's goal.", { n: left });
const whyCards = (minutes: number): string =>
  t("This takes about {n, plural, one {# minute} other {# minutes}}. It helps you remember what you learnt.", {
    n: minutes,
  });

/** The text of TestCost before and after its number. */
const usesOne = (n: number): string[] =>
  t("Your first answer uses {n, plural, one {your last test this month} other {1 of your # remaining tests}}.", {
    n,
  }).split(String(n));

interface NextStepProps extends Pick<ProgressSummary, "today"> {
  /** The test to continue, which has priority. */
  running: RunningTest | undefined;
}

/**
 * The one thing to do now: the running test, today's cards, the weakest topic, or a free activity when no test is left.
 */
export function NextStep({ today, running }: NextStepProps) {
  const first = useQuery(read(sittings.recommended)).data?.[0];
  const allowance = useQuery(read(sittings.allowance)).data;
  const due = useQuery(read(revision.plan)).data?.due ?? 0;
  const isOffline = useIsOffline();
  const left = today.goal - today.questions;
  const goal = left > 0 ? goalWords(left) : t("You reached today's goal.");
  if (running)
    return (
      <Hero
        goal={goal}
        isLit={left <= 0}
        title={t("Continue: {title}", { title: translateServerText(running.title) })}
        why={progressLine(running)}
      >
        <Link className={main} to={testPath(running.uuid)}>
          {t("Continue")}
          <ArrowRight className="icon" aria-hidden="true" />
        </Link>
        {!isOffline && (
          <Link className={beside} to={paths.practiceTests}>
            {t("Another test")}
          </Link>
        )}
      </Hero>
    );
  if (isOffline)
    return (
      <Hero
        goal={goal}
        isLit={left <= 0}
        title={t("Practise offline")}
        why={t("You can do the tests and lessons saved on this device.")}
      >
        <Link className={main} to={paths.offline}>
          {t("Tests and packs on this device")}
        </Link>
      </Hero>
    );
  if (due > 0)
    return (
      <Hero goal={goal} isLit={left <= 0} title={cardsToday(due)} why={whyCards(cardMinutes(due))}>
        <Link className={main} to={paths.reviewSession}>
          {t("Revise now")}
          <ArrowRight className="icon" aria-hidden="true" />
        </Link>
        <Link className={beside} to={paths.practiceTests}>
          {t("Another test")}
        </Link>
        <TestCost isFree className={`w-full ${NOT_FREE}`} />
      </Hero>
    );
  if (allowance?.tests_left === 0)
    return (
      <Hero
        goal={goal}
        isLit={left <= 0}
        title={
          first?.topic_id ? t("Learn: {title}", { title: translateServerText(first.title) }) : t("Practise for free")
        }
        why={t(
          "You have used all this month's tests. You will get more on {day}. Lessons, cards and past papers are free.",
          {
            day: dayOf(allowance.renews_on),
          },
        )}
      >
        {first?.topic_id && (
          <Link className={main} to={topicPath(first.topic_id)}>
            {t("Open the lesson")}
            <ArrowRight className="icon" aria-hidden="true" />
          </Link>
        )}
        <Link className={first?.topic_id ? beside : main} to={paths.pastQuestions}>
          {t("Past Questions")}
        </Link>
      </Hero>
    );
  return (
    <Hero
      goal={goal}
      isLit={left <= 0}
      title={first ? t("Next: {title}", { title: translateServerText(first.title) }) : t("Take the next test")}
      why={first && translateServerText(first.reason)}
    >
      {first && (
        <PractiseLink className={main} test={first}>
          {first.topic_id ? t("Practise this topic") : t("Start Test")}
          <ArrowRight className="icon" aria-hidden="true" />
        </PractiseLink>
      )}
      <Link className={first ? beside : main} to={paths.practiceTests}>
        {first ? t("Another test") : t("Choose a test")}
      </Link>
      {first && <TestCost className={`w-full ${NOT_FREE}`} />}
    </Hero>
  );
}

const cardsToday = (due: number): string => t("{n, plural, one {# card} other {# cards}} for today", { n: due });
export const cardMinutes = (due: number): number => Math.max(1, Math.round((due * SECONDS_A_CARD) / 60));

const dayOf = (date: string): string =>
  dateText(`${date}T12:00:00Z`, { day: "numeric", month: "long", timeZone: "UTC" });

interface HeroProps {
  goal: string;
  /** Today's goal is reached: the sun is up. */
  isLit: boolean;
  title: string;
  why: string | undefined;
  children: ReactNode;
}

function Hero({ goal, isLit, title, why, children }: HeroProps) {
  return (
    <section className={clsx("card deep next-step", isLit && "next-step-lit")} aria-labelledby="next-step">
      <Scene path={PATH} />
      <p>{goal}</p>
      <h2 id="next-step" className="text-2xl">
        {title}
      </h2>
      {why && <p>{why}</p>}
      <div className="row gap-3">{children}</div>
    </section>
  );
}
