import { type BankQuestion, questionsOf } from "../../authoring.ts";
import { subjectBank } from "../../subject-bank.ts";
import { algebraicExpressions } from "./families/algebraic-expressions.ts";
import { anglesAndPolygons } from "./families/angles-and-polygons.ts";
import { binaryOperations } from "./families/binary-operations.ts";
import { buyingAndSelling } from "./families/buying-and-selling.ts";
import { changeOfSubject } from "./families/change-of-subject.ts";
import { charts } from "./families/charts.ts";
import { circleGeometry } from "./families/circle-geometry.ts";
import { coordinateGeometry } from "./families/coordinate-geometry.ts";
import { differentiation } from "./families/differentiation.ts";
import { fractionsAndApproximation } from "./families/fractions-and-approximation.ts";
import { heightsAndBearings } from "./families/heights-and-bearings.ts";
import { indices } from "./families/indices.ts";
import { inequalities } from "./families/inequalities.ts";
import { integration } from "./families/integration.ts";
import { interestAndTax } from "./families/interest-and-tax.ts";
import { linearEquations } from "./families/linear-equations.ts";
import { logarithms } from "./families/logarithms.ts";
import { matrices } from "./families/matrices.ts";
import { numberBases } from "./families/number-bases.ts";
import { permutationsAndCombinations } from "./families/permutations-and-combinations.ts";
import { planeShapes } from "./families/plane-shapes.ts";
import { probability } from "./families/probability.ts";
import { quadraticEquations } from "./families/quadratic-equations.ts";
import { ratioAndRates } from "./families/ratio-and-rates.ts";
import { sequencesAndSeries } from "./families/sequences-and-series.ts";
import { sets } from "./families/sets.ts";
import { solids } from "./families/solids.ts";
import { statistics } from "./families/statistics.ts";
import { surds } from "./families/surds.ts";
import { trigonometry } from "./families/trigonometry.ts";
import { variation } from "./families/variation.ts";
import { topics } from "./topics.ts";

const slug = "mathematics";

const families = [
  ...numberBases,
  ...fractionsAndApproximation,
  ...indices,
  ...logarithms,
  ...surds,
  ...sets,
  ...buyingAndSelling,
  ...interestAndTax,
  ...ratioAndRates,
  ...variation,
  ...algebraicExpressions,
  ...changeOfSubject,
  ...linearEquations,
  ...quadraticEquations,
  ...inequalities,
  ...sequencesAndSeries,
  ...binaryOperations,
  ...matrices,
  ...anglesAndPolygons,
  ...circleGeometry,
  ...planeShapes,
  ...solids,
  ...coordinateGeometry,
  ...trigonometry,
  ...heightsAndBearings,
  ...differentiation,
  ...integration,
  ...statistics,
  ...charts,
  ...probability,
  ...permutationsAndCombinations,
];

/** Other words with the same numbers are the same question. Only the first one is kept. */
function withoutRepeats(questions: readonly BankQuestion[]): BankQuestion[] {
  const seen = new Set<string>();
  return questions.filter(({ family, right, body, picture }) => {
    const figures = body.match(/\d+|[A-Z]{5,}/g) ?? [];
    const content = [family, right, picture?.alt, ...figures].join("|");
    const fresh = !seen.has(content);
    seen.add(content);
    return fresh;
  });
}

export const mathematics = subjectBank(slug, topics, {
  computed: withoutRepeats(families.flatMap((family) => questionsOf(slug, family))),
});
