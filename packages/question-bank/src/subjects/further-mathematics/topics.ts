import type { BankQuestion, Topic } from "../../authoring.ts";

const names: Record<string, string> = {
  "sets-logic-and-operations": "Sets, logic and binary operations",
  "surds-indices-and-logarithms": "Surds, indices and logarithms",
  polynomials: "Polynomials, quadratic equations and partial fractions",
  "sequences-and-binomial": "Sequences, series and the binomial theorem",
  "matrices-and-transformations": "Matrices and linear transformations",
  trigonometry: "Trigonometry",
  "coordinate-geometry": "Coordinate geometry and conic sections",
  vectors: "Vectors",
  differentiation: "Differentiation",
  integration: "Integration",
  mechanics: "Mechanics",
  "statistics-and-probability": "Statistics, probability, permutations and combinations",
};

/** The objectives of a topic are those its questions examine. */
export const topicsOf = (questions: readonly BankQuestion[]): Topic[] =>
  Object.entries(names).map(([slug, name]) => ({
    slug,
    name,
    objectives: [...new Set(questions.filter(({ topic }) => topic === slug).map(({ objective }) => objective))],
  }));
