// Solves geography questions again from their printed text.
import type { SubjectChecker } from "../solver.ts";
import { mapWork } from "./map-work.ts";
import { population } from "./population.ts";
import { timeAndLongitude } from "./time-and-longitude.ts";
import { weather } from "./weather.ts";

export const geographyChecker: SubjectChecker = {
  ...mapWork,
  ...timeAndLongitude,
  ...weather,
  ...population,
};
