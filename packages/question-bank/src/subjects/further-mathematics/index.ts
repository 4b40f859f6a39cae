import { type BankQuestion, questionsOf } from "../../authoring.ts";
import { subjectBank } from "../../subject-bank.ts";
import { coordinateGeometry } from "./families/coordinate-geometry.ts";
import { differentiation } from "./families/differentiation.ts";
import { integration } from "./families/integration.ts";
import { matricesAndTransformations } from "./families/matrices-and-transformations.ts";
import { mechanics } from "./families/mechanics.ts";
import { polynomials } from "./families/polynomials.ts";
import { sequencesAndBinomial } from "./families/sequences-and-binomial.ts";
import { setsLogicAndOperations } from "./families/sets-logic-and-operations.ts";
import { statisticsAndProbability } from "./families/statistics-and-probability.ts";
import { surdsIndicesAndLogarithms } from "./families/surds-indices-and-logarithms.ts";
import { trigonometry } from "./families/trigonometry.ts";
import { vectors } from "./families/vectors.ts";
import { topics } from "./topics.ts";

const slug = "further-mathematics";

const families = [
  ...setsLogicAndOperations,
  ...surdsIndicesAndLogarithms,
  ...polynomials,
  ...sequencesAndBinomial,
  ...matricesAndTransformations,
  ...trigonometry,
  ...coordinateGeometry,
  ...vectors,
  ...differentiation,
  ...integration,
  ...mechanics,
  ...statisticsAndProbability,
];

/** Other words with the same numbers are the same question. Only the first one is kept. */
function withoutRepeats(questions: readonly BankQuestion[]): BankQuestion[] {
  const seen = new Set<string>();
  return questions.filter(({ family, right, body }) => {
    const content = [family, right, ...(body.match(/\d+|[A-Z]{5,}/g) ?? [])].join("|");
    const fresh = !seen.has(content);
    seen.add(content);
    return fresh;
  });
}

export const furtherMathematics = subjectBank(slug, topics, {
  computed: withoutRepeats(families.flatMap((family) => questionsOf(slug, family))),
});
