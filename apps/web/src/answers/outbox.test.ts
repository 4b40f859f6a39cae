import { ApiError } from "@sabiprep/contract";
import { expect, test, vi } from "vitest";
import { createFinishedTests } from "./finished-tests.ts";
import type { OfflineStore, Submission } from "./kept.ts";
import { memoryStore } from "./memory-store.ts";
import { createOutbox, type OutboxParts } from "./outbox.ts";

const submission = (session_id: string): Submission => ({
  ...{ session_id, title: "JAMB Physics", answers: [], elapsed_ms: 1, finished_at: "", refused: null },
});
const refuse = (name: string) => async () => Promise.reject(new DOMException("planted", name));
const noNetwork = new ApiError(0, "network", "no network");

/** A page on this store. `sent` are the tests the server has, and `next` runs the planned round. */
function aPage(store: OfflineStore, call: (id: string) => Promise<void> = async () => {}) {
  const finished = createFinishedTests(() => {});
  const sent: string[] = [];
  let planned: (() => void) | null = null;
  const outbox = createOutbox({
    finished,
    stores: async () => [store],
    call: (async (_endpoint: unknown, { session_id }: { session_id: string }) => {
      await call(session_id);
      sent.push(session_id);
      return {};
    }) as unknown as OutboxParts["call"],
    isSignedIn: () => true,
    oneAtATime: (_lock, work) => work(),
    isBeingEdited: async () => false,
    isAnyTabGuarded: async () => false,
    plan: (next) => {
      planned = next?.work ?? null;
    },
    changed: () => {},
    onWaiting: () => {},
  });
  return { finished, outbox, sent, isPlanned: () => planned !== null, next: () => planned?.() };
}

test("one failed read of the device's storage does not end the retries", async () => {
  const store = { ...memoryStore(), durable: true };
  await store.keepSubmission(submission("waits"));
  const read = vi.spyOn(store, "submissions").mockImplementationOnce(refuse("UnknownError"));
  const { outbox, sent, isPlanned, next } = aPage(store);
  await outbox.round();
  expect({ sent, isPlanned: isPlanned() }).toEqual({ sent: [], isPlanned: true });
  next();
  await vi.waitFor(() => expect(sent).toEqual(["waits"]));
  expect(read).toHaveBeenCalledTimes(2);
  await vi.waitFor(() => expect(isPlanned()).toBe(false));
});

test("a finished test that a full disk refuses blocks sign-out and is sent with the next round", async () => {
  const store = { ...memoryStore(), durable: true, keepSubmission: refuse("QuotaExceededError") };
  let isOnline = false;
  const page = aPage(store, async () => {
    if (!isOnline) throw noNetwork;
  });
  await page.finished.keep(store, submission("in memory"));
  await expect(page.outbox.sendNow(store, "in memory")).rejects.toThrow("no network");
  expect(page.isPlanned()).toBe(true);
  expect(await page.outbox.signOutBlockers()).toMatch("not saved yet");
  isOnline = true;
  page.next();
  await vi.waitFor(() => expect(page.sent).toEqual(["in memory"]));
  await vi.waitFor(async () => expect(await page.outbox.signOutBlockers()).toBeNull());
});

test("a test that others are writing to does not delay the tests after it", async () => {
  const store = { ...memoryStore(), durable: true };
  for (const id of ["busy", "free"]) await store.keepSubmission(submission(id));
  const { outbox, sent, isPlanned } = aPage(store, async (id) => {
    if (id === "busy") throw new ApiError(409, "conflict", "busy");
  });
  await outbox.round();
  expect({ sent, isPlanned: isPlanned() }).toEqual({ sent: ["free"], isPlanned: true });
});

test("a row that cannot be deleted after it was sent is not sent again, and is deleted by the next round", async () => {
  const store = { ...memoryStore(), durable: true };
  await store.keepSubmission(submission("sent"));
  vi.spyOn(store, "forget").mockImplementationOnce(refuse("UnknownError"));
  const { outbox, sent } = aPage(store);
  await outbox.sendNow(store, "sent");
  expect(await outbox.signOutBlockers()).toBeNull();
  await outbox.round();
  expect(sent).toEqual(["sent"]);
  expect(await store.submissions()).toEqual([]);
});

test("a device that cannot be read blocks sign-out", async () => {
  const store = { ...memoryStore(), durable: true, submissions: refuse("UnknownError") };
  expect(await aPage(store).outbox.signOutBlockers()).toMatch("could not check this device");
});

test("a closed test is submitted with the answers of its page if the disk refused them", async () => {
  const store = { ...memoryStore(), durable: true, answersOf: refuse("UnknownError") };
  const { outbox } = aPage(store);
  const session = { uuid: "closed", title: "JAMB Physics", started_at: "2026-11-15T08:00:00.000Z" };
  const answer = { session_id: "closed", question_id: "one", selected_option: "A", saved: false };
  const answers = [{ ...answer, answered_at: "2026-11-15T08:02:00.000Z" }];
  const open = { session, answers } as unknown as Parameters<typeof outbox.submitFinished>[2];
  await outbox.submitFinished(store, "closed", open);
  expect((await store.submission("closed"))!.answers.map(({ selected_option }) => selected_option)).toEqual(["A"]);
});
