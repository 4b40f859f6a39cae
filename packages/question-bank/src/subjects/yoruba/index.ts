import type { SubjectBank } from "../../authoring.ts";
import { culture } from "./items/culture.ts";
import { numbersTimeAndGreetings } from "./items/numbers-time-and-greetings.ts";
import { oralLiterature } from "./items/oral-literature.ts";
import { partsOfSpeech } from "./items/parts-of-speech.ts";
import { proverbsAndIdioms } from "./items/proverbs-and-idioms.ts";
import { readingComprehension } from "./items/reading-comprehension.ts";
import { sentences } from "./items/sentences.ts";
import { soundsAndSpelling } from "./items/sounds-and-spelling.ts";
import { vocabulary } from "./items/vocabulary.ts";
import { wordFormation } from "./items/word-formation.ts";
import { writtenLiterature } from "./items/written-literature.ts";
import { topics } from "./topics.ts";

export const yoruba: SubjectBank = {
  slug: "yoruba",
  topics,
  questions: [
    ...soundsAndSpelling,
    ...wordFormation,
    ...partsOfSpeech,
    ...sentences,
    ...vocabulary,
    ...numbersTimeAndGreetings,
    ...proverbsAndIdioms,
    ...oralLiterature,
    ...writtenLiterature,
    ...culture,
    ...readingComprehension,
  ],
};
