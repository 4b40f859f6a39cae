// Solves further mathematics questions again from their printed text.
import type { SubjectChecker } from "../solver.ts";
import { coordinateGeometry } from "./coordinate-geometry.ts";
import { differentiation } from "./differentiation.ts";
import { integration } from "./integration.ts";
import { matricesAndTransformations } from "./matrices-and-transformations.ts";
import { mechanics } from "./mechanics.ts";
import { polynomials } from "./polynomials.ts";
import { sequencesAndExpansions } from "./sequences-and-expansions.ts";
import { setsAndOperations } from "./sets-and-operations.ts";
import { statisticsAndProbability } from "./statistics-and-probability.ts";
import { surdsIndicesAndLogarithms } from "./surds-indices-and-logarithms.ts";
import { trigonometry } from "./trigonometry.ts";
import { vectors } from "./vectors.ts";

export const furtherMathematicsChecker: SubjectChecker = {
  ...setsAndOperations,
  ...surdsIndicesAndLogarithms,
  ...polynomials,
  ...sequencesAndExpansions,
  ...matricesAndTransformations,
  ...trigonometry,
  ...coordinateGeometry,
  ...vectors,
  ...differentiation,
  ...integration,
  ...mechanics,
  ...statisticsAndProbability,
};
