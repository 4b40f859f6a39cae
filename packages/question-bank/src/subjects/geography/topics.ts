import type { Topic } from "../../authoring.ts";

export const topics: Topic[] = [
  {
    slug: "map-reading",
    name: "Map reading and interpretation",
    objectives: [
      "Use the scale of a map to find distances and areas",
      "Calculate gradients and read relief from contours",
      "Interpret direction, symbols and statistical diagrams",
    ],
  },
  {
    slug: "gis-and-surveying",
    name: "Surveying, remote sensing and GIS",
    objectives: [
      "Describe chain, prismatic compass and other simple surveys",
      "Explain GIS, GPS and remote sensing and their uses",
    ],
  },
  {
    slug: "earth-and-time",
    name: "The earth, latitude, longitude and time",
    objectives: [
      "Describe the earth as a planet and the effects of its movements",
      "Explain latitude and longitude",
      "Calculate local time and longitude from each other",
    ],
  },
  {
    slug: "rocks-and-structure",
    name: "The structure of the earth and rocks",
    objectives: ["Describe the internal structure of the earth", "Classify rocks and state their uses"],
  },
  {
    slug: "tectonic-landforms",
    name: "Folding, faulting, vulcanicity and earthquakes",
    objectives: [
      "Explain plate movements, folding and faulting and the landforms they build",
      "Explain vulcanicity and earthquakes and their effects",
    ],
  },
  {
    slug: "denudation",
    name: "Weathering and the work of water, wind, ice and waves",
    objectives: [
      "Explain weathering and mass movement",
      "Describe the work of rivers and underground water",
      "Describe the work of wind, ice and waves",
    ],
  },
  {
    slug: "weather-and-climate",
    name: "Weather and climate",
    objectives: [
      "Describe weather instruments and records and calculate from them",
      "Explain the factors that control temperature, pressure, winds and rainfall",
      "Describe the major types of climate",
    ],
  },
  {
    slug: "vegetation-and-soils",
    name: "Vegetation and soils",
    objectives: ["Describe the major types of vegetation", "Explain the formation, types and care of soils"],
  },
  {
    slug: "environment",
    name: "Environment, resources and hazards",
    objectives: [
      "Explain ecosystems and the balance of the environment",
      "Explain environmental hazards, resources and their conservation",
    ],
  },
  {
    slug: "population-and-settlement",
    name: "Population and settlement",
    objectives: [
      "Calculate and interpret population density and growth",
      "Explain population distribution, structure and movement",
      "Describe the types, patterns and functions of settlements",
    ],
  },
  {
    slug: "economic-activities",
    name: "Agriculture, industry, power, transport and trade",
    objectives: [
      "Describe systems of agriculture and other primary activities",
      "Explain the location of industry and sources of power",
      "Describe transport, trade and tourism",
    ],
  },
  {
    slug: "nigeria",
    name: "The regional geography of Nigeria",
    objectives: [
      "Describe the position, relief, drainage, climate and vegetation of Nigeria",
      "Describe the crops, minerals, industries, power and transport of Nigeria",
    ],
  },
  {
    slug: "africa",
    name: "The geography of West Africa and the rest of Africa",
    objectives: [
      "Describe the relief, drainage, climate and vegetation of Africa",
      "Describe economic activities in selected parts of Africa",
    ],
  },
];
