import { useEffect, useState } from "react";

const LOOK_EVERY_MS = 200;
const PAINTED_WITHIN_MS = 1000;

/** The screen is not loaded yet, or part of it is still a placeholder. */
const isWaiting = () =>
  !document.querySelector("h1") || document.querySelector(".ahead, .skeleton, [data-waiting]") !== null;

const pause = (ms: number) => new Promise((later) => setTimeout(later, ms));

/** The current content has been painted. A hidden page paints nothing. */
const painted = () =>
  Promise.race([new Promise((later) => requestAnimationFrame(() => setTimeout(later))), pause(PAINTED_WITHIN_MS)]);

/**
 * Resolves when the screen shows its content and the page has nothing more urgent to do, or after about this time at
 * the latest.
 */
export async function idle(latestMs = 10_000): Promise<void> {
  for (let waited = 0; isWaiting() && waited < latestMs; waited += LOOK_EVERY_MS) await pause(LOOK_EVERY_MS);
  await painted();
  const { requestIdleCallback } = window;
  if (requestIdleCallback) await new Promise<void>((go) => requestIdleCallback(() => go(), { timeout: latestMs }));
  else await pause(LOOK_EVERY_MS);
}

/** For work that can come after everything else. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => void idle().then(() => setIdle(true)), []);
  return isIdle;
}
