// What this device keeps of a candidate's tests goes; the preferences and the session stay.
import { openDB } from "idb";
import { offlineStoreOf } from "../../answers/offline-store.ts";
import { finishedTests } from "../../answers/own-store.ts";
import { candidateId } from "../../lib/candidate-id.ts";

export async function clearDevice(): Promise<void> {
  const uuid = await candidateId();
  // The database makes its stores first, so that whatever they are called there is something to clear.
  if (uuid && (await offlineStoreOf(uuid)).durable) {
    const database = await openDB(`sabiprep:${uuid}`);
    await Promise.all([...database.objectStoreNames].map((name) => database.clear(name)));
    database.close();
  }
  for (const { store, submission } of finishedTests.inMemory())
    await finishedTests.remove(store, submission.session_id);
  for (const key of Object.keys(localStorage)) if (/^test-(index:|shown)/.test(key)) localStorage.removeItem(key);
}
