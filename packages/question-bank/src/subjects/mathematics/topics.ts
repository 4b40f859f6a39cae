// The syllabus of the subject. The objectives of a topic are those its families examine.
import type { Family, Topic } from "../../authoring.ts";

const names: Record<string, string> = {
  "number-bases": "Number bases and modular arithmetic",
  "fractions-and-approximation": "Fractions, decimals and approximation",
  indices: "Indices",
  logarithms: "Logarithms",
  surds: "Surds",
  sets: "Sets",
  "commercial-arithmetic": "Commercial arithmetic",
  "ratio-and-variation": "Ratio, proportion and variation",
  "algebraic-expressions": "Algebraic expressions and factorisation",
  "linear-equations": "Linear and simultaneous equations",
  "quadratic-equations": "Quadratic equations",
  inequalities: "Inequalities",
  "sequences-and-series": "Sequences and series",
  "binary-operations": "Binary operations",
  matrices: "Matrices and determinants",
  "plane-geometry": "Plane geometry and circle theorems",
  mensuration: "Mensuration",
  "coordinate-geometry": "Coordinate geometry",
  trigonometry: "Trigonometry and bearings",
  differentiation: "Differentiation",
  integration: "Integration",
  statistics: "Statistics",
  probability: "Probability",
  "permutations-and-combinations": "Permutations and combinations",
};

export const topicsOf = (families: readonly Family[]): Topic[] =>
  Object.entries(names).map(([slug, name]) => ({
    slug,
    name,
    objectives: [...new Set(families.filter(({ topic }) => topic === slug).map(({ objective }) => objective))],
  }));
