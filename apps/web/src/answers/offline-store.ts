// A device's data about a candidate's tests: the papers received, every answer, and finished tests that are not sent
// yet. Each candidate has a separate database, so that a shared computer never mixes their work.
import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from "idb";
import { type Connection, reconnecting } from "./database-connection.ts";
import type { CardAnswer, KeptAnswer, KeptPack, KeptSitting, OfflineStore, SavedCard, Submission } from "./kept.ts";
import { storeNameOf } from "./store-names.ts";

interface Stores extends DBSchema {
  sittings: { key: string; value: KeptSitting };
  answers: { key: [string, string]; value: KeptAnswer; indexes: { session: string } };
  submissions: { key: string; value: Submission };
  packs: { key: string; value: KeptPack };
  cards: { key: string; value: SavedCard };
  card_answers: { key: string; value: CardAnswer };
}

const VERSION = 3;
export type TestDatabase = IDBPDatabase<Stores>;

const disks = new Map<string, OfflineStore>();
const open = new Map<string, Promise<OfflineStore>>();

/** The store of this candidate: the database, or the memory of this page if the database could not be opened. */
export function offlineStoreOf(candidateUuid: string): Promise<OfflineStore> {
  const known = open.get(candidateUuid);
  if (known) return known;
  const opening = openedDiskOf(candidateUuid).then(
    async (disk) => disk ?? (await import("./memory-store.ts")).memoryStore(),
  );
  open.set(candidateUuid, opening);
  return opening;
}

/** The database of this candidate if it can be read now. A page that started without it may get it later. */
export async function openedDiskOf(candidateUuid: string): Promise<OfflineStore | null> {
  const name = storeNameOf(candidateUuid);
  const disk = disks.get(name) ?? storeOn(reconnecting((onLost) => openDatabase(name, onLost)));
  disks.set(name, disk);
  return disk.packs().then(
    () => disk,
    () => null,
  );
}

async function openDatabase(name: string, onLost: () => void): Promise<TestDatabase> {
  const callbacks: OpenDBCallbacks<Stores> = {
    upgrade(db, from) {
      if (from < 1) {
        db.createObjectStore("sittings");
        db.createObjectStore("answers", { keyPath: ["session_id", "question_id"] }).createIndex(
          "session",
          "session_id",
        );
        db.createObjectStore("submissions", { keyPath: "session_id" });
      }
      if (from < 2) db.createObjectStore("packs", { keyPath: "uuid" });
      if (from < 3) {
        db.createObjectStore("cards", { keyPath: "question_id" });
        db.createObjectStore("card_answers", { keyPath: "answer_id" });
      }
    },
    // Another tab signs out or upgrades the database. This connection must close, and the next read opens another one.
    blocking: (_current, _wanted, event) => {
      onLost();
      (event.target as IDBDatabase).close();
    },
    terminated: onLost,
  };
  try {
    return await openDB<Stores>(name, VERSION, callbacks);
  } catch (failure) {
    // Another tab runs a newer version of the app. Upgrades only add, so its database works for this version too.
    if (!(failure instanceof DOMException && failure.name === "VersionError")) throw failure;
    return openDB<Stores>(name, undefined, callbacks);
  }
}

/** "strict": a write is confirmed only when the bytes are on the disk, because the power may fail at any time. */
const STRICT = { durability: "strict" } as const;

export function storeOn({ use, close }: Connection<TestDatabase>): OfflineStore {
  return {
    durable: true,
    keepSitting: (sitting) =>
      use(async (db) => {
        await db.put("sittings", sitting, sitting.session.uuid);
      }),
    sitting: (sessionId) => use((db) => db.get("sittings", sessionId)),
    sittings: () => use((db) => db.getAll("sittings")),
    keepAnswers: (answers) =>
      use(async (db) => {
        const transaction = db.transaction("answers", "readwrite", STRICT);
        const puts = answers.map((answer) => transaction.store.put(answer));
        // Committed immediately. Otherwise the browser commits in a later turn, and a page that has closed by then
        // loses it.
        transaction.commit();
        await Promise.all([...puts, transaction.done]);
      }),
    answersOf: (sessionId) => use((db) => db.getAllFromIndex("answers", "session", sessionId)),
    unsaved: () => use(async (db) => (await db.getAll("answers")).filter(({ saved }) => !saved)),
    keepSubmission: (submission) =>
      use(async (db) => {
        const transaction = db.transaction("submissions", "readwrite", STRICT);
        const put = transaction.store.put(submission);
        transaction.commit();
        await Promise.all([put, transaction.done]);
      }),
    submission: (sessionId) => use((db) => db.get("submissions", sessionId)),
    submissions: () => use((db) => db.getAll("submissions")),
    forget: (sessionId) =>
      use(async (db) => {
        const transaction = db.transaction(["sittings", "answers", "submissions"], "readwrite");
        const answers = transaction.objectStore("answers");
        const keys = await answers.index("session").getAllKeys(sessionId);
        await Promise.all([
          ...keys.map((key) => answers.delete(key)),
          transaction.objectStore("sittings").delete(sessionId),
          transaction.objectStore("submissions").delete(sessionId),
          transaction.done,
        ]);
      }),
    keepPack: (pack) =>
      use(async (db) => {
        await db.put("packs", pack);
      }),
    packs: () => use((db) => db.getAll("packs")),
    forgetPack: (packId) => use((db) => db.delete("packs", packId)),
    keepCards: (cards) =>
      use(async (db) => {
        const { store, done } = db.transaction("cards", "readwrite");
        await Promise.all([store.clear(), ...cards.map((card) => store.put(card)), done]);
      }),
    cards: () => use(async (db) => (await db.getAll("cards")).sort((a, b) => a.at - b.at)),
    forgetCard: (questionId) => use((db) => db.delete("cards", questionId)),
    keepCardAnswer: (answer) =>
      use(async (db) => {
        const transaction = db.transaction(["cards", "card_answers"], "readwrite", STRICT);
        const put = transaction.objectStore("card_answers").put(answer);
        const taken = transaction.objectStore("cards").delete(answer.question_id);
        transaction.commit();
        await Promise.all([put, taken, transaction.done]);
      }),
    cardAnswers: () =>
      use(async (db) =>
        (await db.getAll("card_answers")).sort((a, b) => Date.parse(a.answered_at) - Date.parse(b.answered_at)),
      ),
    forgetCardAnswer: (answerId) => use((db) => db.delete("card_answers", answerId)),
    close,
  };
}
