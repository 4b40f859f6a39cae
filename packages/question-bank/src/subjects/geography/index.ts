import { questionsOf, type SubjectBank } from "../../authoring.ts";
import { withFourWrong } from "../../writing/four-wrong.ts";
import { earthAndTimeFamilies } from "./families/earth-and-time.ts";
import { mapReadingFamilies } from "./families/map-reading.ts";
import { populationFamilies } from "./families/population.ts";
import { weatherFamilies } from "./families/weather-and-climate.ts";
import { africa } from "./items/africa.ts";
import { denudation } from "./items/denudation.ts";
import { earthAndTime } from "./items/earth-and-time.ts";
import { economicActivities } from "./items/economic-activities.ts";
import { environment } from "./items/environment.ts";
import { gisAndSurveying } from "./items/gis-and-surveying.ts";
import { mapReading } from "./items/map-reading.ts";
import { nigeria } from "./items/nigeria.ts";
import { populationAndSettlement } from "./items/population-and-settlement.ts";
import { rocksAndStructure } from "./items/rocks-and-structure.ts";
import { tectonicLandforms } from "./items/tectonic-landforms.ts";
import { vegetationAndSoils } from "./items/vegetation-and-soils.ts";
import { weatherAndClimate } from "./items/weather-and-climate.ts";
import { topics } from "./topics.ts";

const slug = "geography";
const families = [...mapReadingFamilies, ...earthAndTimeFamilies, ...weatherFamilies, ...populationFamilies];

export const geography: SubjectBank = {
  slug,
  topics,
  questions: [
    ...families.flatMap((family) => questionsOf(slug, withFourWrong(family))),
    ...mapReading,
    ...gisAndSurveying,
    ...earthAndTime,
    ...rocksAndStructure,
    ...tectonicLandforms,
    ...denudation,
    ...weatherAndClimate,
    ...vegetationAndSoils,
    ...environment,
    ...populationAndSettlement,
    ...economicActivities,
    ...nigeria,
    ...africa,
  ],
};
