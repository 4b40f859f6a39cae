// Started tests whose reply has not been received. A screen that opens one waits for that reply.
import type { CandidateQuestion, DataOf, sittings } from "@sabiprep/contract";
import type { ComponentType } from "react";

/** The first question, which can be read before the test is loaded. */
export interface ShownFirst extends Pick<NonNullable<DataOf<typeof sittings.firstQuestion>>, "session"> {
  question: CandidateQuestion;
  /**
   * The component that renders it. It is loaded with the dialog that fetches the question, because tests opened in
   * other ways do not need it.
   */
  Shown: ComponentType<{ first: ShownFirst; pressed: string[] }>;
}

export interface PendingTest {
  /** Requests the test. After a failure it tries once more with the same name, which makes no second test. */
  sitting: () => Promise<DataOf<typeof sittings.start>>;
  /** The options pressed before the test was loaded, and NEXT, in order. */
  pressed: string[];
  /** Null after a page reload. */
  first: ShownFirst | null;
}

/** Among the pressed keys, it means the next question. No option has this letter. */
export const NEXT = "N";

export const pendingTests = new Map<string, PendingTest>();

/** The tab stores the last pending test under this key until it is loaded (start-pending.ts). */
export const PENDING_KEY = "coming-test";

/**
 * The test is loaded. A page passes on the pressed keys once. A candidate who asked for the next question and then
 * chose again was still at the first.
 */
export function drainInput(sessionId: string): { letters: string[]; goesOn: boolean } {
  const { pressed = [] } = pendingTests.get(sessionId) ?? {};
  pendingTests.delete(sessionId);
  sessionStorage.removeItem(PENDING_KEY);
  return { letters: pressed.filter((key) => key !== NEXT), goesOn: pressed.at(-1) === NEXT };
}
