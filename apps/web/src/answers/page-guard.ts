// While a finished test is only in the memory of this page, the browser asks before the page is closed, and other tabs can see
// that they must not sign out.
const LOCK = "sabiprep-unsaved";

let release: (() => void) | null = null;

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

export function guardPage(isNeeded: boolean) {
  if (isNeeded === (release !== null) || typeof window === "undefined") return;
  if (isNeeded) {
    const ended = new Promise<void>((end) => {
      release = end;
    });
    window.addEventListener("beforeunload", ask);
    // Shared, because several tabs may have such a test. The browser releases it when a tab dies.
    navigator.locks?.request(LOCK, { mode: "shared" }, () => ended).catch(() => null);
  } else {
    window.removeEventListener("beforeunload", ask);
    release?.();
    release = null;
  }
}

/** Whether any tab, this one included, has a finished test only in memory. */
export const isAnyTabGuarded = async (): Promise<boolean> =>
  ((await navigator.locks?.query())?.held ?? []).some(({ name }) => name === LOCK);
