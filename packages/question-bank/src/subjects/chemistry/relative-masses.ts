// Relative atomic masses as our questions give them, and values calculated from them.

const relativeAtomicMasses: Record<string, number> = {
  H: 1,
  C: 12,
  N: 14,
  O: 16,
  F: 19,
  Na: 23,
  Mg: 24,
  Al: 27,
  Si: 28,
  P: 31,
  S: 32,
  Cl: 35.5,
  K: 39,
  Ca: 40,
  Cr: 52,
  Mn: 55,
  Fe: 56,
  Cu: 64,
  Zn: 65,
  Br: 80,
  Ag: 108,
  Sn: 119,
  I: 127,
  Ba: 137,
  Pb: 207,
};

export const atomicMass = (symbol: string): number => {
  const mass = relativeAtomicMasses[symbol];
  if (mass === undefined) throw new Error(`No relative atomic mass of ${symbol}`);
  return mass;
};

/** The number of atoms of each element in a formula such as Al2(SO4)3 or CuSO4·5H2O. */
export function atomsIn(formula: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const part of formula.split("·")) {
    const [, times, rest = ""] = /^(\d*)(.*)$/.exec(part) ?? [];
    const flat = rest.replaceAll(/\(([^)]*)\)(\d+)/g, (_, group: string, count: string) => group.repeat(Number(count)));
    for (const [, symbol = "", count] of flat.matchAll(/([A-Z][a-z]?)(\d*)/g))
      counts.set(symbol, (counts.get(symbol) ?? 0) + Number(count || 1) * Number(times || 1));
  }
  return counts;
}

export const molarMass = (formula: string): number =>
  [...atomsIn(formula)].reduce((sum, [symbol, count]) => sum + count * atomicMass(symbol), 0);

/**
 * The working for a molar mass, as a formula: 2 \\times 23 + 12 + 3 \\times 16 = 106. An element has only its number.
 */
export const workedMass = (formula: string): string => {
  const parts = [...atomsIn(formula)].map(([symbol, count]) =>
    count > 1 ? `${count} \\times ${atomicMass(symbol)}` : `${atomicMass(symbol)}`,
  );
  return parts.join(" + ") === `${molarMass(formula)}`
    ? `${molarMass(formula)}`
    : `${parts.join(" + ")} = ${molarMass(formula)}`;
};

/** "[H = 1, O = 16, S = 32]", as a paper prints it. */
export const massesUsed = (...formulas: string[]): string =>
  `[${[...new Set(formulas.flatMap((formula) => [...atomsIn(formula).keys()]))]
    .toSorted((a, b) => atomicMass(a) - atomicMass(b))
    .map((symbol) => `${symbol} = ${atomicMass(symbol)}`)
    .join(", ")}]`;
