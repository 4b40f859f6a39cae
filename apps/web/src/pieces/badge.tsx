import { clsx } from "clsx";
import { lazyWhenIdle } from "../ui/lazy-with-retry.tsx";

/** The drawings load after the text, and their space is reserved. */
const BadgeFace = lazyWhenIdle(async () => (await import("./badge-faces.tsx")).BadgeFace);

/** A badge with its own face: in colour once it is earned, pale before. Its name is shown beside it. */
export function Badge({ slug, earned }: { slug: string; earned: boolean }) {
  return (
    <span className={clsx("badge", !earned && "badge-open")}>
      <BadgeFace slug={slug} />
    </span>
  );
}
