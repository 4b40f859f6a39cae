// A shared computer keeps nothing of a candidate who signed out. Papers, answers and packs are deleted, and so is
// everything in the browser's storages except this device's display settings. Candidates who did not sign out keep
// their own databases.
import { candidateId } from "../lib/candidate-id.ts";
import { offlineStoreOf } from "./offline-store.ts";
import { lessonsNameOf, materialsNameOf, storeNameOf, theoryPhotosNameOf } from "./store-names.ts";

/** The device's own data: its looks, the month's data meter, and the token of a known device, which names nobody. */
const OF_THE_DEVICE =
  /^(theme|text-size|motion|games|locale|language|data-moved|install-asked)$|:(staff-)?device-token$/;
const PICTURES = "pictures";

export async function forgetCandidate() {
  const uuid = await candidateId();
  if (uuid) await dropStore(uuid);
  if (typeof caches !== "undefined") await caches.delete(PICTURES);
  clear(localStorage, (key) => OF_THE_DEVICE.test(key));
  clear(sessionStorage, (key) => key.includes(":staff") || key.endsWith(":candidate-token"));
}

async function dropStore(uuid: string) {
  (await offlineStoreOf(uuid)).close();
  await dropDatabase(storeNameOf(uuid));
  await dropDatabase(materialsNameOf(uuid));
  await dropDatabase(lessonsNameOf(uuid));
  await dropDatabase(theoryPhotosNameOf(uuid));
}

async function dropDatabase(name: string) {
  await new Promise<void>((done) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => done();
    request.onerror = () => done();
    // Another tab closes its connection as soon as it is notified. The browser then deletes the database.
    request.onblocked = () => done();
  });
}

function clear(storage: Storage, keeps: (key: string) => boolean) {
  for (const key of Object.keys(storage)) if (!keeps(key)) storage.removeItem(key);
}
