// Brings a pack to this device: the tests are issued once, then fetched one by one, so a broken connection goes on where it
// was. Pictures come along unless the candidate saves data.
import { ApiError, type InputOf, type Pack, sittings } from "@sabiprep/contract";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import type { OfflineStore } from "../../lib/offline-store.ts";
import { ownStore } from "../../lib/own-store.ts";

const PICTURES = "pictures";

export interface Progress {
  done: number;
  of: number;
}

type Told = (progress: Progress) => void;

export async function issueAndDownload(ask: InputOf<typeof sittings.issuePack>, pictures: boolean, told: Told) {
  const store = await durableStore();
  const pack = await call(sittings.issuePack, ask);
  await fetchTests(store, pack, pictures, told);
}

/** A pack of this account that is not on this device, or not whole. */
export async function downloadAgain(pack: Pack, pictures: boolean, told: Told) {
  await fetchTests(await durableStore(), pack, pictures, told);
}

async function durableStore(): Promise<OfflineStore> {
  const store = await ownStore();
  if (!store?.durable) throw new Error(t("This browser keeps nothing on this device, so a pack cannot be downloaded."));
  await navigator.storage?.persist?.().catch(() => false);
  return store;
}

async function fetchTests(store: OfflineStore, pack: Pack, pictures: boolean, told: Told) {
  const wanted = pack.sessions.filter(({ state }) => state === "issued" || state === "open");
  let bytes = 0;
  told({ done: 0, of: wanted.length });
  for (const [at, { uuid }] of wanted.entries()) {
    const { session, exams, seq, seal_key, answer_secret, answers } = await call(sittings.read, { session_id: uuid });
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
    if (pictures) await keepPictures(exams.flatMap(({ image_url }) => image_url ?? []));
    bytes += JSON.stringify(exams).length;
    told({ done: at + 1, of: wanted.length });
  }
  await store.keepPack({ ...pack, bytes });
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
  for (const { uuid } of pack.sessions) {
    const begun = (await store.answersOf(uuid)).some(({ answered_at }) => answered_at !== null);
    if (!begun) await store.forget(uuid);
  }
  await store.forgetPack(packId);
}
