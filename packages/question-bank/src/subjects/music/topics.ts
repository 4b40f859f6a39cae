import type { Topic } from "../../authoring.ts";

export const topics: Topic[] = [
  {
    slug: "notation-and-rhythm",
    name: "Notation and rhythm",
    objectives: ["Read pitch on the staff", "Read note values, rests and time signatures"],
  },
  {
    slug: "scales-and-keys",
    name: "Scales and keys",
    objectives: ["Build scales and name their degrees", "Use key signatures and related keys"],
  },
  {
    slug: "intervals-and-chords",
    name: "Intervals and chords",
    objectives: ["Name and invert intervals", "Build and name chords"],
  },
  {
    slug: "harmony-and-form",
    name: "Harmony, texture and form",
    objectives: ["Recognise cadences, motion and non-chord notes", "Recognise texture and form"],
  },
  {
    slug: "terms-and-signs",
    name: "Terms and signs",
    objectives: ["Explain words of speed and loudness", "Explain words and signs of performance"],
  },
  {
    slug: "instruments-and-voices",
    name: "Instruments and voices",
    objectives: ["Describe the instruments of the orchestra", "Name voices, ensembles and classes of instrument"],
  },
  {
    slug: "western-music-history",
    name: "Western music and its composers",
    objectives: ["Place composers in their periods and know their works", "Explain the great forms of Western music"],
  },
  {
    slug: "african-music",
    name: "African traditional music",
    objectives: [
      "Describe the features and uses of African traditional music",
      "Describe the instruments of Nigeria and Africa",
    ],
  },
  {
    slug: "nigerian-musicians",
    name: "Nigerian composers and popular music",
    objectives: [
      "Know the makers of Nigerian art and church music",
      "Know the styles and makers of Nigerian popular music",
    ],
  },
];
