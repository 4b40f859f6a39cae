// pH, titrations and the strength of solutions.

import { inUnit } from "../reading/stated.ts";
import { evaluated } from "../reading/tex-expression.ts";
import { worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";
import { countOf, type Species, speciesIn } from "./formula.ts";
import { posing } from "./stem.ts";

const CUBIC_CENTIMETRES = 1000;

/** The hydrogen ions that an acid gives up when it ionises fully. */
function protonsFrom(acid: Species): number {
  const known: Readonly<Record<string, number>> = { HCl: 1, HBr: 1, "HNO_{3}": 1, "H_{2}SO_{4}": 2 };
  const count = known[acid.formula];
  if (!count) throw new Error(`${acid.formula} is not a known strong acid`);
  return count;
}

/** The hydrogen ions that a base takes up. */
function protonsTakenBy(base: Species): number {
  if (base.formula.endsWith("OH") || base.formula.includes("(OH)")) return countOf(base, "O");
  if (base.formula === "Na_{2}CO_{3}") return 2;
  throw new Error(`${base.formula} is not a known base`);
}

const pH = (hydrogenIons: number) => -Math.log10(hydrogenIons);

const molesIn = (volume: number, strength: number) => (volume / CUBIC_CENTIMETRES) * strength;

const soapTable =
  "| Water (50 cm³) | distilled | raw <_from> water | boiled and filtered <_from> water |\n|---|---|---|---|\n| Soap solution (cm³) | <#pure> | <#raw> | <#boiled> |";

export const solutions: SubjectChecker = {
  "ph-of-alkali": posing(
    [
      "What is the pH at 25 °C of <#strength> mol dm⁻³ <$base>, fully ionised?",
      "<_who> tests fully ionised <$base> of concentration <#strength> mol dm⁻³ with a pH meter at 25 °C. The reading should be",
      "Calculate the pH of a solution of <$base> of concentration <#strength> mol dm⁻³ at 25 °C, ionisation being complete.",
    ],
    ({ base, strength }, { text }, { options }) => {
      const product = /^(?:ionic product of water = \$|\$K_w = )([^$]+)\$ mol² dm⁻⁶$/.exec(text)?.[1];
      if (!product) throw new Error("the ionic product of water is not printed");
      return inUnit(options, pH(evaluated(product) / (strength * protonsTakenBy(speciesIn(base)))));
    },
  ),
  dilution: worded(
    [
      "A stock solution of concentration <#strength> mol dm⁻³ is diluted from <#from> cm³ to <#to> cm³. The concentration becomes",
      "<#from> cm³ of <#strength> mol dm⁻³ hydrochloric acid is made up to <#to> cm³ with water. What is the new concentration?",
      "<_who> puts <#from> cm³ of a <#strength> mol dm⁻³ solution in a flask and adds water until the total volume is <#to> cm³. Find the concentration of the diluted solution.",
    ],
    ({ strength, from, to }, { options }) =>
      inUnit(options, molesIn(from, strength) / (to / CUBIC_CENTIMETRES), " mol dm⁻³"),
  ),
  "solubility-in-moles": posing(
    [
      "At <#_t> °C, <#volume> cm³ of a saturated solution holds <#mass> g of <$salt>. What is its solubility in mol dm⁻³?",
      "If <#mass> g of <$salt> saturates a solution of volume <#volume> cm³ at <#_t> °C, the solubility of <$salt> at that temperature is",
      "<_who> evaporates <#volume> cm³ of a saturated solution of <$salt> at <#_t> °C to dryness and is left with <#mass> g of salt. Find the solubility of the salt at <#_t> °C.",
    ],
    ({ volume, mass, salt }, data, { options }) =>
      inUnit(options, mass / data.massOf(salt) / (volume / CUBIC_CENTIMETRES), " mol dm⁻³"),
  ),
  "crystals-on-cooling": worded(
    [
      "The solubility of <_salt> is <#hot> g per 100 g of water at <#t> °C and <#cold> g per 100 g of water at <#u> °C. What mass crystallises when a solution saturated at <#t> °C, made with <#water> g of water, is cooled to <#u> °C?",
      "<_who> saturates <#water> g of water with a salt at <#t> °C and cools it to <#u> °C. If 100 g of water dissolves <#hot> g of the salt at <#t> °C and <#cold> g at <#u> °C, find the mass of crystals, taken as anhydrous.",
      "100 g of water dissolves <#hot> g of a salt at <#t> °C but <#cold> g at <#u> °C. On cooling a saturated solution holding <#water> g of water from <#t> °C to <#u> °C, the mass of salt deposited is",
    ],
    ({ hot, cold, water }, { options }) => {
      const dissolved = (water / 100) * hot;
      const stillDissolved = (water / 100) * cold;
      return inUnit(options, dissolved - stillDissolved, " g");
    },
  ),
  "hardness-from-soap": worded(
    [
      `The soap solution needed for a lasting lather was measured:\n\n${soapTable}\n\nWhat percentage of the hardness is <kind:temporary|permanent>?`,
      `<_who> shakes equal volumes of three waters with soap solution until a lather stays:\n\n${soapTable}\n\nOf the hardness of the <_from> water, the <kind:temporary|permanent> part makes up`,
      `From the volumes of soap solution that gave a lasting lather, find the percentage of the hardness that is <kind:temporary|permanent>.\n\n${soapTable}`,
    ],
    ({ pure, raw, boiled, kind }, { options }) => {
      // Boiling removes the temporary hardness. Soft water needs a little soap too.
      const permanent = (100 * (boiled - pure)) / (raw - pure);
      return inUnit(options, kind === "permanent" ? permanent : 100 - permanent, "%");
    },
  ),
  "ph-of-mixture": posing(
    [
      "<#v> cm³ of <#c> mol dm⁻³ <$acid> is mixed with <#w> cm³ of <#d> mol dm⁻³ <$base>. What is the pH of the mixture at 25 °C?",
      "<_who> pours <#w> cm³ of <#d> mol dm⁻³ <$base> into <#v> cm³ of <#c> mol dm⁻³ <$acid> at 25 °C. A pH meter in the mixture should read",
      "Find the pH at 25 °C of the solution made from <#v> cm³ of <#c> mol dm⁻³ <$acid> and <#w> cm³ of <#d> mol dm⁻³ <$base>.",
    ],
    ({ v, c, acid, w, d, base }, { text }, { options }) => {
      const protons = molesIn(v, c) * protonsFrom(speciesIn(acid)) - molesIn(w, d) * protonsTakenBy(speciesIn(base));
      const left = protons / ((v + w) / CUBIC_CENTIMETRES);
      const product = /^\$K_w = ([^$]+)\$ mol² dm⁻⁶$/.exec(text)?.[1];
      if (!product) throw new Error("the ionic product of water is not printed");
      return inUnit(options, pH(left > 0 ? left : evaluated(product) / -left));
    },
  ),
  "titration-after-dilution": worded(
    [
      "<#first> cm³ of a stock solution of <$acid> was made up to <#made> cm³ with water. <#used> cm³ of the dilute acid just neutralised <#volume> cm³ of <#strength> mol dm⁻³ <$base>. What was the concentration of the first acid?",
      "<_who> dilutes <#first> cm³ of <$acid> to <#made> cm³ and finds that <#volume> cm³ of <#strength> mol dm⁻³ <$base> needs <#used> cm³ of the diluted acid. Calculate the concentration of the acid before dilution.",
      "When <#first> cm³ of bench <$acid> had been diluted to <#made> cm³, the burette delivered <#used> cm³ of it to neutralise <#volume> cm³ of <#strength> mol dm⁻³ <$base>. The bench acid had a concentration of",
    ],
    ({ first, acid, made, used, volume, strength, base }, { options }) => {
      const protons = molesIn(volume, strength) * protonsTakenBy(speciesIn(base));
      const inFlask = (protons / protonsFrom(speciesIn(acid))) * (made / used);
      return inUnit(options, inFlask / (first / CUBIC_CENTIMETRES), " mol dm⁻³");
    },
  ),
  "excess-after-neutralising": worded(
    [
      "<#v> cm³ of <#c> mol dm⁻³ <$acid> is added to <#w> cm³ of <#d> mol dm⁻³ <$base>. What is the concentration of the <$asked> that is left over?",
      "<_who> mixes <#v> cm³ of <#c> mol dm⁻³ <$acid> with <#w> cm³ of <#d> mol dm⁻³ <$base>. Find the concentration of unreacted <$asked> in the mixture.",
      "A mixture of <#v> cm³ of <#c> mol dm⁻³ <$acid> and <#w> cm³ of <#d> mol dm⁻³ <$base> still holds some <$asked>, at a concentration of",
    ],
    ({ v, c, acid, w, d, base, asked }, { options }) => {
      const [gives, takes] = [protonsFrom(speciesIn(acid)), protonsTakenBy(speciesIn(base))];
      const protons = molesIn(v, c) * gives - molesIn(w, d) * takes;
      const left = asked === acid ? protons / gives : asked === base ? -protons / takes : Number.NaN;
      if (!(left > 0)) throw new Error(`no ${asked} is left`);
      return inUnit(options, left / ((v + w) / CUBIC_CENTIMETRES), " mol dm⁻³");
    },
  ),
  "ions-in-solution": posing(
    [
      "<#mass> g of <$salt> is dissolved in water and made up to <#volume> cm³. What is the concentration of <$ion> ions?",
      "<_who> makes <#volume> cm³ of solution from <#mass> g of <$salt>, which is fully ionised. Find the concentration of the <$ion> ions in it.",
      "If <#volume> cm³ of a solution contains <#mass> g of <$salt>, its <$ion> ions have a concentration of",
    ],
    ({ mass, salt, volume, ion }, data, { options }) => {
      const [whole, part] = [speciesIn(salt), speciesIn(ion)];
      const [each = 0, ...others] = [...part.atoms].map(([symbol, count]) => countOf(whole, symbol) / count);
      if (!Number.isInteger(each) || each < 1 || others.some((other) => other !== each))
        throw new Error(`${ion} is not an ion of ${salt}`);
      const moles = (mass / data.massOf(salt)) * each;
      return inUnit(options, moles / (volume / CUBIC_CENTIMETRES), " mol dm⁻³");
    },
  ),
};
