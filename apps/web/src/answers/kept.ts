// The data a device stores about a candidate's tests, and the operations on it. offline-store.ts uses the browser's
// database, and memory-store.ts is used when there is none.
import type {
  AnswerSent,
  CandidateQuestion,
  DataOf,
  InputOf,
  Pack,
  revision,
  SittingSession,
} from "@sabiprep/contract";

export interface KeptSitting {
  session: SittingSession;
  exams: CandidateQuestion[];
  /** How far this device's clock was ahead of the server's when the paper was received, in milliseconds. */
  clock_ahead: number;
  /** Batches the server had logged when the paper was received. */
  seq: number;
  /** The key that a file of these answers is sealed to. */
  seal_key: string;
  /** The key that signs it. Missing if the paper was received before files were signed. */
  answer_secret?: string;
  /** The candidate's email address, to sign in again after the tab was closed. */
  email?: string | undefined;
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
  /** The correct answer has been shown, so the answer can no longer change. */
  revealed: boolean;
  /** The server has acknowledged exactly this. */
  saved: boolean;
}

export type RevisionCard = DataOf<typeof revision.session>["cards"][number];

/** A card of today's revision on this device. */
export interface SavedCard {
  question_id: string;
  card: RevisionCard;
  /** Its position among today's cards. */
  at: number;
  saved_at: string;
}

/** An answer to a card that the server does not have yet. */
export type CardAnswer = InputOf<typeof revision.answerCard> & { answered_at: string };

/** A finished test that is being sent to the server. */
export interface Submission {
  session_id: string;
  title: string;
  answers: AnswerSent[];
  elapsed_ms: number;
  finished_at: string;
  /** Why the server refused it. It is then kept and shown, and not sent again automatically. */
  refused: string | null;
}

export interface OfflineStore {
  /** False if the browser stores nothing and only memory is available. */
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
  /** Deletes all data of one sitting. Called once the server has all of it. */
  forget: (sessionId: string) => Promise<void>;
  keepPack: (pack: KeptPack) => Promise<void>;
  packs: () => Promise<KeptPack[]>;
  forgetPack: (packId: string) => Promise<void>;
  /** Replaces the cards of the last visit. */
  keepCards: (cards: readonly SavedCard[]) => Promise<void>;
  /** Today's cards that are not answered yet, in their order. */
  cards: () => Promise<SavedCard[]>;
  forgetCard: (questionId: string) => Promise<void>;
  /** Stores an answer and removes its card from today's cards. */
  keepCardAnswer: (answer: CardAnswer) => Promise<void>;
  /** Answers to cards that the server does not have yet, oldest first. */
  cardAnswers: () => Promise<CardAnswer[]>;
  forgetCardAnswer: (answerId: string) => Promise<void>;
  /** Ends the connection, so that the database can be deleted. */
  close: () => void;
}
