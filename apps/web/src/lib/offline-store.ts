// What a device holds of a candidate's tests: the papers handed out, every answer, and finished tests that are not sent
// yet. One database for each candidate, so that a shared computer mixes nobody's work with another's.
import type { AnswerSent, CandidateQuestion, Pack, SittingSession } from "@sabiprep/contract";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";

export interface KeptSitting {
  session: SittingSession;
  exams: CandidateQuestion[];
  /** How far this device's clock ran ahead of the server's when the paper came, in milliseconds. */
  clock_ahead: number;
  /** Batches the server had logged when the paper came. */
  seq: number;
  /** What a file of these answers is sealed to. */
  seal_key: string;
  /** What signs it; missing where the paper came before files were signed. */
  answer_secret?: string;
}

/** A pack with all its tests on this device. */
export interface KeptPack extends Pack {
  bytes: number;
}

export interface KeptAnswer extends AnswerSent {
  session_id: string;
  shown_at: string | null;
  answered_at: string | null;
  changes: number;
  flagged: boolean;
  /** The key has been shown: the answer stands. */
  revealed: boolean;
  /** The server has acknowledged exactly this. */
  saved: boolean;
}

/** A finished test on its way to the server. */
export interface Submission {
  session_id: string;
  title: string;
  answers: AnswerSent[];
  elapsed_ms: number;
  finished_at: string;
  /** Why the server refused it; it is then kept and shown, and not sent again by itself. */
  refused: string | null;
}

export interface OfflineStore {
  /** False where the browser keeps nothing, and memory alone must do. */
  durable: boolean;
  keepSitting: (sitting: KeptSitting) => Promise<void>;
  sitting: (sessionId: string) => Promise<KeptSitting | undefined>;
  sittings: () => Promise<KeptSitting[]>;
  keepAnswers: (answers: readonly KeptAnswer[]) => Promise<void>;
  answersOf: (sessionId: string) => Promise<KeptAnswer[]>;
  /** Every answer the server has not acknowledged. */
  unsaved: () => Promise<KeptAnswer[]>;
  keepSubmission: (submission: Submission) => Promise<void>;
  submission: (sessionId: string) => Promise<Submission | undefined>;
  submissions: () => Promise<Submission[]>;
  /** Everything of one sitting goes; called once the server has it all. */
  forget: (sessionId: string) => Promise<void>;
  keepPack: (pack: KeptPack) => Promise<void>;
  packs: () => Promise<KeptPack[]>;
  forgetPack: (packId: string) => Promise<void>;
  /** Ends the connection, so that the database can be deleted. */
  close: () => void;
}

interface Shelves extends DBSchema {
  sittings: { key: string; value: KeptSitting };
  answers: { key: [string, string]; value: KeptAnswer; indexes: { session: string } };
  submissions: { key: string; value: Submission };
  packs: { key: string; value: KeptPack };
}

const VERSION = 2;
const open = new Map<string, Promise<OfflineStore>>();

export const storeNameOf = (candidateUuid: string): string => `sabiprep:${candidateUuid}`;
/** Study materials lie apart: their files are large, and the test screen has no need of them. */
export const materialsNameOf = (candidateUuid: string): string => `${storeNameOf(candidateUuid)}:materials`;

export function offlineStoreOf(candidateUuid: string): Promise<OfflineStore> {
  const known = open.get(candidateUuid);
  if (known) return known;
  const opening = openShelves(storeNameOf(candidateUuid)).then(storeOn, async () =>
    (await import("./memory-store.ts")).memoryStore(),
  );
  open.set(candidateUuid, opening);
  return opening;
}

async function openShelves(name: string) {
  return openDB<Shelves>(name, VERSION, {
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

function storeOn(db: IDBPDatabase<Shelves>): OfflineStore {
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
