// The list of subjects that are shipped. A subject is added when its own check passes.
import type { SubjectBank } from "../authoring.ts";
import { accounting } from "./accounting/index.ts";
import { agriculturalScience } from "./agricultural-science/index.ts";
import { arabic } from "./arabic/index.ts";
import { art } from "./art/index.ts";
import { biology } from "./biology/index.ts";
import { chemistry } from "./chemistry/index.ts";
import { christianReligiousStudies } from "./christian-religious-studies/index.ts";
import { civicEducation } from "./civic-education/index.ts";
import { commerce } from "./commerce/index.ts";
import { computerStudies } from "./computer-studies/index.ts";
import { currentAffairs } from "./current-affairs/index.ts";
import { economics } from "./economics/index.ts";
import { english } from "./english/index.ts";
import { french } from "./french/index.ts";
import { furtherMathematics } from "./further-mathematics/index.ts";
import { geography } from "./geography/index.ts";
import { government } from "./government/index.ts";
import { hausa } from "./hausa/index.ts";
import { history } from "./history/index.ts";
import { homeEconomics } from "./home-economics/index.ts";
import { igbo } from "./igbo/index.ts";
import { islamicStudies } from "./islamic-studies/index.ts";
import { literature } from "./literature/index.ts";
import { mathematics } from "./mathematics/index.ts";
import { music } from "./music/index.ts";
import { physicalAndHealthEducation } from "./physical-and-health-education/index.ts";
import { physics } from "./physics/index.ts";
import { yoruba } from "./yoruba/index.ts";

export const subjectBanks: readonly SubjectBank[] = [
  english,
  mathematics,
  physics,
  chemistry,
  biology,
  economics,
  government,
  geography,
  christianReligiousStudies,
  islamicStudies,
  agriculturalScience,
  civicEducation,
  literature,
  history,
  computerStudies,
  physicalAndHealthEducation,
  homeEconomics,
  accounting,
  commerce,
  furtherMathematics,
  french,
  art,
  hausa,
  currentAffairs,
  arabic,
  igbo,
  yoruba,
  music,
];
