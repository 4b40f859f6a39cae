import type { CandidateQuestion, Lesson } from "@sabiprep/contract";
import { clsx } from "clsx";
import { BookOpen, Check, ChevronDown, X } from "lucide-react";
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { t } from "../lib/i18n.ts";
import { topicPath } from "../lib/paths.ts";
import { useBackCloses } from "../ui/back-closes.ts";
import { Button } from "../ui/button.tsx";
import { Explanation, isRight, listed, optionsOf } from "./question.tsx";
import { StoredMarkup } from "./stored-markup.tsx";
import "../styles/answer-panel.css";

interface AnswerPanelProps {
  question: CandidateQuestion;
  chosen: string | null;
  lesson: Lesson | null;
  /** More content under the explanation. */
  children?: ReactNode;
  /** The button to continue, within reach of the thumb. */
  foot: ReactNode;
  onClose?: () => void;
}

/**
 * The result of an answer: the verdict, the reason, and the button to continue. It slides over the lower part of the
 * screen and scrolls separately, so that nothing under it moves. The page can still be scrolled past it. It takes the
 * focus, so that screen readers start with the verdict.
 */
export function AnswerPanel({ question, chosen, lesson, children, foot, onClose }: AnswerPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const verdict = useId();
  const right = isRight(question, chosen);
  const keys = optionsOf(question).filter(({ letter }) => question.correct_answer?.includes(letter));
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  useBackCloses(onClose !== undefined, () => onClose?.());
  useLayoutEffect(() => {
    document.body.classList.add("answer-panel-open");
    return () => document.body.classList.remove("answer-panel-open");
  }, []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={clsx("answer-panel", right ? "answer-panel-right" : "answer-panel-wrong")}
      aria-labelledby={verdict}
    >
      <div className="answer-panel-top">
        <h2 id={verdict}>
          {right ? <Check className="icon" aria-hidden="true" /> : <X className="icon" aria-hidden="true" />}
          {right
            ? t("Correct")
            : question.choose === undefined
              ? t("Not quite. The answer is {letter}.", { letter: question.correct_answer ?? "" })
              : t("Not quite. The answers are {letters}.", { letters: listed(question.correct_answer) })}
        </h2>
        {onClose && (
          <Button tone="quiet" icon aria-label={t("Back to the question")} onClick={onClose}>
            <ChevronDown aria-hidden="true" />
          </Button>
        )}
      </div>
      <div className="answer-panel-body stack gap-3">
        {!right &&
          keys.map(({ letter, markup }) => (
            <p key={letter} className="answer-key">
              <span className="keycap" aria-hidden="true">
                {letter}
              </span>
              <span className="min-w-0">
                <StoredMarkup inline markup={markup} />
              </span>
            </p>
          ))}
        <Explanation question={question} chosen={chosen} />
        {children}
        {lesson && <ReadAbout lesson={lesson} topic={question.topic} />}
      </div>
      <div className="answer-panel-foot">{foot}</div>
    </section>
  );
}

/** The lesson on a question's topic, for candidates who want to know more. During a running test it has a way back. */
export function ReadAbout({ lesson, topic }: { lesson: Lesson; topic: string | null }) {
  const test = /^\/test\/([^/]+)$/.exec(useLocation().pathname)?.[1];
  return (
    <Link
      className="read-about"
      to={`${topicPath(lesson.topic_id)}${test ? `?test=${test}` : ""}#section-${lesson.section ?? ""}`}
    >
      <BookOpen className="icon" aria-hidden="true" />
      {t("Read about {name}", { name: topic ?? lesson.title })}
    </Link>
  );
}
