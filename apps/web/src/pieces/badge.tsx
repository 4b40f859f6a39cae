import { clsx } from "clsx";
import { lazyWhenIdle } from "../ui/lazy-with-retry.tsx";

/** The drawings come after the words; their room is kept. */
const BadgeFace = lazyWhenIdle(async () => (await import("./badge-faces.tsx")).BadgeFace);

/** A badge with a face of its own: in colour once it is earned, quiet before. Its name stands beside it. */
export function Badge({ slug, earned }: { slug: string; earned: boolean }) {
  return (
    <span className={clsx("badge", !earned && "badge-open")}>
      <BadgeFace slug={slug} />
    </span>
  );
}
