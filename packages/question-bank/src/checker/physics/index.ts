// Solves physics questions again from their printed text.
import type { SubjectChecker } from "../solver.ts";
import { atomsAndElectronics } from "./atoms-and-electronics.ts";
import { electricity } from "./electricity.ts";
import { energyAndMachines } from "./energy-and-machines.ts";
import { forces } from "./forces.ts";
import { heat } from "./heat.ts";
import { magnetismAndAlternatingCurrent } from "./magnetism-and-alternating-current.ts";
import { measurement } from "./measurement.ts";
import { motion } from "./motion.ts";
import { wavesAndLight } from "./waves-and-light.ts";

export const physicsChecker: SubjectChecker = {
  ...measurement,
  ...motion,
  ...forces,
  ...energyAndMachines,
  ...heat,
  ...wavesAndLight,
  ...electricity,
  ...magnetismAndAlternatingCurrent,
  ...atomsAndElectronics,
};
