import { questionsOf } from "../../authoring.ts";
import { subjectBank } from "../../subject-bank.ts";
import { withFourWrong } from "../../writing/four-wrong.ts";
import { families } from "./families/index.ts";
import { topics } from "./topics.ts";

const slug = "economics";

export const economics = subjectBank(slug, topics, {
  computed: families.flatMap((family) => questionsOf(slug, withFourWrong(family))),
  readInOrder: (a, b) => (a.slug < b.slug ? -1 : 1),
});
