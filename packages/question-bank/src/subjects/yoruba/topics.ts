import type { Topic } from "../../authoring.ts";

export const topics: Topic[] = [
  {
    slug: "sounds-and-spelling",
    name: "Ìró èdè àti àkọtọ́ (sounds and spelling)",
    objectives: [
      "Describe the vowels, consonants, tones and syllables of Yoruba",
      "Spell Yoruba words by the modern orthography",
    ],
  },
  {
    slug: "word-formation",
    name: "Ìṣẹ̀dá ọ̀rọ̀ (word formation)",
    objectives: [
      "Form nouns with prefixes",
      "Form words by reduplication, compounding and infixes",
      "Join words by elision and recognise borrowed words",
    ],
  },
  {
    slug: "parts-of-speech",
    name: "Ìsọ̀rí ọ̀rọ̀ (parts of speech)",
    objectives: [
      "Name the classes of words and find them in a sentence",
      "Use nouns, their kinds and their number",
      "Use pronouns and pronominals",
      "Tell the kinds of verbs",
    ],
  },
  {
    slug: "sentences",
    name: "Gbólóhùn (sentences)",
    objectives: [
      "Show time and aspect in a sentence",
      "Use negatives, questions, commands and focus",
      "Join clauses into compound and complex sentences",
    ],
  },
  {
    slug: "vocabulary",
    name: "Ọ̀rọ̀ àti ìtumọ̀ (words and meanings)",
    objectives: [
      "Give the meaning of common words",
      "Name people by their work and things by their use",
      "Give opposites and words of like meaning",
    ],
  },
  {
    slug: "numbers-time-and-greetings",
    name: "Òǹkà, àkókò àti ìkíni (numbers, time and greetings)",
    objectives: [
      "Read and write Yoruba numbers",
      "Name days, seasons and parts of the day",
      "Greet people in each situation",
    ],
  },
  {
    slug: "proverbs-and-idioms",
    name: "Òwe àti àkànlò èdè (proverbs and idioms)",
    objectives: ["Complete proverbs", "Explain proverbs", "Explain idioms"],
  },
  {
    slug: "oral-literature",
    name: "Lítíréṣọ̀ alohùn (oral literature)",
    objectives: [
      "Recognise the kinds of oral poetry",
      "Describe tales, riddles, songs and games",
      "Describe drums and performances",
    ],
  },
  {
    slug: "written-literature",
    name: "Lítíréṣọ̀ àpilẹ̀kọ (written literature)",
    objectives: [
      "Know the writers and works of Yoruba prose, verse and drama",
      "Use the terms of Yoruba literature and style",
    ],
  },
  {
    slug: "culture",
    name: "Àṣà (culture)",
    objectives: [
      "Describe birth and naming",
      "Describe marriage, greeting and neighbourly custom",
      "Describe food, dress and crafts",
      "Describe kings, history and belief",
    ],
  },
  {
    slug: "reading-comprehension",
    name: "Àkàyé (reading comprehension)",
    objectives: ["Read a short Yoruba text and answer questions on it"],
  },
];
