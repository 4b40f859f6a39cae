// A pack is downloaded over a connection that breaks. Parts already received are not fetched again.
import { ApiError, materials, type Pack } from "@sabiprep/contract";
import { expect, test } from "vitest";
import type { KeptSitting } from "../../answers/kept.ts";
import { memoryStore } from "../../answers/memory-store.ts";
import { downloadNotes } from "./download-notes.ts";
import { type FetchParts, fetchPack, type Progress } from "./fetch-pack.ts";

const TESTS = 4;
const LESSONS = 6;
const numbered = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name} ${at + 1}`);

const pack = {
  uuid: "pack",
  exam: { uuid: "exam", name: "JAMB" },
  subject: { uuid: "physics", name: "Physics" },
  sessions: numbered("test", TESTS).map((uuid) => ({ uuid, title: uuid, questions: 10, state: "issued" })),
} as unknown as Pack;

/** A device, and a connection that breaks after this many calls. */
function aDevice() {
  const store = memoryStore();
  const requests: string[] = [];
  const kept = { topics: new Map(), guides: new Map() };
  let left = Number.POSITIVE_INFINITY;
  const call = async (endpoint: unknown, input: Record<string, string>) => {
    left -= 1;
    if (left < 0) throw new ApiError(0, "network", "no network");
    const { topic_id, session_id } = input;
    if (endpoint === materials.lessons) return { session_id };
    requests.push(topic_id ?? session_id ?? "topics");
    if (topic_id) return { uuid: topic_id, lesson: { body: "A lesson." } };
    if (!session_id)
      return { subjects: [{ uuid: "physics", topics: numbered("topic", LESSONS).map((uuid) => ({ uuid })) }] };
    return { session: { uuid: session_id, server_now: "2026-11-18T09:00:00.000Z" }, exams: [], answers: [] };
  };
  const parts = {
    store,
    call,
    lessons: {
      keepTopic: async (topic: { uuid: string }) => void kept.topics.set(topic.uuid, topic),
      keptTopic: async (uuid: string) => kept.topics.get(uuid),
      keepGuide: async (uuid: string, guide: unknown) => void kept.guides.set(uuid, guide),
      keptGuide: async (uuid: string) => kept.guides.get(uuid),
    },
    keepPictures: async () => {},
    notes: downloadNotes("exam", "physics"),
  } as unknown as FetchParts;
  const download = async (calls = Number.POSITIVE_INFINITY) => {
    left = calls;
    const progress: Progress[] = [];
    const failure = await fetchPack(parts, pack, { pictures: true, lessons: true }, (now) => progress.push(now)).catch(
      (failure) => failure as Error,
    );
    return { failure, progress };
  };
  return { store, requests, kept, download };
}

test("a download that breaks at any point resumes, fetches each lesson and test once, and never moves back", async () => {
  // The list of topics, the lessons, and two calls for each test.
  for (let calls = 1; calls < 1 + LESSONS + 2 * TESTS; calls += 1) {
    const { store, requests, kept, download } = aDevice();
    const broken = await download(calls);
    expect(broken.failure).toBeInstanceOf(ApiError);
    expect(await store.packs()).toEqual([]);
    const resumed = await download();
    expect(resumed.failure).toBeUndefined();
    expect((await store.sittings()).length).toBe(TESTS);
    expect(kept.topics.size).toBe(LESSONS);
    expect(kept.guides.size).toBe(TESTS);
    expect((await store.packs()).length).toBe(1);
    const papers = requests.filter((name) => name !== "topics");
    // One reply of a pair may be lost with the other: at most the one interrupted test is requested twice.
    expect(papers.length - new Set(papers).size, `broken after ${calls} calls`).toBeLessThanOrEqual(1);
    const shares = [...broken.progress, ...resumed.progress].map(({ share }) => share);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
    downloadNotes("exam", "physics").end("pack");
  }
});

test("a test that was opened online already has its paper here, so only its guide is fetched", async () => {
  const { store, requests, kept, download } = aDevice();
  const opened = { session: { uuid: "test 2" }, exams: [], seal_key: "as it was" } as unknown as KeptSitting;
  await store.keepSitting(opened);
  await download();
  expect(requests).not.toContain("test 2");
  expect(await store.sitting("test 2")).toEqual(opened);
  expect(kept.guides.has("test 2")).toBe(true);
  downloadNotes("exam", "physics").end("pack");
});

test("the same pack is requested until it is complete, and then another one", () => {
  const notes = downloadNotes("exam", "chemistry");
  const first = notes.begin(4);
  expect(notes.begin(2)).toEqual(first);
  notes.end(first.pack_id);
  const second = notes.begin(2);
  expect(second.pack_id).not.toBe(first.pack_id);
  expect(second.tests).toBe(2);
  notes.end(second.pack_id);
});
