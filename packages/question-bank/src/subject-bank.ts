// One subject put together: what its families compute, then what was written for it.
import type { BankQuestion, SubjectBank, Topic } from "./authoring.ts";
import { type Pictures, writtenQuestions } from "./written-questions.ts";

interface Parts {
  computed?: readonly BankQuestion[];
  /** Drawn by code, for written questions to name. */
  pictures?: Pictures;
  /** The papers hang on the order in which the topics are read: a subject that was shipped in another one keeps it. */
  readInOrder?: (a: { slug: string }, b: { slug: string }) => number;
}

/** A topic that names no objectives has those its questions serve. */
type Plan = Omit<Topic, "objectives"> & Partial<Topic>;

export function subjectBank(slug: string, plans: readonly Plan[], parts: Parts = {}): SubjectBank {
  const { computed = [], pictures, readInOrder } = parts;
  const read = readInOrder ? plans.toSorted(readInOrder) : plans;
  const questions = [...computed, ...writtenQuestions(slug, read, pictures)];
  const served = (topic: string) => [
    ...new Set(questions.filter((question) => question.topic === topic).map(({ objective }) => objective)),
  ];
  const topics = plans.map(({ slug, name, objectives }) => ({ slug, name, objectives: objectives ?? served(slug) }));
  return { slug, topics, questions };
}
