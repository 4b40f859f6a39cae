import type { SubjectBank } from "../../authoring.ts";
import { culture } from "./items/culture.ts";
import { literature } from "./items/literature.ts";
import { nounsAndPronouns } from "./items/nouns-and-pronouns.ts";
import { numbersTimeAndGreetings } from "./items/numbers-time-and-greetings.ts";
import { proverbsAndIdioms } from "./items/proverbs-and-idioms.ts";
import { readingComprehension } from "./items/reading-comprehension.ts";
import { sentences } from "./items/sentences.ts";
import { soundsAndSpelling } from "./items/sounds-and-spelling.ts";
import { verbsAndTense } from "./items/verbs-and-tense.ts";
import { vocabulary } from "./items/vocabulary.ts";
import { topics } from "./topics.ts";

export const igbo: SubjectBank = {
  slug: "igbo",
  topics,
  questions: [
    ...soundsAndSpelling,
    ...nounsAndPronouns,
    ...verbsAndTense,
    ...sentences,
    ...vocabulary,
    ...numbersTimeAndGreetings,
    ...proverbsAndIdioms,
    ...literature,
    ...culture,
    ...readingComprehension,
  ],
};
