// The outcome of a finished test, on a device that keeps it in memory and with a server whose replies the tests choose.
import type { Graded } from "@sabiprep/contract";
import { expect, test, vi } from "vitest";
import type { KeptSitting, Submission } from "../../answers/kept.ts";
import { finishedTests, keepSubmission, ownStore } from "../../answers/own-store.ts";
import { keptOutcome, reviewOf } from "./outcome.ts";

const question = (uuid: string, correct_answer: string | null) => ({
  uuid,
  correct_answer,
  answer_explanation: null,
  whys: null,
});

const sitting = (mode: "practice" | "exam", key: string | null) =>
  ({
    session: { uuid: "sitting", mode, state: "open", started_at: "2026-11-15T08:00:00.000Z" },
    exams: [question("one", key), question("two", key)],
  }) as unknown as KeptSitting;

const submission: Submission = {
  ...{ session_id: "sitting", title: "", elapsed_ms: 1, finished_at: "", refused: null },
  answers: [
    { question_id: "one", selected_option: "A" },
    { question_id: "two", selected_option: "B" },
  ],
};

const review = [
  { question_id: "one", correct_answer: "A", answer_explanation: "Because.", whys: [] },
] as unknown as Graded["review"];

async function aDevice(candidate: string, reply: () => Response = () => Response.error()) {
  vi.stubGlobal("localStorage", { getItem: (key: string) => (key.endsWith(":candidate") ? candidate : null) });
  vi.stubGlobal("window", {});
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    asked.push(`${init.method} ${address}`);
    return reply();
  });
  return { store: (await ownStore())!, asked };
}

const said = (data: unknown) => () => Response.json({ status: true, message: "", data });

test("a waiting practice test is scored here, but an exam, whose keys are not here, is not", async () => {
  const { store } = await aDevice("outcome one");
  await store.keepSitting(sitting("practice", "A"));
  expect(await keptOutcome("sitting")).toBeNull();
  await store.keepSubmission(submission);
  expect((await keptOutcome("sitting"))!.score).toEqual({ score: 50, correct: 1, total: 2 });
  await store.keepSitting(sitting("exam", null));
  expect((await keptOutcome("sitting"))!.score).toBeNull();
});

test("waiting tests are sent, and the returned keys are added to the questions on this device", async () => {
  const { store, asked } = await aDevice("outcome two", said({ review }));
  await store.keepSitting(sitting("exam", null));
  await store.keepSubmission(submission);
  const told = await reviewOf("sitting", (await store.sitting("sitting"))!);
  expect(asked).toEqual(["POST /api/candidates/exams/submit-answers"]);
  expect(told.session.state).toBe("submitted");
  expect(told.exams.map(({ correct_answer, answer_explanation }) => [correct_answer, answer_explanation])).toEqual([
    ["A", "Because."],
    [null, null],
  ]);
  expect(await store.submissions()).toEqual([]);
});

test("with nothing to send, or on another device, the review is requested from the server", async () => {
  const { asked } = await aDevice("outcome three", said({ review, exams: [] }));
  await reviewOf("sitting", null);
  await reviewOf("sitting", sitting("exam", null));
  expect(asked).toEqual(Array(2).fill("GET /api/candidates/exams/sessions/sitting/review"));
});

test("a test that could not be sent stays where it is", async () => {
  const { store } = await aDevice("outcome four", () => new Response("", { status: 503 }));
  await store.keepSitting(sitting("exam", null));
  await store.keepSubmission(submission);
  await expect(reviewOf("sitting", (await store.sitting("sitting"))!)).rejects.toThrow();
  expect(await store.submissions()).toEqual([submission]);
});

test("a test that is only in memory is shown as such, even if its paper could not be stored either", async () => {
  const { store } = await aDevice("outcome five");
  vi.stubGlobal("window", { addEventListener: () => {}, removeEventListener: () => {} });
  const refuse = async () => Promise.reject(new DOMException("planted", "QuotaExceededError"));
  await keepSubmission({ ...store, durable: true, keepSubmission: refuse }, submission);
  expect(await keptOutcome("sitting")).toEqual({ submission, sitting: null, score: null, isOnlyInMemory: true });
  await keepSubmission({ ...store, durable: true, keepSubmission: refuse }, submission, sitting("practice", "A"));
  expect((await keptOutcome("sitting"))!.score).toEqual({ score: 50, correct: 1, total: 2 });
  await finishedTests.remove(store, "sitting");
  expect(await keptOutcome("sitting")).toBeNull();
});

test("on a device that cannot be read, the review is requested from the server", async () => {
  const { store, asked } = await aDevice("outcome six", said({ review, exams: [] }));
  vi.spyOn(store, "submission").mockRejectedValue(new DOMException("planted", "UnknownError"));
  await expect(keptOutcome("sitting")).rejects.toThrow("planted");
  await reviewOf("sitting", null);
  expect(asked).toEqual(["GET /api/candidates/exams/sessions/sitting/review"]);
});
