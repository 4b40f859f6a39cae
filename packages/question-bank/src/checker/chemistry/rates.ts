// Rates, equilibria and radioactive decay.

import { inUnit } from "../reading/stated.ts";
import { either, numberIn, worded } from "../reading/wording.ts";
import type { PosedQuestion, SubjectChecker } from "../solver.ts";
import { mustHaveProtons } from "./elements.ts";
import { equation, soleElement, type Term } from "./formula.ts";

const factors: Readonly<Record<string, number>> = {
  "left unchanged": 1,
  doubled: 2,
  "made three times as large": 3,
  "made four times as large": 4,
};
const factor = (change: string) => {
  const found = factors[change];
  if (!found) throw new Error(`"${change}" is no change of concentration`);
  return found;
};

/** A rate law "k[\mathrm{A}]^2[\mathrm{B}]", evaluated for concentrations of A and B. */
function rateBy(law: string): (a: number, b: number) => number {
  const [, ofA, ofB] = /^k(?:\[\\mathrm\{A\}\](\^\d|(?!\^)))?(?:\[\\mathrm\{B\}\](\^\d|(?!\^)))?$/.exec(law) ?? [];
  if (ofA === undefined && ofB === undefined) throw new Error(`"${law}" is no rate law`);
  const order = (index: string | undefined) => (index === undefined ? 0 : Number(index.slice(1) || "1"));
  return (a, b) => a ** order(ofA) * b ** order(ofB);
}

const speeded = (law: string, a: number, b: number, { options }: PosedQuestion) => {
  const rate = rateBy(law);
  const [ofA, ofB] = [0.3, 0.7];
  return inUnit(options, rate(ofA * a, ofB * b) / rate(ofA, ofB));
};

const bothChanges = "the concentration of A is <a> and that of B is <b>";

/** The unit of a product of this many factors of mol dm⁻³. */
const unitOf: ReadonlyMap<number, string> = new Map([
  [0, ""],
  [1, " mol dm⁻³"],
  [-1, " dm³ mol⁻¹"],
  [-2, " dm⁶ mol⁻²"],
]);

function constantFrom(list: string, tex: string, { options }: PosedQuestion): boolean[] {
  const concentrations = new Map(
    list.split(", ").map((entry): [string, number] => {
      const [name = "", value = ""] = entry.split(" ");
      return [name, numberIn(value)];
    }),
  );
  const { left, right } = equation(tex);
  const concentration = ({ species }: Term) => concentrations.get(soleElement(species)) ?? Number.NaN;
  const product = (side: Term[]) => side.reduce((value, term) => value * concentration(term) ** term.coefficient, 1);
  const moles = (side: Term[]) => side.reduce((sum, { coefficient }) => sum + coefficient, 0);
  const unit = unitOf.get(moles(right) - moles(left));
  if (unit === undefined || concentrations.size !== left.length + right.length)
    throw new Error(`"${tex}" does not go with ${list}`);
  return inUnit(options, product(right) / product(left), unit);
}

/** Acid and alcohol start equal. The amount used up of each is now present as ester and as water. */
const esterified = (start: number, gone: number, { options }: PosedQuestion) =>
  inUnit(options, (gone * gone) / ((start - gone) * (start - gone)));

/** The mass that is left when half disappears in each half-life. */
function leftAfter(mass: number, halfLife: number, time: number): number {
  let [left, passed] = [mass, 0];
  for (; passed < time; passed += halfLife) left /= 2;
  if (passed !== time) throw new Error("not a whole number of half-lives");
  return left;
}

function halvings(from: number, to: number): number {
  let [left, times] = [from, 0];
  for (; left > to; times++) left /= 2;
  if (left !== to || times === 0) throw new Error("not a whole number of halvings");
  return times;
}

const particles: Readonly<Record<string, { mass: number; charge: number }>> = {
  alpha: { mass: 4, charge: 2 },
  beta: { mass: 0, charge: -1 },
};

/** What is left of a nucleus after the emitted particles have taken away their mass and charge. */
function daughter(nuclide: string, emitted: string, { options }: PosedQuestion): boolean[] {
  const [, mass, charge, symbol] = /^\\mathrm\{\{\}\^\{(\d+)\}_\{(\d+)\}([A-Z][a-z]?)\}$/.exec(nuclide) ?? [];
  if (!symbol) throw new Error(`"${nuclide}" is no nuclide`);
  mustHaveProtons(symbol, Number(charge));
  const left = { mass: Number(mass), charge: Number(charge) };
  for (const group of emitted.split(" and ")) {
    const [, count, kind = ""] = /^(one|two) (alpha|beta) particles?$/.exec(group) ?? [];
    const particle = particles[kind];
    if (!particle) throw new Error(`"${emitted}" is not understood`);
    left.mass -= particle.mass * (count === "two" ? 2 : 1);
    left.charge -= particle.charge * (count === "two" ? 2 : 1);
  }
  return options.map((option) => {
    const [, number, protons] = /^mass number (\d+), atomic number (\d+)$/.exec(option) ?? [];
    if (!protons) throw new Error(`"${option}" is no nucleus`);
    return Number(number) === left.mass && Number(protons) === left.charge;
  });
}

export const rates: SubjectChecker = {
  "average-rate": worded(
    [
      "The volume of hydrogen from zinc and acid grows from <#v> cm³ at <#t> s to <#w> cm³ at <#u> s. The average rate over the interval is",
      "<_who> follows the reaction of marble with acid: <#v> cm³ of gas after <#t> s, <#w> cm³ after <#u> s. Find the average rate between the two readings.",
      "A gas syringe reads <#v> cm³ at <#t> s and <#w> cm³ at <#u> s. What is the average rate at which gas is given off in this time?",
    ],
    ({ v, t, w, u }, { options }) => inUnit(options, (w - v) / (u - t), " cm³ s⁻¹"),
  ),
  "rate-law": either(
    worded(
      [
        `For a reaction with rate = <$law>, ${bothChanges}. How many times as fast does it become?`,
        `<_who> finds that rate = <$law> for a reaction of A with B. If ${bothChanges}, the rate is multiplied by`,
        `The rate law of a reaction is rate = <$law>. By what factor does the rate change when ${bothChanges}?`,
      ],
      ({ law, a, b }, posed) => speeded(law, factor(a), factor(b), posed),
    ),
    worded(
      [
        "For a reaction with rate = <$law>, the concentrations of both A and B are <both>. How many times as fast does it become?",
        "<_who> finds that rate = <$law> for a reaction of A with B. If the concentrations of both A and B are <both>, the rate is multiplied by",
        "The rate law of a reaction is rate = <$law>. By what factor does the rate change when the concentrations of both A and B are <both>?",
      ],
      ({ law, both }, posed) => speeded(law, factor(both), factor(both), posed),
    ),
  ),
  "equilibrium-constant": worded(
    [
      "<_who> measures equilibrium concentrations (mol dm⁻³) of <~list> for <$equation>. The equilibrium constant $K_c$ is",
      "The gas mixture <$equation> has reached equilibrium with concentrations, in mol dm⁻³, of <~list>. Calculate $K_c$.",
      "At equilibrium the concentrations in mol dm⁻³ are: <~list>. What is $K_c$ for <$equation>?",
    ],
    ({ list, equation: tex }, posed) => constantFrom(list, tex, posed),
  ),
  "equilibrium-from-start": either(
    worded(
      [
        "At equilibrium a mixture made from <#start> mol of an alkanoic acid and <#start> mol of an alkanol holds <#left> mol of the acid. What is $K_c$ for the esterification?",
      ],
      ({ start, left }, posed) => esterified(start, start - left, posed),
    ),
    worded(
      [
        "<#start> mol of an alkanoic acid and <#start> mol of an alkanol react until <#gone> mol of ester and <#gone> mol of water are present at equilibrium. Find $K_c$.",
        "<_who> mixes <#start> mol each of an alkanoic acid and an alkanol and finds <#gone> mol of ester at equilibrium. The equilibrium constant for its formation is",
      ],
      ({ start, gone }, posed) => esterified(start, gone, posed),
    ),
  ),
  "mass-remaining": worded(
    [
      "If <#mass> mg of <~_what> decays with a half-life of <#life> <unit:hours|days|years>, the mass unchanged after <#time> <unit> is",
      "The half-life of <~_what> is <#life> <unit:hours|days|years>. What mass of <#mass> mg of it remains after <#time> <unit>?",
      "<_who> starts with <#mass> mg of <~_what>, whose half-life is <#life> <unit:hours|days|years>. Find the mass left after <#time> <unit>.",
    ],
    ({ mass, life, time }, { options }) => inUnit(options, leftAfter(mass, life, time), " mg"),
  ),
  "half-life-from-decay": worded(
    [
      "In <#time> <unit:minutes|hours|days|years> the activity of a radioisotope drops from <#from> Bq to <#to> Bq. Calculate the half-life.",
      "<_who> records <#from> counts per second from a source and, <#time> <unit:minutes|hours|days|years> later, <#to> counts per second, background removed. The half-life is",
      "The count rate of a source falls from <#from> to <#to> counts per minute in <#time> <unit:minutes|hours|days|years>. What is its half-life?",
    ],
    ({ time, unit, from, to }, { options }) => inUnit(options, time / halvings(from, to), ` ${unit}`),
  ),
  "daughter-nucleus": worded(
    [
      "<_who> writes an equation for <$nuclide> losing <emitted>. The product should have",
      "<$nuclide> decays by giving out <emitted>. The new nucleus has",
      "A nucleus of <$nuclide> emits <emitted>. What are the mass number and atomic number of the nucleus left?",
    ],
    ({ nuclide, emitted }, posed) => daughter(nuclide, emitted, posed),
  ),
};
