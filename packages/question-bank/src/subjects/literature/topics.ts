import type { Topic } from "../../authoring.ts";

export const topics: Topic[] = [
  {
    slug: "genres",
    name: "Literature and its genres",
    objectives: [
      "Explain what literature is and tell its genres apart",
      "Recognise the kinds of prose, drama and poetry",
    ],
  },
  {
    slug: "figures-of-comparison",
    name: "Figures of comparison and association",
    objectives: [
      "Define figures of comparison and association",
      "Recognise figures of comparison and association in use",
    ],
  },
  {
    slug: "figures-of-contrast",
    name: "Irony, contrast and emphasis",
    objectives: [
      "Define figures of contrast, irony and emphasis",
      "Recognise figures of contrast, irony and emphasis in use",
    ],
  },
  {
    slug: "sound-and-metre",
    name: "Sound devices and prosody",
    objectives: ["Recognise devices of sound", "Describe rhyme schemes, feet and metre"],
  },
  {
    slug: "forms-of-poetry",
    name: "Forms of poetry",
    objectives: ["Recognise stanza forms and fixed forms", "Tell the kinds of poem by subject and manner"],
  },
  {
    slug: "plot-and-character",
    name: "Plot, character and setting",
    objectives: [
      "Describe the parts of a plot",
      "Describe kinds of character and how they are drawn",
      "Explain setting",
    ],
  },
  {
    slug: "narrative-technique",
    name: "Narrative technique",
    objectives: ["Identify point of view", "Recognise techniques of telling a story"],
  },
  {
    slug: "drama",
    name: "Drama and the stage",
    objectives: ["Use the terms of drama", "Tell the kinds of drama apart", "Describe the stage and its conventions"],
  },
  {
    slug: "critical-terms",
    name: "Theme, tone, style and other critical terms",
    objectives: ["Use general critical terms correctly", "Describe an author's style, tone and attitude"],
  },
  {
    slug: "oral-literature",
    name: "Oral literature of Africa",
    objectives: ["Describe the forms of oral literature", "Explain the performance and use of oral literature"],
  },
  {
    slug: "literary-history",
    name: "Writers, works and movements",
    objectives: ["Name settled facts of African literature", "Name settled facts of literature beyond Africa"],
  },
  {
    slug: "unseen-prose",
    name: "Unseen prose",
    objectives: ["Read an unseen prose extract closely"],
  },
  {
    slug: "unseen-drama",
    name: "Unseen drama",
    objectives: ["Read an unseen dramatic extract closely"],
  },
  {
    slug: "unseen-poetry",
    name: "Unseen poetry",
    objectives: ["Read an unseen poem closely"],
  },
];
