import { useEffect, useRef, useState } from "react";
import { t, translateServerText } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { AnswerPanel } from "../../pieces/answer-panel.tsx";
import { QuestionActions } from "../../pieces/question-actions.tsx";
import { Button } from "../../ui/button.tsx";
import { lazyWhenIdle, lazyWithRetry } from "../../ui/lazy-with-retry.tsx";
import { AnswerLine } from "./answer-line.tsx";
import { hasSums } from "./has-sums.ts";
import { useLessons } from "./lessons.ts";
import type { OpenTest } from "./open-test.ts";
import { QuestionPanel } from "./question-panel.tsx";
import { type RunningTest, useRunningTest, useSaverVersion } from "./running-test.ts";
import { SectionTabs } from "./section-tabs.tsx";
import { type ShownAnswer, useShownAnswer } from "./shown-answer.ts";
import { SignInOver } from "./sign-in-over.tsx";
import { TestBar } from "./test-bar.tsx";
import { answeredCount, isLast, mayHint, questionAt, replyTo } from "./test-run.ts";
import { TestSide } from "./test-side.tsx";
import { TestTools } from "./test-tools.tsx";
import { TestTop } from "./test-top.tsx";
import { TroubleNote } from "./trouble-note.tsx";
import { useTestKeys } from "./use-test-keys.ts";

const CalculatorPanel = lazyWithRetry(async () => (await import("./calculator-panel.tsx")).CalculatorPanel);
const HintButton = lazyWhenIdle(async () => (await import("./hint.tsx")).HintButton);
const HintText = lazyWithRetry(async () => (await import("./hint.tsx")).HintText);
const ReviewPage = lazyWithRetry(async () => (await import("./review-page.tsx")).ReviewPage);

/** The full running test: top, question or review page, palette and keys, and the navigation bar. */
export function TestView({ test, onRefresh }: { test: OpenTest; onRefresh: () => void }) {
  const running = useRunningTest(test);
  const { run, step } = running;
  const { sections } = test.session;
  const section = sections.find(({ from, count }) => run.at >= from && run.at < from + count) ?? sections[0]!;
  const shown = useShownAnswer(run);
  const goOn = () => step({ type: isLast(run) ? "finish" : "next" });
  usePageTitle(translateServerText(test.session.title));
  useTestKeys(running, shown.isUp ? { goOn, lower: shown.lower } : null);
  return (
    <>
      <a className="skip" href="#main">
        {t("Skip to content")}
      </a>
      <TestTop test={test} running={running} />
      <main id="main" className="test-main" tabIndex={-1}>
        {run.stage === "review" ? (
          <ReviewPage run={run} step={step} sections={sections} />
        ) : (
          <div className="test-grid">
            <div className="test-ask">
              {sections.length > 1 && <SectionTabs run={run} step={step} sections={sections} chosen={section} />}
              <Question test={test} running={running} section={section} shown={shown} onRefresh={onRefresh} />
            </div>
            <TestSide run={run} step={step} section={section} />
          </div>
        )}
      </main>
      {run.stage === "question" && (
        <TestBar run={run} step={step} section={section} covered={shown.isUp} onNext={goOn} />
      )}
      {shown.isUp && <Answer test={test} running={running} onGoOn={goOn} onClose={shown.lower} />}
      <SignInOver isStored={running.saver.trouble() !== "no-disk"} onSignedIn={() => void running.saver.flush(true)} />
    </>
  );
}

interface AnswerProps {
  test: OpenTest;
  running: RunningTest;
  onGoOn: () => void;
  onClose: () => void;
}

function Answer({ test, running: { run }, onGoOn, onClose }: AnswerProps) {
  const question = questionAt(run);
  const { lessonOf } = useLessons(test.session, true);
  return (
    <AnswerPanel
      key={question.uuid}
      question={question}
      chosen={replyTo(run, question).selected}
      lesson={lessonOf(question, run.at)}
      onClose={onClose}
      foot={
        <Button large onClick={onGoOn}>
          {isLast(run) ? t("Finish Test") : t("Continue")}
        </Button>
      }
    />
  );
}

interface QuestionProps {
  test: OpenTest;
  running: RunningTest;
  section: { name: string; from: number; count: number };
  shown: ShownAnswer;
  onRefresh: () => void;
}

function Question({ test, running, section, shown, onRefresh }: QuestionProps) {
  const { run, step, saver, now } = running;
  const trouble = saver.trouble();
  const { hinted } = replyTo(run, questionAt(run));
  const [calculating, setCalculating] = useState(false);
  const sums = hasSums(section.name);
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  useSaverVersion(saver);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new question begins at its top and is read out.
  useEffect(() => {
    heading.current?.focus({ preventScroll: first.current });
    if (!first.current) window.scrollTo(0, 0);
    first.current = false;
  }, [run.at]);

  return (
    <section className="test-ask" aria-labelledby="question-number">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 ref={heading} id="question-number" tabIndex={-1} className="num flex-[1_1_6rem] text-base tracking-normal">
          {t("Question {n} of {total}", { n: run.at - section.from + 1, total: section.count })}
        </h2>
        <TestTools
          run={run}
          step={step}
          calculating={calculating}
          onCalculate={sums ? () => setCalculating(!calculating) : null}
        />
      </div>
      {trouble && <TroubleNote trouble={trouble} at={run.at} onRefresh={onRefresh} />}
      <QuestionPanel run={run} step={step} now={now} />
      <AnswerLine
        run={run}
        step={step}
        now={now}
        state={saver.stateOf(questionAt(run).uuid)}
        answered={answeredCount(run)}
        onExplain={shown.raise}
        hint={mayHint(run) && !hinted && <HintButton test={test} running={running} />}
      />
      {hinted && mayHint(run) && <HintText key={run.at} test={test} running={running} />}
      <QuestionActions questionId={questionAt(run).uuid} sessionId={test.session.uuid} />
      {sums && calculating && <CalculatorPanel onClose={() => setCalculating(false)} />}
    </section>
  );
}
