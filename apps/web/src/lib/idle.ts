import { useEffect, useState } from "react";

const LOOK_EVERY_MS = 200;
const PAINTED_WITHIN_MS = 1000;

/** The screen is not there yet, or a part of it still stands in for what comes. */
const isWaiting = () =>
  !document.querySelector("h1") || document.querySelector(".ahead, .skeleton, [data-waiting]") !== null;

const pause = (ms: number) => new Promise((later) => setTimeout(later, ms));

/** What stands there now is on the glass. Where nobody looks nothing is painted. */
const painted = () =>
  Promise.race([new Promise((later) => requestAnimationFrame(() => setTimeout(later))), pause(PAINTED_WITHIN_MS)]);

/** When the screen shows what it has to show and the page has nothing more urgent to do; after about this while at the latest. */
export async function idle(latestMs = 10_000): Promise<void> {
  for (let waited = 0; isWaiting() && waited < latestMs; waited += LOOK_EVERY_MS) await pause(LOOK_EVERY_MS);
  await painted();
  const { requestIdleCallback } = window;
  if (requestIdleCallback) await new Promise<void>((go) => requestIdleCallback(() => go(), { timeout: latestMs }));
  else await pause(LOOK_EVERY_MS);
}

/** For what may come after everything else. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => void idle().then(() => setIdle(true)), []);
  return isIdle;
}
