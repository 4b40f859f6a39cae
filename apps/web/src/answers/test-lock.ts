// One tab edits a test and the others follow it. The browser's locks decide, and it releases the lock of a tab that
// dies. Without locks, the tabs ask each other. Without messages too, every tab edits, and the server still takes the
// newest answer.
import { isEditedByMessages, type LockParticipant, shareByMessages } from "./test-lock-by-messages.ts";

export type { LockParticipant };

const nameOf = (sessionId: string) => `sabiprep-test:${sessionId}`;
const TURN_MS = 250;

/** Asks to edit. `onPart` is called whenever this tab's part changes. The returned function gives the lock back. */
export function shareTest(
  sessionId: string,
  onPart: (part: LockParticipant) => void,
): { takeOver: () => void; leave: () => void } {
  if (navigator.locks) return shareByLocks(navigator.locks, nameOf(sessionId), onPart);
  if (typeof BroadcastChannel !== "undefined") return shareByMessages(nameOf(sessionId), onPart);
  onPart("editing");
  return { takeOver: () => {}, leave: () => {} };
}

function shareByLocks(locks: LockManager, name: string, onPart: (part: LockParticipant) => void) {
  let asking = new AbortController();
  let letGo: (() => void) | null = null;
  let over = false;

  const hold = () =>
    new Promise<void>((release) => {
      letGo = release;
      onPart("editing");
    });
  function ask(steal: boolean) {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    const granted = locks.request(name, steal ? { steal } : { signal }, () => (over ? undefined : hold()));
    granted.catch(() => {
      // Another tab took the lock, or this request was replaced by another one.
      if (over || signal.aborted) return;
      letGo = null;
      onPart("following");
      ask(false);
    });
  }
  ask(false);
  const turn = setTimeout(() => {
    if (!over && !letGo) onPart("following");
  }, TURN_MS);
  return {
    takeOver: () => ask(true),
    leave: () => {
      over = true;
      clearTimeout(turn);
      asking.abort();
      letGo?.();
    },
  };
}

export async function isBeingEdited(sessionId: string): Promise<boolean> {
  const { locks } = navigator;
  if (!locks) return typeof BroadcastChannel !== "undefined" && isEditedByMessages(nameOf(sessionId));
  const { held = [] } = await locks.query();
  return held.some(({ name }) => name === nameOf(sessionId));
}
