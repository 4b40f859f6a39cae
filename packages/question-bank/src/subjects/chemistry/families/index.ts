import type { Family } from "../../../authoring.ts";
import { applied } from "./applied.ts";
import { atoms } from "./atoms.ts";
import { electrons } from "./electrons.ts";
import { energyChanges } from "./energy-changes.ts";
import { formulas } from "./formulas.ts";
import { gases } from "./gases.ts";
import { kineticTheory } from "./kinetic-theory.ts";
import { moles } from "./moles.ts";
import { nuclei } from "./nuclei.ts";
import { organic } from "./organic.ts";
import { ratesAndEquilibrium } from "./rates-and-equilibrium.ts";
import { reactingAmounts } from "./reacting-amounts.ts";
import { solutions } from "./solutions.ts";
import { tableAndBonds } from "./table-and-bonds.ts";

export const families: Family[] = [
  ...atoms,
  ...tableAndBonds,
  ...moles,
  ...formulas,
  ...reactingAmounts,
  ...gases,
  ...kineticTheory,
  ...solutions,
  ...electrons,
  ...energyChanges,
  ...ratesAndEquilibrium,
  ...nuclei,
  ...organic,
  ...applied,
];
