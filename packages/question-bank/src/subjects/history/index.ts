import type { SubjectBank } from "../../authoring.ts";
import { igboDeltaAndCentralStates } from "./items/igbo-delta-and-central-states.ts";
import { kanemBornoAndHausaStates } from "./items/kanem-borno-and-hausa-states.ts";
import { sourcesAndEarlyCultures } from "./items/sources-and-early-cultures.ts";
import { yorubaAndBenin } from "./items/yoruba-and-benin.ts";
import { topics } from "./topics.ts";

export const history: SubjectBank = {
  slug: "history",
  topics,
  questions: [...sourcesAndEarlyCultures,...kanemBornoAndHausaStates,...yorubaAndBenin,...igboDeltaAndCentralStates],
};
