import { questionsOf, type SubjectBank } from "../../authoring.ts";
import { withFourWrong } from "../../writing/four-wrong.ts";
import { families } from "./families/index.ts";
import { writtenQuestions } from "./items/index.ts";
import { topics } from "./topics.ts";

const slug = "economics";

export const economics: SubjectBank = {
  slug,
  topics,
  questions: [...families.flatMap((family) => questionsOf(slug, withFourWrong(family))), ...writtenQuestions],
};
