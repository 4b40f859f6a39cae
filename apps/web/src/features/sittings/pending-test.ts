// Tests that were started and are on their way: whoever opens one waits for the reply that brings it.
import type { CandidateQuestion, DataOf, sittings } from "@sabiprep/contract";
import type { ComponentType } from "react";

/** The first question, which can be read before the test has come. */
export interface ShownFirst extends Pick<NonNullable<DataOf<typeof sittings.firstQuestion>>, "session"> {
  question: CandidateQuestion;
  /** Draws it. It comes with the dialog that asks for the question, because a test that is opened otherwise needs none of it. */
  Shown: ComponentType<{ first: ShownFirst; pressed: string[] }>;
}

export interface PendingTest {
  /** Asks for the test; after a failure once more, under the same name, which makes no second one. */
  sitting: () => Promise<DataOf<typeof sittings.start>>;
  /** The options pressed before it had come, and NEXT, in their order. */
  pressed: string[];
  /** Not known any more when the page was loaded anew. */
  first: ShownFirst | null;
}

/** Among what was pressed: the way to the next question. No option has this letter. */
export const NEXT = "N";

export const pendingTests = new Map<string, PendingTest>();

/** Under it the tab keeps the last one until it has come (start-pending.ts). */
export const PENDING_KEY = "coming-test";

/**
 * It has come; what was pressed meanwhile is handed over once by a page. Who asked for the next question and then chose again was still at
 * the first.
 */
export function drainInput(sessionId: string): { letters: string[]; goesOn: boolean } {
  const { pressed = [] } = pendingTests.get(sessionId) ?? {};
  pendingTests.delete(sessionId);
  sessionStorage.removeItem(PENDING_KEY);
  return { letters: pressed.filter((key) => key !== NEXT), goesOn: pressed.at(-1) === NEXT };
}
