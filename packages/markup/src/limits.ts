// How much mathematics a text may hold. The longest formula we ship has 132 signs, the fullest text 1,100 in 50 formulas; what
// lies far beyond is no question, and TeX can be written so that reading it takes minutes.
import { FORMULA } from "./grammar.ts";
import { RenderProblem } from "./render-problem.ts";

const MOST_FORMULA = 1_000;
/** Reading \ce and \pu grows faster than what is read, so their formulas end sooner. */
const MOST_CHEMISTRY = 300;
const MOST_FORMULAS = 200;
const MOST_IN_ALL = 5_000;
const MOST_CHEMISTRY_IN_ALL = 2_000;
/** More than any form takes. */
const MOST_TEXT = 60_000;

const chemistry = /\\(?:ce|pu)(?![a-zA-Z])/;
const definition = /\\(?:(?:[gex]?def|(?:re)?newcommand|providecommand|(?:future)?let|global)(?![a-zA-Z]))/;
const formula = new RegExp(FORMULA, "g");
const few = (count: number) => count.toLocaleString("en");
const beginning = (tex: string) => `${tex.slice(0, 40)}…`;

export function assertFormula(tex: string): void {
  if (tex.length > MOST_FORMULA)
    throw new RenderProblem(`a formula has at most ${few(MOST_FORMULA)} characters: ${beginning(tex)}`);
  if (tex.length > MOST_CHEMISTRY && chemistry.test(tex))
    throw new RenderProblem(
      `a formula with \\ce or \\pu has at most ${few(MOST_CHEMISTRY)} characters: ${beginning(tex)}`,
    );
  // A command of one's own can stand for a million signs.
  if (definition.test(tex)) throw new RenderProblem(`a formula may not define commands: ${beginning(tex)}`);
}

/** Of a whole text, before any of it is rendered. */
export function assertAmount(source: string): void {
  if (source.length > MOST_TEXT) throw new RenderProblem(`a text has at most ${few(MOST_TEXT)} characters`);
  let count = 0;
  let all = 0;
  let chemical = 0;
  for (const [, tex = ""] of source.matchAll(formula)) {
    count += 1;
    all += tex.length;
    if (chemistry.test(tex)) chemical += tex.length;
  }
  if (count > MOST_FORMULAS) throw new RenderProblem(`a text has at most ${few(MOST_FORMULAS)} formulas`);
  if (all > MOST_IN_ALL)
    throw new RenderProblem(`the formulas of a text have at most ${few(MOST_IN_ALL)} characters together`);
  if (chemical > MOST_CHEMISTRY_IN_ALL)
    throw new RenderProblem(
      `the formulas with \\ce or \\pu have at most ${few(MOST_CHEMISTRY_IN_ALL)} characters together`,
    );
}
