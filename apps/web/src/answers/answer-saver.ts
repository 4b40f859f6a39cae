// Saves the answers of one running test. Each is written to the device immediately and sent to the server in small
// batches, and its real state is reported.
import { ApiError, sittings } from "@sabiprep/contract";
import type { call as callServer } from "../lib/api.ts";
import { preferred } from "../lib/preferences.ts";
import { answerSent, elapsedAt } from "./answer-sent.ts";
import type { KeptAnswer, OfflineStore } from "./kept.ts";
import type { ServerClock } from "./server-clock.ts";

/** "saved": the server has it. "device": the disk has it. "open": neither has confirmed it yet. */
export type SaveState = "saved" | "device" | "open";

/**
 * "offline": the server was not reached. "no-disk": this device stores nothing, and unsent answers are only in the
 * page's memory. "elsewhere": another device has written to this test. "used-up": another test has used the last one of
 * the month.
 */
export type Trouble = "offline" | "no-disk" | "elsewhere" | "used-up";

export interface AnswerSaver {
  keep: (answer: KeptAnswer) => void;
  /**
   * Sends unsent answers now. With `ask` the server is called even without any, to get its time and the test's state.
   */
  flush: (ask?: boolean) => Promise<void>;
  stateOf: (questionId: string) => SaveState;
  /** The current problem, for the banner above the question. */
  trouble: () => Trouble | null;
  unsaved: () => number;
  /** Called whenever one of the answers above changes. */
  subscribe: (listener: () => void) => () => void;
  version: () => number;
  /** Between start and stop, failed batches are retried automatically. */
  start: () => void;
  stop: () => void;
}

interface SaverParts {
  sessionId: string;
  startedAt: number;
  store: OfflineStore;
  clock: ServerClock;
  call: typeof callServer;
  /** Answers of an earlier visit, read from the device. */
  before: readonly KeptAnswer[];
  /**
   * How many batches the server had logged when the test was opened. Null if the test was opened without asking the
   * server.
   */
  seq: number | null;
  /** The test was ended elsewhere, or its time is over. The server accepts no more answers for it. */
  onClosed: (answers: readonly KeptAnswer[]) => void;
}

const DEBOUNCE_MS = 800;
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 30_000;
const BATCH = 100;
const TIMEOUT_MS = 15_000;

export function createAnswerSaver({
  sessionId,
  startedAt,
  store,
  clock,
  call,
  before,
  seq,
  onClosed,
}: SaverParts): AnswerSaver {
  const answers = new Map(before.map((answer) => [answer.question_id, answer]));
  const onDisk = new Set(store.durable ? before : []);
  const listeners = new Set<() => void>();
  let version = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | null = null;
  let failures = 0;
  let unreachable = false;
  let diskFails = !store.durable;
  let elsewhere = false;
  let isUsedUp = false;
  // The server may have logged a batch although its reply was lost.
  let unheard = 0;
  let running = false;

  const tell = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  const unsaved = () => [...answers.values()].filter(({ saved }) => !saved);
  const later = (ms: number) => {
    clearTimeout(timer);
    if (running) timer = setTimeout(() => void flush(), ms);
  };

  async function write(kept: readonly KeptAnswer[]) {
    try {
      await store.keepAnswers(kept);
      if (store.durable) for (const answer of kept) onDisk.add(answer);
      diskFails = !store.durable;
    } catch {
      // The disk is full or gone. The state stays "open" until the server has the answer.
      diskFails = true;
    }
    tell();
  }

  function keep(answer: KeptAnswer) {
    answers.set(answer.question_id, answer);
    tell();
    void write([answer]);
    // A question that was only viewed is sent with the next answer, because data is expensive.
    if (answer.answered_at === null && !answer.flagged) return;
    // Without auto-save, only the disk keeps it until the test is left or finished. If the disk fails, it is sent
    // anyway.
    if (preferred("auto-save") === "off" && !diskFails) return;
    later(failures > 0 ? backOff() : DEBOUNCE_MS);
  }

  const backOff = () => Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1)) * (0.75 + Math.random() / 2);

  function flush(ask = false): Promise<void> {
    clearTimeout(timer);
    sending ??= send(ask).finally(() => {
      sending = null;
    });
    return sending;
  }

  async function send(ask: boolean) {
    const batch = unsaved().slice(0, BATCH);
    if (batch.length === 0 && !ask) return;
    const sent = batch.map(answerSent);
    unheard += 1;
    try {
      const input = { session_id: sessionId, answers: sent, elapsed_ms: elapsedAt(sent, startedAt) };
      const told = await call(sittings.saveAnswers, input, { timeoutMs: TIMEOUT_MS });
      failures = 0;
      unreachable = false;
      isUsedUp = false;
      clock.hear(told.server_now);
      // Without a starting number we cannot know: the batches may be this device's own, sent before a reload.
      elsewhere ||= seq !== null && told.seq > seq + unheard;
      seq = told.seq;
      unheard = 0;
      if (told.state !== "open") return onClosed([...answers.values()]);
      await acknowledge(batch);
      if (unsaved().length > 0) later(DEBOUNCE_MS);
    } catch (failure) {
      giveUpOrRetry(failure);
    }
    tell();
  }

  /** An answer that was changed while it was being sent is still unsaved. */
  async function acknowledge(batch: readonly KeptAnswer[]) {
    const saved = batch
      .filter((answer) => answers.get(answer.question_id) === answer)
      .map((answer) => ({ ...answer, saved: true }));
    for (const answer of saved) answers.set(answer.question_id, answer);
    await write(saved);
  }

  function giveUpOrRetry(failure: unknown) {
    if (!(failure instanceof ApiError)) throw failure;
    if (failure.status === 404) return onClosed([...answers.values()]);
    unreachable = failure.status === 0;
    // Signed out: the page asks for a sign-in and flushes after it. A refused request would be refused again.
    isUsedUp = failure.status === 402;
    if ([400, 402, 403, 413].includes(failure.status)) return;
    failures += 1;
    later(failure.retryAfter ? failure.retryAfter * 1000 : backOff());
  }

  return {
    keep,
    flush,
    stateOf: (questionId) => {
      const answer = answers.get(questionId);
      if (!answer) return "open";
      if (answer.saved) return "saved";
      return onDisk.has(answer) ? "device" : "open";
    },
    trouble: () => {
      if (diskFails && unsaved().length > 0) return "no-disk";
      if (unreachable) return "offline";
      if (isUsedUp) return "used-up";
      return elsewhere ? "elsewhere" : null;
    },
    unsaved: () => unsaved().length,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
    start: () => {
      running = true;
      if (unsaved().length > 0) later(0);
    },
    stop: () => {
      running = false;
      clearTimeout(timer);
    },
  };
}
