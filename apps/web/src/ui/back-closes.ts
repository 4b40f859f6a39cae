// Back, on a phone or in the browser, closes the sheet over the page before it leaves the page. Each open sheet has a
// second history entry with the same URL. Back removes that entry and closes the sheet. A sheet closed in another way
// leaves its entry for the next sheet to use, and Back then skips it.
import { useEffect, useRef } from "react";

/** React Router's key, and the number of sheets the entry represents. */
interface Entry {
  key?: string;
  sheets?: number;
  /** How many entries below this one the page itself is. */
  above?: number;
}

const stateNow = () => (window.history.state ?? {}) as Entry;
const sheetsAt = ({ sheets = 0 }: Entry) => sheets;

const open: { close: () => void }[] = [];
let here: Entry = typeof window === "undefined" ? {} : stateNow();
let passing = false;

function cover() {
  const state = stateNow();
  if (open.length <= sheetsAt(state)) return;
  here = { ...state, sheets: open.length, above: (state.above ?? 0) + 1 };
  window.history.pushState(here, "", window.location.href);
}

function onPop(event: PopStateEvent) {
  const before = here;
  here = stateNow();
  if (passing) return;
  if (before.key !== here.key || sheetsAt(here) >= sheetsAt(before)) return;
  // The router is not notified, because the app has not moved to another page.
  event.stopImmediatePropagation();
  if (open.length <= sheetsAt(here)) return window.history.back();
  open.at(-1)!.close();
  // A sheet that asks before it closes, or cannot close now, is still open.
  setTimeout(cover, CLOSED_MS);
}

/** By then React has rendered the result of closing. */
const CLOSED_MS = 50;

if (typeof window !== "undefined") window.addEventListener("popstate", onPop, true);

export function useBackCloses(isOpen: boolean, onClose: () => void) {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (!isOpen) return;
    const sheet = { close: () => close.current() };
    open.push(sheet);
    cover();
    return () => void open.splice(open.indexOf(sheet), 1);
  }, [isOpen]);
}

/** Goes back to the page under all sheets, and `further` entries more. Then `go` finds the history as it was before. */
export function leaveSheets(further: number, go: () => void) {
  const steps = (stateNow().above ?? 0) + further;
  if (steps === 0) return go();
  passing = true;
  const onBack = (event: PopStateEvent) => {
    event.stopImmediatePropagation();
    passing = false;
    go();
  };
  window.addEventListener("popstate", onBack, { once: true, capture: true });
  window.history.go(-steps);
}
