import { eye, heart, tooth } from "../pictures/animal-organs.ts";
import { bacterium, motorNeurone, plantCell } from "../pictures/cells.ts";
import { flower, leafSection } from "../pictures/plant-organs.ts";
import { q, written } from "../written.ts";

const cellQuestions = written("cells", [
  [
    "SS1",
    "Identify the parts of a cell and state their functions",
    [
      q(
        "picture-cell-wall",
        "easy",
        "In the diagram of a cell, the part marked W is the",
        "cell wall",
        ["cell membrane", "cytoplasm", "vacuole", "nucleus"],
        "The thick outermost layer, W, is the cell wall. The cell membrane is the thin line just inside it.",
        plantCell,
      ),
      q(
        "picture-cell-nucleus",
        "easy",
        "Which activity is carried out by the part of the cell marked X?",
        "Control of the cell",
        ["Storage of sap", "Making of starch", "Support of the cell", "Trapping of light"],
        "X is the nucleus, which is in charge of control of the cell. Sap is stored in the large vacuole.",
        plantCell,
      ),
      q(
        "picture-cell-vacuole",
        "medium",
        "The part of the cell marked Y contains",
        "cell sap",
        ["chlorophyll", "chromosomes", "cellulose", "cytoplasm"],
        "Y is the large vacuole, which contains cell sap. Chlorophyll is in the chloroplasts.",
        plantCell,
      ),
      q(
        "picture-cell-chloroplast",
        "medium",
        "Because of the part marked Z, the cell shown is able to",
        "make its own food",
        ["digest solid food", "swim about freely", "divide without a nucleus", "store glycogen grains"],
        "Z is a chloroplast, so the cell is able to make its own food by photosynthesis.",
        plantCell,
      ),
    ],
  ],
]);

const bacteriumQuestions = written("microorganisms", [
  [
    "SS1",
    "Describe bacteria, viruses, protozoa and microscopic fungi",
    [
      q(
        "picture-bacterium-flagellum",
        "easy",
        "The function of the part marked X in the microorganism shown is",
        "movement",
        ["feeding", "storage", "protection", "reproduction"],
        "X is a flagellum, which lashes and brings about movement.",
        bacterium,
      ),
      q(
        "picture-bacterium-material",
        "medium",
        "The structure marked Z in the diagram is",
        "genetic material",
        ["a true nucleus", "a food vacuole", "a chloroplast", "a mitochondrion"],
        "Z is genetic material (DNA) lying free in the cytoplasm. A true nucleus would have a membrane round it.",
        bacterium,
      ),
      q(
        "picture-bacterium-kingdom",
        "medium",
        "The organism in the diagram is placed in the kingdom",
        "Monera",
        ["Fungi", "Protista", "Plantae", "Animalia"],
        "It has a wall but no membrane-bound nucleus, so it is a bacterium of the kingdom Monera.",
        bacterium,
      ),
      q(
        "picture-bacterium-shape",
        "easy",
        "From its shape, the bacterium in the diagram is",
        "a bacillus",
        ["a coccus", "a vibrio", "a spirillum", "a diplococcus"],
        "The cell is a straight rod, so it is a bacillus. A coccus would be round.",
        bacterium,
      ),
    ],
  ],
]);

const neuroneQuestions = written("nervous-coordination", [
  [
    "SS3",
    "Describe neurones, the brain, the spinal cord and reflex actions",
    [
      q(
        "picture-neurone-kind",
        "medium",
        "The cell in the diagram ends on a muscle marked W. It is",
        "a motor neurone",
        ["a sensory neurone", "a relay neurone", "a muscle fibre", "a receptor cell"],
        "A neurone that carries impulses to a muscle is a motor neurone. A sensory neurone would begin at a receptor.",
        motorNeurone,
      ),
      q(
        "picture-neurone-axon",
        "easy",
        "The long fibre marked Z in the diagram is the",
        "axon",
        ["dendrite", "nucleus", "synapse", "cell body"],
        "The long fibre Z is the axon, which carries impulses away from the cell body. Dendrites are the short branches.",
        motorNeurone,
      ),
      q(
        "picture-neurone-dendrite",
        "medium",
        "The function of the part marked X is to",
        "receive impulses from other neurones",
        [
          "carry impulses to the muscle",
          "insulate the long nerve fibre",
          "control the growth of the muscle",
          "supply food to the muscle cells",
        ],
        "X is a dendrite; its work is to receive impulses from other neurones. The axon carries them to the muscle.",
        motorNeurone,
      ),
    ],
  ],
]);

const heartQuestions = written("transport", [
  [
    "SS2",
    "Describe the heart, blood vessels and circulation",
    [
      q(
        "picture-heart-z",
        "medium",
        "The chamber marked Z in the diagram of the heart pumps blood to",
        "all parts of the body",
        ["the lungs only", "the right auricle", "the head and arms only", "the left auricle"],
        "Z is the left ventricle, with the thickest wall; it pumps blood through the aorta to all parts of the body.",
        heart,
      ),
      q(
        "picture-heart-x",
        "medium",
        "Blood leaving the chamber marked X goes to the",
        "lungs",
        ["liver", "brain", "kidneys", "legs"],
        "X is the right ventricle, which pumps deoxygenated blood to the lungs.",
        heart,
      ),
      q(
        "picture-heart-w",
        "hard",
        "The blood that enters the chamber marked W is",
        "deoxygenated, from the body",
        [
          "oxygenated, from the lungs",
          "deoxygenated, from the lungs",
          "oxygenated, from the body",
          "mixed, from lungs and body",
        ],
        "W is the right auricle; it receives blood that is deoxygenated, from the body through the venae cavae.",
        heart,
      ),
      q(
        "picture-heart-y",
        "hard",
        "Which blood vessel brings blood into the chamber marked Y?",
        "Pulmonary vein",
        ["Vena cava", "Pulmonary artery", "Aorta", "Hepatic vein"],
        "Y is the left auricle, which receives oxygenated blood through the pulmonary vein. The vena cava enters the right auricle.",
        heart,
      ),
    ],
  ],
]);

const eyeQuestions = written("nervous-coordination", [
  [
    "SS3",
    "Describe the eye and the correction of its defects",
    [
      q(
        "picture-eye-z",
        "easy",
        "Images are formed on the part of the eye marked Z. It is called the",
        "retina",
        ["cornea", "sclera", "iris", "choroid"],
        "Z is the retina, the inner layer with light-sensitive cells.",
        eye,
      ),
      q(
        "picture-eye-x",
        "medium",
        "The function of the part of the eye marked X is to",
        "control the light that enters",
        [
          "focus near and far objects",
          "form the image of an object",
          "send impulses to the brain",
          "wash dust from the surface",
        ],
        "X is the iris; by changing the size of the pupil it serves to control the light that enters.",
        eye,
      ),
      q(
        "picture-eye-y",
        "medium",
        "When a person looks from a book to a distant hill, the part marked Y becomes",
        "thinner",
        ["thicker", "cloudy", "much harder", "darker"],
        "Y is the lens. For distant objects it is pulled flat and becomes thinner.",
        eye,
      ),
    ],
  ],
]);

const toothQuestions = written("animal-nutrition", [
  [
    "SS2",
    "Describe teeth, the alimentary canal and digestion in humans",
    [
      q(
        "picture-tooth-x",
        "easy",
        "The layer marked X on the tooth is the",
        "enamel",
        ["dentine", "cement", "gum", "pulp"],
        "X is the enamel, the hard outer covering of the crown.",
        tooth,
      ),
      q(
        "picture-tooth-z",
        "medium",
        "The part of the tooth marked Z contains",
        "nerves and blood vessels",
        ["hard enamel and cement", "saliva and mucus", "bone and cartilage", "food particles and germs"],
        "Z is the pulp cavity, which contains nerves and blood vessels. Decay that reaches it causes toothache.",
        tooth,
      ),
      q(
        "picture-tooth-y",
        "medium",
        "The bone-like layer marked Y, which forms most of the tooth, is",
        "dentine",
        ["enamel", "pulp", "gum", "plaque"],
        "Y is dentine, softer than the enamel that covers it.",
        tooth,
      ),
    ],
  ],
]);

const leafQuestions = written("plant-nutrition", [
  [
    "SS1",
    "Explain photosynthesis, its conditions and its products",
    [
      q(
        "picture-leaf-x",
        "easy",
        "Most of the food of the plant is made in the layer marked X. This layer is the",
        "palisade mesophyll",
        ["upper epidermis", "spongy mesophyll", "lower epidermis", "waxy cuticle"],
        "The upright, closely packed cells at X are the palisade mesophyll, which have the most chloroplasts.",
        leafSection,
      ),
      q(
        "picture-leaf-z",
        "easy",
        "The opening marked Z in the section of the leaf serves for",
        "exchange of gases",
        ["absorption of salts", "storage of starch", "transport of food", "entry of light"],
        "Z is a stoma, which serves for exchange of gases and loss of water vapour.",
        leafSection,
      ),
      q(
        "picture-leaf-w",
        "medium",
        "The cells of the layer marked W usually have no chloroplasts. This helps because",
        "light can pass through to the cells below",
        [
          "carbon dioxide can be stored in the cells",
          "starch can be moved out of them at night",
          "water can evaporate faster from the leaf",
          "insects cannot see the cells from above",
        ],
        "W is the upper epidermis. It is clear, so light can pass through to the cells below.",
        leafSection,
      ),
      q(
        "picture-leaf-y",
        "medium",
        "The layer marked Y differs from the layer marked X because its cells are",
        "loosely arranged with air spaces",
        [
          "dead and filled with woody lignin",
          "without any cytoplasm or nucleus",
          "closely packed with no air spaces",
          "covered on all sides by a cuticle",
        ],
        "Y is the spongy mesophyll; its cells are loosely arranged with air spaces, so gases move freely.",
        leafSection,
      ),
    ],
  ],
]);

const flowerQuestions = written("plant-reproduction", [
  [
    "SS3",
    "Describe the parts of flowers and kinds of pollination",
    [
      q(
        "picture-flower-x",
        "easy",
        "The part of the flower marked X produces",
        "pollen grains",
        ["ovules", "nectar", "seeds", "fruits"],
        "X is the anther, which produces pollen grains. Ovules are formed in the ovary.",
        flower,
      ),
      q(
        "picture-flower-y",
        "easy",
        "Which part of the flower receives the pollen grains?",
        "Y",
        ["W", "X", "Z"],
        "Pollen lands on the stigma, which is marked Y at the top of the style.",
        flower,
      ),
      q(
        "picture-flower-z",
        "medium",
        "After fertilisation, the part marked Z develops into",
        "a fruit",
        ["a seed", "a bud", "a petal", "a stalk"],
        "Z is the ovary, which develops into a fruit. The ovules inside it become seeds.",
        flower,
      ),
      q(
        "picture-flower-w",
        "medium",
        "In an insect-pollinated flower the part marked W is usually",
        "large and brightly coloured",
        ["small and dull green", "hard and woody", "feathery and sticky", "thin and colourless"],
        "W is a petal, usually large and brightly coloured so as to attract insects.",
        flower,
      ),
    ],
  ],
]);

export const withPictures = [
  ...cellQuestions,
  ...bacteriumQuestions,
  ...neuroneQuestions,
  ...heartQuestions,
  ...eyeQuestions,
  ...toothQuestions,
  ...leafQuestions,
  ...flowerQuestions,
];
