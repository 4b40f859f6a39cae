// Lessons saved on this device with a pack of their subject, and the links from the pack's questions to them. One
// database per candidate, which sign-out deletes. Their figures are stored with the questions' pictures.
import { type DataOf, materials, type topics } from "@sabiprep/contract";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { lessonsNameOf } from "../answers/store-names.ts";
import { call } from "../lib/api.ts";
import { candidateId } from "../lib/candidate-id.ts";
import { isTransient } from "../lib/transient.ts";

/** A topic's page as it was when the pack was downloaded. */
export type KeptTopic = DataOf<typeof topics.read>;
type Guide = DataOf<typeof materials.lessons>;

interface Stores extends DBSchema {
  topics: { key: string; value: KeptTopic };
  guides: { key: string; value: Guide };
}

let open: { candidate: string; db: Promise<IDBPDatabase<Stores>> } | null = null;

/** Null if no candidate is known or the browser stores nothing. */
async function stores(): Promise<IDBPDatabase<Stores> | null> {
  const candidate = await candidateId();
  if (!candidate) return null;
  if (open?.candidate !== candidate) open = { candidate, db: openStores(candidate) };
  return open.db.catch(() => {
    open = null;
    return null;
  });
}

const openStores = (candidate: string) =>
  openDB<Stores>(lessonsNameOf(candidate), 1, {
    upgrade(db) {
      db.createObjectStore("topics");
      db.createObjectStore("guides");
    },
    // Sign-out, here or in another tab, deletes the database, so this connection closes.
    blocking: (_current, _wanted, event) => {
      open = null;
      (event.target as IDBDatabase).close();
    },
  });

export async function keepTopic(topic: KeptTopic): Promise<void> {
  await (await stores())?.put("topics", topic, topic.uuid);
}

export const keptTopic = async (uuid: string): Promise<KeptTopic | undefined> => (await stores())?.get("topics", uuid);

export const keptTopics = async (): Promise<KeptTopic[]> => (await (await stores())?.getAll("topics")) ?? [];

/** A subject's lessons are deleted with its last pack. */
export async function forgetSubject(subjectId: string): Promise<void> {
  const db = await stores();
  const mine = (await keptTopics()).filter(({ subject }) => subject.uuid === subjectId);
  await Promise.all(mine.map(({ uuid }) => db?.delete("topics", uuid)));
}

export async function keepGuide(sessionId: string, guide: Guide): Promise<void> {
  await (await stores())?.put("guides", guide, sessionId);
}

/** The lessons for the questions of a test. For a pack's test, this device knows them. */
export async function lessonsOf(sessionId: string): Promise<Guide> {
  try {
    return await call(materials.lessons, { session_id: sessionId });
  } catch (failure) {
    const kept = isTransient(failure as Error) && (await (await stores())?.get("guides", sessionId));
    if (!kept) throw failure;
    return kept;
  }
}

export const keptGuide = async (sessionId: string): Promise<Guide | undefined> =>
  (await stores())?.get("guides", sessionId);

export async function forgetGuide(sessionId: string): Promise<void> {
  await (await stores())?.delete("guides", sessionId);
}
