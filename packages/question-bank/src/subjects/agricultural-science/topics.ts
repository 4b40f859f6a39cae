import type { Topic } from "../../authoring.ts";

export const topics: Topic[] = [
  {
    slug: "agricultural-development",
    name: "Agricultural development and land",
    objectives: [
      "Explain the importance and problems of agriculture",
      "Explain land tenure, land use and the role of government and institutions",
    ],
  },
  {
    slug: "soils",
    name: "Soils and agricultural ecology",
    objectives: ["Describe the formation and properties of soil", "Explain soil water, soil life and conservation"],
  },
  {
    slug: "plant-nutrients-and-fertilisers",
    name: "Plant nutrients, manures and fertilisers",
    objectives: [
      "Explain plant nutrients, their functions and deficiency signs",
      "Calculate fertiliser needs and nutrient content",
    ],
  },
  {
    slug: "farm-power-and-machinery",
    name: "Farm power, tools and machinery",
    objectives: [
      "Describe sources of farm power, tools and implements",
      "Calculate the work done by farm machines",
      "Explain farm surveying, structures and irrigation",
    ],
  },
  {
    slug: "crop-production",
    name: "Crop production",
    objectives: [
      "Classify crops and describe their cultivation",
      "Calculate plant population, seed rate, germination and yield",
    ],
  },
  {
    slug: "crop-protection",
    name: "Weeds, pests and diseases of crops",
    objectives: [
      "Describe weeds and their control",
      "Describe insect and other pests of crops and their control",
      "Describe diseases of crops and their control",
    ],
  },
  {
    slug: "crop-improvement",
    name: "Crop propagation and improvement",
    objectives: ["Describe methods of propagating crops", "Explain crop improvement and the laws of inheritance"],
  },
  {
    slug: "forestry-and-pastures",
    name: "Forestry, pastures and ornamental plants",
    objectives: ["Explain forest management and uses", "Describe pasture and range management and ornamental plants"],
  },
  {
    slug: "animal-husbandry",
    name: "Farm animals and their management",
    objectives: [
      "Describe the classes, breeds and organs of farm animals",
      "Describe the reproduction and management of farm animals",
      "Calculate stocking, hatching and carcass figures",
    ],
  },
  {
    slug: "animal-nutrition",
    name: "Animal nutrition",
    objectives: ["Explain the nutrients in feeds and their functions", "Calculate rations and feed conversion"],
  },
  {
    slug: "animal-health",
    name: "Animal health",
    objectives: [
      "Describe the diseases of farm animals and their causes",
      "Describe parasites of farm animals and the control of disease",
    ],
  },
  {
    slug: "fisheries-and-bees",
    name: "Fisheries, bee keeping and wildlife",
    objectives: ["Describe fish farming, fishing and fish preservation", "Describe bee keeping and wildlife"],
  },
  {
    slug: "farm-economics",
    name: "Farm management and accounts",
    objectives: [
      "Explain the principles of agricultural economics and farm management",
      "Calculate farm profit, costs and depreciation",
    ],
  },
  {
    slug: "marketing-and-extension",
    name: "Agricultural marketing, finance and extension",
    objectives: [
      "Explain agricultural marketing, credit and insurance",
      "Explain agricultural extension and its methods",
    ],
  },
];
