// English: items and passages written one by one, a file for each topic.
import type { SubjectBank } from "../../authoring.ts";
import { antonyms } from "./items/antonyms.ts";
import { cloze } from "./items/cloze.ts";
import { comprehension } from "./items/comprehension.ts";
import { consonants } from "./items/consonants.ts";
import { emphaticStress } from "./items/emphatic-stress.ts";
import { idioms } from "./items/idioms.ts";
import { readingText } from "./items/reading-text.ts";
import { registers } from "./items/registers.ts";
import { rhymes } from "./items/rhymes.ts";
import { sentenceCompletion } from "./items/sentence-completion.ts";
import { sentenceInterpretation } from "./items/sentence-interpretation.ts";
import { spellingAndPunctuation } from "./items/spelling-and-punctuation.ts";
import { concord } from "./items/structure-concord.ts";
import { verbs } from "./items/structure-verbs.ts";
import { words } from "./items/structure-words.ts";
import { synonyms } from "./items/synonyms.ts";
import { vowels } from "./items/vowels.ts";
import { wordStress } from "./items/word-stress.ts";
import { topics } from "./topics.ts";

export const english: SubjectBank = {
  slug: "english",
  topics,
  questions: [
    ...comprehension,
    ...readingText,
    ...cloze,
    ...synonyms,
    ...antonyms,
    ...sentenceCompletion,
    ...sentenceInterpretation,
    ...idioms,
    ...registers,
    ...concord,
    ...verbs,
    ...words,
    ...vowels,
    ...consonants,
    ...rhymes,
    ...wordStress,
    ...emphaticStress,
    ...spellingAndPunctuation,
  ],
};
