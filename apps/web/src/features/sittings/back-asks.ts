// A phone's Back, and the browser's, ask before they leave a test whose clock runs. A second entry of the same address stands in their
// way; who really leaves takes it away first, so that Back from the next screen leads where it should.
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
      // The router hears nothing of it: for the app nobody has gone anywhere.
      event.stopImmediatePropagation();
      stand();
      asking.current();
    };
    window.addEventListener("popstate", onPop, true);
    // Browsers pass over entries that a page made before anybody touched it.
    window.addEventListener("pointerdown", stand, { once: true });
    window.addEventListener("keydown", stand, { once: true });
    return () => {
      window.removeEventListener("popstate", onPop, true);
      window.removeEventListener("pointerdown", stand);
      window.removeEventListener("keydown", stand);
    };
  }, [wanted]);
}

/** Leaves the test for good: `go` finds the history as it was before. */
export function leaveGuarded(go: () => void) {
  leaving = true;
  leaveSheets(onGuard() ? 1 : 0, () => {
    leaving = false;
    go();
  });
}
