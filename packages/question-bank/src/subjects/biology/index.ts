// Biology: the syllabus, the written items and the families that compute.
import { questionsOf, type SubjectBank } from "../../authoring.ts";
import { families } from "./families/families.ts";
import { animalNutrition } from "./items/animal-nutrition.ts";
import { animalReproduction } from "./items/animal-reproduction.ts";
import { cells } from "./items/cells.ts";
import { ecosystems } from "./items/ecosystems.ts";
import { evolution } from "./items/evolution.ts";
import { excretion } from "./items/excretion.ts";
import { genetics } from "./items/genetics.ts";
import { growthAndDevelopment } from "./items/growth-and-development.ts";
import { healthAndDisease } from "./items/health-and-disease.ts";
import { hormones } from "./items/hormones.ts";
import { invertebrates } from "./items/invertebrates.ts";
import { livingThings } from "./items/living-things.ts";
import { microorganisms } from "./items/microorganisms.ts";
import { nervousCoordination } from "./items/nervous-coordination.ts";
import { plantKingdom } from "./items/plant-kingdom.ts";
import { plantNutrition } from "./items/plant-nutrition.ts";
import { plantReproduction } from "./items/plant-reproduction.ts";
import { populationsAndConservation } from "./items/populations-and-conservation.ts";
import { respiration } from "./items/respiration.ts";
import { soilAndNutrientCycles } from "./items/soil-and-nutrient-cycles.ts";
import { supportAndMovement } from "./items/support-and-movement.ts";
import { transport } from "./items/transport.ts";
import { vertebrates } from "./items/vertebrates.ts";
import { withPictures } from "./items/with-pictures.ts";
import { topics } from "./topics.ts";
import { SUBJECT } from "./written.ts";

export const biology: SubjectBank = {
  slug: SUBJECT,
  topics,
  questions: [
    ...families.flatMap((family) => questionsOf(SUBJECT, family)),
    ...livingThings,
    ...cells,
    ...microorganisms,
    ...plantKingdom,
    ...invertebrates,
    ...vertebrates,
    ...plantNutrition,
    ...animalNutrition,
    ...transport,
    ...respiration,
    ...excretion,
    ...supportAndMovement,
    ...nervousCoordination,
    ...hormones,
    ...plantReproduction,
    ...animalReproduction,
    ...growthAndDevelopment,
    ...ecosystems,
    ...populationsAndConservation,
    ...soilAndNutrientCycles,
    ...genetics,
    ...evolution,
    ...healthAndDisease,
    ...withPictures,
  ],
};
