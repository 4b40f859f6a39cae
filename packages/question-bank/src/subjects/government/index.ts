import type { SubjectBank } from "../../authoring.ts";
import { africanOrganisations } from "./items/african-organisations.ts";
import { basicConcepts } from "./items/basic-concepts.ts";
import { citizenship } from "./items/citizenship.ts";
import { civilService } from "./items/civil-service.ts";
import { colonialAdministration } from "./items/colonial-administration.ts";
import { constitution } from "./items/constitution.ts";
import { constitutionalDevelopment } from "./items/constitutional-development.ts";
import { crisesAndMilitaryRule } from "./items/crises-and-military-rule.ts";
import { elections } from "./items/elections.ts";
import { executive } from "./items/executive.ts";
import { federalismAndStates } from "./items/federalism-and-states.ts";
import { foreignPolicy } from "./items/foreign-policy.ts";
import { internationalOrganisations } from "./items/international-organisations.ts";
import { judiciary } from "./items/judiciary.ts";
import { legislature } from "./items/legislature.ts";
import { localGovernment } from "./items/local-government.ts";
import { nationalism } from "./items/nationalism.ts";
import { partyPoliticsInNigeria } from "./items/party-politics-in-nigeria.ts";
import { politicalIdeologies } from "./items/political-ideologies.ts";
import { politicalParties } from "./items/political-parties.ts";
import { preColonialSystems } from "./items/pre-colonial-systems.ts";
import { presidentialParliamentary } from "./items/presidential-parliamentary.ts";
import { pressureGroups } from "./items/pressure-groups.ts";
import { publicOpinion } from "./items/public-opinion.ts";
import { ruleOfLaw } from "./items/rule-of-law.ts";
import { systemsOfGovernment } from "./items/systems-of-government.ts";
import { topics } from "./topics.ts";

export const government: SubjectBank = {
  slug: "government",
  topics,
  questions: [
    ...basicConcepts,
    ...politicalIdeologies,
    ...systemsOfGovernment,
    ...presidentialParliamentary,
    ...legislature,
    ...executive,
    ...judiciary,
    ...constitution,
    ...ruleOfLaw,
    ...citizenship,
    ...elections,
    ...politicalParties,
    ...pressureGroups,
    ...publicOpinion,
    ...civilService,
    ...localGovernment,
    ...preColonialSystems,
    ...colonialAdministration,
    ...nationalism,
    ...constitutionalDevelopment,
    ...partyPoliticsInNigeria,
    ...crisesAndMilitaryRule,
    ...federalismAndStates,
    ...foreignPolicy,
    ...internationalOrganisations,
    ...africanOrganisations,
  ],
};
