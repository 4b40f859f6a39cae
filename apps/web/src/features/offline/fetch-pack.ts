// Fetches the lessons and tests of a pack that are not on this device yet. Pictures are included, except in data-saving
// mode. Far from the server, lessons one after another would take a minute, so a few are fetched at a time.
import { type CandidateQuestion, exams, materials, type Pack, sittings, topics } from "@sabiprep/contract";
import type { KeptSitting, OfflineStore } from "../../answers/kept.ts";
import type { call as callServer } from "../../lib/api.ts";
import type { DownloadNotes } from "./download-notes.ts";

const LESSONS_AT_ONCE = 4;

export interface Progress {
  /** Number of tests. */
  done: number;
  of: number;
  /** The share of everything to fetch, including lessons, from 0 to 1. */
  share: number;
}

export type PackProgress = (progress: Progress) => void;

export interface PackRequest {
  pictures: boolean;
  lessons: boolean;
}

export interface FetchParts {
  store: OfflineStore;
  call: typeof callServer;
  lessons: Pick<typeof import("../../pieces/kept-lessons.ts"), "keepTopic" | "keptTopic" | "keepGuide" | "keptGuide">;
  keepPictures: (addresses: string[]) => Promise<void>;
  notes: Pick<DownloadNotes, "lessonsOf" | "addLesson">;
}

export async function fetchPack(parts: FetchParts, pack: Pack, wanted: PackRequest, told: PackProgress) {
  const { store, notes } = parts;
  const tests = pack.sessions.filter(({ state }) => state === "issued" || state === "open");
  const topicIds = wanted.lessons ? await topicsOf(parts, pack) : [];
  const stored = await Promise.all(tests.map(({ uuid }) => store.sitting(uuid)));
  const came = notes.lessonsOf(pack.uuid);
  const done = {
    tests: stored.filter((sitting) => sitting !== undefined).length,
    lessons: topicIds.filter((id) => came.has(id)).length,
  };
  const tell = () => {
    const share = (done.tests + done.lessons) / Math.max(1, tests.length + topicIds.length);
    told({ done: done.tests, of: tests.length, share });
  };
  tell();
  let bytes = await fetchLessons(parts, topicIds, came, wanted.pictures, (topicId) => {
    notes.addLesson(pack.uuid, topicId);
    done.lessons += 1;
    tell();
  });
  for (const [at, { uuid }] of tests.entries()) {
    const sitting = await fetchTest(parts, uuid, stored[at], wanted.pictures);
    bytes += JSON.stringify(sitting.exams).length;
    if (stored[at]) continue;
    done.tests += 1;
    tell();
  }
  await store.keepPack({ ...pack, bytes });
}

/**
 * The paper is written last, so a test with its paper here has everything else too. One that was opened online may lack
 * its guide.
 */
async function fetchTest(
  { store, call, lessons, keepPictures }: FetchParts,
  session_id: string,
  stored: KeptSitting | undefined,
  pictures: boolean,
): Promise<KeptSitting> {
  const [sitting, guide] = await Promise.all([
    stored ?? call(sittings.read, { session_id }),
    (await lessons.keptGuide(session_id)) ?? call(materials.lessons, { session_id }),
  ]);
  // Hints, and the link from each question to its lesson.
  await lessons.keepGuide(session_id, guide);
  if (pictures)
    await keepPictures([...sitting.exams.flatMap(({ image_url }) => image_url ?? []), ...inTexts(sitting.exams)]);
  if (!("answers" in sitting)) return sitting;
  const { session, exams, seq, seal_key, answer_secret, answers } = sitting;
  const kept = { session_id, changes: 0, revealed: false, saved: true };
  await store.keepAnswers(answers.map((answer) => ({ ...kept, ...answer })));
  const clock_ahead = Date.now() - Date.parse(session.server_now);
  const paper: KeptSitting = { session, exams, seq, seal_key, answer_secret, clock_ahead };
  await store.keepSitting(paper);
  return paper;
}

/** Options, explanations and reasons may also contain pictures. */
const inTexts = (questions: readonly CandidateQuestion[]): string[] => [
  ...new Set(JSON.stringify(questions).match(/\/api\/pictures\/[0-9a-f]{64}\.(?:svg|png|jpg|webp)/g) ?? []),
];

const figureAddress = /src="(\/api\/pictures\/[0-9a-f]+\.svg)"/g;

async function topicsOf({ call }: FetchParts, { exam, subject }: Pack): Promise<string[]> {
  const { subjects } = await call(exams.subjects, { exam_type_id: exam.uuid });
  return (subjects.find(({ uuid }) => uuid === subject.uuid)?.topics ?? []).map(({ uuid }) => uuid);
}

/** The lessons of these topics, and their length in characters. */
async function fetchLessons(
  { call, lessons: { keepTopic, keptTopic }, keepPictures }: FetchParts,
  topicIds: readonly string[],
  came: ReadonlySet<string>,
  pictures: boolean,
  come: (topicId: string) => void,
): Promise<number> {
  const left = topicIds.values();
  let size = 0;
  const fetchSome = async () => {
    for (const topic_id of left) {
      const isHere = came.has(topic_id);
      const topic = isHere ? await keptTopic(topic_id) : await call(topics.read, { topic_id });
      if (topic?.lesson) {
        const { body } = topic.lesson;
        if (!isHere) await keepTopic(topic);
        size += body.length;
        if (pictures) await keepPictures([...body.matchAll(figureAddress)].map(([, address]) => address!));
      }
      if (!isHere) come(topic_id);
    }
  };
  await Promise.all(Array.from({ length: LESSONS_AT_ONCE }, fetchSome));
  return size;
}
