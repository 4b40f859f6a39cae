import type { Topic } from "../../authoring.ts";

export const topics: Topic[] = [
  {
    slug: "values",
    name: "Values and good character",
    objectives: [
      "Explain values and why a society needs them",
      "Explain honesty, integrity, discipline and other positive values",
    ],
  },
  {
    slug: "citizenship",
    name: "Citizenship, duties and patriotism",
    objectives: [
      "Explain citizenship and how it is acquired and lost",
      "State the duties and obligations of citizens",
      "Explain nationalism, patriotism and national unity",
    ],
  },
  {
    slug: "national-symbols",
    name: "National symbols and identity",
    objectives: [
      "Identify the national symbols of Nigeria and what they stand for",
      "Explain other marks of Nigerian identity",
    ],
  },
  {
    slug: "human-rights",
    name: "Human rights",
    objectives: [
      "Explain human rights, their kinds and their documents",
      "Describe the fundamental rights in the 1999 Constitution and their limits",
    ],
  },
  {
    slug: "law-and-order",
    name: "Law and order",
    objectives: [
      "Explain law, its kinds and its purpose",
      "Explain constituted authority and the keeping of law and order",
      "Explain the rule of law",
    ],
  },
  {
    slug: "traffic-regulations",
    name: "Traffic regulations and road safety",
    objectives: [
      "Explain traffic signs, signals and rules",
      "Explain the work of the Federal Road Safety Corps and the causes and prevention of road accidents",
    ],
  },
  {
    slug: "democracy",
    name: "Democracy and elections",
    objectives: [
      "Explain democracy, its features and its pillars",
      "Describe elections and what makes them free and fair",
      "Explain political participation and political apathy",
    ],
  },
  {
    slug: "public-service",
    name: "Government and public service",
    objectives: [
      "Describe the structure and functions of government in Nigeria",
      "Explain public service, its features and its problems",
    ],
  },
  {
    slug: "drug-abuse-and-cultism",
    name: "Drug abuse, cultism and youth violence",
    objectives: [
      "Explain drug abuse, its effects and its prevention",
      "Explain cultism, youth violence and how to prevent them",
    ],
  },
  {
    slug: "hiv-aids",
    name: "HIV and AIDS",
    objectives: [
      "Explain HIV and AIDS and how HIV spreads",
      "Explain prevention, treatment and the fight against stigma",
    ],
  },
  {
    slug: "human-trafficking",
    name: "Human trafficking",
    objectives: [
      "Explain human trafficking, its forms and its causes",
      "Explain the effects of human trafficking and the fight against it",
    ],
  },
  {
    slug: "community-service",
    name: "Community service and living together",
    objectives: [
      "Explain interpersonal and inter-communal relationships",
      "Explain popular participation, civil society and community service",
    ],
  },
];
