// Gas laws and measurements of gases.

import { inUnit, rounded } from "../reading/stated.ts";
import { alike } from "../reading/tex-expression.ts";
import { worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";
import { molarVolume, posing } from "./stem.ts";

const KELVIN_AT_ZERO = 273;

/** pV/T of a sample is constant, whatever is done to the sample. */
const sample = (pressure: number, volume: number, kelvin: number) => (pressure * volume) / kelvin;
const volumeOf = (constant: number, pressure: number, kelvin: number) => (constant * kelvin) / pressure;

const boyleTable =
  "\n\n| Pressure (kPa) | <#a> | <#b> | <#c> |\n|---|---|---|---|\n| Volume (cm³) | <#x> | <#y> | <#z> |\n\n";
const passes =
  "\n\n| Pass | start | first | second | third | fourth |\n|---|---|---|---|---|---|\n| Volume (cm³) | <#a> | <#b> | <#c> | <#d> | <#e> |\n\n";

/** What words such as "twice" mean, as a fraction. */
const multiples: Readonly<Record<string, readonly [number, number]>> = {
  twice: [2, 1],
  "three times": [3, 1],
  "1.5 times": [3, 2],
  "1.2 times": [6, 5],
  "1.25 times": [5, 4],
  "four-thirds of": [4, 3],
  "three-quarters of": [3, 4],
  "four-fifths of": [4, 5],
};

export const gases: SubjectChecker = {
  "flasks-joined": worded(
    [
      "A flask of <#v> dm³ with <a> at <#p> kPa is joined by a tap to a flask of <#w> dm³ with <b> at <#q> kPa. The tap is opened and the temperature does not change. What does <asked> become?",
      "<_who> opens the tap between two flasks: one of <#v> dm³ holds <a> at <#p> kPa, the other of <#w> dm³ holds <b> at <#q> kPa. At the same temperature, find <asked> once the gases have mixed.",
      "<#v> dm³ of <a> at <#p> kPa and <#w> dm³ of <b> at <#q> kPa stand in two flasks with a closed tap between them. When the tap is opened at constant temperature, <asked> will be",
    ],
    ({ v, a, p, w, b, q, asked }, { options }) => {
      const spread = (pressure: number, volume: number) => volumeOf(sample(pressure, volume, 300), v + w, 300);
      const of = new Map([
        ["the pressure in the flasks", spread(p, v) + spread(q, w)],
        [`the partial pressure of the ${a}`, spread(p, v)],
        [`the partial pressure of the ${b}`, spread(q, w)],
      ]).get(asked);
      if (of === undefined) throw new Error(`"${asked}" is not understood`);
      return inUnit(options, of, " kPa");
    },
  ),
  "pressure-volume-table": worded(
    [
      `A fixed mass of air was compressed slowly at room temperature:${boyleTable}What would its volume be at <#p> kPa?`,
      `<_who> took these readings with a gas syringe kept in a water bath of steady temperature:${boyleTable}The next reading, at <#p> kPa, should be`,
      `The readings below belong to one sample of gas at one temperature.${boyleTable}Predict the volume when the pressure reaches <#p> kPa.`,
    ],
    ({ a, b, c, x, y, z, p }, { options }) => {
      if (!alike(a * x, b * y) || !alike(b * y, c * z)) throw new Error("the readings do not keep Boyle's law");
      return inUnit(options, volumeOf(sample(a, x, 300), p, 300), " cm³");
    },
  ),
  "charles-law": worded(
    [
      "A gas has a volume of <#volume> cm³ at <#from> °C. What is its volume at <#to> °C if the pressure does not change?",
      "<_who> heats <#volume> cm³ of gas behind a freely moving piston from <#from> °C to <#to> °C. At the same pressure its volume becomes",
      "<#volume> cm³ of air at <#from> °C is warmed at constant pressure to <#to> °C. Calculate the new volume.",
    ],
    ({ volume, from, to }, { options }) =>
      inUnit(options, volumeOf(sample(100, volume, from + KELVIN_AT_ZERO), 100, to + KELVIN_AT_ZERO), " cm³"),
  ),
  "general-gas-equation": worded(
    [
      "<_who> collects <#volume> cm³ of gas at <#p> kPa and <#t> K. Its volume at <#q> kPa and <#u> K would be",
      "The conditions of <#volume> cm³ of a gas are changed from <#p> kPa and <#t> K to <#q> kPa and <#u> K. Find its new volume.",
    ],
    ({ volume, p, t, q, u }, { options }) => inUnit(options, volumeOf(sample(p, volume, t), q, u), " cm³"),
  ),
  "ideal-gas-equation": posing(
    [
      "<_who> treats <#moles> mol of <_gas> at <#pressure> atm and <#kelvin> K as an ideal gas. Its volume is",
      "A cylinder is to hold <#moles> mol of gas at <#pressure> atm and <#kelvin> K. Find its volume.",
      "What volume is occupied by <#moles> mol of an ideal gas at <#kelvin> K and <#pressure> atm?",
    ],
    ({ moles, pressure, kelvin }, data, { options }) => {
      const constant = data.value("R", "atm dm³ mol⁻¹ K⁻¹");
      return inUnit(options, volumeOf(moles * constant, pressure, kelvin), " dm³");
    },
  ),
  "graham-unequal-volumes": posing(
    [
      "Through the same porous plate and under the same conditions, <#v> cm³ of <$gas> passes in <#t> s and <#w> cm³ of a gas X in <#u> s. What is the molar mass of X?",
      "<_who> finds that <#v> cm³ of <$gas> effuses through a pinhole in <#t> s, while <#w> cm³ of a gas X needs <#u> s under the same conditions. Find the molar mass of X.",
      "In <#u> s, <#w> cm³ of a gas X diffuses out of a porous pot; <#v> cm³ of <$gas> takes <#t> s under the same conditions. The molar mass of X is",
    ],
    ({ v, gas, t, w, u }, data, { options }) => {
      // Rate times the square root of the molar mass is the same for both gases.
      const root = ((v / t) * Math.sqrt(data.massOf(gas))) / (w / u);
      return inUnit(options, root * root, " g mol⁻¹");
    },
  ),
  "dalton-from-masses": posing(
    [
      "A cylinder holds <#m> g of <$one> and <#n> g of <$other> at a total pressure of <#total> kPa. What is the partial pressure of the <$asked>?",
      "<_who> mixes <#m> g of <$one> with <#n> g of <$other>, which do not react. The total pressure is then <#total> kPa. Find the part of this pressure that is due to <$asked>.",
      "In a mixture of <#m> g of <$one> and <#n> g of <$other> under <#total> kPa, the partial pressure of <$asked> is",
    ],
    ({ m, one, n, other, total, asked }, data, { options }) => {
      const moles = new Map([
        [one, m / data.massOf(one)],
        [other, n / data.massOf(other)],
      ]);
      const all = [...moles.values()].reduce((sum, some) => sum + some, 0);
      const some = moles.get(asked);
      if (some === undefined) throw new Error(`there is no ${asked} in the mixture`);
      return inUnit(options, (total * some) / all, " kPa");
    },
  ),
  "gas-flask-weighed": posing(
    [
      "A flask of <#volume> cm³ weighs <#before> g when evacuated and <#after> g when full of a gas at s.t.p. What is the molar mass of the gas?",
      "<_who> pumps a flask of <#volume> cm³ empty and weighs it: <#before> g. Filled with an unknown gas at s.t.p. it weighs <#after> g. Calculate the molar mass of the gas.",
      "When <#volume> cm³ of a gas, measured at s.t.p., is let into an evacuated bulb, the mass of the bulb rises from <#before> g to <#after> g. The molar mass of the gas is",
    ],
    ({ volume, before, after }, data, { options }) =>
      inUnit(options, ((after - before) / (volume / 1000)) * molarVolume(data), " g mol⁻¹"),
  ),
  "mass-from-vapour-density": posing(
    [
      "The vapour density of a gas is <#density>. What is the mass of <#volume> dm³ of it at s.t.p.?",
      "<_who> fills a balloon with <#volume> dm³, at s.t.p., of a gas whose vapour density is <#density>. Find the mass of the gas.",
      "A gas is <#density> times as dense as hydrogen under the same conditions. At s.t.p. <#volume> dm³ of it has a mass of",
    ],
    // The gas is `density` times as heavy as the same volume of hydrogen. A mole of hydrogen weighs 2 g.
    ({ density, volume }, data, { options }) => inUnit(options, density * (volume / molarVolume(data)) * 2, " g"),
  ),
  "dry-volume-over-water": posing(
    [
      "<#volume> cm³ of <_gas> was collected over water at <#celsius> °C and a total pressure of <#total> mmHg. What volume would the dry gas have at s.t.p., to the nearest cm³?",
      "<_who> collects <#volume> cm³ of <_gas> over water at <#celsius> °C with the barometer at <#total> mmHg. Find, to the nearest cm³, the volume of the dry gas at s.t.p.",
      "Over water at <#celsius> °C and <#total> mmHg a sample of moist <_gas> fills <#volume> cm³. To the nearest cm³, the <_gas> alone would at s.t.p. fill",
    ],
    ({ volume, celsius, total }, data, { options }) => {
      const zero = data.value("0 °C", "K");
      const dry = total - data.value("saturated vapour pressure of water", "mmHg");
      const standard = volumeOf(sample(dry, volume, celsius + zero), data.value("standard pressure", "mmHg"), zero);
      return rounded(options, standard, 0, " cm³");
    },
  ),
  "temperature-for-change": posing(
    [
      "A gas at <#celsius> °C is kept under constant pressure by a piston that moves freely. At what temperature will its volume be <times:twice|three times|1.5 times|1.2 times|1.25 times|four-thirds of|three-quarters of|four-fifths of> what it is now?",
      "<_who> seals argon in a rigid quartz bulb at <#celsius> °C. The pressure in it will be <times:twice|three times|1.5 times|1.2 times|1.25 times|four-thirds of|three-quarters of|four-fifths of> its present value at a temperature of",
      "The molecules of a gas have a certain mean kinetic energy at <#celsius> °C. To what temperature must the gas be brought for this energy to become <times:twice|three times|1.5 times|1.2 times|1.25 times|four-thirds of|three-quarters of|four-fifths of> what it was?",
    ],
    ({ celsius, times }, data, { options }) => {
      const [over, under] = multiples[times] ?? [];
      if (!over || !under) throw new Error(`"${times}" is not understood`);
      const zero = data.value("0 °C", "K");
      return inUnit(options, ((celsius + zero) * over) / under - zero, " °C");
    },
  ),
  "oxygen-by-syringe": worded(
    [
      `Air was passed to and fro over heated copper between two syringes, and its volume was read at room temperature after each pass:${passes}What percentage of this air was oxygen?`,
      `<_who> passes a sample of air over hot copper and reads the cooled gas after each pass:${passes}From these readings the percentage of oxygen in the sample is`,
      `The volume of some trapped air fell as its oxygen was taken up by hot copper. The readings, all at the same temperature and pressure, were:${passes}Calculate the percentage of oxygen by volume.`,
    ],
    ({ a, b, c, d, e }, { options }) => {
      if (!(a > b && b > c && c > d && d === e)) throw new Error("the volume has not become steady");
      return inUnit(options, 100 - (100 * e) / a, "%");
    },
  ),
  "gas-mixture-absorbed": worded(
    [
      "<#v> cm³ of a mixture of carbon(IV) oxide, oxygen and nitrogen shrank to <#w> cm³ when shaken with potassium hydroxide solution, and then to <#x> cm³ with alkaline pyrogallol. What percentage of the mixture was <gas>?",
      "<_who> shakes <#v> cm³ of a mixture of carbon(IV) oxide, oxygen and nitrogen, made up in the laboratory, with aqueous sodium hydroxide until <#w> cm³ remains, then with alkaline pyrogallol until <#x> cm³ remains. Find the percentage of <gas> in the mixture.",
      "A sample of <#v> cm³ of carbon(IV) oxide, oxygen and nitrogen was led first through caustic soda, which left <#w> cm³, and then over heated copper, which left <#x> cm³, all measured under the same conditions. By volume the share of <gas> in the sample was",
    ],
    ({ v, w, x, gas }, { options }) => {
      // Alkali absorbs the acidic gas, pyrogallol or copper absorbs the oxygen, and nitrogen is left.
      const parts = new Map([
        ["carbon(IV) oxide", v - w],
        ["oxygen", w - x],
        ["nitrogen", x],
      ]);
      const part = parts.get(gas);
      if (part === undefined) throw new Error(`there is no ${gas} in the mixture`);
      return inUnit(options, (100 * part) / v, "%");
    },
  ),
};
