import type { Topic } from "../../authoring.ts";

export const topics: Topic[] = [
  {
    slug: "nouns-articles-and-adjectives",
    name: "Nouns, articles and adjectives",
    objectives: [
      "Use definite, indefinite, partitive and contracted articles",
      "Form the feminine and the plural of nouns and adjectives",
      "Use possessive, demonstrative and comparative forms",
    ],
  },
  {
    slug: "pronouns",
    name: "Pronouns",
    objectives: [
      "Use subject, object and stressed pronouns",
      "Use the pronouns y and en",
      "Use relative, possessive and demonstrative pronouns",
    ],
  },
  {
    slug: "present-tense-and-imperative",
    name: "The present tense and the imperative",
    objectives: [
      "Conjugate regular and irregular verbs in the present",
      "Use pronominal verbs in the present",
      "Give orders and advice in the imperative",
    ],
  },
  {
    slug: "past-tenses",
    name: "Past tenses",
    objectives: [
      "Form the passé composé with avoir and être",
      "Use the imparfait and tell it from the passé composé",
      "Use the plus-que-parfait and the recent past",
    ],
  },
  {
    slug: "future-conditional-and-subjunctive",
    name: "Future, conditional and subjunctive",
    objectives: [
      "Use the near future and the simple future",
      "Use the conditional in requests and hypotheses",
      "Use the present subjunctive after common expressions",
    ],
  },
  {
    slug: "sentence-structure",
    name: "Prepositions, negation and questions",
    objectives: [
      "Use prepositions of place, time and country",
      "Form negative sentences",
      "Ask questions",
      "Join clauses and use adverbs, the passive and reported speech",
    ],
  },
  {
    slug: "numbers-time-and-dates",
    name: "Numbers, time and dates",
    objectives: ["Read and write numbers", "Tell the time", "Name days, months, seasons and dates"],
  },
  {
    slug: "vocabulary",
    name: "Vocabulary in context",
    objectives: [
      "Name people, places and things of home, school and town",
      "Choose synonyms, opposites and words of one family",
    ],
  },
  {
    slug: "everyday-communication",
    name: "Everyday communication",
    objectives: ["Choose what to say in daily situations", "Understand common expressions"],
  },
  {
    slug: "reading-comprehension",
    name: "Reading comprehension",
    objectives: ["Read a short French text and answer questions on it"],
  },
  {
    slug: "french-speaking-world",
    name: "The French-speaking world",
    objectives: [
      "Know the geography and institutions of French-speaking countries",
      "Know French and francophone life and culture",
    ],
  },
];
