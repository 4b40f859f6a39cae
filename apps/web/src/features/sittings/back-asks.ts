// Back, on a phone or in the browser, asks before it leaves a test with a running clock. A second history entry with
// the same URL is in the way. A real exit removes it first, so that Back on the next screen works as usual.
import { useEffect, useRef } from "react";
import { leaveSheets } from "../../ui/back-closes.ts";

interface BackGuard {
  guard?: boolean;
}

const onGuard = (): boolean => (window.history.state as BackGuard | null)?.guard === true;

let leaving = false;

export function useBackAsks(wanted: boolean, ask: () => void) {
  const asking = useRef(ask);
  asking.current = ask;
  useEffect(() => {
    if (!wanted) return;
    const here = window.location.href;
    const state = { ...(window.history.state as object | null), guard: true } satisfies BackGuard;
    const stand = () => {
      if (!onGuard()) window.history.pushState(state, "", here);
    };
    const onPop = (event: PopStateEvent) => {
      if (leaving) return;
      // The router is not notified, because the app has not moved to another page.
      event.stopImmediatePropagation();
      stand();
      asking.current();
    };
    window.addEventListener("popstate", onPop, true);
    // Browsers skip history entries that a page made before the first touch.
    window.addEventListener("pointerdown", stand, { once: true });
    window.addEventListener("keydown", stand, { once: true });
    return () => {
      window.removeEventListener("popstate", onPop, true);
      window.removeEventListener("pointerdown", stand);
      window.removeEventListener("keydown", stand);
    };
  }, [wanted]);
}

/** Leaves the test: `go` finds the history as it was before. */
export function leaveGuarded(go: () => void) {
  leaving = true;
  leaveSheets(onGuard() ? 1 : 0, () => {
    leaving = false;
    go();
  });
}
