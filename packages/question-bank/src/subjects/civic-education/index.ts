import type { SubjectBank } from "../../authoring.ts";
import { citizenship } from "./items/citizenship.ts";
import { communityService } from "./items/community-service.ts";
import { democracy } from "./items/democracy.ts";
import { drugAbuseAndCultism } from "./items/drug-abuse-and-cultism.ts";
import { hivAids } from "./items/hiv-aids.ts";
import { humanRights } from "./items/human-rights.ts";
import { humanTrafficking } from "./items/human-trafficking.ts";
import { lawAndOrder } from "./items/law-and-order.ts";
import { nationalSymbols } from "./items/national-symbols.ts";
import { publicService } from "./items/public-service.ts";
import { trafficRegulations } from "./items/traffic-regulations.ts";
import { values } from "./items/values.ts";
import { topics } from "./topics.ts";

export const civicEducation: SubjectBank = {
  slug: "civic-education",
  topics,
  questions: [
    ...values,
    ...citizenship,
    ...nationalSymbols,
    ...humanRights,
    ...lawAndOrder,
    ...trafficRegulations,
    ...democracy,
    ...publicService,
    ...drugAbuseAndCultism,
    ...hivAids,
    ...humanTrafficking,
    ...communityService,
  ],
};
