// Biology: the syllabus, the written questions and the families that compute questions.
import { questionsOf } from "../../authoring.ts";
import { subjectBank } from "../../subject-bank.ts";
import { families } from "./families/families.ts";
import { pictures } from "./pictures/index.ts";
import { topics } from "./topics.ts";

const slug = "biology";

export const biology = subjectBank(slug, topics, {
  computed: families.flatMap((family) => questionsOf(slug, family)),
  pictures,
});
