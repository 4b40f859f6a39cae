import type { Family } from "../../../authoring.ts";
import { applied } from "./applied.ts";
import { atoms } from "./atoms.ts";
import { electrons } from "./electrons.ts";
import { energyAndRates } from "./energy-and-rates.ts";
import { gases } from "./gases.ts";
import { moles } from "./moles.ts";
import { nuclei } from "./nuclei.ts";
import { organic } from "./organic.ts";
import { reactingAmounts } from "./reacting-amounts.ts";
import { solutions } from "./solutions.ts";
import { tableAndBonds } from "./table-and-bonds.ts";

export const families: Family[] = [
  ...atoms,
  ...tableAndBonds,
  ...moles,
  ...reactingAmounts,
  ...gases,
  ...solutions,
  ...electrons,
  ...energyAndRates,
  ...nuclei,
  ...organic,
  ...applied,
];
