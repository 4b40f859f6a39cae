import { useEffect, useState } from "react";

/** When the screen has what it shows first and the page has nothing more urgent to do; after this while at the latest. */
export async function idle(latestMs = 10_000): Promise<void> {
  await window.firstCall?.reply;
  await new Promise<void>((go) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => go(), { timeout: latestMs });
    else setTimeout(go, 2000);
  });
}

/** For what may come after everything else. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => void idle().then(() => setIdle(true)), []);
  return isIdle;
}
