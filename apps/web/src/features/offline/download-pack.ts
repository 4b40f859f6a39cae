// Brings a pack to this device: the tests are issued once, then fetched one by one, so a broken connection goes on where it
// was. Pictures come along unless the candidate saves data, and the subject's lessons where they are wanted: a line far from the server
// would take a minute for them one after another, so a few come at a time.
import {
  ApiError,
  type CandidateQuestion,
  exams,
  type InputOf,
  materials,
  type Pack,
  sittings,
  topics,
} from "@sabiprep/contract";
import type { OfflineStore } from "../../answers/kept.ts";
import { ownStore } from "../../answers/own-store.ts";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";

const PICTURES = "pictures";
const LESSONS_AT_ONCE = 4;

/** Other screens load it later too, so it is a file of its own. */
const keptLessons = () => import("../../pieces/kept-lessons.ts");

export interface Progress {
  /** Tests. */
  done: number;
  of: number;
  /** Of all there is to fetch, lessons too; from 0 to 1. */
  share: number;
}

type Told = (progress: Progress) => void;

export interface Wanted {
  pictures: boolean;
  lessons: boolean;
}

export async function issueAndDownload(ask: InputOf<typeof sittings.issuePack>, wanted: Wanted, told: Told) {
  const store = await durableStore();
  const pack = await call(sittings.issuePack, ask);
  await fetchPack(store, pack, wanted, told);
}

/** A pack of this account that is not on this device, or not whole. */
export async function downloadAgain(pack: Pack, wanted: Wanted, told: Told) {
  await fetchPack(await durableStore(), pack, wanted, told);
}

async function durableStore(): Promise<OfflineStore> {
  const store = await ownStore();
  if (!store?.durable) throw new Error(t("This browser keeps nothing on this device, so a pack cannot be downloaded."));
  await navigator.storage?.persist?.().catch(() => false);
  return store;
}

async function fetchPack(store: OfflineStore, pack: Pack, { pictures, lessons }: Wanted, told: Told) {
  const { keepGuide } = await keptLessons();
  const tests = pack.sessions.filter(({ state }) => state === "issued" || state === "open");
  const topicIds = lessons ? await topicsOf(pack) : [];
  const came = { tests: 0, lessons: 0 };
  const tell = () => {
    const share = (came.tests + came.lessons) / Math.max(1, tests.length + topicIds.length);
    told({ done: came.tests, of: tests.length, share });
  };
  tell();
  let bytes = await fetchLessons(topicIds, pictures, () => {
    came.lessons += 1;
    tell();
  });
  for (const { uuid } of tests) {
    const [sitting, guide] = await Promise.all([
      call(sittings.read, { session_id: uuid }),
      call(materials.lessons, { session_id: uuid }),
    ]);
    const { session, exams, seq, seal_key, answer_secret, answers } = sitting;
    await store.keepSitting({
      session,
      exams,
      seq,
      seal_key,
      answer_secret,
      clock_ahead: Date.now() - Date.parse(session.server_now),
    });
    const kept = { session_id: uuid, changes: 0, revealed: false, saved: true };
    await store.keepAnswers(answers.map((answer) => ({ ...kept, ...answer })));
    if (pictures) await keepPictures([...exams.flatMap(({ image_url }) => image_url ?? []), ...inTexts(exams)]);
    // Hints, and the way from each question to its lesson.
    await keepGuide(uuid, guide);
    bytes += JSON.stringify(exams).length;
    came.tests += 1;
    tell();
  }
  await store.keepPack({ ...pack, bytes });
}

/** Options, explanations and reasons may show pictures too. */
const inTexts = (questions: readonly CandidateQuestion[]): string[] => [
  ...new Set(JSON.stringify(questions).match(/\/api\/pictures\/[0-9a-f]{64}\.(?:svg|png|jpg|webp)/g) ?? []),
];

const figureAddress = /src="(\/api\/pictures\/[0-9a-f]+\.svg)"/g;

async function topicsOf({ exam, subject }: Pack): Promise<string[]> {
  const { subjects } = await call(exams.subjects, { exam_type_id: exam.uuid });
  return (subjects.find(({ uuid }) => uuid === subject.uuid)?.topics ?? []).map(({ uuid }) => uuid);
}

/** The lessons of these topics; how many characters they are. */
async function fetchLessons(topicIds: string[], pictures: boolean, come: () => void): Promise<number> {
  const { keepTopic } = await keptLessons();
  const left = topicIds.values();
  let size = 0;
  const fetchSome = async () => {
    for (const topic_id of left) {
      const topic = await call(topics.read, { topic_id });
      if (topic.lesson) {
        await keepTopic(topic);
        size += topic.lesson.body.length;
        if (pictures) await keepPictures([...topic.lesson.body.matchAll(figureAddress)].map(([, address]) => address!));
      }
      come();
    }
  };
  await Promise.all(Array.from({ length: LESSONS_AT_ONCE }, fetchSome));
  return size;
}

async function keepPictures(addresses: string[]) {
  if (addresses.length === 0 || typeof caches === "undefined") return;
  const cache = await caches.open(PICTURES);
  await Promise.all(
    [...new Set(addresses)].map(async (address) => {
      if (!(await cache.match(address))) await cache.add(address);
    }),
  );
}

/** The tests of a pack that were not begun go; one that was begun stays until it is finished. */
export async function removePack(packId: string, online: boolean) {
  const store = await ownStore();
  const pack = (await store?.packs())?.find(({ uuid }) => uuid === packId);
  if (!store || !pack) return;
  if (online)
    await call(sittings.removePack, { pack_id: packId }).catch((failure) => {
      if (!(failure instanceof ApiError) || failure.status !== 404) throw failure;
    });
  const { forgetGuide, forgetSubject } = await keptLessons();
  for (const { uuid } of pack.sessions) {
    const begun = (await store.answersOf(uuid)).some(({ answered_at }) => answered_at !== null);
    if (!begun) await Promise.all([store.forget(uuid), forgetGuide(uuid)]);
  }
  await store.forgetPack(packId);
  if (!(await store.packs()).some(({ subject }) => subject.uuid === pack.subject.uuid))
    await forgetSubject(pack.subject.uuid);
}
