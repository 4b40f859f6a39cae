// Marking, pure. Answers are options by identity, never letters, because every candidate sees another order.

/** Raised whenever the same answers could come to another score. Grades keep the version they were made by. */
export const SCORING_VERSION = 1;

/** The accepted answers, usually one option (see `answer.ts`); a void question gives everyone the mark. */
export type AnswerKey = { accepted: readonly string[] } | { void: true };

/** The key of a row as the database has it. */
export const keyOf = ({ accepted, is_void }: { accepted: readonly string[]; is_void: boolean }): AnswerKey =>
  is_void ? { void: true } : { accepted };

export interface HandedOut {
  question: string;
  topic: string;
  key: AnswerKey;
}

export interface MarkedQuestion {
  question: string;
  selected: string | null;
  is_correct: boolean;
}

export interface TopicMark {
  topic: string;
  correct: number;
  total: number;
}

export interface Marking {
  scoring_version: number;
  correct: number;
  /** Questions handed out, answered or not. */
  total: number;
  /** Whole per cent, halves rounded up. */
  score: number;
  topics: TopicMark[];
  questions: MarkedQuestion[];
}

/** The one place where an answer meets a key. `answer_is_right` says the same to the database; a test compares the two. */
export const isCorrect = (key: AnswerKey, selected: string | null): boolean =>
  "void" in key || (selected !== null && key.accepted.includes(selected));

export const percentOf = (correct: number, total: number): number =>
  total === 0 ? 0 : Math.round((correct * 100) / total);

/** Answers to questions that were not handed out count for nothing. */
export function mark(handedOut: readonly HandedOut[], answers: ReadonlyMap<string, string | null>): Marking {
  const topics = new Map<string, TopicMark>();
  const questions = handedOut.map(({ question, topic, key }) => {
    const selected = answers.get(question) ?? null;
    const is_correct = isCorrect(key, selected);
    const sofar = topics.get(topic) ?? { topic, correct: 0, total: 0 };
    topics.set(topic, { topic, correct: sofar.correct + Number(is_correct), total: sofar.total + 1 });
    return { question, selected, is_correct };
  });
  const correct = questions.filter(({ is_correct }) => is_correct).length;
  return {
    scoring_version: SCORING_VERSION,
    correct,
    total: handedOut.length,
    score: percentOf(correct, handedOut.length),
    topics: [...topics.values()].sort((a, b) => (a.topic < b.topic ? -1 : 1)),
    questions,
  };
}
