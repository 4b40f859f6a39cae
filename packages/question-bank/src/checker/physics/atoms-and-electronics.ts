// Nuclei, photons and transistors.

import { asking, judging, numberAfter, oneOf, stating, wordIn } from "../reading/asking.ts";
import { measured } from "../reading/quantity.ts";
import type { SubjectChecker } from "../solver.ts";

const counts = { one: 1, two: 2, three: 3, four: 4, five: 5 };

/** Mass number and atomic number, from words or from the symbol of a nuclide. */
function nucleus(body: string, source: string): [number, number] {
  const found =
    /mass number (\d+) and atomic number (\d+)/.exec(body) ?? /\$\^\{(\d+)\}_\{(\d+)\}\\mathrm\{X\}\$/.exec(source);
  if (!found) throw new Error(`no nucleus in "${body}"`);
  return [Number(found[1]), Number(found[2])];
}

const emitted = (body: string, kind: "alpha" | "beta") =>
  wordIn(new RegExp(`(\\w+) ${kind} particles?`).exec(body)?.[1] ?? "", counts);

/** The mass of a sample, halved once for each half-life. */
function leftAfter(mass: number, halfLife: number, time: number): number {
  let left = mass;
  let gone = 0;
  for (; gone < time; gone += halfLife) left /= 2;
  if (gone !== time) throw new Error("not a whole number of half-lives");
  return left;
}

/** How many halvings turn one number into another. */
function halvings(from: number, to: number): number {
  let times = 0;
  for (let left = from; left > to; left /= 2) times++;
  if (from / 2 ** times !== to) throw new Error("not a whole number of halvings");
  return times;
}

const timeUnit = (body: string) =>
  wordIn(body, { minutes: "minutes", hours: "hours", days: "days", years: "years" } as const);

export const atomsAndElectronics: SubjectChecker = {
  "alpha-beta-series": oneOf(
    judging(/alpha particles? and .* beta particles?.*product|final nucleus/, ({ body, source, options }) => {
      let [mass, protons] = nucleus(body, source.body);
      for (let left = emitted(body, "alpha"); left > 0; left--) [mass, protons] = [mass - 4, protons - 2];
      for (let left = emitted(body, "beta"); left > 0; left--) protons++;
      return options.map((option) => {
        const [, stated, charge] = /^A = (\d+), Z = (\d+)$/.exec(option) ?? [];
        if (!stated || !charge) throw new Error(`"${option}" is not a pair of A and Z`);
        return Number(stated) === mass && Number(charge) === protons;
      });
    }),
  ),
  "half-life": oneOf(
    judging(/What mass of it is undecayed after/, ({ body, options }) => {
      const unit = timeUnit(body);
      const [mass, halfLife, time] = measured(body, ["g", unit, unit]);
      return stating(options, leftAfter(mass, halfLife, time), "g");
    }),
    judging(/count rate .*counts per second .*What is its half-life/, ({ body, options }) => {
      const unit = timeUnit(body);
      const [from, to, time] = measured(body, ["", "", unit]);
      return stating(options, time / halvings(from, to), unit);
    }),
    judging(/decays from .* to .* in .*Find its half-life/, ({ body, options }) => {
      const unit = timeUnit(body);
      const [from, to, time] = measured(body, ["g", "g", unit]);
      return stating(options, time / halvings(from, to), unit);
    }),
  ),
  "mass-energy": oneOf(
    asking(
      /mass of .* disappears\. How much energy|(mass defect|loss of mass) .* energy that corresponds to it|energy set free when the loss of mass/,
      ["kg", "m s⁻¹"],
      "J",
      ([mass, light]) => mass * light * light,
    ),
  ),
  "photon-energy": oneOf(
    asking(
      /What is the frequency of the photon|Find its frequency/,
      ["J", "J s"],
      "Hz",
      ([energy, planck]) => energy / planck,
    ),
    asking(
      /energy of each of its photons|energy that one quantum|What is the energy of a photon/,
      ["m", "J s", "m s⁻¹"],
      "J",
      ([wavelength, planck, light]) => planck * (light / wavelength),
    ),
  ),
  "photoelectric-energy": oneOf(
    asking(/(maximum|greatest) kinetic energy/, ["eV", "eV"], "eV", (_, { body }) => {
      const photon = numberAfter(body, /[Pp]hotons of (?:energy )?([\d.]+) eV/);
      const work = numberAfter(body, /work function(?: of [^.]*)?(?: is)? ([\d.]+) eV/);
      return photon - work;
    }),
  ),
  "transistor-currents": oneOf(
    asking(/(What is its|Find the|Calculate the) collector current/, ["", "mA"], "mA", ([gain, base]) => base * gain),
    asking(/(What is the|Find the) emitter current/, ["mA", "mA"], "mA", ([one, other]) => one + other),
  ),
};
