import type { Topic } from "../../authoring.ts";

const topic = (slug: string, name: string, ...objectives: string[]): Topic => ({ slug, name, objectives });

export const topics: Topic[] = [
  topic(
    "nouns",
    "Nouns",
    "Tell masculine from feminine and definite from indefinite nouns",
    "Form the dual, the sound plurals and the common broken plurals",
  ),
  topic(
    "verbs",
    "Verbs",
    "Conjugate the past and present of the sound verb",
    "Use the imperative, the future, negation and verbs with weak letters",
  ),
  topic(
    "sentences",
    "The sentence and its parts",
    "Recognise nominal and verbal sentences and their parts",
    "Use كَانَ and إِنَّ with their sisters and the other accusatives",
  ),
  topic(
    "cases-and-particles",
    "Case endings and particles",
    "Apply prepositions, the construct phrase and the case endings",
    "Apply the particles that govern verbs and the particles of meaning",
  ),
  topic(
    "pronouns-and-questions",
    "Pronouns, demonstratives and questions",
    "Use the separate and attached pronouns",
    "Use demonstratives and relative pronouns",
    "Ask and answer with the words of question",
  ),
  topic(
    "word-formation",
    "Word formation",
    "Find roots, patterns, verbal nouns and participles",
    "Form nouns of place, tool, comparison and relation",
  ),
  topic(
    "vocabulary",
    "Vocabulary",
    "Give the meaning of everyday words",
    "Give opposites, synonyms and words that belong together",
  ),
  topic(
    "numbers-and-time",
    "Numbers, dates and time",
    "Read numerals, days, months and the clock",
    "Agree numbers with what they count and use ordinals and fractions",
  ),
  topic(
    "conversation-and-translation",
    "Conversation and translation",
    "Greet, thank, ask and answer in everyday talk",
    "Translate sentences between Arabic and English",
  ),
  topic(
    "comprehension",
    "Reading comprehension",
    "Read a short passage and answer questions on its facts, words and grammar",
  ),
  topic(
    "literature-and-rhetoric",
    "Literature and rhetoric",
    "Identify the periods, writers and works of Arabic literature",
    "Recognise the kinds of verse and the figures of rhetoric",
  ),
];
