// Starts a test whose first question is known: it can be read, and an answer to it chosen, before the server has replied. The tab keeps what was
// wished and pressed, so that a page loaded anew meanwhile asks for the same test.
import { type DataOf, type InputOf, sittings } from "@sabiprep/contract";
import { call } from "../../lib/api.ts";
import { COMING_KEY, type ComingTest, comingTests, type ShownFirst } from "./coming-test.ts";

type Told = NonNullable<DataOf<typeof sittings.firstQuestion>>;
type Wish = InputOf<typeof sittings.start>;

/** What the dialog knows of the first question. */
export interface FirstQuestion extends Told {
  /** Starts the test; what is given back is its name. */
  start: (wish: Wish) => string;
}

interface Kept {
  wish: Wish & { session_id: string };
  pressed: string[];
}

/** Its key comes with the test. */
const withoutKey = { correct_answer: null, answer_explanation: null, whys: null };

/** The one that was started last. */
let started: Kept | null = null;

export function startComing({ session, question }: Told, Shown: ShownFirst["Shown"], wish: Wish): string {
  started = { wish: { ...wish, session_id: session.uuid }, pressed: [] };
  keep(started);
  // Whoever opens it is told of a failure.
  void add(started, { session, question: { ...question, ...withoutKey }, Shown })
    .sitting()
    .catch(() => null);
  return session.uuid;
}

export function pressWhileComing(letter: string): void {
  started?.pressed.push(letter);
  keep(started);
}

/** Asks for it again on a page that was loaded anew. */
export function startAgain(sessionId: string): void {
  const kept: Kept | null = JSON.parse(sessionStorage.getItem(COMING_KEY) ?? "null");
  if (kept?.wish.session_id === sessionId) add(kept, null);
}

function add({ wish, pressed }: Kept, first: ShownFirst | null): ComingTest {
  let reply: ReturnType<ComingTest["sitting"]> | null = null;
  const sitting = () => {
    reply ??= call(sittings.start, wish).catch((failure) => {
      reply = null;
      throw failure;
    });
    return reply;
  };
  const test = { sitting, pressed, first };
  comingTests.set(wish.session_id, test);
  return test;
}

const keep = (kept: Kept | null): void => sessionStorage.setItem(COMING_KEY, JSON.stringify(kept));
