// Cells, bodies and populations in numbers.

import { asking, judging, numberAfter, oneOf, stating, wordIn } from "../reading/asking.ts";
import { measured } from "../reading/quantity.ts";
import type { SubjectChecker } from "../solver.ts";
import { countedThing } from "./counted-thing.ts";

function doubled(start: number, every: number, minutes: number): number {
  let count = start;
  let passed = 0;
  for (; passed < minutes; passed += every) count += count;
  if (passed !== minutes) throw new Error("not a whole number of divisions");
  return count;
}

/** The position of a link in a food chain written with arrows. */
function placeIn(body: string, eater: string): { place: number; first: string } {
  const [chain = ""] = /[^.,]*→[^.,]*/.exec(body) ?? [];
  const links = chain.split(" → ").map((link) => link.replace(/^.*(?:food chain|the chain) /, "").trim());
  const place = links.indexOf(eater);
  if (place < 1) throw new Error(`${eater} does not eat in "${chain}"`);
  return { place, first: links[0] ?? "" };
}

const countOf = (
  numbers: readonly ["", "", ""],
  asks: RegExp,
  estimate: (numbers: [number, number, number]) => number,
) =>
  judging(asks, ({ body, options }) =>
    stating(options, estimate([...measured(body, numbers)]), countedThing(body, options)),
  );

const quadrat = (asks: RegExp, countFirst: boolean) =>
  judging(asks, ({ body, options }) => {
    const [side, area, one, other] = measured(body, ["m", "m²", "", ""]);
    const [count, squares] = countFirst ? [one, other] : [other, one];
    const aSquareMetre = count / (squares * side * side);
    return stating(options, aSquareMetre * area, countedThing(body, options));
  });

export const livingNumbers: SubjectChecker = {
  "bacterial-doubling": oneOf(
    asking(
      /^(?!.*one bacterium)(?=.*\d bacteria)(?=.*(doubles|divides))(?=.*(What population|How many cells|how many are there))/,
      ["", "minutes", "hours"],
      "bacteria",
      ([start, every, hours]) => doubled(start, every, hours * 60),
    ),
    asking(
      /one bacterium .*doubles .*What population|one bacterium.*(doubles|divides).*how many/,
      ["minutes", "hours"],
      "bacteria",
      ([every, hours]) => doubled(1, every, hours * 60),
    ),
  ),
  "breathing-volume": oneOf(
    asking(
      /(times a minute|breaths a minute|breaths per minute).*fresh air (reaches|gets to) the alveoli/,
      ["cm³", "cm³", ""],
      "cm³",
      ([breath, left, times]) => breath * times - left * times,
    ),
  ),
  "cardiac-output": oneOf(
    asking(
      /cardiac output|volume of blood pumped per minute|How much blood does it pump in one minute/,
      ["cm³", "", "seconds"],
      "cm³ per minute",
      ([stroke, beats, seconds]) => ((stroke * beats) / seconds) * 60,
    ),
  ),
  "respiratory-quotient": oneOf(
    asking(/(What is|Calculate) the respiratory quotient/, ["cm³", "cm³"], "", (_, { body }) => {
      const carbonDioxide = numberAfter(body, /(?:give out|giving off|release) ([\d,]+) cm³ of carbon dioxide/);
      const oxygen = numberAfter(body, /(?:take in|use|take up) ([\d,]+) cm³ of oxygen/);
      return carbonDioxide / oxygen;
    }),
    asking(
      /respiratory quotient .*(What volume of carbon dioxide is released|how much carbon dioxide do they give out)/,
      ["", "cm³"],
      "cm³",
      ([quotient, oxygen]) => quotient * oxygen,
    ),
  ),
  "rate-of-growth": oneOf(
    asking(
      /average rate of growth|mean growth rate/,
      ["mm", "mm", "days"],
      "mm per day",
      ([before, after, days]) => (after - before) / days,
    ),
    asking(
      /By what percentage has it grown|percentage growth/,
      ["mg", "mg"],
      "%",
      ([before, after]) => (after / before) * 100 - 100,
    ),
  ),
  "chromosome-number": oneOf(
    asking(/diploid number|body cells|leaf cell/, [""], "chromosomes", ([diploid], { body }) => {
      const haploid = diploid / 2;
      return wordIn(body.slice(body.search(/\d/)), {
        "endosperm nucleus": 2 * haploid + haploid,
        "egg cell": haploid,
        "pollen nucleus": haploid,
        "root-tip cell": haploid + haploid,
      });
    }),
  ),
  "dental-formula": oneOf(
    judging(/dental formula/, ({ body, options }) => {
      const half = /i (\d)\/(\d) c (\d)\/(\d) pm (\d)\/(\d) m (\d)\/(\d)/.exec(body)?.slice(1);
      if (!half) throw new Error(`no dental formula in "${body}"`);
      const leftAndRight = [...half, ...half];
      return stating(
        options,
        leftAndRight.reduce((teeth, more) => teeth + Number(more), 0),
        "teeth",
      );
    }),
  ),
  "microscope-power": oneOf(
    asking(/eyepiece.*objective|objective.*eyepiece/, ["×", "×"], "×", ([eyepiece, objective]) => eyepiece * objective),
  ),
  "magnification-of-drawing": oneOf(
    asking(/(real|actual) length in micrometres[.?]$/, ["mm", "×"], "µm", ([drawn, times]) => (drawn * 1000) / times),
    asking(
      /^The actual length of .* drawing it is .* cm long\. What is the magnification|draws .* cm long\. If its real length is .* magnified\?$|^Find the magnification of a drawing in which .* of length .* measures .* cm\.$/,
      ["µm", "cm"],
      "×",
      ([real, drawn]) => (drawn * 10 * 1000) / real,
    ),
    asking(
      /^The actual length of .* drawing it is .* mm long\. What is the magnification|draws .* mm long\. If its real length is .* magnified\?$|^Find the magnification of a drawing in which .* of length .* measures .* mm\.$/,
      ["µm", "mm"],
      "×",
      ([real, drawn]) => (drawn * 1000) / real,
    ),
  ),
  "energy-transfer": oneOf(
    asking(/→.*[Hh]ow much/, ["kJ", "%"], "kJ", ([start, share], { body }) => {
      const eater = /(?:reaches|passed to|available to) the ([\w ]+?)(?: if each|\?)/.exec(body)?.[1] ?? "";
      const { place, first } = placeIn(body, eater);
      if (!body.includes(`in the ${first}`)) throw new Error(`the energy is not that of ${first}`);
      let energy = start;
      for (let step = 0; step < place; step++) energy *= share / 100;
      return energy;
    }),
  ),
  "capture-recapture": oneOf(
    countOf(
      ["", "", ""],
      /marked and released .* later .* were caught, of which .* bore marks|were marked at first\. The second sample of .* contained .* marked ones|were caught, marked and set free\. In a second catch of .* were found to be marked/,
      ([marked, second, again]) => marked / (again / second),
    ),
  ),
  "quadrat-estimate": oneOf(
    quadrat(/places a quadrat of side .* times in a field of .* and counts .* in all/, false),
    quadrat(/a square quadrat of side .* was placed at random .* times and gave a total of .* covers/, false),
    quadrat(/^A total of .* were found in .* quadrats, each a square of side .* in an area of/, true),
  ),
  "population-change": oneOf(
    judging(
      /young were reared, .* were lost to .*, .* came in from .* and .* left|natality was .* and mortality .* drove .* into the forest, and hunger drove .* out of it|natality was .*, mortality .*, immigration .* and emigration/,
      ({ body, options }) => {
        const [start, born, died, came, left] = measured(body, ["", "", "", "", ""]);
        return stating(options, start + born + came - died - left, countedThing(body, options));
      },
    ),
  ),
  "soil-percentages": oneOf(
    asking(/dried at|drying at/, ["g", "g", "g", "°C"], "%", ([fresh, dry, burnt], { body }) =>
      wordIn(body, {
        "percentage of the fresh soil was water": ((fresh - dry) / fresh) * 100,
        "percentage of the dry soil was humus": ((dry - burnt) / dry) * 100,
      }),
    ),
  ),
};
