// Magnification, chromosome numbers and the multiplication of bacteria.
import { family } from "../../../authoring.ts";
import { clean, num } from "../number-text.ts";
import { people } from "../people-and-places.ts";

const microscope = "Describe cell theory, cell division and the use of the microscope";
const times = (value: number) => `×${num(value)}`;

const specimens: readonly { thing: string; lengths: readonly number[] }[] = [
  { thing: "a cheek cell", lengths: [0.04, 0.05, 0.08] },
  { thing: "an onion cell", lengths: [0.1, 0.2, 0.25, 0.4] },
  { thing: "a pollen grain", lengths: [0.02, 0.04, 0.05, 0.1] },
  { thing: "a *Paramecium*", lengths: [0.2, 0.25] },
  { thing: "a guard cell", lengths: [0.04, 0.05] },
];

const magnification = family(
  "magnification-of-drawing",
  { topic: "cells", objective: microscope, class_level: "SS1", difficulty: "medium", count: 14 },
  (draw) => {
    const { thing, lengths } = draw.pick(specimens);
    const actual = draw.pick(lengths);
    const factor = draw.pick([40, 50, 80, 100, 150, 200, 250, 300, 400, 500]);
    const drawn = actual * factor;
    if (drawn < 10 || drawn > 150 || !clean(drawn, 0)) return null;
    const micro = Math.round(actual * 1000);
    if (draw.chance(0.5)) {
      const inCentimetres = draw.chance(0.5);
      const shown = inCentimetres ? `${num(drawn / 10)} cm` : `${num(drawn)} mm`;
      const written = inCentimetres ? drawn / 10 : drawn;
      const [unit, inUnit] = inCentimetres ? ["centimetre", 10_000] : ["millimetre", 1000];
      return {
        body: draw.pick([
          `The actual length of ${thing} is ${num(micro)} µm. In ${draw.pick(people)}'s drawing it is ${shown} long. What is the magnification?`,
          `A student draws ${thing} ${shown} long. If its real length is ${num(micro)} µm, by how much has it been magnified?`,
          `Find the magnification of a drawing in which ${thing} of length ${num(micro)} µm measures ${shown}.`,
        ]),
        right: times(factor),
        wrong: [
          { text: times(factor / 10), slip: `took a ${unit} as ${num(inUnit / 10)} µm` },
          { text: times(factor * 10), slip: `took a ${unit} as ${num(inUnit * 10)} µm` },
          {
            text: times(written / micro),
            slip: `divided ${shown} by ${num(micro)} µm without bringing them to one unit`,
          },
          { text: times(micro / written), slip: "divided the real length by the drawn one, in different units" },
          { text: times(written * micro), slip: "multiplied the two lengths" },
          {
            text: times(drawn * 1000),
            slip: "gave the length of the drawing in µm and did not divide by the real length",
          },
        ].filter(({ text }) => !/\.\d{3}/.test(text) && text !== times(0)),
        explanation: `Magnification $= \\dfrac{\\text{length of drawing}}{\\text{real length}}$, both in one unit. A ${unit} is ${num(inUnit)} µm, so the drawing is $${num(written)} \\times ${num(inUnit).replace(",", "{,}")} = ${num(drawn * 1000).replaceAll(",", "{,}")}$ µm long. $\\dfrac{${num(drawn * 1000).replaceAll(",", "{,}")}}{${num(micro)}}$ gives ${times(factor)}. Taking a ${unit} as ${num(inUnit / 10)} µm gives ${times(factor / 10)}.`,
      };
    }
    const text = (value: number) => `${num(value)} µm`;
    return {
      body: draw.pick([
        `In a drawing with a magnification of ${times(factor)}, ${thing} is ${num(drawn)} mm long. What is its real length in micrometres?`,
        `${draw.pick(people)}'s drawing shows ${thing} ${num(drawn)} mm long at a magnification of ${times(factor)}. Calculate the actual length in micrometres.`,
      ]),
      right: text(micro),
      wrong: [
        {
          text: text(drawn * factor),
          slip: "multiplied by the magnification instead of dividing, and wrote the millimetres as µm",
        },
        { text: text(micro / 10), slip: "took a millimetre as 100 µm" },
        { text: text(actual), slip: "gave the length in millimetres and wrote µm" },
        { text: text(micro * 10), slip: "took a millimetre as 10,000 µm" },
      ],
      explanation: `Magnification = length of drawing ÷ real length, so real length $= \\dfrac{\\text{length of drawing}}{\\text{magnification}} = \\dfrac{${num(drawn)}}{${num(factor)}} = ${num(actual)}$ mm. A millimetre is 1,000 µm, so it is $${num(actual)} \\times 1{,}000$, that is ${text(micro)}. ${text(drawn * factor)} multiplies instead of dividing, and takes millimetres for µm.`,
    };
  },
);

const lenses = family(
  "microscope-power",
  { topic: "cells", objective: microscope, class_level: "SS1", difficulty: "easy", count: 8 },
  (draw) => {
    const eyepiece = draw.pick([5, 6, 8, 10, 12, 15]);
    const objective = draw.pick([4, 5, 10, 20, 40, 60]);
    if (eyepiece === objective) return null;
    const slide = eyepiece * objective > 400 ? "human blood" : "onion skin";
    const zeroLost = [eyepiece, objective]
      .filter((power) => power % 10 === 0)
      .slice(-1)
      .map((power) => ({
        text: times((eyepiece * objective) / 10),
        slip: `forgot the zero of the ${times(power)} in the multiplication`,
      }));
    return {
      body: draw.pick([
        `A microscope has an eyepiece marked ${times(eyepiece)} and an objective marked ${times(objective)}. What is its total magnification?`,
        `${draw.pick(people)} views a slide of ${slide} with a ${times(eyepiece)} eyepiece and a ${times(objective)} objective. By how much is the image magnified?`,
        `What is the magnifying power of a compound microscope used with a ${times(objective)} objective and a ${times(eyepiece)} eyepiece?`,
      ]),
      right: times(eyepiece * objective),
      wrong: [
        { text: times(eyepiece + objective), slip: "added the powers of the two lenses instead of multiplying them" },
        {
          text: times(10 * objective),
          slip: `took the eyepiece as ×10, the commonest one, but it is marked ${times(eyepiece)}`,
        },
        { text: times(objective), slip: "gave the power of the objective alone and left out the eyepiece" },
        { text: times(eyepiece), slip: "gave the power of the eyepiece alone and left out the objective" },
        ...zeroLost,
      ],
      explanation: `Total magnification is the product of the two lenses: the eyepiece enlarges ${eyepiece} times an image that the objective has already enlarged ${objective} times. So it is $${eyepiece} \\times ${objective}$, that is ${times(eyepiece * objective)}. The powers are not added, so ${times(eyepiece + objective)} is wrong.`,
    };
  },
);

const organisms = [
  { name: "maize", diploid: 20 },
  { name: "onion", diploid: 16 },
  { name: "guinea corn", diploid: 20 },
  { name: "rice", diploid: 24 },
  { name: "tomato", diploid: 24 },
  { name: "groundnut", diploid: 40 },
] as const;
const parts = [
  { name: "a pollen nucleus", sets: 1, why: "is haploid, formed through meiosis" },
  { name: "an egg cell in the ovule", sets: 1, why: "is a gamete and so haploid" },
  { name: "a root-tip cell", sets: 2, why: "is a body cell formed by mitosis" },
  { name: "the zygote in the ovule", sets: 2, why: "is formed by the fusion of two gametes" },
  {
    name: "an endosperm nucleus",
    sets: 3,
    why: "is formed in double fertilisation by one male nucleus and two polar nuclei, all haploid",
  },
] as const;

const chromosomes = family(
  "chromosome-number",
  {
    topic: "plant-reproduction",
    objective: "Explain fertilisation and the kinds of fruits and seeds",
    class_level: "SS3",
    difficulty: "hard",
    count: 10,
  },
  (draw) => {
    const { name, diploid } = draw.pick(organisms);
    const part = draw.pick(parts);
    const set = diploid / 2;
    const text = (value: number) => `${num(value)} chromosomes`;
    return {
      body: draw.pick([
        `A leaf cell of ${name} has ${diploid} chromosomes. How many are there in ${part.name} of the same plant?`,
        `The diploid number of chromosomes in ${name} is ${diploid}. What number is found in ${part.name}?`,
        `If the body cells of ${name} contain ${diploid} chromosomes each, how many does ${part.name} contain?`,
      ]),
      right: text(part.sets * set),
      wrong: [
        { text: text(set), slip: "gave the haploid number, that of a gamete" },
        { text: text(2 * set), slip: "gave the diploid number, that of a body cell" },
        { text: text(3 * set), slip: "gave the triploid number, that of the endosperm" },
        { text: text(4 * set), slip: "gave twice the diploid number, which makes four sets" },
        { text: text(set / 2), slip: "took half of the haploid number, though a single set is not divided" },
      ],
      explanation: `The haploid number is half of the diploid: ${diploid} ÷ 2 = ${set}. ${part.name[0]?.toUpperCase()}${part.name.slice(1)} ${part.why}, so it has ${part.sets} × ${set} = ${text(part.sets * set)}. ${part.sets === 2 ? `${text(4 * set)} would be twice the diploid number, which neither mitosis nor the fusion of two haploid gametes gives` : `${text(2 * set)} is the number in ordinary body cells`}.`,
    };
  },
);

const doubling = family(
  "bacterial-doubling",
  {
    topic: "microorganisms",
    objective: "Explain how microorganisms are grown, counted and controlled",
    class_level: "SS2",
    difficulty: "medium",
    count: 10,
  },
  (draw) => {
    const start = draw.pick([1, 5, 10, 20, 50, 100, 200]);
    const minutes = draw.pick([15, 20, 30]);
    const divisions = draw.int(5, 9);
    const time = minutes * divisions;
    if (time % 60 !== 0) return null;
    const text = (value: number) => `${num(value)} bacteria`;
    const span = time === 60 ? "1 hour" : `${time / 60} hours`;
    return {
      body: draw.pick([
        `A food sample contains ${start === 1 ? "a single bacterium" : text(start)}. If the number doubles every ${minutes} minutes, how many are there after ${span}?`,
        `${draw.pick(people)} leaves stew on a warm table with ${start === 1 ? "one bacterium" : text(start)} in it. Each cell divides every ${minutes} minutes. How many cells are present after ${span}?`,
        `A culture starts with ${start === 1 ? "one bacterium" : text(start)} and doubles in number every ${minutes} minutes. What population is reached in ${span}?`,
      ]),
      right: text(start * 2 ** divisions),
      wrong: [
        { text: text(start * 2 ** (divisions - 1)), slip: "counted one division too few" },
        {
          text: text(start * 2 * divisions),
          slip: `multiplied by 2 × ${divisions} instead of 2 to the power ${divisions}`,
        },
        { text: text(start * 2 ** (divisions + 1)), slip: "counted one division too many" },
        { text: text(start * divisions ** 2), slip: `took ${divisions}² instead of 2 to the power ${divisions}` },
        { text: text(start * (divisions + 1)), slip: "added the first number at each division" },
      ],
      explanation: `${span} ${time === 60 ? "is" : "are"} $${time / 60} \\times 60 = ${time}$ minutes, so there are $${time} \\div ${minutes} = ${divisions}$ divisions. Each doubles the number: $${start} \\times 2^{${divisions}} = ${start} \\times ${2 ** divisions}$, which gives ${text(start * 2 ** divisions)}. ${text(start * 2 * divisions)} would come of multiplying by 2 and by ${divisions}, but the number must be doubled again and again.`,
    };
  },
);

export const cellFigures = [magnification, lenses, chromosomes, doubling];
