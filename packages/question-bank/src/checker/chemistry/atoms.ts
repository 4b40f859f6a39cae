// Particles, isotopes, shells, positions in the periodic table and ionic bonds.

import { inUnit, rounded } from "../reading/stated.ts";
import { alike } from "../reading/tex-expression.ts";
import { either, reader, worded } from "../reading/wording.ts";
import type { PosedQuestion, SubjectChecker } from "../solver.ts";
import { elementNamed, elementOf, mustHaveProtons, shellsIn, shellsOf } from "./elements.ts";
import { countOf, soleElement, speciesIn } from "./formula.ts";
import { formulas } from "./stem.ts";

/** The mean mass, given the number of atoms of each kind. */
const meanMass = (...kinds: readonly (readonly [atoms: number, mass: number])[]) =>
  kinds.reduce((sum, [atoms, mass]) => sum + atoms * mass, 0) / kinds.reduce((sum, [atoms]) => sum + atoms, 0);

const threePeaks =
  "\n\n| Mass number | <#a> | <#b> | <#c> |\n|---|---|---|---|\n| Relative height | <#x> | <#y> | <#z> |\n\n";

function textually({ options }: PosedQuestion, form: RegExp, right: string): boolean[] {
  return options.map((option) => {
    if (!form.test(option)) throw new Error(`"${option}" is not understood`);
    return option === right;
  });
}

const placed = (shells: number[], posed: PosedQuestion) =>
  textually(posed, /^Group \d, Period \d$/, `Group ${shells.at(-1)}, Period ${shells.length}`);

/** The electrons an atom gives away to be left with full shells. Negative for an atom that takes electrons. */
function givenAway(shells: number[]): number {
  const outer = shells.at(-1) ?? Number.NaN;
  const full = shells.length === 1 ? 2 : 8;
  if (outer === full || outer === 4) throw new Error("it forms no ions");
  return outer < 4 ? outer : outer - full;
}

/** What a metal atom loses and a non-metal atom gains. */
function exchanged(metal: number[], nonMetal: number[]): { lost: number; gained: number } {
  const [lost, gained] = [givenAway(metal), -givenAway(nonMetal)];
  if (lost <= 0 || gained <= 0) throw new Error("this is not a metal with a non-metal");
  return { lost, gained };
}

function ionicCompound(metal: string, other: string, shells: [number[], number[]], posed: PosedQuestion): boolean[] {
  const { lost, gained } = exchanged(...shells);
  let [metals, others] = [1, 1];
  while (metals * lost !== others * gained) {
    if (metals * lost < others * gained) metals++;
    else others++;
  }
  return formulas(
    posed,
    (option) => option.atoms.size === 2 && countOf(option, metal) === metals && countOf(option, other) === others,
  );
}

function transfer(metal: string, other: string, shells: [number[], number[]], posed: PosedQuestion): boolean[] {
  const { lost, gained } = exchanged(...shells);
  const form = new RegExp(`^${metal} (loses|gains|shares) \\d and ${other} (loses|gains|shares) \\d$`);
  return textually(posed, form, `${metal} loses ${lost} and ${other} gains ${gained}`);
}

/** Radii in picometres and electronegativities on Pauling's scale. */
const measuredOf: Readonly<Record<string, [number, number]>> = {
  lithium: [152, 0.98],
  sodium: [186, 0.93],
  potassium: [227, 0.82],
  rubidium: [248, 0.82],
  caesium: [265, 0.79],
  beryllium: [112, 1.57],
  magnesium: [160, 1.31],
  calcium: [197, 1],
  strontium: [215, 0.95],
  barium: [222, 0.89],
  aluminium: [143, 1.61],
  silicon: [118, 1.9],
  phosphorus: [110, 2.19],
  sulphur: [104, 2.58],
  fluorine: [71, 3.98],
  chlorine: [99, 3.16],
  bromine: [114, 2.96],
  iodine: [133, 2.66],
  astatine: [150, 2.2],
};

function extremeOf(list: string, extreme: string, property: string, { options }: PosedQuestion): boolean[] {
  const names = list.split(/, | and /);
  if (names.toSorted().join() !== options.toSorted().join()) throw new Error("the options are not the elements listed");
  const sized = names.map((name) => {
    const [radius, pull] = measuredOf[name] ?? [];
    const size = property === "atomic radius" ? radius : pull;
    if (size === undefined) throw new Error(`nothing is known of ${name}`);
    return { name, size: extreme === "largest" || extreme === "highest" ? size : -size };
  });
  const most = Math.max(...sized.map(({ size }) => size));
  return options.map((option) => sized.some(({ name, size }) => name === option && size === most));
}

const readTarget = reader(
  "Which of these has the same number of electrons as <$ion>? [atomic numbers: <~numbers>]",
  "<_who> looks for a particle with as many electrons as <$ion>. The right choice is [atomic numbers: <~numbers>]",
  "The ion <$ion> has the same electron configuration as [atomic numbers: <~numbers>]",
);

export const atoms: SubjectChecker = {
  "particles-in-ion": worded(
    [
      "An atom of <element> has atomic number <#protons> and mass number <#mass>. How many <kind:electrons|neutrons> are there in the <$ion> ion it forms?",
      "An atom of <element> with <#protons> protons and mass number <#mass> forms the ion <$ion>. The number of <kind:electrons|neutrons> in this ion is",
      "<_who> is asked for the number of <kind:electrons|neutrons> in <$ion>, formed from an atom of <element> with atomic number <#protons> and mass number <#mass>. What is the correct answer?",
    ],
    ({ element, protons, mass, kind, ion }, { options }) => {
      const formed = speciesIn(ion);
      const symbol = soleElement(formed);
      if (elementNamed(element).symbol !== symbol) throw new Error(`${symbol} is not ${element}`);
      mustHaveProtons(symbol, protons);
      return inUnit(options, kind === "electrons" ? protons - formed.charge : mass - protons);
    },
  ),
  "isotopes-from-peaks": worded(
    [
      `The mass spectrum of an element <letter> shows three peaks:${threePeaks}What is the relative atomic mass of <letter>?`,
      `A spectrometer counts the isotopes in a sample of an element <letter>:${threePeaks}Find the relative atomic mass of <letter>.`,
      `From the heights of its peaks in the mass spectrum${threePeaks}the relative atomic mass of an element <letter> is`,
    ],
    ({ a, b, c, x, y, z }, { options }) => rounded(options, meanMass([x, a], [y, b], [z, c]), 2),
  ),
  "third-isotope": worded(
    [
      "Element <_x> has isotopes of mass <#a>, <#_b> and <#c>, and its relative atomic mass is <#mean>. If <#known>% of its atoms have mass <#of>, what percentage have mass <#asked>?",
      "In a sample of element <_x>, <#known>% of the atoms have mass number <#of>; the others have mass number <#a> or <#c>. Given a relative atomic mass of <#mean>, find the percentage of the isotope of mass <#asked>.",
      "The relative atomic mass of element <_x> is <#mean>. It consists of isotopes of mass <#a>, <#_b> and <#c>, of which the one of mass <#of> makes up <#known>%. The share of the isotope of mass <#asked> is",
    ],
    ({ a, c, mean, known, of, asked }, { options }) => {
      if (of === a || of === c || (asked !== a && asked !== c)) throw new Error("the isotopes are not told apart");
      const rest = asked === a ? c : a;
      // Found by trial, in steps of half a per cent.
      for (let share = 0; share <= 100 - known; share += 0.5)
        if (alike(meanMass([share, asked], [100 - known - share, rest], [known, of]), mean))
          return inUnit(options, share, "%");
      throw new Error(`no share gives ${mean}`);
    },
  ),
  "electron-configuration": worded(
    [
      "The atomic number of <named> is <#protons>. What is the electron configuration of the <kind:ion|neutral atom> <$what>?",
      "<_who> draws the shells of the <kind:ion|neutral atom> <$what>, given that <named> has atomic number <#protons>. The arrangement of electrons should be",
      "Which arrangement of electrons in shells belongs to the <kind:ion|neutral atom> <$what>? [atomic number of <named> = <#protons>]",
    ],
    ({ named, protons, kind, what }, posed) => {
      const particle = speciesIn(what);
      const element = elementOf(soleElement(particle));
      if (named !== element.name && named !== element.symbol) throw new Error(`${named} is not ${element.name}`);
      if ((kind === "ion") === (particle.charge === 0)) throw new Error(`${what} is no ${kind}`);
      mustHaveProtons(element.symbol, protons);
      return textually(posed, /^\d(, \d)*$/, shellsOf(protons - particle.charge).join(", "));
    },
  ),
  "group-and-period": either(
    worded(
      ["The atoms of <x> have the arrangement <~shells>. With the main groups numbered 1 to 8, <x> belongs to"],
      ({ shells }, posed) => placed(shellsIn(shells), posed),
    ),
    worded(
      [
        "<_who> must place element <_x>, whose atoms have <#protons> protons. Counting main groups from 1 to 8, the right place is",
      ],
      ({ protons }, posed) => placed(shellsOf(protons), posed),
    ),
  ),
  "periodic-trend": worded(
    [
      "From <list>, pick the element with the <extreme:largest|smallest|highest|lowest> <property:atomic radius|electronegativity>.",
      "Which of these elements has the <extreme:largest|smallest|highest|lowest> <property:atomic radius|electronegativity>: <list>?",
      "<_who> compares <list>. The one with the <extreme:largest|smallest|highest|lowest> <property:atomic radius|electronegativity> is",
    ],
    ({ list, extreme, property }, posed) => extremeOf(list, extreme, property, posed),
  ),
  "formula-of-ionic-compound": either(
    worded(
      [
        "A metal <m> (atomic number <#one>) combines with a non-metal <x> (atomic number <#two>), and each atom becomes an ion with the electron arrangement of a noble gas. The product is written",
        "Element <m> has atomic number <#one> and element <x> has atomic number <#two>. What is the formula of the compound they form when each atom becomes an ion with the electron arrangement of a noble gas?",
      ],
      ({ m, x, one, two }, posed) => ionicCompound(m, x, [shellsOf(one), shellsOf(two)], posed),
    ),
    worded(
      [
        "Atoms of <m> have the arrangement <~one> and those of <x> have <~two>. When each atom becomes an ion with the arrangement of a noble gas, <m> and <x> combine to give",
      ],
      ({ m, x, one, two }, posed) => ionicCompound(m, x, [shellsIn(one), shellsIn(two)], posed),
    ),
  ),
  "kind-of-bond": either(
    worded(
      [
        "<m> and <x> have atomic numbers <#one> and <#two>. When they form an ionic compound, what happens to the electrons of each atom?",
        "<_who> shows with dots and crosses how <m> (atomic number <#one>) bonds with <x> (atomic number <#two>). The drawing should show that, per atom,",
      ],
      ({ m, x, one, two }, posed) => transfer(m, x, [shellsOf(one), shellsOf(two)], posed),
    ),
    worded(
      [
        "Which change of electrons per atom takes place when <m> (arrangement <~one>) combines with <x> (arrangement <~two>)?",
      ],
      ({ m, x, one, two }, posed) => transfer(m, x, [shellsIn(one), shellsIn(two)], posed),
    ),
  ),
  "same-electrons": (posed) => {
    const target = readTarget(posed.source.body);
    const numbers = new Map(
      [...target.numbers.matchAll(/([A-Z][a-z]?) = (\d+)/g)].map(([, symbol = "", protons]) => [
        symbol,
        Number(protons),
      ]),
    );
    const electrons = (what: string) => {
      const one = speciesIn(what);
      const protons = numbers.get(soleElement(one));
      if (protons === undefined || elementOf(soleElement(one)).protons !== protons)
        throw new Error(`the atomic number of ${what} is not printed`);
      return protons - one.charge;
    };
    const wanted = electrons(target.ion);
    return posed.source.options.map((option) => electrons(option) === wanted);
  },
};
