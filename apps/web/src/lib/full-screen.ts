// A screen that needs the full window, such as a running test, asks the shell to hide while it is shown.
import { useEffect, useSyncExternalStore } from "react";

let holders = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1) {
  holders += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isFullScreen = (): boolean => holders > 0;

/** Called by the screen. */
export function useFullScreen(wanted = true) {
  useEffect(() => {
    if (!wanted) return;
    change(1);
    return () => change(-1);
  }, [wanted]);
}

/** Read by the shell. */
export const useIsFullScreen = (): boolean => useSyncExternalStore(subscribe, isFullScreen, () => false);
