// Marking as pure functions. Answers are options by identity, never letters, because every candidate sees another
// order.

/**
 * Increased whenever the same answers could get another score. Grades keep the version they were made with. The split
 * of a score by topic is not part of it: grouping by id instead of by name did not increase it.
 */
export const SCORING_VERSION = 1;

/** The accepted answers, usually one option (see `answer.ts`). A void question gives everyone the mark. */
export type AnswerKey = { accepted: readonly string[] } | { void: true };

/** The key of a row, as the database stores it. */
export const keyOf = ({ accepted, is_void }: { accepted: readonly string[]; is_void: boolean }): AnswerKey =>
  is_void ? { void: true } : { accepted };

export interface HandedOut {
  question: string;
  /** Topics are grouped by this id. Two subjects may each have a topic of the same name, and a name may change. */
  topic_id: string;
  /** The current name of the topic. */
  topic: string;
  key: AnswerKey;
}

export interface MarkedQuestion {
  question: string;
  selected: string | null;
  is_correct: boolean;
}

export interface TopicMark {
  topic_id: string;
  topic: string;
  correct: number;
  total: number;
}

export interface Marking {
  scoring_version: number;
  correct: number;
  /** Issued questions, answered or not. */
  total: number;
  /** A whole percentage, halves rounded up. */
  score: number;
  topics: TopicMark[];
  questions: MarkedQuestion[];
}

/**
 * The only place that compares an answer with a key. `answer_is_right` is the same rule in the database, and a test
 * compares the two.
 */
export const isCorrect = (key: AnswerKey, selected: string | null): boolean =>
  "void" in key || (selected !== null && key.accepted.includes(selected));

export const percentOf = (correct: number, total: number): number =>
  total === 0 ? 0 : Math.round((correct * 100) / total);

const byName = (a: TopicMark, b: TopicMark): number =>
  a.topic === b.topic ? (a.topic_id < b.topic_id ? -1 : 1) : a.topic < b.topic ? -1 : 1;

/** Answers to questions that were not issued do not count. */
export function mark(handedOut: readonly HandedOut[], answers: ReadonlyMap<string, string | null>): Marking {
  const topics = new Map<string, TopicMark>();
  const questions = handedOut.map(({ question, topic_id, topic, key }) => {
    const selected = answers.get(question) ?? null;
    const is_correct = isCorrect(key, selected);
    const sofar = topics.get(topic_id) ?? { topic_id, topic, correct: 0, total: 0 };
    topics.set(topic_id, { ...sofar, correct: sofar.correct + Number(is_correct), total: sofar.total + 1 });
    return { question, selected, is_correct };
  });
  const correct = questions.filter(({ is_correct }) => is_correct).length;
  return {
    scoring_version: SCORING_VERSION,
    correct,
    total: handedOut.length,
    score: percentOf(correct, handedOut.length),
    topics: [...topics.values()].sort(byName),
    questions,
  };
}
