// Deletes this device's data about a candidate's tests. The preferences and the session stay.
import { openDB } from "idb";
import { offlineStoreOf } from "../../answers/offline-store.ts";
import { finishedTests } from "../../answers/own-store.ts";
import { candidateId } from "../../lib/candidate-id.ts";

export async function clearDevice(): Promise<void> {
  const uuid = await candidateId();
  // The database creates its stores first, so that all of them exist and can be cleared.
  if (uuid && (await offlineStoreOf(uuid)).durable) {
    const database = await openDB(`sabiprep:${uuid}`);
    await Promise.all([...database.objectStoreNames].map((name) => database.clear(name)));
    database.close();
  }
  for (const { store, submission } of finishedTests.inMemory())
    await finishedTests.remove(store, submission.session_id);
  for (const key of Object.keys(localStorage)) if (/^test-(index:|shown)/.test(key)) localStorage.removeItem(key);
}
