// Finished tests on their way to the server. A row leaves only when the server has said yes; one sender works at a time,
// whatever the number of tabs.
import { ApiError, type Graded, sittings } from "@sabiprep/contract";
import { call } from "./api.ts";
import { candidateId } from "./candidate-id.ts";
import { t } from "./i18n.ts";
import { type OfflineStore, offlineStoreOf, type Submission } from "./offline-store.ts";
import { tokenOf } from "./session.ts";
import { beforeSignOut } from "./sign-out.ts";

const TIMEOUT_MS = 15_000;
const FIRST_RETRY_MS = 4_000;
const LAST_RETRY_MS = 120_000;

/** What can still be mended by trying again; anything else is the server's no. */
const mayMend = ({ status }: ApiError) => status === 0 || status === 403 || status === 429 || status >= 500;

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Told after every change of what waits here. */
export function onOutboxChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const oneAtATime = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request("sabiprep-outbox", work) : work();

/** Rows a full disk would not take; they are sent from memory. */
const unkept = new Map<string, Submission>();

export async function keepSubmission(store: OfflineStore, submission: Submission) {
  await store.keepSubmission(submission).catch(() => unkept.set(submission.session_id, submission));
  tell();
}

export const submissionOf = async (store: OfflineStore, sessionId: string): Promise<Submission | undefined> =>
  unkept.get(sessionId) ?? (await store.submission(sessionId));

/**
 * Sends one finished test. The grade, or null when the row had gone already; throws what the server or the network said,
 * after a refusal has been written to the row.
 */
export async function sendSubmission(store: OfflineStore, sessionId: string): Promise<Graded | null> {
  const graded = await oneAtATime(async () => {
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
  tell();
  return graded;
}

/** Sends everything that waits and was not refused; the first failure ends the round. */
async function flushOutbox(): Promise<"empty" | "waiting"> {
  const store = await ownStore();
  if (!store || !tokenOf("candidate")) return "empty";
  const rows = (await store.submissions()).filter(({ refused }) => refused === null);
  for (const { session_id } of rows) {
    try {
      await sendSubmission(store, session_id);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (mayMend(failure)) return failure.status === 403 ? "empty" : "waiting";
    }
  }
  return "empty";
}

export async function ownStore(): Promise<OfflineStore | null> {
  const uuid = await candidateId();
  return uuid ? offlineStoreOf(uuid) : null;
}

let serving = false;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

async function round() {
  clearTimeout(timer);
  const outcome = await flushOutbox();
  if (outcome === "empty") {
    failures = 0;
    return;
  }
  failures += 1;
  const wait = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1)) * (0.75 + Math.random() / 2);
  timer = setTimeout(() => void round(), wait);
}

/** Begins once for the page: now, when the network or the page comes back, and after failures ever more rarely. */
export function serveOutbox() {
  if (serving) return;
  serving = true;
  window.addEventListener("online", () => void round());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void round();
  });
  beforeSignOut(whyStay);
  void round();
}

/** Signing out would leave answers behind that only this device has. */
async function whyStay(): Promise<string | null> {
  const store = await ownStore();
  if (!store) return null;
  const tests = (await store.submissions()).filter(({ refused }) => refused === null).length;
  if (tests > 0)
    return t(
      "{n, plural, one {A finished test has} other {# finished tests have}} not reached the server yet. Stay signed in until it is sent.",
      { n: tests },
    );
  const answers = await store.unsavedCount();
  if (answers === 0) return null;
  return t(
    "{n, plural, one {# answer is} other {# answers are}} only on this device. Stay signed in until it is saved.",
    {
      n: answers,
    },
  );
}
