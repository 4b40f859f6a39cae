import { questionsOf } from "../../authoring.ts";
import { subjectBank } from "../../subject-bank.ts";
import { withFourWrong } from "../../writing/four-wrong.ts";
import { earthAndTimeFamilies } from "./families/earth-and-time.ts";
import { mapReadingFamilies } from "./families/map-reading.ts";
import { populationFamilies } from "./families/population.ts";
import { weatherFamilies } from "./families/weather-and-climate.ts";
import { topics } from "./topics.ts";

const slug = "geography";
const families = [...mapReadingFamilies, ...earthAndTimeFamilies, ...weatherFamilies, ...populationFamilies];

export const geography = subjectBank(slug, topics, {
  computed: families.flatMap((family) => questionsOf(slug, withFourWrong(family))),
});
