import type { SubjectBank } from "../../authoring.ts";
import { culture } from "./items/culture.ts";
import { nouns } from "./items/nouns.ts";
import { numbersTimeAndGreetings } from "./items/numbers-time-and-greetings.ts";
import { oralLiterature } from "./items/oral-literature.ts";
import { pronounsAndQualifiers } from "./items/pronouns-and-qualifiers.ts";
import { readingComprehension } from "./items/reading-comprehension.ts";
import { sentences } from "./items/sentences.ts";
import { soundsAndSpelling } from "./items/sounds-and-spelling.ts";
import { verbsAndTense } from "./items/verbs-and-tense.ts";
import { vocabulary } from "./items/vocabulary.ts";
import { writtenLiterature } from "./items/written-literature.ts";
import { topics } from "./topics.ts";

export const hausa: SubjectBank = {
  slug: "hausa",
  topics,
  questions: [
    ...soundsAndSpelling,
    ...nouns,
    ...pronounsAndQualifiers,
    ...verbsAndTense,
    ...sentences,
    ...vocabulary,
    ...numbersTimeAndGreetings,
    ...oralLiterature,
    ...writtenLiterature,
    ...culture,
    ...readingComprehension,
  ],
};
