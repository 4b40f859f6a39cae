// Solvers by topic. A new topic needs one import and one line in the list.
import type { SubjectChecker } from "../solver.ts";
import { algebraicExpressions } from "./algebraic-expressions.ts";
import { binaryOperations } from "./binary-operations.ts";
import { charts } from "./charts.ts";
import { circleTheorems } from "./circle-theorems.ts";
import { commercialArithmetic } from "./commercial-arithmetic.ts";
import { coordinateGeometry } from "./coordinate-geometry.ts";
import { differentiation } from "./differentiation.ts";
import { fractionsAndApproximation } from "./fractions-and-approximation.ts";
import { indices } from "./indices.ts";
import { inequalities } from "./inequalities.ts";
import { integration } from "./integration.ts";
import { linearEquations } from "./linear-equations.ts";
import { logarithms } from "./logarithms.ts";
import { matrices } from "./matrices.ts";
import { mensuration } from "./mensuration.ts";
import { numberBases } from "./number-bases.ts";
import { permutationsAndCombinations } from "./permutations-and-combinations.ts";
import { polygonsAndLines } from "./polygons-and-lines.ts";
import { probability } from "./probability.ts";
import { quadraticEquations } from "./quadratic-equations.ts";
import { ratioAndVariation } from "./ratio-and-variation.ts";
import { sequencesAndSeries } from "./sequences-and-series.ts";
import { sets } from "./sets.ts";
import { statistics } from "./statistics.ts";
import { surds } from "./surds.ts";
import { trigonometry } from "./trigonometry.ts";

const parts: SubjectChecker[] = [
  numberBases,
  fractionsAndApproximation,
  indices,
  logarithms,
  surds,
  sets,
  commercialArithmetic,
  ratioAndVariation,
  algebraicExpressions,
  linearEquations,
  quadraticEquations,
  inequalities,
  sequencesAndSeries,
  binaryOperations,
  matrices,
  polygonsAndLines,
  circleTheorems,
  mensuration,
  coordinateGeometry,
  trigonometry,
  differentiation,
  integration,
  statistics,
  charts,
  probability,
  permutationsAndCombinations,
];

export const mathematicsChecker: SubjectChecker = Object.fromEntries(parts.flatMap((part) => Object.entries(part)));
