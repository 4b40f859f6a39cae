// The outbox of this page. One sender works at a time, even with several tabs, and it starts again when the network or
// the page is back.
import { call } from "../lib/api.ts";
import { tokenOf } from "../lib/session.ts";
import { beforeSignOut } from "../lib/sign-out-checks.ts";
import { createOutbox } from "./outbox.ts";
import { finishedTests, outboxChanged, ownStores } from "./own-store.ts";
import { isAnyTabGuarded } from "./page-guard.ts";
import { isBeingEdited } from "./test-lock.ts";

export { isRetryable } from "./outbox.ts";
export { keepSubmission, onOutboxChange, ownStore } from "./own-store.ts";

const last = new Map<string, Promise<unknown>>();

/**
 * Without locks, only this tab waits for itself. Two tabs may then send the same test, which the server grades once.
 */
function oneAtATime<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  if (navigator.locks) return navigator.locks.request(lock, work);
  const mine = (last.get(lock) ?? Promise.resolve()).then(work, work);
  last.set(lock, mine);
  return mine;
}

let timer: ReturnType<typeof setTimeout> | undefined;

const outbox = createOutbox({
  finished: finishedTests,
  stores: ownStores,
  call,
  isSignedIn: () => tokenOf("candidate") !== null,
  oneAtATime,
  isBeingEdited,
  isAnyTabGuarded,
  plan: (next) => {
    clearTimeout(timer);
    if (next) timer = setTimeout(next.work, next.ms);
  },
  changed: outboxChanged,
  onWaiting: () => void askForSync().catch(() => null),
});

export const { sendNow: sendSubmission, submitFinished, round: flushNow } = outbox;

beforeSignOut(outbox.signOutBlockers);

/** If the browser can wake us when the network is back, it does. Otherwise we use the timer and the events. */
async function askForSync() {
  const registration = await navigator.serviceWorker?.getRegistration();
  const sync = (registration as { sync?: { register: (tag: string) => Promise<void> } } | undefined)?.sync;
  await sync?.register("outbox");
}

let serving = false;

/** Starts once per page. It sends now, when the network or the page is back, and after failures with growing pauses. */
export function startOutbox() {
  if (serving) return;
  serving = true;
  window.addEventListener("online", () => void flushNow());
  navigator.serviceWorker?.addEventListener("message", ({ data }) => {
    if (data === "flush") void flushNow();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void flushNow();
  });
  void flushNow();
}
