// What a device holds of a candidate's tests: the papers handed out, every answer, and finished tests that are not sent
// yet. One database for each candidate, so that a shared computer mixes nobody's work with another's.
import type { AnswerSent, CandidateQuestion, SittingSession } from "@sabiprep/contract";
import type { DBSchema, IDBPDatabase } from "idb";

export interface KeptSitting {
  session: SittingSession;
  exams: CandidateQuestion[];
  /** How far this device's clock ran ahead of the server's when the paper came, in milliseconds. */
  clock_ahead: number;
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
  keepAnswers: (answers: readonly KeptAnswer[]) => Promise<void>;
  answersOf: (sessionId: string) => Promise<KeptAnswer[]>;
  unsavedCount: () => Promise<number>;
  keepSubmission: (submission: Submission) => Promise<void>;
  submission: (sessionId: string) => Promise<Submission | undefined>;
  submissions: () => Promise<Submission[]>;
  /** Everything of one sitting goes; called once the server has it all. */
  forget: (sessionId: string) => Promise<void>;
}

interface Shelves extends DBSchema {
  sittings: { key: string; value: KeptSitting };
  answers: { key: [string, string]; value: KeptAnswer; indexes: { session: string } };
  submissions: { key: string; value: Submission };
}

const VERSION = 1;
const open = new Map<string, Promise<OfflineStore>>();

export function offlineStoreOf(candidateUuid: string): Promise<OfflineStore> {
  const known = open.get(candidateUuid);
  if (known) return known;
  const opening = openShelves(`sabiprep:${candidateUuid}`).then(storeOn, () => memoryStore());
  open.set(candidateUuid, opening);
  return opening;
}

async function openShelves(name: string) {
  const { openDB } = await import("idb");
  return openDB<Shelves>(name, VERSION, {
    upgrade(db) {
      db.createObjectStore("sittings");
      db.createObjectStore("answers", { keyPath: ["session_id", "question_id"] }).createIndex("session", "session_id");
      db.createObjectStore("submissions", { keyPath: "session_id" });
    },
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
    keepAnswers: async (answers) => {
      const transaction = db.transaction("answers", "readwrite", STRICT);
      await Promise.all([...answers.map((answer) => transaction.store.put(answer)), transaction.done]);
    },
    answersOf: (sessionId) => db.getAllFromIndex("answers", "session", sessionId),
    unsavedCount: async () => (await db.getAll("answers")).filter(({ saved }) => !saved).length,
    keepSubmission: async (submission) => {
      const transaction = db.transaction("submissions", "readwrite", STRICT);
      await Promise.all([transaction.store.put(submission), transaction.done]);
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
  };
}

/** The same for the length of the page, for browsers that refuse a database. */
export function memoryStore(): OfflineStore {
  const sittings = new Map<string, KeptSitting>();
  const answers = new Map<string, KeptAnswer>();
  const submissions = new Map<string, Submission>();
  return {
    durable: false,
    keepSitting: async (sitting) => void sittings.set(sitting.session.uuid, sitting),
    sitting: async (sessionId) => sittings.get(sessionId),
    keepAnswers: async (kept) => {
      for (const answer of kept) answers.set(`${answer.session_id}/${answer.question_id}`, answer);
    },
    answersOf: async (sessionId) => [...answers.values()].filter(({ session_id }) => session_id === sessionId),
    unsavedCount: async () => [...answers.values()].filter(({ saved }) => !saved).length,
    keepSubmission: async (submission) => void submissions.set(submission.session_id, submission),
    submission: async (sessionId) => submissions.get(sessionId),
    submissions: async () => [...submissions.values()],
    forget: async (sessionId) => {
      sittings.delete(sessionId);
      submissions.delete(sessionId);
      for (const [key, answer] of answers) if (answer.session_id === sessionId) answers.delete(key);
    },
  };
}
