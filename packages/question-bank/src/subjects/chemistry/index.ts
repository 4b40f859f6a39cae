import { questionsOf, type SubjectBank } from "../../authoring.ts";
import { families } from "./families/index.ts";
import { writtenQuestions } from "./items/index.ts";
import { polished } from "./polish.ts";
import { topics } from "./topics.ts";

const slug = "chemistry";

export const chemistry: SubjectBank = {
  slug,
  topics,
  questions: [...families.flatMap((family) => questionsOf(slug, polished(family))), ...writtenQuestions],
};
