import type { SubjectBank } from "../../authoring.ts";
import { colonialConquest } from "./items/colonial-conquest.ts";
import { colonialRuleInNigeria } from "./items/colonial-rule-in-nigeria.ts";
import { decolonisation } from "./items/decolonisation.ts";
import { igboDeltaAndCentralStates } from "./items/igbo-delta-and-central-states.ts";
import { kanemBornoAndHausaStates } from "./items/kanem-borno-and-hausa-states.ts";
import { nationalismAndIndependence } from "./items/nationalism-and-independence.ts";
import { nigeriaSinceIndependence } from "./items/nigeria-since-independence.ts";
import { northEastAndSouthernAfrica } from "./items/north-east-and-southern-africa.ts";
import { slaveTradeAndEarlyContacts } from "./items/slave-trade-and-early-contacts.ts";
import { sokotoAndNineteenthCentury } from "./items/sokoto-and-nineteenth-century.ts";
import { sourcesAndEarlyCultures } from "./items/sources-and-early-cultures.ts";
import { westAfricanStates } from "./items/west-african-states.ts";
import { yorubaAndBenin } from "./items/yoruba-and-benin.ts";
import { topics } from "./topics.ts";

export const history: SubjectBank = {
  slug: "history",
  topics,
  questions: [
    ...sourcesAndEarlyCultures,
    ...kanemBornoAndHausaStates,
    ...yorubaAndBenin,
    ...igboDeltaAndCentralStates,
    ...sokotoAndNineteenthCentury,
    ...slaveTradeAndEarlyContacts,
    ...colonialConquest,
    ...colonialRuleInNigeria,
    ...nationalismAndIndependence,
    ...nigeriaSinceIndependence,
    ...westAfricanStates,
    ...northEastAndSouthernAfrica,
    ...decolonisation,
  ],
};
