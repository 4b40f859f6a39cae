// A test that was started and is on its way, whose first question is known: it can be read, and an answer to it chosen, before the server has replied.
import { type CandidateQuestion, type DataOf, type InputOf, sittings } from "@sabiprep/contract";
import type { ComponentType } from "react";
import { call } from "../../lib/api.ts";

type HandedSitting = DataOf<typeof sittings.start>;

export interface FirstQuestion extends NonNullable<DataOf<typeof sittings.firstQuestion>> {
  /** Draws it. It comes with the dialog that asks for the question, because a test that is opened otherwise needs none of it. */
  Shown: ComponentType<{ first: ShownFirst; pressed: string[] }>;
}

export interface ShownFirst extends Pick<FirstQuestion, "session" | "Shown"> {
  question: CandidateQuestion;
}

export interface ComingTest {
  /** Asks for the test; after a failure once more, under the same name, which makes no second one. */
  sitting: () => Promise<HandedSitting>;
  /** The options pressed before it had come, in their order. */
  pressed: string[];
  /** What can be read meanwhile; not known any more when the page was loaded anew. */
  first: ShownFirst | null;
}

/** What the tab keeps of it, so that a page loaded anew asks for the same test. */
interface Kept {
  wish: InputOf<typeof sittings.start> & { session_id: string };
  pressed: string[];
}

const KEY = "coming-test";
const coming = new Map<string, ComingTest>();

/** Its key comes with the test. */
const withoutKey = { correct_answer: null, answer_explanation: null, whys: null };

/** Starts it; what is given back is its name. */
export function startComing({ session, question, Shown }: FirstQuestion, wish: InputOf<typeof sittings.start>): string {
  const kept = { wish: { ...wish, session_id: session.uuid }, pressed: [] };
  const test = comingOf(kept, { session, question: { ...question, ...withoutKey }, Shown });
  coming.set(session.uuid, test);
  keep(kept);
  // Whoever opens it is told of a failure.
  void test.sitting().catch(() => null);
  return session.uuid;
}

function comingOf({ wish, pressed }: Kept, first: ShownFirst | null): ComingTest {
  let reply: Promise<HandedSitting> | null = null;
  const sitting = () => {
    reply ??= call(sittings.start, wish).catch((failure) => {
      reply = null;
      throw failure;
    });
    return reply;
  };
  return { sitting, pressed, first };
}

export function comingTest(sessionId: string): ComingTest | undefined {
  const kept = coming.has(sessionId) ? null : keptOf(sessionId);
  if (kept) coming.set(sessionId, comingOf(kept, null));
  return coming.get(sessionId);
}

export function pressWhileComing(sessionId: string, letter: string): void {
  coming.get(sessionId)?.pressed.push(letter);
  const kept = keptOf(sessionId);
  if (kept) keep({ ...kept, pressed: [...kept.pressed, letter] });
}

/** It has come; what was pressed meanwhile is handed over once by a page. */
export function takePressed(sessionId: string): string[] {
  const { pressed = [] } = comingTest(sessionId) ?? {};
  coming.delete(sessionId);
  return pressed;
}

/** An answer of it is kept: whoever loads the page now finds it there. */
export function forgetComing(sessionId: string): void {
  if (keptOf(sessionId)) keep(null);
}

function keptOf(sessionId: string): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Kept | null;
    return kept?.wish.session_id === sessionId ? kept : null;
  } catch {
    return null;
  }
}

function keep(kept: Kept | null): void {
  try {
    if (kept) sessionStorage.setItem(KEY, JSON.stringify(kept));
    else sessionStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing has the test as long as the page stays.
  }
}
