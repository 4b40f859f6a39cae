import { questionsOf, type SubjectBank } from "../../authoring.ts";
import { withFourWrong } from "../../writing/four-wrong.ts";
import { animalFamilies } from "./families/animals.ts";
import { cropFamilies } from "./families/crops.ts";
import { farmBusinessFamilies } from "./families/farm-business.ts";
import { soilFertilityFamilies } from "./families/soil-fertility.ts";
import { agriculturalDevelopment } from "./items/agricultural-development.ts";
import { animalHealth } from "./items/animal-health.ts";
import { animalHusbandry } from "./items/animal-husbandry.ts";
import { animalNutrition } from "./items/animal-nutrition.ts";
import { cropImprovement } from "./items/crop-improvement.ts";
import { cropProduction } from "./items/crop-production.ts";
import { cropProtection } from "./items/crop-protection.ts";
import { farmEconomics } from "./items/farm-economics.ts";
import { farmMachinery } from "./items/farm-machinery.ts";
import { fisheriesAndBees } from "./items/fisheries-and-bees.ts";
import { forestryAndPastures } from "./items/forestry-and-pastures.ts";
import { marketingAndExtension } from "./items/marketing-and-extension.ts";
import { plantNutrients } from "./items/plant-nutrients.ts";
import { soils } from "./items/soils.ts";
import { topics } from "./topics.ts";

const slug = "agricultural-science";
const families = [...cropFamilies, ...soilFertilityFamilies, ...animalFamilies, ...farmBusinessFamilies];

export const agriculturalScience: SubjectBank = {
  slug,
  topics,
  questions: [
    ...families.flatMap((family) => questionsOf(slug, withFourWrong(family))),
    ...agriculturalDevelopment,
    ...soils,
    ...plantNutrients,
    ...farmMachinery,
    ...cropProduction,
    ...cropProtection,
    ...cropImprovement,
    ...forestryAndPastures,
    ...animalHusbandry,
    ...animalNutrition,
    ...animalHealth,
    ...fisheriesAndBees,
    ...farmEconomics,
    ...marketingAndExtension,
  ],
};
