import type { BankQuestion } from "../../../authoring.ts";
import { alternatingItems } from "./alternating-current.ts";
import { nuclearItems } from "./atomic-and-nuclear.ts";
import { circularMotionItems } from "./circular-motion-and-shm.ts";
import { currentItems } from "./current-electricity.ts";
import { electricalEnergyItems } from "./electrical-energy.ts";
import { electrostaticItems } from "./electrostatics.ts";
import { equilibriumItems } from "./equilibrium.ts";
import { fluidItems } from "./fluids.ts";
import { matterItems } from "./friction-and-elasticity.ts";
import { gasItems } from "./gas-laws.ts";
import { heatItems } from "./heat-energy.ts";
import { linearMotionItems } from "./linear-motion.ts";
import { magnetismItems } from "./magnetism.ts";
import { measurementItems } from "./measurement.ts";
import { newtonItems } from "./newtons-laws.ts";
import { projectileItems } from "./projectiles-and-gravitation.ts";
import { quantumItems } from "./quantum-and-electronics.ts";
import { reflectionItems } from "./reflection-of-light.ts";
import { refractionItems } from "./refraction-and-lenses.ts";
import { machineItems } from "./simple-machines.ts";
import { soundItems } from "./sound.ts";
import { temperatureItems } from "./temperature-and-expansion.ts";
import { vectorItems } from "./vectors.ts";
import { waveItems } from "./waves.ts";
import { workItems } from "./work-energy-power.ts";

export const writtenQuestions: BankQuestion[] = [
  ...measurementItems,
  ...vectorItems,
  ...linearMotionItems,
  ...projectileItems,
  ...newtonItems,
  ...circularMotionItems,
  ...equilibriumItems,
  ...workItems,
  ...machineItems,
  ...matterItems,
  ...fluidItems,
  ...temperatureItems,
  ...heatItems,
  ...gasItems,
  ...waveItems,
  ...soundItems,
  ...reflectionItems,
  ...refractionItems,
  ...electrostaticItems,
  ...currentItems,
  ...electricalEnergyItems,
  ...magnetismItems,
  ...alternatingItems,
  ...nuclearItems,
  ...quantumItems,
];
