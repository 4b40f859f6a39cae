import type { SubjectBank } from "../../authoring.ts";
import { africanAffairs } from "./items/african-affairs.ts";
import { artsAndCulture } from "./items/arts-and-culture.ts";
import { constitutionAndGovernment } from "./items/constitution-and-government.ts";
import { economyScienceAndTechnology } from "./items/economy-science-and-technology.ts";
import { educationAndYouth } from "./items/education-and-youth.ts";
import { institutionsAndAgencies } from "./items/institutions-and-agencies.ts";
import { internationalOrganisations } from "./items/international-organisations.ts";
import { nationalSymbolsAndDays } from "./items/national-symbols-and-days.ts";
import { sport } from "./items/sport.ts";
import { statesAndPlaces } from "./items/states-and-places.ts";
import { theWideWorld } from "./items/the-wide-world.ts";
import { topics } from "./topics.ts";

export const currentAffairs: SubjectBank = {
  slug: "current-affairs",
  topics,
  questions: [
    ...constitutionAndGovernment,
    ...nationalSymbolsAndDays,
    ...statesAndPlaces,
    ...institutionsAndAgencies,
    ...educationAndYouth,
    ...africanAffairs,
    ...internationalOrganisations,
    ...theWideWorld,
    ...sport,
    ...artsAndCulture,
    ...economyScienceAndTechnology,
  ],
};
