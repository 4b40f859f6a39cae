import type { Topic } from "../../authoring.ts";

export const topics: Topic[] = [
  {
    slug: "sounds-and-spelling",
    name: "Sauti da ƙa'idar rubutu (sounds and spelling)",
    objectives: ["Describe the vowels, consonants, tones and syllables of Hausa", "Spell Hausa words correctly"],
  },
  {
    slug: "nouns",
    name: "Suna, jinsi da jam'i (nouns, gender and plural)",
    objectives: [
      "Tell the gender of nouns and form feminines",
      "Form the plural of nouns",
      "Form nouns from other words",
    ],
  },
  {
    slug: "pronouns-and-qualifiers",
    name: "Wakilin suna da siffa (pronouns and qualifiers)",
    objectives: ["Use independent, possessive and relative pronouns", "Use the linker, demonstratives and adjectives"],
  },
  {
    slug: "verbs-and-tense",
    name: "Aikatau da lokaci (verbs and tense)",
    objectives: ["Recognise and use the tenses of the verb", "Use the negative, the imperative and the subjunctive"],
  },
  {
    slug: "sentences",
    name: "Jimla (sentences)",
    objectives: [
      "Build statements with ne, ce, akwai and da",
      "Ask questions and join sentences",
      "Name the parts of speech",
    ],
  },
  {
    slug: "vocabulary",
    name: "Kalmomi da ma'anoninsu (words and meanings)",
    objectives: [
      "Give the meaning and the opposite of common words",
      "Name people by their work and things by their use",
    ],
  },
  {
    slug: "numbers-time-and-greetings",
    name: "Ƙirga, lokaci da gaisuwa (numbers, time and greetings)",
    objectives: ["Read and write numbers", "Name days, seasons and parts of the day", "Greet people in each situation"],
  },
  {
    slug: "oral-literature",
    name: "Adabin baka (oral literature)",
    objectives: [
      "Recognise the kinds of oral literature",
      "Complete and explain proverbs",
      "Describe songs, drums and plays",
    ],
  },
  {
    slug: "written-literature",
    name: "Rubutaccen adabi (written literature)",
    objectives: [
      "Know the writers and works of Hausa prose, verse and drama",
      "Use the terms of Hausa prosody and style",
    ],
  },
  {
    slug: "culture",
    name: "Al'adu da sana'o'i (culture and crafts)",
    objectives: [
      "Describe birth, naming and marriage customs",
      "Describe crafts, food and dress",
      "Describe titles, towns and the story of the Hausa states",
    ],
  },
  {
    slug: "reading-comprehension",
    name: "Auna fahimta (reading comprehension)",
    objectives: ["Read a short Hausa text and answer questions on it"],
  },
];
