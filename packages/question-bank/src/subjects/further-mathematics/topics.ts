// The syllabus of the subject. Each topic gets its objectives from its questions.
export const topics = [
  { slug: "sets-logic-and-operations", name: "Sets, logic and binary operations" },
  { slug: "surds-indices-and-logarithms", name: "Surds, indices and logarithms" },
  { slug: "polynomials", name: "Polynomials, quadratic equations and partial fractions" },
  { slug: "sequences-and-binomial", name: "Sequences, series and the binomial theorem" },
  { slug: "matrices-and-transformations", name: "Matrices and linear transformations" },
  { slug: "trigonometry", name: "Trigonometry" },
  { slug: "coordinate-geometry", name: "Coordinate geometry and conic sections" },
  { slug: "vectors", name: "Vectors" },
  { slug: "differentiation", name: "Differentiation" },
  { slug: "integration", name: "Integration" },
  { slug: "mechanics", name: "Mechanics" },
  { slug: "statistics-and-probability", name: "Statistics, probability, permutations and combinations" },
];
