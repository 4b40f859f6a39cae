// Opens a test by its address: from the call that just handed it out, from the server, or from what this device kept of it
// when there is no network. Answers of both sides are brought together, the newer one winning.
import { ApiError, type DataOf, sittings } from "@sabiprep/contract";
import { call } from "../../lib/api.ts";
import { type KeptAnswer, type KeptSitting, memoryStore, type OfflineStore } from "../../lib/offline-store.ts";
import { createServerClock, type ServerClock } from "../../lib/server-clock.ts";
import { tokenOf } from "../../lib/session.ts";
import { ownStore } from "../../lib/submission-outbox.ts";

export type HandedSitting = DataOf<typeof sittings.read>;

export interface OpenTest extends Omit<KeptSitting, "clock_ahead"> {
  answers: KeptAnswer[];
  clock: ServerClock;
  store: OfflineStore;
}

/** "closed": submitted or over. "signed-out": neither a token nor anything kept on this device. */
export type Opening = OpenTest | "closed" | "signed-out";

const handed = new Map<string, { sitting: HandedSitting; clock: ServerClock }>();

/** The start of a test comes with its questions; they are not fetched a second time. */
export function handOver(sitting: HandedSitting) {
  handed.set(sitting.session.uuid, { sitting, clock: createServerClock(Date.parse(sitting.session.server_now)) });
}

export async function openTest(sessionId: string): Promise<Opening> {
  const store = (await ownStore()) ?? memoryStore();
  if (await store.submission(sessionId)) return "closed";
  const fresh = handed.get(sessionId);
  handed.delete(sessionId);
  if (fresh) return join(store, fresh.sitting, fresh.clock);
  const kept = await store.sitting(sessionId);
  if (!tokenOf("candidate")) return kept ? fromDevice(store, kept) : "signed-out";
  try {
    const sitting = await call(sittings.read, { session_id: sessionId });
    return await join(store, sitting, createServerClock(Date.parse(sitting.session.server_now)));
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    if (failure.status === 404) {
      await store.forget(sessionId);
      return "closed";
    }
    if (kept && (failure.status === 0 || failure.status === 403 || failure.status >= 500))
      return fromDevice(store, kept);
    throw failure;
  }
}

async function join(store: OfflineStore, sitting: HandedSitting, clock: ServerClock): Promise<OpenTest> {
  const { session, exams } = sitting;
  const here = new Map((await store.answersOf(session.uuid)).map((answer) => [answer.question_id, answer]));
  const there = new Map(sitting.answers.map((answer) => [answer.question_id, answer]));
  const answers = exams.flatMap(({ uuid }) => newer(session.uuid, here.get(uuid), there.get(uuid)) ?? []);
  try {
    await store.keepSitting({ session, exams, clock_ahead: Date.now() - clock.now() });
  } catch {
    // A full disk takes nothing from a test that runs with a network.
  }
  return { session, exams, answers, clock, store };
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
  return { session_id, changes: here?.changes ?? 0, revealed: here?.revealed ?? false, ...there, saved: true };
}

async function fromDevice(store: OfflineStore, { session, exams, clock_ahead }: KeptSitting): Promise<OpenTest> {
  return {
    session,
    exams,
    answers: await store.answersOf(session.uuid),
    clock: createServerClock(Date.now() - clock_ahead),
    store,
  };
}
