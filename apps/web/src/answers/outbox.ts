// How finished tests, and answers of tests that were left, get from this device to the server. A row is deleted only
// when the server has confirmed it. Every failure, of the network or of the disk, leads to another try.
import { ApiError, type Graded, revision, type SittingSession, sittings } from "@sabiprep/contract";
import type { call as callServer } from "../lib/api.ts";
import { t } from "../lib/i18n.ts";
import { answerSent, elapsedAt } from "./answer-sent.ts";
import type { FinishedTests } from "./finished-tests.ts";
import type { CardAnswer, KeptAnswer, OfflineStore } from "./kept.ts";

const TIMEOUT_MS = 15_000;
const FIRST_RETRY_MS = 4_000;
const LAST_RETRY_MS = 120_000;

export interface OutboxParts {
  finished: FinishedTests;
  stores: () => Promise<OfflineStore[]>;
  call: typeof callServer;
  isSignedIn: () => boolean;
  oneAtATime: <Result>(lock: string, work: () => Promise<Result>) => Promise<Result>;
  isBeingEdited: (sessionId: string) => Promise<boolean>;
  isAnyTabGuarded: () => Promise<boolean>;
  /** Runs the work after this many milliseconds and replaces the earlier plan. Null plans nothing. */
  plan: (next: { ms: number; work: () => void } | null) => void;
  changed: () => void;
  /** A round ended with something left to send. */
  onWaiting: () => void;
}

/** Errors that a retry can fix (409: others write to the test). Any other error is the server's refusal. */
export const isRetryable = ({ status }: Pick<ApiError, "status">) =>
  [0, 403, 409, 429].includes(status) || status >= 500;

const isRefusal = (failure: unknown) => failure instanceof ApiError && !isRetryable(failure);
/** No other test would be sent either. */
const endsRound = (failure: unknown): failure is ApiError => failure instanceof ApiError && failure.status !== 409;

export function createOutbox(parts: OutboxParts) {
  const { finished, stores, call, isSignedIn, oneAtATime, isBeingEdited, isAnyTabGuarded, plan, changed, onWaiting } =
    parts;
  let failures = 0;

  /**
   * Sends one finished test. Returns the grade, or null when the row was already gone. Throws the error of the server
   * or the network, and a refusal is written to the row first.
   */
  async function send(store: OfflineStore, sessionId: string): Promise<Graded | null> {
    const graded = await oneAtATime("sabiprep-outbox", async () => {
      const row = await finished.of(store, sessionId);
      if (!row) return null;
      const { session_id, answers, elapsed_ms } = row;
      const input = { session_id, answers, elapsed_ms };
      const graded = await call(sittings.submitAnswers, input, { timeoutMs: TIMEOUT_MS }).catch(async (failure) => {
        if (isRefusal(failure)) await finished.refuse(store, row, failure.message);
        throw failure;
      });
      await finished.remove(store, sessionId);
      return graded;
    });
    changed();
    return graded;
  }

  /** Answers of a test that no tab has open. The candidate left before they were sent. */
  async function sendLeftAnswers(store: OfflineStore, sessionId: string, answers: readonly KeptAnswer[]) {
    const kept = await store.sitting(sessionId);
    if (!kept || (await finished.of(store, sessionId)) || (await isBeingEdited(sessionId))) return;
    const sent = answers.map(answerSent);
    const input = {
      session_id: sessionId,
      answers: sent,
      elapsed_ms: elapsedAt(sent, Date.parse(kept.session.started_at)),
    };
    try {
      const { state } = await call(sittings.saveAnswers, input, { timeoutMs: TIMEOUT_MS });
      if (state === "open") await store.keepAnswers(answers.map((answer) => ({ ...answer, saved: true })));
      else await submitFinished(store, sessionId);
    } catch (failure) {
      if (!isRefusal(failure)) throw failure;
      await submitFinished(store, sessionId);
    }
  }

  /**
   * The server closed a test while answers were waiting here. Answers given in time still count for three days. `open`
   * is the test as its page has it, which may contain more than a full disk stored.
   */
  async function submitFinished(
    store: OfflineStore,
    sessionId: string,
    open?: { session: SittingSession; answers: readonly KeptAnswer[] },
  ) {
    const session = open?.session ?? (await store.sitting(sessionId))?.session;
    const stored = await store.answersOf(sessionId).catch((failure) => {
      if (!open) throw failure;
      return [];
    });
    const newest = new Map([...stored, ...(open?.answers ?? [])].map((answer) => [answer.question_id, answer]));
    const answers = [...newest.values()];
    if (!session || !answers.some(({ saved, answered_at }) => !saved && answered_at)) return store.forget(sessionId);
    const sent = answers.map(answerSent);
    await finished.keep(store, {
      session_id: sessionId,
      title: session.title,
      answers: sent,
      elapsed_ms: elapsedAt(sent, Date.parse(session.started_at)),
      finished_at: new Date().toISOString(),
      refused: null,
    });
  }

  /** An answer to a card. If the server refuses it, the card no longer exists, so the answer is deleted too. */
  async function sendCardAnswer(store: OfflineStore, answer: CardAnswer) {
    try {
      await call(revision.answerCard, answer, { timeoutMs: TIMEOUT_MS });
    } catch (failure) {
      if (!isRefusal(failure)) throw failure;
    }
    await store.forgetCardAnswer(answer.answer_id);
  }

  /** Stores and sends everything that is waiting and was not refused. A test that fails does not delay the others. */
  async function flush(): Promise<"empty" | "waiting"> {
    let outcome: "empty" | "waiting" = "empty";
    const attempt = async (work: () => Promise<unknown>) => {
      try {
        await work();
      } catch (failure) {
        if (isRefusal(failure)) return;
        if (endsRound(failure)) throw failure;
        outcome = "waiting";
      }
    };
    await attempt(() => oneAtATime("sabiprep-outbox", finished.storeAgain));
    await attempt(() => oneAtATime("sabiprep-outbox", finished.deleteSent));
    if (!isSignedIn()) return outcome;
    try {
      for (const { submission, store } of finished.inMemory())
        if (submission.refused === null) await attempt(() => send(store, submission.session_id));
      for (const store of await stores()) {
        await attempt(async () => {
          const unsaved = await store.unsaved();
          for (const id of new Set(unsaved.map(({ session_id }) => session_id)))
            await attempt(() =>
              sendLeftAnswers(
                store,
                id,
                unsaved.filter(({ session_id }) => session_id === id),
              ),
            );
        });
        await attempt(async () => {
          for (const { session_id, refused } of await finished.storedIn(store))
            if (refused === null) await attempt(() => send(store, session_id));
        });
        await attempt(async () => {
          for (const answer of await store.cardAnswers()) await attempt(() => sendCardAnswer(store, answer));
        });
      }
    } catch (failure) {
      return endsRound(failure) && failure.status === 403 ? outcome : "waiting";
    }
    return outcome;
  }

  /** Runs one round now. After failures, further rounds are planned with growing pauses. */
  async function round() {
    plan(null);
    const outcome = await oneAtATime("sabiprep-flush", flush).catch(() => "waiting" as const);
    changed();
    if (outcome === "empty" && !finished.hasSentRows()) {
      failures = 0;
      return;
    }
    planNext();
  }

  function planNext() {
    failures += 1;
    onWaiting();
    const ms = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1)) * (0.75 + Math.random() / 2);
    plan({ ms, work: () => void round() });
  }

  /**
   * The same for the page of one test. After a failure the outbox keeps trying, even if it had nothing to do before.
   */
  const sendNow = (store: OfflineStore, sessionId: string): Promise<Graded | null> =>
    send(store, sessionId).then(
      (graded) => {
        // The row could not be deleted. Until it is, other tabs count it as not sent.
        if (finished.hasSentRows()) planNext();
        return graded;
      },
      (failure) => {
        if (!isRefusal(failure)) planNext();
        throw failure;
      },
    );

  /** Signing out would lose data that only this device has. */
  async function signOutBlockers(): Promise<string | null> {
    if (finished.inMemory().length > 0)
      return t(
        "A finished test is not saved yet. Keep this page open and stay signed in until it is sent, or save it to a file.",
      );
    if (await isAnyTabGuarded())
      return t("A finished test in another tab is not saved yet. Keep that tab open until it is sent.");
    try {
      for (const store of await stores()) {
        const reason = await unsentIn(store);
        if (reason) return reason;
      }
      return null;
    } catch {
      return t("We could not check this device for unsent tests. Please try again.");
    }
  }

  async function unsentIn(store: OfflineStore): Promise<string | null> {
    const rows = await finished.storedIn(store);
    const tests = rows.filter(({ refused }) => refused === null).length;
    if (rows.length > tests)
      return t(
        "We could not accept one of your tests. It is still on this device. Save it to a file, then delete it here.",
      );
    if (tests > 0)
      return t(
        "{n, plural, one {A finished test has} other {# finished tests have}} not been sent yet. Stay signed in until everything is sent.",
        { n: tests },
      );
    const unsaved = (await store.unsaved()).filter(({ answered_at }) => answered_at !== null);
    const answers = unsaved.length + (await store.cardAnswers()).length;
    if (answers === 0) return null;
    return t(
      "{n, plural, one {# answer is} other {# answers are}} saved only on this device. Stay signed in until everything is sent.",
      { n: answers },
    );
  }

  return { sendNow, submitFinished, round, signOutBlockers };
}
