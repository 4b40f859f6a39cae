import type { ReactNode } from "react";
import { Link } from "react-router";
import { startTestPath, type TestChoice } from "../lib/paths.ts";

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
  return (
    <Link className={className} to={startTestPath(test)} state={{ pressed: true }}>
      {children}
    </Link>
  );
}
