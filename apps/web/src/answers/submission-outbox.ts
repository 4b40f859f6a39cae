// What is on its way to the server: finished tests, and answers of tests that were left unfinished. A row leaves only when
// the server has said yes; one sender works at a time, whatever the number of tabs.
import { ApiError, type Graded, sittings } from "@sabiprep/contract";
import { call } from "../lib/api.ts";
import { t } from "../lib/i18n.ts";
import { tokenOf } from "../lib/session.ts";
import { beforeSignOut } from "../lib/sign-out-checks.ts";
import { answerSent, elapsedAt } from "./answer-sent.ts";
import type { KeptAnswer, OfflineStore, Submission } from "./kept.ts";
import { keepSubmission, outboxChanged, ownStore, unkept } from "./own-store.ts";
import { isBeingEdited } from "./test-lock.ts";

export { keepSubmission, onOutboxChange, ownStore } from "./own-store.ts";

const TIMEOUT_MS = 15_000;
const FIRST_RETRY_MS = 4_000;
const LAST_RETRY_MS = 120_000;

/** What can still be mended by trying again (409: others write to the test); anything else is the server's no. */
export const mayMend = ({ status }: Pick<ApiError, "status">) => [0, 403, 409, 429].includes(status) || status >= 500;

const oneAtATime = <Result>(lock: string, work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request(lock, work) : work();

export const submissionOf = async (store: OfflineStore, sessionId: string): Promise<Submission | undefined> =>
  unkept.get(sessionId) ?? (await store.submission(sessionId));

/**
 * Sends one finished test. The grade, or null when the row had gone already; throws what the server or the network said,
 * after a refusal has been written to the row.
 */
export async function sendSubmission(store: OfflineStore, sessionId: string): Promise<Graded | null> {
  const graded = await oneAtATime("sabiprep-outbox", async () => {
    const row = await submissionOf(store, sessionId);
    if (!row) return null;
    try {
      const { session_id, answers, elapsed_ms } = row;
      const graded = await call(sittings.submitAnswers, { session_id, answers, elapsed_ms }, { timeoutMs: TIMEOUT_MS });
      unkept.delete(sessionId);
      await store.forget(sessionId);
      return graded;
    } catch (failure) {
      if (failure instanceof ApiError && !mayMend(failure))
        await keepSubmission(store, { ...row, refused: failure.message });
      throw failure;
    }
  });
  outboxChanged();
  return graded;
}

/** Answers of a test that no tab has open: the candidate went away before they were sent. */
async function sendLeftAnswers(store: OfflineStore, sessionId: string, answers: readonly KeptAnswer[]) {
  const kept = await store.sitting(sessionId);
  if (!kept || (await store.submission(sessionId)) || (await isBeingEdited(sessionId))) return;
  const sent = answers.map(answerSent);
  const input = {
    session_id: sessionId,
    answers: sent,
    elapsed_ms: elapsedAt(sent, Date.parse(kept.session.started_at)),
  };
  const { state } = await call(sittings.saveAnswers, input, { timeoutMs: TIMEOUT_MS });
  if (state === "open") await store.keepAnswers(answers.map((answer) => ({ ...answer, saved: true })));
  else await handIn(store, sessionId);
}

/** The server closed a test while answers waited here: what was given in time still counts for three days. */
export async function handIn(store: OfflineStore, sessionId: string) {
  const kept = await store.sitting(sessionId);
  const answers = await store.answersOf(sessionId);
  if (!kept || !answers.some(({ saved, answered_at }) => !saved && answered_at)) return store.forget(sessionId);
  const sent = answers.map(answerSent);
  await keepSubmission(store, {
    session_id: sessionId,
    title: kept.session.title,
    answers: sent,
    elapsed_ms: elapsedAt(sent, Date.parse(kept.session.started_at)),
    finished_at: new Date().toISOString(),
    refused: null,
  });
}

/** Sends everything that waits and was not refused; the first failure ends the round. */
async function flushOutbox(): Promise<"empty" | "waiting"> {
  const store = await ownStore();
  if (!store || !tokenOf("candidate")) return "empty";
  try {
    const unsaved = await store.unsaved();
    for (const sessionId of new Set(unsaved.map(({ session_id }) => session_id)))
      await sendLeftAnswers(
        store,
        sessionId,
        unsaved.filter(({ session_id }) => session_id === sessionId),
      ).catch(async (failure) => {
        if (!(failure instanceof ApiError) || mayMend(failure)) throw failure;
        await handIn(store, sessionId);
      });
    for (const { session_id, refused } of await store.submissions())
      if (refused === null)
        await sendSubmission(store, session_id).catch((failure) => {
          if (!(failure instanceof ApiError) || mayMend(failure)) throw failure;
        });
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    return failure.status === 403 ? "empty" : "waiting";
  }
  return "empty";
}

let serving = false;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

async function round() {
  clearTimeout(timer);
  const outcome = await oneAtATime("sabiprep-flush", flushOutbox);
  outboxChanged();
  if (outcome === "empty") {
    failures = 0;
    return;
  }
  failures += 1;
  void askForSync();
  const wait = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1)) * (0.75 + Math.random() / 2);
  timer = setTimeout(() => void round(), wait);
}

/** Where the browser can wake us when the network is back, it does; elsewhere the timer and the events must do. */
async function askForSync() {
  const registration = await navigator.serviceWorker?.getRegistration();
  const sync = (registration as { sync?: { register: (tag: string) => Promise<void> } } | undefined)?.sync;
  await sync?.register("outbox").catch(() => null);
}

/** Begins once for the page: now, when the network or the page comes back, and after failures ever more rarely. */
export function serveOutbox() {
  if (serving) return;
  serving = true;
  window.addEventListener("online", () => void round());
  navigator.serviceWorker?.addEventListener("message", ({ data }) => {
    if (data === "flush") void round();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void round();
  });
  void round();
}

export const flushNow = (): Promise<void> => round();

beforeSignOut(whyStay);

/** Signing out would leave answers behind that only this device has. */
async function whyStay(): Promise<string | null> {
  const store = await ownStore();
  if (!store) return null;
  const rows = await store.submissions();
  const tests = rows.filter(({ refused }) => refused === null).length;
  if (rows.length > tests)
    return t("A test the server did not accept is kept on this device. Save it as a file, then remove it here.");
  if (tests > 0)
    return t(
      "{n, plural, one {A finished test has} other {# finished tests have}} not reached the server yet. Stay signed in until it is sent.",
      { n: tests },
    );
  const answers = (await store.unsaved()).filter(({ answered_at }) => answered_at !== null).length;
  if (answers === 0) return null;
  return t(
    "{n, plural, one {# answer is} other {# answers are}} only on this device. Stay signed in until it is saved.",
    {
      n: answers,
    },
  );
}
