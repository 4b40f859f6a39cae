// Puts one subject together: first the questions that its families compute, then the written ones.
import type { BankQuestion, SubjectBank, Topic } from "./authoring.ts";
import { type Pictures, writtenQuestions } from "./written-questions.ts";

interface Parts {
  computed?: readonly BankQuestion[];
  /** Pictures drawn by code, which written questions refer to by name. */
  pictures?: Pictures;
  /**
   * The papers depend on the order in which topics are read. A subject that was shipped in another order keeps that
   * order.
   */
  readInOrder?: (a: { slug: string }, b: { slug: string }) => number;
}

/** A topic without objectives gets the objectives of its questions. */
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
