import type { Family } from "../../../authoring.ts";
import { alternatingCurrent } from "./alternating-current.ts";
import { atomicAndNuclear } from "./atomic-and-nuclear.ts";
import { circularMotionAndShm } from "./circular-motion-and-shm.ts";
import { currentElectricity } from "./current-electricity.ts";
import { electricalEnergy } from "./electrical-energy.ts";
import { electrostatics } from "./electrostatics.ts";
import { equilibrium } from "./equilibrium.ts";
import { fluids } from "./fluids.ts";
import { frictionAndElasticity } from "./friction-and-elasticity.ts";
import { gasLaws } from "./gas-laws.ts";
import { heatEnergy } from "./heat-energy.ts";
import { linearMotion } from "./linear-motion.ts";
import { magnetism } from "./magnetism.ts";
import { measurement } from "./measurement.ts";
import { newtonsLaws } from "./newtons-laws.ts";
import { projectilesAndGravitation } from "./projectiles-and-gravitation.ts";
import { quantumAndElectronics } from "./quantum-and-electronics.ts";
import { reflectionOfLight } from "./reflection-of-light.ts";
import { refractionAndLenses } from "./refraction-and-lenses.ts";
import { simpleMachines } from "./simple-machines.ts";
import { sound } from "./sound.ts";
import { temperatureAndExpansion } from "./temperature-and-expansion.ts";
import { vectors } from "./vectors.ts";
import { waves } from "./waves.ts";
import { workEnergyPower } from "./work-energy-power.ts";

export const families: Family[] = [
  ...measurement,
  ...vectors,
  ...linearMotion,
  ...projectilesAndGravitation,
  ...newtonsLaws,
  ...circularMotionAndShm,
  ...equilibrium,
  ...workEnergyPower,
  ...simpleMachines,
  ...frictionAndElasticity,
  ...fluids,
  ...temperatureAndExpansion,
  ...heatEnergy,
  ...gasLaws,
  ...waves,
  ...sound,
  ...reflectionOfLight,
  ...refractionAndLenses,
  ...electrostatics,
  ...currentElectricity,
  ...electricalEnergy,
  ...magnetism,
  ...alternatingCurrent,
  ...atomicAndNuclear,
  ...quantumAndElectronics,
];
