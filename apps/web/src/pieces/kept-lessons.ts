// Lessons that came to this device with a pack of their subject, and where the questions of the pack lead in them. One database a
// candidate; signing out deletes it. Figures lie with the pictures of questions.
import { type DataOf, materials, type topics } from "@sabiprep/contract";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { lessonsNameOf } from "../answers/store-names.ts";
import { call } from "../lib/api.ts";
import { candidateId } from "../lib/candidate-id.ts";
import { isPassing } from "../lib/passing.ts";

/** A topic's page as it was when the pack came. */
export type KeptTopic = DataOf<typeof topics.read>;
type Guide = DataOf<typeof materials.lessons>;

interface Shelves extends DBSchema {
  topics: { key: string; value: KeptTopic };
  guides: { key: string; value: Guide };
}

let open: { candidate: string; db: Promise<IDBPDatabase<Shelves>> } | null = null;

/** Null where nobody is known or the browser keeps nothing. */
async function shelves(): Promise<IDBPDatabase<Shelves> | null> {
  const candidate = await candidateId();
  if (!candidate) return null;
  if (open?.candidate !== candidate) open = { candidate, db: openShelves(candidate) };
  return open.db.catch(() => {
    open = null;
    return null;
  });
}

const openShelves = (candidate: string) =>
  openDB<Shelves>(lessonsNameOf(candidate), 1, {
    upgrade(db) {
      db.createObjectStore("topics");
      db.createObjectStore("guides");
    },
    // Signing out, here or in another tab, deletes the database: this one lets go.
    blocking: (_current, _wanted, event) => {
      open = null;
      (event.target as IDBDatabase).close();
    },
  });

export async function keepTopic(topic: KeptTopic): Promise<void> {
  await (await shelves())?.put("topics", topic, topic.uuid);
}

export const keptTopic = async (uuid: string): Promise<KeptTopic | undefined> => (await shelves())?.get("topics", uuid);

export const keptTopics = async (): Promise<KeptTopic[]> => (await (await shelves())?.getAll("topics")) ?? [];

/** A subject's lessons go with its last pack. */
export async function forgetSubject(subjectId: string): Promise<void> {
  const db = await shelves();
  const mine = (await keptTopics()).filter(({ subject }) => subject.uuid === subjectId);
  await Promise.all(mine.map(({ uuid }) => db?.delete("topics", uuid)));
}

export async function keepGuide(sessionId: string, guide: Guide): Promise<void> {
  await (await shelves())?.put("guides", guide, sessionId);
}

/** Where the questions of a test lead; of a pack's test this device knows it. */
export async function lessonsOf(sessionId: string): Promise<Guide> {
  try {
    return await call(materials.lessons, { session_id: sessionId });
  } catch (failure) {
    const kept = isPassing(failure as Error) && (await (await shelves())?.get("guides", sessionId));
    if (!kept) throw failure;
    return kept;
  }
}

export async function forgetGuide(sessionId: string): Promise<void> {
  await (await shelves())?.delete("guides", sessionId);
}
