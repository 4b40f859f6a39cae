// pH, titrations and the strength of solutions.

import { inUnit } from "../reading/stated.ts";
import { evaluated } from "../reading/tex-expression.ts";
import { either, worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";
import { countOf, type Species, speciesIn } from "./formula.ts";
import { posing } from "./stem.ts";

const CUBIC_CENTIMETRES = 1000;

/** Hydrogen ions that an acid's formula gives up in full. */
function protonsFrom(acid: Species): number {
  const known: Readonly<Record<string, number>> = { HCl: 1, HBr: 1, "HNO_{3}": 1, "H_{2}SO_{4}": 2 };
  const count = known[acid.formula];
  if (!count) throw new Error(`${acid.formula} is not a known strong acid`);
  return count;
}

/** Hydrogen ions that a base's formula takes up. */
function protonsTakenBy(base: Species): number {
  if (base.formula.endsWith("OH") || base.formula.includes("(OH)")) return countOf(base, "O");
  if (base.formula === "Na_{2}CO_{3}") return 2;
  throw new Error(`${base.formula} is not a known base`);
}

const pH = (hydrogenIons: number) => -Math.log10(hydrogenIons);

/** A mole ratio that a question states must be the one in which the two neutralise each other. */
function mustNeutralise(acid: string, acidMoles: number, base: string, baseMoles: number): void {
  if (acidMoles * protonsFrom(speciesIn(acid)) !== baseMoles * protonsTakenBy(speciesIn(base)))
    throw new Error(`${acidMoles} ${acid} do not neutralise ${baseMoles} ${base}`);
}

const molesIn = (volume: number, strength: number) => (volume / CUBIC_CENTIMETRES) * strength;

const soapTable =
  "| Water (50 cm³) | distilled | raw <_from> water | boiled and filtered <_from> water |\n|---|---|---|---|\n| Soap solution (cm³) | <#pure> | <#raw> | <#boiled> |";

export const solutions: SubjectChecker = {
  "ph-of-strong-acid": worded(
    [
      "A solution of <$acid>, fully ionised, has a concentration of <#strength> mol dm⁻³. Find its pH.",
      "What is the pH of a solution<:| of hydrochloric acid> that is <#strength> mol dm⁻³ in <$acid>, taken as fully ionised?",
      "<_who> prepares <#strength> mol dm⁻³ <$acid> for a pH meter. If ionisation is complete, the meter should read",
    ],
    ({ acid, strength }, { options }) => inUnit(options, pH(strength * protonsFrom(speciesIn(acid)))),
  ),
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
  "titration-concentration": worded(
    [
      "A pipette delivers <#baseVolume> cm³ of <#strength> mol dm⁻³ <$base>, which needs <#acidVolume> cm³ of <$acid> at the end point (acid : base = <#acids> : <#bases> in moles). The concentration of the acid is",
      "<#acidVolume> cm³ of <$acid> solution exactly neutralised <#baseVolume> cm³ of <#strength> mol dm⁻³ <$base>. If <#acids> mol of the acid reacts with <#bases> mol of the base, what is the concentration of the acid?",
      "In a titration <_who> used <#acidVolume> cm³ of <$acid> for <#baseVolume> cm³ of <#strength> mol dm⁻³ <$base>. The reacting mole ratio of acid to base is <#acids> : <#bases>. Find the concentration of the acid.",
    ],
    ({ acid, base, acidVolume, baseVolume, strength, acids, bases }, { options }) => {
      mustNeutralise(acid, acids, base, bases);
      const moles = (molesIn(baseVolume, strength) / bases) * acids;
      return inUnit(options, moles / (acidVolume / CUBIC_CENTIMETRES), " mol dm⁻³");
    },
  ),
  "volume-to-neutralise": either(
    worded(
      [
        "Given that <#acids> mol of <$acid> reacts with <#bases> mol of <$base>, the volume of <#baseStrength> mol dm⁻³ <$base> that just neutralises <#volume> cm³ of <#acidStrength> mol dm⁻³ <$acid> is",
      ],
      ({ acids, acid, bases, base, baseStrength, volume, acidStrength }, { options }) => {
        mustNeutralise(acid, acids, base, bases);
        const moles = (molesIn(volume, acidStrength) / acids) * bases;
        return inUnit(options, (moles / baseStrength) * CUBIC_CENTIMETRES, " cm³");
      },
    ),
    worded(
      [
        "<_who> spills <#volume> cm³ of <#acidStrength> mol dm⁻³ <$acid> in a basin and wants to make it neutral with <#baseStrength> mol dm⁻³ <$base>. One mole of the acid reacts with <#bases> mol of the base. Find the volume needed.",
        "What volume of <#baseStrength> mol dm⁻³ <$base> neutralises <#volume> cm³ of <#acidStrength> mol dm⁻³ <$acid>? Each mole of the acid needs <#bases> mol of the alkali.",
      ],
      ({ acid, bases, base, baseStrength, volume, acidStrength }, { options }) => {
        mustNeutralise(acid, 1, base, bases);
        return inUnit(options, ((molesIn(volume, acidStrength) * bases) / baseStrength) * CUBIC_CENTIMETRES, " cm³");
      },
    ),
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
  "mass-for-solution": either(
    posing(
      [
        "A flask of <#volume> cm³ holds a solution of <#mass> g of <$solute>. The molar concentration is",
        "<_who> dissolves <#mass> g of <$solute> to make <#volume> cm³ of solution. Find its concentration in moles per dm³.",
      ],
      ({ volume, mass, solute }, data, { options }) =>
        inUnit(options, mass / data.massOf(solute) / (volume / CUBIC_CENTIMETRES), " mol dm⁻³"),
    ),
    posing(
      [
        "<_who> must prepare <#volume> cm³ of <#strength> mol dm⁻³ <$solute>. Find the mass of pure <$solute> required.",
        "The mass of <$solute> dissolved in <#volume> cm³ of <#strength> mol dm⁻³ solution is",
      ],
      ({ volume, strength, solute }, data, { options }) =>
        inUnit(options, molesIn(volume, strength) * data.massOf(solute), " g"),
    ),
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
      // Boiling takes the temporary hardness away; soft water needs a little soap too.
      const permanent = (100 * (boiled - pure)) / (raw - pure);
      return inUnit(options, kind === "permanent" ? permanent : 100 - permanent, "%");
    },
  ),
};
