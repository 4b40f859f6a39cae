import type { SubjectBank } from "../../authoring.ts";
import { casesAndParticles } from "./items/cases-and-particles.ts";
import { comprehension } from "./items/comprehension.ts";
import { conversationAndTranslation } from "./items/conversation-and-translation.ts";
import { literatureAndRhetoric } from "./items/literature-and-rhetoric.ts";
import { nouns } from "./items/nouns.ts";
import { numbersAndTime } from "./items/numbers-and-time.ts";
import { pronounsAndQuestions } from "./items/pronouns-and-questions.ts";
import { sentences } from "./items/sentences.ts";
import { verbs } from "./items/verbs.ts";
import { vocabulary } from "./items/vocabulary.ts";
import { wordFormation } from "./items/word-formation.ts";
import { topics } from "./topics.ts";

export const arabic: SubjectBank = {
  slug: "arabic",
  topics,
  questions: [
    ...nouns,
    ...verbs,
    ...sentences,
    ...casesAndParticles,
    ...pronounsAndQuestions,
    ...wordFormation,
    ...vocabulary,
    ...numbersAndTime,
    ...conversationAndTranslation,
    ...comprehension,
    ...literatureAndRhetoric,
  ],
};
