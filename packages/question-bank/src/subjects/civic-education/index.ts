import type { SubjectBank } from "../../authoring.ts";
import { citizenship } from "./items/citizenship.ts";
import { humanRights } from "./items/human-rights.ts";
import { lawAndOrder } from "./items/law-and-order.ts";
import { nationalSymbols } from "./items/national-symbols.ts";
import { values } from "./items/values.ts";
import { topics } from "./topics.ts";

export const civicEducation: SubjectBank = {
  slug: "civic-education",
  topics,
  questions: [...values,...citizenship,...nationalSymbols,...humanRights,...lawAndOrder],
};
