// Elements as in the periodic table: symbol, name, atomic number, relative atomic mass.

interface Element {
  symbol: string;
  name: string;
  protons: number;
  mass: number;
}

const rows = `
H hydrogen 1 1.008, He helium 2 4.003, Li lithium 3 6.94, Be beryllium 4 9.012, B boron 5 10.81, C carbon 6 12.011
N nitrogen 7 14.007, O oxygen 8 15.999, F fluorine 9 18.998, Ne neon 10 20.18, Na sodium 11 22.99, Mg magnesium 12 24.305
Al aluminium 13 26.982, Si silicon 14 28.085, P phosphorus 15 30.974, S sulphur 16 32.06, Cl chlorine 17 35.45
Ar argon 18 39.95, K potassium 19 39.098, Ca calcium 20 40.078, Cr chromium 24 51.996, Mn manganese 25 54.938
Fe iron 26 55.845, Ni nickel 28 58.693, Cu copper 29 63.546, Zn zinc 30 65.38, Br bromine 35 79.904, Rb rubidium 37 85.468
Sr strontium 38 87.62, Ag silver 47 107.87, Sn tin 50 118.71, I iodine 53 126.9, Cs caesium 55 132.91, Ba barium 56 137.33
Au gold 79 196.97, Pb lead 82 207.2, Bi bismuth 83 208.98, Po polonium 84 209, At astatine 85 210, Rn radon 86 222
Ra radium 88 226, Th thorium 90 232.04, Pa protactinium 91 231.04, U uranium 92 238.03`;

const elements: readonly Element[] = rows
  .trim()
  .split(/,\s|\n/)
  .map((row) => {
    const [symbol = "", name = "", protons, mass] = row.split(" ");
    return { symbol, name, protons: Number(protons), mass: Number(mass) };
  });

export function elementOf(symbol: string): Element {
  const found = elements.find((element) => element.symbol === symbol);
  if (!found) throw new Error(`no element is known by the symbol ${symbol}`);
  return found;
}

export function elementNamed(name: string): Element {
  const found = elements.find((element) => element.name === name);
  if (!found) throw new Error(`no element is known by the name ${name}`);
  return found;
}

/** Throws if a text gives an element the wrong atomic number. */
export function mustHaveProtons(symbol: string, protons: number): void {
  const element = elementOf(symbol);
  if (element.protons !== protons) throw new Error(`the atomic number of ${element.name} is not ${protons}`);
}

const capacities = [2, 8, 8, 2];

/** Electrons shell by shell, as taught in school up to calcium. */
export function shellsOf(electrons: number): number[] {
  const shells: number[] = [];
  let left = electrons;
  for (const capacity of capacities) {
    if (left <= 0) break;
    shells.push(Math.min(left, capacity));
    left -= capacity;
  }
  if (left > 0) throw new Error(`${electrons} electrons do not go into four shells so simply`);
  return shells;
}

/** An arrangement such as "2, 8, 3". Throws if the shells are not filled in order. */
export function shellsIn(text: string): number[] {
  const shells = text.split(", ").map(Number);
  const electrons = shells.reduce((sum, shell) => sum + shell, 0);
  if (shellsOf(electrons).join(", ") !== text) throw new Error(`"${text}" is not an arrangement of shells`);
  return shells;
}
