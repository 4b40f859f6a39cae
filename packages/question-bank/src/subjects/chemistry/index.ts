import { questionsOf } from "../../authoring.ts";
import { subjectBank } from "../../subject-bank.ts";
import { families } from "./families/index.ts";
import { polished } from "./polish.ts";
import { topics } from "./topics.ts";

const slug = "chemistry";

export const chemistry = subjectBank(slug, topics, {
  computed: families.flatMap((family) => questionsOf(slug, polished(family))),
});
