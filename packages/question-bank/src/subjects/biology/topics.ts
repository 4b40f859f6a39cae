// The Biology syllabus as we teach it. Every question belongs to one of these objectives.
import type { Topic } from "../../authoring.ts";

export const topics: Topic[] = [
  {
    slug: "living-things",
    name: "Characteristics and classification of living things",
    objectives: [
      "State the characteristics that mark living things off from non-living things",
      "Name organisms by the binomial system and place them in the ranks of classification",
      "Tell the kingdoms of living things apart",
      "Compare plants with animals and explain levels of organisation",
    ],
  },
  {
    slug: "cells",
    name: "Cell structure and organisation",
    objectives: [
      "Identify the parts of a cell and state their functions",
      "Compare plant, animal and bacterial cells",
      "Explain diffusion, osmosis and active transport",
      "Describe cell theory, cell division and the use of the microscope",
    ],
  },
  {
    slug: "microorganisms",
    name: "Microorganisms",
    objectives: [
      "Describe bacteria, viruses, protozoa and microscopic fungi",
      "Explain how microorganisms are grown, counted and controlled",
      "State the uses of microorganisms and the harm they do",
    ],
  },
  {
    slug: "plant-kingdom",
    name: "The plant kingdom",
    objectives: [
      "Describe algae, mosses and ferns",
      "Compare gymnosperms with angiosperms",
      "Compare monocotyledons with dicotyledons",
      "State the functions and modifications of roots, stems and leaves",
    ],
  },
  {
    slug: "invertebrates",
    name: "The animal kingdom: invertebrates",
    objectives: [
      "Describe the simple invertebrates from sponges to roundworms",
      "Describe annelids, molluscs and echinoderms",
      "Describe the classes of arthropods and the economic importance of insects",
    ],
  },
  {
    slug: "vertebrates",
    name: "The animal kingdom: vertebrates",
    objectives: [
      "State the features of chordates and of fishes",
      "Describe amphibians and reptiles",
      "Describe birds and mammals",
    ],
  },
  {
    slug: "plant-nutrition",
    name: "Nutrition in plants",
    objectives: [
      "Explain photosynthesis, its conditions and its products",
      "Interpret experiments on photosynthesis",
      "State the roles of mineral elements and the signs of their lack",
      "Describe other modes of nutrition found in plants and plant-like organisms",
    ],
  },
  {
    slug: "animal-nutrition",
    name: "Nutrition in animals",
    objectives: [
      "State the classes of food, their functions and the diseases of deficiency",
      "Test for food substances and explain how enzymes work",
      "Describe teeth, the alimentary canal and digestion in humans",
      "Compare feeding and digestion in other animals",
    ],
  },
  {
    slug: "transport",
    name: "Transport in plants and animals",
    objectives: [
      "Describe blood, its composition and its functions",
      "Describe the heart, blood vessels and circulation",
      "Explain how water, minerals and food move in plants",
    ],
  },
  {
    slug: "respiration",
    name: "Respiration",
    objectives: [
      "Explain aerobic and anaerobic respiration in cells",
      "Describe breathing and the exchange of gases in humans",
      "Compare gas exchange in other organisms",
    ],
  },
  {
    slug: "excretion",
    name: "Excretion and osmoregulation",
    objectives: [
      "Name excretory products and the organs that remove them",
      "Describe the kidney and the making of urine",
      "Explain the regulation of water, salts and temperature",
    ],
  },
  {
    slug: "support-and-movement",
    name: "Support and movement",
    objectives: [
      "Identify the bones and parts of the skeleton",
      "Explain how joints, muscles and levers produce movement",
      "Describe supporting tissues and movement in plants and other animals",
    ],
  },
  {
    slug: "nervous-coordination",
    name: "Nervous coordination and sense organs",
    objectives: [
      "Describe neurones, the brain, the spinal cord and reflex actions",
      "Describe the eye and the correction of its defects",
      "Describe the ear, nose, tongue and skin as sense organs",
    ],
  },
  {
    slug: "hormones",
    name: "Hormones",
    objectives: [
      "Name endocrine glands, their hormones and the effects of these hormones",
      "Explain feedback and compare hormonal with nervous control",
      "Explain plant hormones and tropisms",
    ],
  },
  {
    slug: "plant-reproduction",
    name: "Reproduction in plants",
    objectives: [
      "Describe asexual and vegetative reproduction",
      "Describe the parts of flowers and kinds of pollination",
      "Explain fertilisation and the kinds of fruits and seeds",
      "Explain how fruits and seeds are dispersed",
    ],
  },
  {
    slug: "animal-reproduction",
    name: "Reproduction in animals",
    objectives: [
      "Describe the human reproductive organs and gametes",
      "Explain fertilisation, pregnancy, birth and the menstrual cycle",
      "Compare reproduction in other animals",
    ],
  },
  {
    slug: "growth-and-development",
    name: "Growth and development",
    objectives: [
      "Explain growth, how it is measured and what affects it",
      "Describe seeds, germination and growth in plants",
      "Describe life histories and growth in animals",
    ],
  },
  {
    slug: "ecosystems",
    name: "Ecology: ecosystems and energy flow",
    objectives: [
      "Define ecological terms and the parts of an ecosystem",
      "Trace energy through food chains, webs and pyramids",
      "Describe relationships between organisms",
      "Describe habitats, biomes and ecological instruments",
    ],
  },
  {
    slug: "populations-and-conservation",
    name: "Ecology: populations, pollution and conservation",
    objectives: [
      "Explain how populations grow, are counted and are held in check",
      "Explain succession, competition and overcrowding",
      "State the causes and effects of pollution",
      "Explain the conservation of natural resources",
    ],
  },
  {
    slug: "soil-and-nutrient-cycles",
    name: "Soil and nutrient cycles",
    objectives: [
      "Describe the types, composition and properties of soil",
      "Explain how soil loses and regains its fertility",
      "Explain the carbon, nitrogen, water and other cycles",
    ],
  },
  {
    slug: "genetics",
    name: "Heredity and genetics",
    objectives: [
      "Define the terms of genetics and state Mendel's laws",
      "Predict the results of crosses",
      "Explain chromosomes, DNA, sex determination and linkage",
      "Apply genetics to blood groups, sickle-cell disorder and breeding",
    ],
  },
  {
    slug: "evolution",
    name: "Variation, adaptation and evolution",
    objectives: [
      "Tell kinds of variation apart and explain their causes",
      "Explain how organisms are adapted to survive",
      "Explain theories of evolution and the evidence for them",
    ],
  },
  {
    slug: "health-and-disease",
    name: "Health and diseases",
    objectives: [
      "Name the causes, carriers and signs of common diseases",
      "Explain how diseases spread and how they are prevented",
      "Explain immunity, first aid and the effects of drugs",
    ],
  },
];
