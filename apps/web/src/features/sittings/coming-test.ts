// A test that was started and is on its way, whose first question is known: it can be read, and an answer to it chosen, before the server has replied.
import { type CandidateQuestion, type DataOf, type InputOf, sittings } from "@sabiprep/contract";
import type { ComponentType } from "react";
import { call } from "../../lib/api.ts";

type HandedSitting = DataOf<typeof sittings.start>;

export interface FirstQuestion extends NonNullable<DataOf<typeof sittings.firstQuestion>> {
  /** Draws it. It comes with the dialog that asks for the question, because a test that is opened otherwise needs none of it. */
  Shown: ComponentType<{ coming: ComingTest }>;
}

export interface ComingTest extends Pick<FirstQuestion, "session" | "Shown"> {
  /** Its key comes with the test. */
  question: CandidateQuestion;
  /** Asks for the test; after a failure once more, under the same name, which makes no second one. */
  sitting: () => Promise<HandedSitting>;
  /** The options pressed before it had come, in their order. */
  pressed: string[];
}

const coming = new Map<string, ComingTest>();

const withoutKey = { correct_answer: null, answer_explanation: null, whys: null };

/** Starts it; what is given back is its name. */
export function startComing({ session, question, Shown }: FirstQuestion, wish: InputOf<typeof sittings.start>): string {
  let reply: Promise<HandedSitting> | null = null;
  const sitting = () => {
    reply ??= call(sittings.start, { ...wish, session_id: session.uuid }).catch((failure) => {
      reply = null;
      throw failure;
    });
    return reply;
  };
  coming.set(session.uuid, { session, question: { ...question, ...withoutKey }, Shown, sitting, pressed: [] });
  // Whoever opens it is told of a failure.
  void sitting().catch(() => null);
  return session.uuid;
}

export const comingTest = (sessionId: string): ComingTest | undefined => coming.get(sessionId);

/** It has come; what was pressed meanwhile is handed over once. */
export function takePressed(sessionId: string): string[] {
  const { pressed = [] } = coming.get(sessionId) ?? {};
  coming.delete(sessionId);
  return pressed;
}
