import type { Topic } from "../../authoring.ts";

export const topics: Topic[] = [
  {
    slug: "sounds-and-spelling",
    name: "Ụdaasụsụ na nsupe (sounds and spelling)",
    objectives: [
      "Describe the letters, vowels, consonants, syllables and tones of Igbo",
      "Apply vowel harmony and spell Igbo words correctly",
    ],
  },
  {
    slug: "nouns-and-pronouns",
    name: "Mkpọaha na nnọchiaha (nouns and pronouns)",
    objectives: [
      "Form plurals, agent nouns and verbal nouns",
      "Use personal, possessive, reflexive and interrogative words",
    ],
  },
  {
    slug: "verbs-and-tense",
    name: "Ngwaa na oge ngwaa (verbs and tense)",
    objectives: [
      "Recognise and use the forms of the verb",
      "Match verbs with their complements and extend them with suffixes",
    ],
  },
  {
    slug: "sentences",
    name: "Ahịrịokwu na nkejiasụsụ (sentences and parts of speech)",
    objectives: ["Name the parts of speech", "Build, join and translate sentences"],
  },
  {
    slug: "vocabulary",
    name: "Okwu na mpụtara ya (words and meanings)",
    objectives: [
      "Give the meaning and the opposite of common words",
      "Name people by their work and things by their use",
    ],
  },
  {
    slug: "numbers-time-and-greetings",
    name: "Ọnụọgụ, oge na ekele (numbers, time and greetings)",
    objectives: [
      "Read and write numbers",
      "Name market days, seasons and parts of the day",
      "Greet people in each situation",
    ],
  },
  {
    slug: "proverbs-and-idioms",
    name: "Ilu na akpaalaokwu (proverbs and idioms)",
    objectives: ["Complete proverbs", "Explain proverbs and idioms"],
  },
  {
    slug: "literature",
    name: "Agụmagụ (literature)",
    objectives: [
      "Recognise the kinds of oral and written literature",
      "Know the writers, works and figures of speech of Igbo literature",
    ],
  },
  {
    slug: "culture",
    name: "Omenala (culture)",
    objectives: ["Describe kinship, marriage, birth and titles", "Describe festivals, beliefs, music, food and crafts"],
  },
  {
    slug: "reading-comprehension",
    name: "Aghọtaazaa (reading comprehension)",
    objectives: ["Read a short Igbo text and answer questions on it"],
  },
];
