// What a device holds of a candidate's tests: the papers handed out, every answer, and finished tests that are not sent
// yet. One database for each candidate, so that a shared computer mixes nobody's work with another's.
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { KeptAnswer, KeptPack, KeptSitting, OfflineStore, Submission } from "./kept.ts";
import { storeNameOf } from "./store-names.ts";

interface Stores extends DBSchema {
  sittings: { key: string; value: KeptSitting };
  answers: { key: [string, string]; value: KeptAnswer; indexes: { session: string } };
  submissions: { key: string; value: Submission };
  packs: { key: string; value: KeptPack };
}

const VERSION = 2;
const open = new Map<string, Promise<OfflineStore>>();

export function offlineStoreOf(candidateUuid: string): Promise<OfflineStore> {
  const known = open.get(candidateUuid);
  if (known) return known;
  const opening = openStores(storeNameOf(candidateUuid)).then(storeOn, async () =>
    (await import("./memory-store.ts")).memoryStore(),
  );
  open.set(candidateUuid, opening);
  return opening;
}

async function openStores(name: string) {
  return openDB<Stores>(name, VERSION, {
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
    },
    // Another tab signs out or brings a newer version: this one lets go.
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  });
}

/** "strict": the promise is kept only when the bytes are on the disk, because the power may go at any time. */
const STRICT = { durability: "strict" } as const;

function storeOn(db: IDBPDatabase<Stores>): OfflineStore {
  return {
    durable: true,
    keepSitting: async (sitting) => {
      await db.put("sittings", sitting, sitting.session.uuid);
    },
    sitting: (sessionId) => db.get("sittings", sessionId),
    sittings: () => db.getAll("sittings"),
    keepAnswers: async (answers) => {
      const transaction = db.transaction("answers", "readwrite", STRICT);
      const puts = answers.map((answer) => transaction.store.put(answer));
      // Asked for at once: left to itself the browser commits in a later turn, and a page that is gone by then loses it.
      transaction.commit();
      await Promise.all([...puts, transaction.done]);
    },
    answersOf: (sessionId) => db.getAllFromIndex("answers", "session", sessionId),
    unsaved: async () => (await db.getAll("answers")).filter(({ saved }) => !saved),
    keepSubmission: async (submission) => {
      const transaction = db.transaction("submissions", "readwrite", STRICT);
      const put = transaction.store.put(submission);
      transaction.commit();
      await Promise.all([put, transaction.done]);
    },
    submission: (sessionId) => db.get("submissions", sessionId),
    submissions: () => db.getAll("submissions"),
    forget: async (sessionId) => {
      const transaction = db.transaction(["sittings", "answers", "submissions"], "readwrite");
      const answers = transaction.objectStore("answers");
      const keys = await answers.index("session").getAllKeys(sessionId);
      await Promise.all([
        ...keys.map((key) => answers.delete(key)),
        transaction.objectStore("sittings").delete(sessionId),
        transaction.objectStore("submissions").delete(sessionId),
        transaction.done,
      ]);
    },
    keepPack: async (pack) => {
      await db.put("packs", pack);
    },
    packs: () => db.getAll("packs"),
    forgetPack: (packId) => db.delete("packs", packId),
    close: () => db.close(),
  };
}
