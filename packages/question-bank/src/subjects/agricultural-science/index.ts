import { questionsOf } from "../../authoring.ts";
import { subjectBank } from "../../subject-bank.ts";
import { withFourWrong } from "../../writing/four-wrong.ts";
import { animalFamilies } from "./families/animals.ts";
import { cropFamilies } from "./families/crops.ts";
import { farmBusinessFamilies } from "./families/farm-business.ts";
import { soilFertilityFamilies } from "./families/soil-fertility.ts";
import { topics } from "./topics.ts";

const slug = "agricultural-science";
const families = [...cropFamilies, ...soilFertilityFamilies, ...animalFamilies, ...farmBusinessFamilies];

export const agriculturalScience = subjectBank(slug, topics, {
  computed: families.flatMap((family) => questionsOf(slug, withFourWrong(family))),
});
