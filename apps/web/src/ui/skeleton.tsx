import { clsx } from "clsx";
import { t } from "../lib/i18n.ts";

/** A placeholder in the shape of the content. It shows after 300 ms, so that a quick answer does not flicker. */
export function Skeleton({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div className={clsx("stack late gap-3", className)}>
      <p className="sr-only" role="status">
        {t("Loading...")}
      </p>
      <span className="skeleton h-6 w-1/2" aria-hidden="true" />
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move.
        <span key={line} className={clsx("skeleton", line % 2 === 1 && "w-4/5")} aria-hidden="true" />
      ))}
    </div>
  );
}
