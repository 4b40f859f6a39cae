import type { Topic } from "../../authoring.ts";

const topic = (slug: string, name: string, ...objectives: string[]): Topic => ({ slug, name, objectives });

export const topics: Topic[] = [
  topic(
    "constitution-and-government",
    "The constitution and the arms of government",
    "State what the 1999 Constitution lays down for the arms and tiers of government",
    "State the qualifications, terms and rights that the Constitution fixes",
  ),
  topic(
    "national-symbols-and-days",
    "National symbols, honours and days",
    "Identify the national symbols, their makers and their meanings",
    "Identify national days, honours and the currency",
  ),
  topic(
    "states-and-places",
    "States and places of Nigeria",
    "Identify states, capitals and boundaries",
    "Identify the rivers, hills, parks and landmarks of Nigeria",
  ),
  topic(
    "institutions-and-agencies",
    "Institutions and agencies of Nigeria",
    "Give the full names of public bodies",
    "State what public bodies do",
  ),
  topic(
    "education-and-youth",
    "Education and youth",
    "Identify the bodies and examinations of Nigerian education",
    "Recall the history of schools, universities and the youth service",
  ),
  topic(
    "african-affairs",
    "African affairs",
    "Identify African organisations, their seats and aims",
    "Recall facts about the countries and leaders of Africa",
  ),
  topic(
    "international-organisations",
    "The United Nations and other world bodies",
    "Describe the United Nations and its organs",
    "Identify world bodies, their seats and aims",
  ),
  topic(
    "the-wide-world",
    "Countries and places of the world",
    "Identify capitals, currencies and peoples of the world",
    "Identify the great features of the earth",
  ),
  topic(
    "sport",
    "Sport at home and abroad",
    "Recall Nigeria's place in sport",
    "Recall the bodies, rules and great events of world sport",
  ),
  topic(
    "arts-and-culture",
    "Arts, letters and culture",
    "Identify writers, artists and musicians and their works",
    "Identify festivals, heritage sites and the culture of Nigeria's peoples",
  ),
  topic(
    "economy-science-and-technology",
    "Economy, science and technology",
    "Recall facts about the economy and resources of Nigeria",
    "Recall discoveries, inventions, health and technology",
  ),
];
