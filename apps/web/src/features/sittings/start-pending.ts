// Starts a test whose first question is known. It can be read and answered before the server has replied. The tab
// stores the request and the pressed keys, so that a reload requests the same test.
import { type DataOf, type InputOf, sittings } from "@sabiprep/contract";
import { call } from "../../lib/api.ts";
import { PENDING_KEY, type PendingTest, pendingTests, type ShownFirst } from "./pending-test.ts";

type FirstQuestionReply = NonNullable<DataOf<typeof sittings.firstQuestion>>;
type StartRequest = InputOf<typeof sittings.start>;

/** The dialog's data about the first question. */
export interface FirstQuestion extends FirstQuestionReply {
  /** Starts the test and returns its name. */
  start: (wish: StartRequest) => string;
}

interface StoredStart {
  wish: StartRequest & { session_id: string };
  pressed: string[];
}

/** The key is loaded with the test. */
const withoutKey = { correct_answer: null, answer_explanation: null, whys: null };

/** The most recently started test. */
let started: StoredStart | null = null;

export function startPending(
  { session, question }: FirstQuestionReply,
  Shown: ShownFirst["Shown"],
  wish: StartRequest,
): string {
  started = { wish: { ...wish, session_id: session.uuid }, pressed: [] };
  keep(started);
  // The screen that opens it shows a failure.
  void add(started, { session, question: { ...question, ...withoutKey }, Shown })
    .sitting()
    .catch(() => null);
  return session.uuid;
}

export function bufferInput(letter: string): void {
  started?.pressed.push(letter);
  keep(started);
}

/** Requests it again after a page reload. */
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
