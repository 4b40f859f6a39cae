// The drawings of the subject, keyed by the names that its written questions use.
import type { Picture } from "../../../authoring.ts";
import { eye, heart, tooth } from "./animal-organs.ts";
import { bacterium, motorNeurone, plantCell } from "./cells.ts";
import { flower, leafSection } from "./plant-organs.ts";

export const pictures: Record<string, Picture> = {
  bacterium,
  eye,
  flower,
  heart,
  "leaf-section": leafSection,
  "motor-neurone": motorNeurone,
  "plant-cell": plantCell,
  tooth,
};
