// How much mathematics a text may contain. The longest formula that we ship has 132 characters, and the fullest text
// has 1,100 in 50 formulas. A real question never needs much more, and a hostile formula can take minutes to parse.
import { FORMULA } from "./grammar.ts";
import { RenderProblem } from "./render-problem.ts";

const MAX_FORMULA_LENGTH = 1_000;
/** Reading \ce and \pu takes more than linear time, so the limit for their formulas is lower. */
const MAX_CHEMISTRY_LENGTH = 300;
const MAX_FORMULA_COUNT = 200;
const MAX_TOTAL_LENGTH = 5_000;
const MAX_TOTAL_CHEMISTRY_LENGTH = 2_000;
/** More than any form accepts. */
const MAX_TEXT_LENGTH = 60_000;

const chemistry = /\\(?:ce|pu)(?![a-zA-Z])/;
const definition = /\\(?:(?:[gex]?def|(?:re)?newcommand|providecommand|(?:future)?let|global)(?![a-zA-Z]))/;
const formula = new RegExp(FORMULA, "g");
const formatNumber = (count: number) => count.toLocaleString("en");
const beginning = (tex: string) => `${tex.slice(0, 40)}…`;

export function assertFormula(tex: string): void {
  if (tex.length > MAX_FORMULA_LENGTH)
    throw new RenderProblem(`a formula has at most ${formatNumber(MAX_FORMULA_LENGTH)} characters: ${beginning(tex)}`);
  if (tex.length > MAX_CHEMISTRY_LENGTH && chemistry.test(tex))
    throw new RenderProblem(
      `a formula with \\ce or \\pu has at most ${formatNumber(MAX_CHEMISTRY_LENGTH)} characters: ${beginning(tex)}`,
    );
  // A command defined in the formula can mean a million characters.
  if (definition.test(tex)) throw new RenderProblem(`a formula may not define commands: ${beginning(tex)}`);
}

/** For a full text, before any of it is rendered. */
export function assertTextLimits(source: string): void {
  if (source.length > MAX_TEXT_LENGTH)
    throw new RenderProblem(`a text has at most ${formatNumber(MAX_TEXT_LENGTH)} characters`);
  let count = 0;
  let all = 0;
  let chemical = 0;
  for (const [, tex = ""] of source.matchAll(formula)) {
    count += 1;
    all += tex.length;
    if (chemistry.test(tex)) chemical += tex.length;
  }
  if (count > MAX_FORMULA_COUNT)
    throw new RenderProblem(`a text has at most ${formatNumber(MAX_FORMULA_COUNT)} formulas`);
  if (all > MAX_TOTAL_LENGTH)
    throw new RenderProblem(
      `the formulas of a text have at most ${formatNumber(MAX_TOTAL_LENGTH)} characters together`,
    );
  if (chemical > MAX_TOTAL_CHEMISTRY_LENGTH)
    throw new RenderProblem(
      `the formulas with \\ce or \\pu have at most ${formatNumber(MAX_TOTAL_CHEMISTRY_LENGTH)} characters together`,
    );
}
