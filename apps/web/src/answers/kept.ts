// What a device keeps of a candidate's tests, and what can be done with it; offline-store.ts keeps it in the browser's database,
// memory-store.ts where there is none.
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

export type RevisionCard = DataOf<typeof revision.session>["cards"][number];

/** A card of today's revision on this device. */
export interface SavedCard {
  question_id: string;
  card: RevisionCard;
  /** Its place among today's cards. */
  at: number;
  saved_at: string;
}

/** An answer to a card that the server does not have yet. */
export type CardAnswer = InputOf<typeof revision.answerCard> & { answered_at: string };

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
  /** Replaces the cards of the last visit. */
  keepCards: (cards: readonly SavedCard[]) => Promise<void>;
  /** Today's cards that are not answered yet, in their order. */
  cards: () => Promise<SavedCard[]>;
  forgetCard: (questionId: string) => Promise<void>;
  /** Stores an answer and takes its card from today's cards. */
  keepCardAnswer: (answer: CardAnswer) => Promise<void>;
  /** Answers to cards that the server does not have yet, oldest first. */
  cardAnswers: () => Promise<CardAnswer[]>;
  forgetCardAnswer: (answerId: string) => Promise<void>;
  /** Ends the connection, so that the database can be deleted. */
  close: () => void;
}
