import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { startTestPath, type TestChoice, topicPath } from "../lib/paths.ts";

/** One tap to a test: the screen it leads to hands it out at once, because this press asked for it. */
export function PractiseLink({
  test,
  className,
  children,
}: {
  test: TestChoice;
  className?: string;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  // A lesson is come back to from its questions.
  const backTo = pathname.startsWith(topicPath("")) ? pathname : undefined;
  return (
    <Link className={className} to={startTestPath(test)} state={{ pressed: true, backTo }}>
      {children}
    </Link>
  );
}
