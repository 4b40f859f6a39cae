import type { Topic } from "../../authoring.ts";

export const topics: Topic[] = [
  {
    slug: "sources-and-early-cultures",
    name: "Sources of history and early Nigerian cultures",
    objectives: [
      "Explain history and the sources from which it is written",
      "Describe the early cultures and centres of civilisation in Nigeria",
    ],
  },
  {
    slug: "kanem-borno-and-hausa-states",
    name: "Kanem-Borno and the Hausa states",
    objectives: ["Trace the rise and organisation of Kanem-Borno", "Describe the Hausa states"],
  },
  {
    slug: "yoruba-and-benin",
    name: "Ife, Oyo and Benin",
    objectives: ["Describe Ife and the Oyo Empire", "Describe the Benin Kingdom"],
  },
  {
    slug: "igbo-delta-and-central-states",
    name: "Igbo, Niger Delta and central Nigerian peoples",
    objectives: [
      "Describe the institutions of the Igbo",
      "Describe the states of the Niger Delta and Calabar",
      "Describe the Nupe, Jukun, Igala and Tiv",
    ],
  },
  {
    slug: "sokoto-and-nineteenth-century",
    name: "The Sokoto Caliphate and the nineteenth-century wars",
    objectives: [
      "Explain the causes, course and results of the Sokoto jihad",
      "Describe the Yoruba wars of the nineteenth century",
    ],
  },
  {
    slug: "slave-trade-and-early-contacts",
    name: "European contacts, the slave trade and its abolition",
    objectives: [
      "Describe early contacts and the trans-Atlantic slave trade",
      "Explain the abolition of the slave trade and the rise of legitimate trade",
      "Describe European exploration and Christian missions",
    ],
  },
  {
    slug: "colonial-conquest",
    name: "The partition of Africa and the conquest of Nigeria",
    objectives: ["Explain the scramble and the Berlin Conference", "Trace the British conquest of Nigeria"],
  },
  {
    slug: "colonial-rule-in-nigeria",
    name: "Colonial rule in Nigeria",
    objectives: [
      "Trace the unification and administration of Nigeria",
      "Explain the colonial economy and its effects",
      "Describe resistance and reactions to colonial rule",
    ],
  },
  {
    slug: "nationalism-and-independence",
    name: "Nationalism and the road to independence",
    objectives: [
      "Describe the growth of nationalism and its leaders",
      "Trace the constitutional steps to independence",
    ],
  },
  {
    slug: "nigeria-since-independence",
    name: "Nigeria from 1960 to 1999",
    objectives: [
      "Describe the First Republic and the civil war",
      "Describe military and civilian governments from 1970 to 1999",
    ],
  },
  {
    slug: "west-african-states",
    name: "States and empires of West Africa",
    objectives: [
      "Describe the empires of Ghana, Mali and Songhai",
      "Describe Asante, Dahomey, Samori and other West African states",
    ],
  },
  {
    slug: "north-east-and-southern-africa",
    name: "North, East and Southern Africa",
    objectives: ["Describe Egypt, Sudan and Ethiopia", "Describe East and Southern Africa"],
  },
  {
    slug: "decolonisation",
    name: "Pan-Africanism and the independence of Africa",
    objectives: ["Explain Pan-Africanism and African unity", "Trace the winning of independence in Africa"],
  },
];
