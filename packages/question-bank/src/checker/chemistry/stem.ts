// A question and the data in square brackets after it: relative masses, the molar volume, constants.

import { alike } from "../reading/tex-expression.ts";
import { numberIn, reader } from "../reading/wording.ts";
import type { PosedQuestion, Solve } from "../solver.ts";
import { elementOf } from "./elements.ts";
import { type Species, speciesIn } from "./formula.ts";

export interface Data {
  /** The text between the brackets. */
  text: string;
  /** Grams per mole, from the printed relative masses. */
  massOf: (what: string | Species) => number;
  /** Finds a quantity by its name, in this unit. */
  value: (name: string, unit: string) => number;
}

function relativeMass(symbol: string, entries: ReadonlyMap<string, string>): number {
  const printed = entries.get(symbol);
  if (printed === undefined) throw new Error(`no relative mass is printed for ${symbol}`);
  const mass = numberIn(printed);
  if (Math.abs(mass - elementOf(symbol).mass) > 0.5)
    throw new Error(`${printed} is not the relative mass of ${symbol}`);
  return mass;
}

function dataIn(text: string): Data {
  const entries = new Map(
    text.split(/[,;] /).map((entry): [string, string] => {
      const [name = "", value = ""] = entry.split(" = ");
      return [name, value];
    }),
  );
  return {
    text,
    massOf: (what) =>
      [...(typeof what === "string" ? speciesIn(what) : what).atoms].reduce(
        (sum, [symbol, count]) => sum + count * relativeMass(symbol, entries),
        0,
      ),
    value: (name, unit) => {
      const printed = entries.get(name);
      if (!printed?.endsWith(` ${unit}`)) throw new Error(`${name} is not printed in ${unit}`);
      return numberIn(printed.slice(0, -unit.length - 1));
    },
  };
}

type GivenAmount<Text extends string> = ReturnType<ReturnType<typeof reader<Text>>>;

/** A solver for questions with these wordings, whatever data follow them. */
export function posing<const Text extends string>(
  wordings: readonly Text[],
  judge: (given: GivenAmount<Text>, data: Data, posed: PosedQuestion) => boolean[],
): Solve {
  const read = reader(...wordings);
  return (posed) => {
    const [, question = posed.source.body, data = ""] = /^(.*) \[([^[\]]*)\]$/s.exec(posed.source.body) ?? [];
    return judge(read(question), dataIn(data), posed);
  };
}

/** The molar volume of a gas at s.t.p., as printed. */
export const molarVolume = (data: Data): number => data.value("molar volume at s.t.p.", "dm³ mol⁻¹");

/** Options that are formulas. */
export const formulas = ({ source }: PosedQuestion, right: (option: Species) => boolean): boolean[] =>
  source.options.map((option) => right(speciesIn(option)));

/** A number with its sign: "+0.34", "−1,207". */
export function signed(text: string): number {
  const [, sign, size = ""] = /^([+−])(.+)$/.exec(text) ?? [];
  if (!sign) throw new Error(`"${text}" has no sign`);
  return sign === "−" ? -numberIn(size) : numberIn(size);
}

/** Options such as "−178 kJ" that give a number with its sign. */
export const inSigned = (options: readonly string[], value: number, unit: string): boolean[] => {
  if (!Number.isFinite(value)) throw new Error(`the answer came out as ${value}`);
  return options.map((option) => {
    if (!option.endsWith(unit)) throw new Error(`"${option}" is not in${unit}`);
    return alike(signed(option.slice(0, option.length - unit.length)), value);
  });
};
