// Starts a test whose first question is known: it can be read, and an answer to it chosen, before the server has replied. The tab keeps what was
// wished and pressed, so that a page loaded anew meanwhile asks for the same test.
import { type DataOf, type InputOf, sittings } from "@sabiprep/contract";
import { call } from "../../lib/api.ts";
import { PENDING_KEY, type PendingTest, pendingTests, type ShownFirst } from "./pending-test.ts";

type FirstQuestionReply = NonNullable<DataOf<typeof sittings.firstQuestion>>;
type StartRequest = InputOf<typeof sittings.start>;

/** What the dialog knows of the first question. */
export interface FirstQuestion extends FirstQuestionReply {
  /** Starts the test; what is given back is its name. */
  start: (wish: StartRequest) => string;
}

interface StoredStart {
  wish: StartRequest & { session_id: string };
  pressed: string[];
}

/** Its key comes with the test. */
const withoutKey = { correct_answer: null, answer_explanation: null, whys: null };

/** The one that was started last. */
let started: StoredStart | null = null;

export function startPending(
  { session, question }: FirstQuestionReply,
  Shown: ShownFirst["Shown"],
  wish: StartRequest,
): string {
  started = { wish: { ...wish, session_id: session.uuid }, pressed: [] };
  keep(started);
  // Whoever opens it is told of a failure.
  void add(started, { session, question: { ...question, ...withoutKey }, Shown })
    .sitting()
    .catch(() => null);
  return session.uuid;
}

export function bufferInput(letter: string): void {
  started?.pressed.push(letter);
  keep(started);
}

/** Asks for it again on a page that was loaded anew. */
export function startAgain(sessionId: string): void {
  const kept: StoredStart | null = JSON.parse(sessionStorage.getItem(PENDING_KEY) ?? "null");
  if (kept?.wish.session_id === sessionId) add(kept, null);
}

function add({ wish, pressed }: StoredStart, first: ShownFirst | null): PendingTest {
  let reply: ReturnType<PendingTest["sitting"]> | null = null;
  const sitting = () => {
    reply ??= call(sittings.start, wish).catch((failure) => {
      reply = null;
      throw failure;
    });
    return reply;
  };
  const test = { sitting, pressed, first };
  pendingTests.set(wish.session_id, test);
  return test;
}

const keep = (kept: StoredStart | null): void => sessionStorage.setItem(PENDING_KEY, JSON.stringify(kept));
