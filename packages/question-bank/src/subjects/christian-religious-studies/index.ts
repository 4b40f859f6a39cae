import type { SubjectBank } from "../../authoring.ts";
import { birthAndEarlyMinistry } from "./items/birth-and-early-ministry.ts";
import { creationAndCovenant } from "./items/creation-and-covenant.ts";
import { deathAndResurrection } from "./items/death-and-resurrection.ts";
import { dividedKingdom } from "./items/divided-kingdom.ts";
import { earlyChurch } from "./items/early-church.ts";
import { earlyMonarchy } from "./items/early-monarchy.ts";
import { epistles } from "./items/epistles.ts";
import { exileAndReturn } from "./items/exile-and-return.ts";
import { leadersAndDeliverance } from "./items/leaders-and-deliverance.ts";
import { miraclesOfJesus } from "./items/miracles-of-jesus.ts";
import { prophets } from "./items/prophets.ts";
import { teachingsOfJesus } from "./items/teachings-of-jesus.ts";
import { topics } from "./topics.ts";

export const christianReligiousStudies: SubjectBank = {
  slug: "christian-religious-studies",
  topics,
  questions: [
    ...creationAndCovenant,
    ...leadersAndDeliverance,
    ...earlyMonarchy,
    ...dividedKingdom,
    ...exileAndReturn,
    ...prophets,
    ...birthAndEarlyMinistry,
    ...teachingsOfJesus,
    ...miraclesOfJesus,
    ...deathAndResurrection,
    ...earlyChurch,
    ...epistles,
  ],
};
