// Downloads a pack to this device. The tests are issued once, then fetched one by one. An interrupted download resumes
// where it stopped, even after the page was closed.
import { ApiError, type InputOf, type Pack, sittings } from "@sabiprep/contract";
import type { OfflineStore } from "../../answers/kept.ts";
import { ownStore } from "../../answers/own-store.ts";
import { saveTodaysCards } from "../../answers/todays-cards.ts";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { downloadNotes } from "./download-notes.ts";
import { fetchPack, type PackProgress, type PackRequest } from "./fetch-pack.ts";

const PICTURES = "pictures";
/** Other screens load it later too, so it is a separate file. */
const keptLessons = () => import("../../pieces/kept-lessons.ts");

/** After a failure the same pack is requested again, so that the plan is not charged twice. */
export async function issueAndDownload(
  course: Pick<InputOf<typeof sittings.issuePack>, "exam_id" | "subject_id">,
  tests: number,
  wanted: PackRequest,
  told: PackProgress,
) {
  const store = await durableStore();
  const notes = downloadNotes(course.exam_id, course.subject_id);
  const { pack_id, tests: asked } = notes.begin(tests);
  const pack = await call(sittings.issuePack, { ...course, tests: asked, pack_id }).catch((failure) => {
    // The server will never issue this pack, so the next click requests another one.
    if (failure instanceof ApiError && failure.status >= 400 && failure.status < 500 && failure.status !== 429)
      notes.end(pack_id);
    throw failure;
  });
  await download(store, pack, wanted, told);
}

/** A pack of this account that is not on this device, or not complete. */
export async function downloadAgain(pack: Pack, wanted: PackRequest, told: PackProgress) {
  await download(await durableStore(), pack, wanted, told);
}

async function download(store: OfflineStore, pack: Pack, wanted: PackRequest, told: PackProgress) {
  const notes = downloadNotes(pack.exam.uuid, pack.subject.uuid);
  await fetchPack({ store, call, lessons: await keptLessons(), keepPictures, notes }, pack, wanted, told);
  notes.end(pack.uuid);
  // Revision also works without a network. A failure here does not make the pack less complete.
  void saveTodaysCards(10).catch(() => null);
}

async function durableStore(): Promise<OfflineStore> {
  const store = await ownStore();
  if (!store?.durable)
    throw new Error(t("This browser cannot save files on this device, so you cannot download a pack."));
  await navigator.storage?.persist?.().catch(() => false);
  return store;
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

/** The pack's unstarted tests are deleted. A started one stays until it is finished. */
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
