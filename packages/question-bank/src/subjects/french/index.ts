import type { SubjectBank } from "../../authoring.ts";
import { everydayCommunication } from "./items/everyday-communication.ts";
import { frenchSpeakingWorld } from "./items/french-speaking-world.ts";
import { futureConditionalAndSubjunctive } from "./items/future-conditional-and-subjunctive.ts";
import { nounsArticlesAndAdjectives } from "./items/nouns-articles-and-adjectives.ts";
import { numbersTimeAndDates } from "./items/numbers-time-and-dates.ts";
import { pastTenses } from "./items/past-tenses.ts";
import { presentTenseAndImperative } from "./items/present-tense-and-imperative.ts";
import { pronouns } from "./items/pronouns.ts";
import { readingComprehension } from "./items/reading-comprehension.ts";
import { sentenceStructure } from "./items/sentence-structure.ts";
import { vocabulary } from "./items/vocabulary.ts";
import { topics } from "./topics.ts";

export const french: SubjectBank = {
  slug: "french",
  topics,
  questions: [
    ...nounsArticlesAndAdjectives,
    ...pronouns,
    ...presentTenseAndImperative,
    ...pastTenses,
    ...futureConditionalAndSubjunctive,
    ...sentenceStructure,
    ...numbersTimeAndDates,
    ...vocabulary,
    ...everydayCommunication,
    ...readingComprehension,
    ...frenchSpeakingWorld,
  ],
};
