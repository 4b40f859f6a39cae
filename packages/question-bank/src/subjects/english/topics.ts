import type { Topic } from "../../authoring.ts";

export const topics: Topic[] = [
  {
    slug: "comprehension",
    name: "Comprehension",
    objectives: [
      "Find facts stated in a passage and draw inferences from it",
      "Explain words and phrases as a passage uses them",
      "Recognise a writer's purpose, attitude and main idea",
    ],
  },
  {
    slug: "cloze",
    name: "Cloze passages",
    objectives: ["Choose the words that complete a passage in sense, collocation and grammar"],
  },
  { slug: "synonyms", name: "Synonyms", objectives: ["Recognise the word nearest in meaning to another in context"] },
  { slug: "antonyms", name: "Antonyms", objectives: ["Recognise the word opposite in meaning to another in context"] },
  {
    slug: "sentence-completion",
    name: "Sentence completion",
    objectives: [
      "Choose the word whose meaning completes a sentence",
      "Tell apart words that are often confused",
      "Use the words that English usage puts together",
    ],
  },
  {
    slug: "sentence-interpretation",
    name: "Sentence interpretation",
    objectives: ["Interpret what a sentence says and implies, including figurative and idiomatic statements"],
  },
  {
    slug: "idioms",
    name: "Idioms and phrasal verbs",
    objectives: ["Interpret common idioms in context", "Interpret and use common phrasal verbs"],
  },
  {
    slug: "registers",
    name: "Registers",
    objectives: ["Use the vocabulary that belongs to a field of human activity"],
  },
  {
    slug: "structure",
    name: "Lexis and structure",
    objectives: [
      "Make subject and verb agree",
      "Use tenses and verb forms correctly",
      "Form question tags and reported speech correctly",
      "Use prepositions correctly",
      "Use pronouns, articles and determiners correctly",
      "Use conditionals, modals and the subjunctive correctly",
      "Use comparison, adverbs, word order and connectives correctly",
    ],
  },
  { slug: "vowels", name: "Vowels", objectives: ["Recognise the pure vowels and diphthongs of English"] },
  { slug: "consonants", name: "Consonants", objectives: ["Recognise the consonants of English and silent letters"] },
  { slug: "rhymes", name: "Rhymes", objectives: ["Recognise words that rhyme"] },
  { slug: "word-stress", name: "Word stress", objectives: ["Place the main stress in words of two or more syllables"] },
  {
    slug: "emphatic-stress",
    name: "Emphatic stress",
    objectives: ["Interpret the emphasis given to a word in a sentence"],
  },
  {
    slug: "spelling-and-punctuation",
    name: "Spelling and punctuation",
    objectives: ["Spell commonly misspelt words correctly", "Punctuate sentences and use capital letters correctly"],
  },
  {
    slug: "reading-text",
    name: "Reading text",
    objectives: ["Follow plot, character, setting, theme and language in a piece of narrative prose"],
  },
];
