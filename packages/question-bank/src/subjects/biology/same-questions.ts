/** Items that ask the same thing in other words, or give one another away: two of a group never meet in a paper. */
const groups: Record<string, string[]> = {
  "cell-sap": ["cells/vacuole-content", "cells/picture-cell-vacuole"],
  "work-of-the-nucleus": ["cells/nucleus-function", "cells/picture-cell-nucleus"],
  "rod-shaped-bacteria": ["microorganisms/bacillus-shape", "microorganisms/picture-bacterium-shape"],
  "palisade-layer": ["plant-nutrition/palisade-tissue", "plant-nutrition/picture-leaf-x"],
  "tooth-enamel": ["animal-nutrition/enamel", "animal-nutrition/picture-tooth-x"],
  "neurone-to-muscle": ["nervous-coordination/motor-neurone", "nervous-coordination/picture-neurone-kind"],
  "light-sensitive-layer": ["nervous-coordination/retina-function", "nervous-coordination/picture-eye-z"],
  "light-into-the-eye": ["nervous-coordination/iris-function", "nervous-coordination/picture-eye-x"],
  "lenses-for-the-eye": ["nervous-coordination/short-sight-correct", "nervous-coordination/long-sight-correct"],
  "vein-from-the-lungs": ["transport/pulmonary-vein", "transport/picture-heart-y"],
  "ovary-to-fruit": ["plant-reproduction/fertilisation-plant", "plant-reproduction/picture-flower-z"],
  "source-of-pollen": ["plant-reproduction/pollen-made", "plant-reproduction/picture-flower-x"],
  "where-pollen-lands": ["plant-reproduction/pollination-definition", "plant-reproduction/picture-flower-y"],
  "dispersal-by-wind": ["plant-reproduction/tridax-dispersal", "plant-reproduction/winged-seed"],
  "thickening-of-stems": ["plant-kingdom/cambium-in-dicots", "growth-and-development/secondary-thickening"],
  "snail-as-host": ["invertebrates/mollusc-host", "health-and-disease/bilharzia-host"],
  "growth-by-moulting": [
    "invertebrates/moulting-reason",
    "support-and-movement/exoskeleton-disadvantage",
    "growth-and-development/arthropod-growth",
  ],
  "root-nodules": [
    "microorganisms/nitrogen-fixers-use",
    "soil-and-nutrient-cycles/legume-rotation",
    "soil-and-nutrient-cycles/nitrogen-fixing",
  ],
  "sickle-cell-chance": ["genetics/sickle-cross", "genetics/sickle-safe"],
  "blood-donors": ["genetics/universal-donor", "genetics/universal-recipient"],
  "blended-flowers": ["genetics/incomplete-dominance", "genetics/pink-cross"],
  "human-chromosomes": ["genetics/human-chromosome-number", "animal-reproduction/gamete-chromosome"],
  "kinds-of-twins": ["animal-reproduction/identical-twins", "animal-reproduction/fraternal-twins"],
  "nitrifying-bacteria": ["soil-and-nutrient-cycles/nitrosomonas", "soil-and-nutrient-cycles/nitrobacter"],
};

export const familyOfItem: ReadonlyMap<string, string> = new Map(
  Object.entries(groups).flatMap(([family, members]) => members.map((member) => [member, family] as const)),
);
