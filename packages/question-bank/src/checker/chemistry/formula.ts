// Chemical formulas and equations as they are written in TeX: "\mathrm{(NH_{4})_{2}SO_{4}}", "\mathrm{2H_{2} + O_{2}
// \rightarrow 2H_{2}O}".

export interface Species {
  /** As it was written, without its coefficient. */
  formula: string;
  atoms: ReadonlyMap<string, number>;
  charge: number;
}

/** The text between the braces of \mathrm{…}. */
export function upright(tex: string): string {
  const inside = /^\\mathrm\{(.*)\}$/.exec(tex)?.[1];
  if (inside === undefined) throw new Error(`"${tex}" is not an upright formula`);
  return inside;
}

const piece = /([A-Z][a-z]?)|(\()|(\))|\^\{(\d*)([+-])\}/y;
const index = /_(?:\{(\d+)\}|(\d))/y;

/** A formula of atoms, brackets and a charge. An electron is a charge without atoms. */
export function species(formula: string): Species {
  let at = 0;
  let charge = 0;
  const next = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(formula);
    if (found) at = pattern.lastIndex;
    return found;
  };
  const times = () => {
    const found = next(index);
    return found ? Number(found[1] ?? found[2]) : 1;
  };
  const group = (inBrackets: boolean): Map<string, number> => {
    const atoms = new Map<string, number>();
    const add = (symbol: string, count: number) => atoms.set(symbol, (atoms.get(symbol) ?? 0) + count);
    while (at < formula.length) {
      const [, symbol, open, close, size, sign] = next(piece) ?? [];
      if (symbol) add(symbol, times());
      else if (open) {
        const inside = group(true);
        const count = times();
        for (const [inner, each] of inside) add(inner, each * count);
      } else if (close && inBrackets) return atoms;
      else if (sign && !inBrackets && at === formula.length) charge = Number(`${sign}${size || "1"}`);
      else throw new Error(`the formula "${formula}" is not understood`);
    }
    if (inBrackets) throw new Error(`a bracket is open in "${formula}"`);
    return atoms;
  };
  if (formula === "e^{-}") return { formula, atoms: new Map(), charge: -1 };
  const atoms = group(false);
  if (atoms.size === 0) throw new Error(`"${formula}" is empty`);
  return { formula, atoms, charge };
}

/** A formula inside \mathrm{…}, with or without dollar signs. */
export const speciesIn = (tex: string): Species => species(upright(tex.replace(/^\$(.*)\$$/, "$1")));

export const countOf = ({ atoms }: Species, symbol: string): number => atoms.get(symbol) ?? 0;

export const atomsIn = ({ atoms }: Species): number => [...atoms.values()].reduce((sum, count) => sum + count, 0);

/** The only element of an atom, an ion or a molecule made of one kind of atom. */
export function soleElement({ atoms, formula }: Species): string {
  const [only, ...others] = atoms.keys();
  if (!only || others.length) throw new Error(`${formula} is not of one element`);
  return only;
}

export interface Term {
  coefficient: number;
  species: Species;
}

interface Equation {
  left: Term[];
  right: Term[];
}

const termOf = (text: string, unknown: number): Term => {
  const [, written = "", formula = ""] = /^(n(?=e)|\d*)(.+)$/.exec(text.trim()) ?? [];
  return {
    coefficient: written === "n" ? unknown : Number(written || "1"),
    species: species(formula),
  };
};

/** An equation as it is written. A coefficient "n" before electrons gets the given value. */
export function equation(tex: string, unknown = Number.NaN): Equation {
  const [left, right, ...more] = upright(tex).split(/\\rightarrow|\\rightleftharpoons/);
  if (!left || !right || more.length) throw new Error(`"${tex}" is not an equation`);
  const side = (text: string) => text.split(" + ").map((term) => termOf(term, unknown));
  return { left: side(left), right: side(right) };
}

/** Whether atoms and charge are the same on both sides. */
export function isBalanced({ left, right }: Equation): boolean {
  const terms = [...left, ...right.map((term) => ({ ...term, coefficient: -term.coefficient }))];
  const sum = (of: (one: Species) => number) =>
    terms.reduce((total, { coefficient, species: one }) => total + coefficient * of(one), 0);
  const symbols = new Set(terms.flatMap(({ species: one }) => [...one.atoms.keys()]));
  return sum(({ charge }) => charge) === 0 && [...symbols].every((symbol) => sum((one) => countOf(one, symbol)) === 0);
}

/** An equation that a question relies on. It must balance. */
export function balanced(tex: string): Equation {
  const read = equation(tex);
  if (!isBalanced(read)) throw new Error(`"${tex}" does not balance`);
  return read;
}

/** How many of a species are on one side of an equation. */
export function coefficientIn(side: readonly Term[], wanted: Species): number {
  const found = side.find(({ species: one }) => one.formula === wanted.formula);
  if (!found) throw new Error(`${wanted.formula} is not in the equation`);
  return found.coefficient;
}
