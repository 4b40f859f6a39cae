import { expect, test, vi } from "vitest";
import type { Submission } from "./kept.ts";
import { memoryStore } from "./memory-store.ts";
import { finishedTests, keepSubmission, onOutboxChange, ownStore, unsentSubmissions } from "./own-store.ts";

const submission: Submission = {
  session_id: "sitting",
  title: "JAMB Physics",
  answers: [],
  elapsed_ms: 0,
  finished_at: "2026-11-15T09:00:00.000Z",
  refused: null,
};

const deviceOf = (candidate: string | null) => vi.stubGlobal("localStorage", { getItem: () => candidate });

test("each candidate has their own store, always the same one, and without a candidate there is none", async () => {
  deviceOf("ada");
  const ada = await ownStore();
  expect(await ownStore()).toBe(ada);
  deviceOf("bola");
  expect(await ownStore()).not.toBe(ada);
  deviceOf(null);
  expect(await ownStore()).toBeNull();
});

test("a finished test is in the store, and listeners are notified until they unsubscribe", async () => {
  const store = { ...memoryStore(), durable: true };
  const told = vi.fn();
  const stop = onOutboxChange(told);
  await keepSubmission(store, submission);
  expect(await store.submissions()).toEqual([submission]);
  expect(told).toHaveBeenCalledTimes(1);
  stop();
  await keepSubmission(store, submission);
  expect(told).toHaveBeenCalledTimes(1);
  expect(finishedTests.inMemory()).toEqual([]);
});

test("a finished test that a full disk refuses is kept in memory, and listeners are still notified", async () => {
  const full = {
    ...memoryStore(),
    durable: true,
    keepSubmission: async () => Promise.reject(new Error("QuotaExceededError")),
  };
  const told = vi.fn();
  const stop = onOutboxChange(told);
  await keepSubmission(full, submission);
  stop();
  expect(await finishedTests.of(full, "sitting")).toEqual(submission);
  expect(await unsentSubmissions(full)).toEqual([submission]);
  expect(finishedTests.isOnlyInMemory("sitting")).toBe(true);
  expect(told).toHaveBeenCalledTimes(1);
  await finishedTests.remove(full, "sitting");
  expect(await unsentSubmissions(full)).toEqual([]);
});
