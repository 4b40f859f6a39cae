// How much mathematics a text may contain. The longest formula that we ship has 132 characters, and the fullest text
// has 1,100 in 50 formulas. Far more than that is not a question, and TeX can be written so that reading it takes
// minutes.
import { FORMULA } from "./grammar.ts";
import { RenderProblem } from "./render-problem.ts";

const MAX_FORMULA = 1_000;
/** Reading \ce and \pu takes more than linear time, so the limit for their formulas is lower. */
const MAX_CHEMISTRY = 300;
const MAX_FORMULAS = 200;
const MAX_IN_ALL = 5_000;
const MAX_CHEMISTRY_IN_ALL = 2_000;
/** More than any form accepts. */
const MAX_TEXT = 60_000;

const chemistry = /\\(?:ce|pu)(?![a-zA-Z])/;
const definition = /\\(?:(?:[gex]?def|(?:re)?newcommand|providecommand|(?:future)?let|global)(?![a-zA-Z]))/;
const formula = new RegExp(FORMULA, "g");
const few = (count: number) => count.toLocaleString("en");
const beginning = (tex: string) => `${tex.slice(0, 40)}…`;

export function assertFormula(tex: string): void {
  if (tex.length > MAX_FORMULA)
    throw new RenderProblem(`a formula has at most ${few(MAX_FORMULA)} characters: ${beginning(tex)}`);
  if (tex.length > MAX_CHEMISTRY && chemistry.test(tex))
    throw new RenderProblem(
      `a formula with \\ce or \\pu has at most ${few(MAX_CHEMISTRY)} characters: ${beginning(tex)}`,
    );
  // A command defined in the formula can mean a million characters.
  if (definition.test(tex)) throw new RenderProblem(`a formula may not define commands: ${beginning(tex)}`);
}

/** For a full text, before any of it is rendered. */
export function assertAmount(source: string): void {
  if (source.length > MAX_TEXT) throw new RenderProblem(`a text has at most ${few(MAX_TEXT)} characters`);
  let count = 0;
  let all = 0;
  let chemical = 0;
  for (const [, tex = ""] of source.matchAll(formula)) {
    count += 1;
    all += tex.length;
    if (chemistry.test(tex)) chemical += tex.length;
  }
  if (count > MAX_FORMULAS) throw new RenderProblem(`a text has at most ${few(MAX_FORMULAS)} formulas`);
  if (all > MAX_IN_ALL)
    throw new RenderProblem(`the formulas of a text have at most ${few(MAX_IN_ALL)} characters together`);
  if (chemical > MAX_CHEMISTRY_IN_ALL)
    throw new RenderProblem(
      `the formulas with \\ce or \\pu have at most ${few(MAX_CHEMISTRY_IN_ALL)} characters together`,
    );
}
