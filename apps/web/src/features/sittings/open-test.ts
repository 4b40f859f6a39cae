// Opens a test by its path: from the call that just started it, from the server, or without a network from this device.
// The answers of server and device are merged, and the newer one wins.
import { ApiError, sittings } from "@sabiprep/contract";
import type { KeptAnswer, KeptSitting, OfflineStore } from "../../answers/kept.ts";
import { finishedTests, ownStore } from "../../answers/own-store.ts";
import { createServerClock, resumedAt, type ServerClock } from "../../answers/server-clock.ts";
import { call } from "../../lib/api.ts";
import { ownEmail } from "../../lib/last-email.ts";
import { tokenOf } from "../../lib/session.ts";
import { type HandedSitting, stash, takeHanded } from "../../pieces/handed-sitting.ts";
import { pendingTests } from "./pending-test.ts";

export interface OpenTest extends Omit<KeptSitting, "clock_ahead" | "seq"> {
  /** Null if it was opened from this device, which does not know what the server has logged since. */
  seq: number | null;
  answers: KeptAnswer[];
  clock: ServerClock;
  store: OfflineStore;
}

/**
 * "closed": submitted or over. "signed-out": neither a token nor a copy on this device. "elsewhere": continue another
 * test.
 */
export type Opening = OpenTest | "closed" | "signed-out" | { elsewhere: string };

/** A test on the device opens soon, even on a network that does not really work. */
const PATIENCE_MS = 6_000;

export async function openTest(sessionId: string): Promise<Opening> {
  const store = (await ownStore()) ?? (await import("../../answers/memory-store.ts")).memoryStore();
  if (await finishedTests.of(store, sessionId)) return "closed";
  const coming = pendingTests.get(sessionId);
  const uuid = coming ? stash(await coming.sitting()) : sessionId;
  if (uuid !== sessionId) return { elsewhere: uuid };
  const fresh = takeHanded(sessionId);
  if (fresh) return join(store, fresh.sitting, fresh.clock);
  const kept = await store.sitting(sessionId);
  if (!tokenOf("candidate")) return kept ? fromDevice(store, kept) : "signed-out";
  try {
    const sitting = await call(sittings.read, { session_id: sessionId }, kept && { timeoutMs: PATIENCE_MS });
    return await join(store, sitting, createServerClock(Date.parse(sitting.session.server_now)));
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    if (failure.status === 404) {
      // The test is over on the server. Answers that only this device has are submitted. If given in time, they still
      // count.
      await (await import("../../answers/submission-outbox.ts")).submitFinished(store, sessionId);
      return "closed";
    }
    if (kept && (failure.status === 0 || failure.status === 403 || failure.status >= 500))
      return fromDevice(store, kept);
    throw failure;
  }
}

async function join(store: OfflineStore, sitting: HandedSitting, clock: ServerClock): Promise<OpenTest> {
  const { session, exams, seq, seal_key, answer_secret } = sitting;
  const here = new Map((await store.answersOf(session.uuid)).map((answer) => [answer.question_id, answer]));
  const there = new Map(sitting.answers.map((answer) => [answer.question_id, answer]));
  const answers = exams.flatMap(({ uuid }) => newer(session.uuid, here.get(uuid), there.get(uuid)) ?? []);
  try {
    const email = ownEmail() ?? (await store.sitting(session.uuid))?.email;
    const clock_ahead = Date.now() - clock.now();
    await store.keepSitting({ session, exams, seq, seal_key, answer_secret, clock_ahead, email });
    // Also the answers from another device: this one may be offline when it opens the test next.
    await store.keepAnswers(answers);
  } catch {
    // A full disk takes nothing from a test that runs with a network.
  }
  return { session, exams, seq, seal_key, answer_secret, answers, clock, store };
}

function newer(
  session_id: string,
  here: KeptAnswer | undefined,
  there: HandedSitting["answers"][number] | undefined,
): KeptAnswer | undefined {
  if (!there) return here && { ...here, saved: false };
  const unsentIsNewer =
    here && !here.saved && Date.parse(here.answered_at ?? "") >= Date.parse(there.answered_at ?? "1970");
  if (unsentIsNewer) return here;
  const { changes = 0, revealed = false, hinted = false } = here ?? {};
  return { session_id, changes, revealed, ...there, hinted: hinted || there.hinted, saved: true };
}

async function fromDevice(store: OfflineStore, { clock_ahead, ...kept }: KeptSitting): Promise<OpenTest> {
  const answers = await store.answersOf(kept.session.uuid);
  const times = answers.flatMap(({ shown_at, answered_at }) => [shown_at, answered_at]);
  const lastSeen = [kept.session.server_now, ...times].map((time) => Date.parse(time ?? "") || 0);
  const now = Date.now() - clock_ahead;
  // A pack is opened days after it was loaded, so only the device's clock is available.
  const issued = answers.length === 0 && kept.session.state === "issued";
  const clock = createServerClock(issued ? now : resumedAt(now, Math.max(...lastSeen)));
  return { ...kept, seq: null, answers, clock, store };
}
