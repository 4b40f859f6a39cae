// Solvers by topic. A new topic is one import and one line in the list.
import type { SubjectChecker } from "../index.ts";
import { algebraicExpressions } from "./algebraic-expressions.ts";
import { commercialArithmetic } from "./commercial-arithmetic.ts";
import { fractionsAndApproximation } from "./fractions-and-approximation.ts";
import { indices } from "./indices.ts";
import { inequalities } from "./inequalities.ts";
import { linearEquations } from "./linear-equations.ts";
import { logarithms } from "./logarithms.ts";
import { numberBases } from "./number-bases.ts";
import { quadraticEquations } from "./quadratic-equations.ts";
import { ratioAndVariation } from "./ratio-and-variation.ts";
import { sets } from "./sets.ts";
import { surds } from "./surds.ts";

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
];

export const mathematicsChecker: SubjectChecker = Object.fromEntries(parts.flatMap((part) => Object.entries(part)));
