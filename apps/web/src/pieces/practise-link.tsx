import { BookOpen } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { t } from "../lib/i18n.ts";
import { paths, startTestPath, type TestChoice, topicPath } from "../lib/paths.ts";
import { useTestsLeft } from "./test-cost.tsx";

/**
 * One tap to a test. The next screen starts it immediately, because this click asked for it. If no test of the month is
 * left, it leads to a free activity of the same kind, and says so.
 */
export function PractiseLink({
  test,
  className,
  children,
}: {
  test: TestChoice;
  className?: string;
  children: ReactNode;
}) {
  const left = useTestsLeft();
  const { pathname } = useLocation();
  if (left === 0 && test.from !== "lesson") {
    const { to, words } = freeInstead(test);
    return (
      <Link className={className} to={to}>
        <BookOpen className="icon" aria-hidden="true" />
        {words}
        {test.title && <span className="sr-only">: {test.title}</span>}
      </Link>
    );
  }
  // The questions link back to the lesson.
  const backTo = pathname.startsWith(topicPath("")) ? pathname : undefined;
  return (
    <Link className={className} to={startTestPath(test)} state={{ pressed: true, backTo }}>
      {children}
    </Link>
  );
}

function freeInstead({ topic_id, from }: TestChoice) {
  if (from === "mistakes" || from === "bookmarks") return { to: paths.reviewSession, words: t("Revise with cards") };
  return topic_id
    ? { to: topicPath(topic_id), words: t("Open the lesson") }
    : { to: paths.pastQuestions, words: t("Past Questions") };
}
