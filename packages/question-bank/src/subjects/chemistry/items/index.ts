import type { BankQuestion } from "../../../authoring.ts";
import { acidsBasesSaltsItems } from "./acids-bases-salts.ts";
import { alkanolsAcidsEstersItems } from "./alkanols-acids-esters.ts";
import { atomicStructureItems } from "./atomic-structure.ts";
import { bondingItems } from "./bonding.ts";
import { carbonItems } from "./carbon.ts";
import { electrolysisItems } from "./electrolysis.ts";
import { energyChangesItems } from "./energy-changes.ts";
import { equilibriumItems } from "./equilibrium.ts";
import { formulaeAndMoleItems } from "./formulae-and-mole.ts";
import { gasLawsItems } from "./gas-laws.ts";
import { hydrocarbonsItems } from "./hydrocarbons.ts";
import { hydrogenOxygenHalogensItems } from "./hydrogen-oxygen-halogens.ts";
import { industrialChemistryItems } from "./industrial-chemistry.ts";
import { kineticTheoryItems } from "./kinetic-theory.ts";
import { macromoleculesItems } from "./macromolecules.ts";
import { matterItems } from "./matter.ts";
import { metalsItems } from "./metals.ts";
import { nitrogenAndSulphurItems } from "./nitrogen-and-sulphur.ts";
import { nuclearChemistryItems } from "./nuclear-chemistry.ts";
import { periodicTableItems } from "./periodic-table.ts";
import { phAndTitrationItems } from "./ph-and-titration.ts";
import { qualitativeAnalysisItems } from "./qualitative-analysis.ts";
import { ratesItems } from "./rates.ts";
import { redoxItems } from "./redox.ts";
import { separationItems } from "./separation.ts";
import { solubilityItems } from "./solubility.ts";
import { stoichiometryItems } from "./stoichiometry.ts";
import { waterAndAirItems } from "./water-and-air.ts";

export const writtenQuestions: BankQuestion[] = [
  ...separationItems,
  ...matterItems,
  ...kineticTheoryItems,
  ...atomicStructureItems,
  ...periodicTableItems,
  ...bondingItems,
  ...formulaeAndMoleItems,
  ...stoichiometryItems,
  ...gasLawsItems,
  ...acidsBasesSaltsItems,
  ...phAndTitrationItems,
  ...solubilityItems,
  ...redoxItems,
  ...electrolysisItems,
  ...energyChangesItems,
  ...ratesItems,
  ...equilibriumItems,
  ...hydrogenOxygenHalogensItems,
  ...nitrogenAndSulphurItems,
  ...carbonItems,
  ...metalsItems,
  ...waterAndAirItems,
  ...hydrocarbonsItems,
  ...alkanolsAcidsEstersItems,
  ...macromoleculesItems,
  ...nuclearChemistryItems,
  ...qualitativeAnalysisItems,
  ...industrialChemistryItems,
];
