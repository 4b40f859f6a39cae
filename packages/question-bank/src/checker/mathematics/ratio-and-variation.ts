import { amountIn, inFigures, inNaira, inUnit, rounded } from "../reading/stated.ts";
import { alike, expression } from "../reading/tex-expression.ts";
import { either, worded } from "../reading/wording.ts";
import type { PosedQuestion, SubjectChecker } from "../solver.ts";
import { gcd } from "./identities.ts";

const powers: Readonly<Record<string, number>> = {
  "": 1,
  "the square of ": 2,
  "the cube of ": 3,
  "the square root of ": 0.5,
};

const powerOf = (words: string): number => {
  const power = powers[words];
  if (power === undefined) throw new Error(`"${words}" is no known power`);
  return power;
};

/** A quantity keeps the same ratio to whatever it varies as. */
const scaled = ({ source }: PosedQuestion, known: number, before: number, now: number) =>
  inFigures(source.options, (known / before) * now);

/** The ratio of the first to the last, when the ratios first : middle and middle : last are given. */
function throughTheMiddle(options: readonly string[], first: number, middle: number, again: number, last: number) {
  return options.map((option) => {
    const [, one, other] = /^(\d+) : (\d+)$/.exec(option) ?? [];
    if (!one || !other) throw new Error(`"${option}" is not a ratio`);
    return first * again * Number(other) === middle * last * Number(one) && gcd(Number(one), Number(other)) === 1;
  });
}

export const ratioAndVariation: SubjectChecker = {
  "share-in-ratio": worded(
    [
      "<_people> share ₦<#all> in the ratio <#a> : <#b> : <#c>. How much is the <which:largest|smallest> share?",
      "The profit of a business, ₦<#all>, is shared by <_people> in the ratio <#a> : <#b> : <#c>. What is the <which:largest|smallest> share?",
      "A prize of ₦<#all> is divided among <_people> in the ratio <#a> : <#b> : <#c>. Find the <which:largest|smallest> share.",
    ],
    ({ all, a, b, c, which }, { options }) => {
      const shares = [a, b, c].map((part) => (all / (a + b + c)) * part);
      return inNaira(options, which === "largest" ? Math.max(...shares) : Math.min(...shares));
    },
  ),
  "workers-and-days": worded(
    [
      "If <#many> labourers weed a farm in <#days> days, how many days will <#others> labourers take, working at the same rate?",
      "<#many> tailors can sew the uniforms of a school in <#days> days. Working at the same rate, how long will <#others> tailors take?",
      "A store of food lasts <#many> campers for <#days> days. For how many days will it last <#others> campers who eat at the same rate?",
    ],
    ({ many, days, others }, { options }) => inUnit(options, (many * days) / others, " days"),
  ),
  "average-speed": worded(
    [
      "A driver keeps <#out> km/h over the <#far> km from <_town> to a village, and <#back> km/h on the way back. Calculate the average speed of the round trip, correct to one decimal place.",
      "A lorry travels <#far> km from a farm near <_town> at <#out> km/h and comes back along the same road at <#back> km/h. What is the average speed, correct to one decimal place?",
      "A bus leaves <_town> and covers <#far> km at <#out> km/h, then returns by the same road at <#back> km/h. Find its average speed for the whole journey, correct to one decimal place.",
    ],
    ({ out, far, back }, { options }) => rounded(options, (far + far) / (far / out + far / back), 1, " km/h"),
  ),
  "map-scale": worded(
    [
      "On a map with scale 1 : <#scale>, a road is <#long> cm long. Find its real length in kilometres.",
      "A map is drawn to a scale of 1 : <#scale>. Two villages near <_town> are <#long> cm apart on it. How far apart are they in kilometres?",
      "A stream near <_town> is drawn on a 1 : <#scale> map. What length in kilometres does <#long> cm of it stand for?",
    ],
    ({ scale, long }, { options }) =>
      options.map((option) => alike(amountIn(option, "", " km") * 100_000, scale * long)),
  ),
  "combine-ratios": either(
    worded(
      [
        "In a box of red, blue and green beads, red : blue = <#first> : <#middle> and blue : green = <#again> : <#last>. Find the ratio of red to green.",
      ],
      ({ first, middle, again, last }, { options }) => throughTheMiddle(options, first, middle, again, last),
    ),
    worded(
      [
        "If $<~a> : <~b> = <#first> : <#middle>$ and $<~b> : <~c> = <#again> : <#last>$, find $<~a> : <~c>$.",
        "Given that $<~a> : <~b> = <#first> : <#middle>$ and $<~b> : <~c> = <#again> : <#last>$, what is the ratio $<~a> : <~c>$ in its simplest form?",
      ],
      ({ first, middle, again, last }, { options }) => throughTheMiddle(options, first, middle, again, last),
    ),
  ),
  "direct-variation": either(
    worded(
      ["If $<~y> \\propto <~of>$ and $<~y> = <#known>$ when $<~x> = <#x1>$, calculate $<~y>$ when $<~x> = <#x2>$."],
      ({ known, of, x, x1, x2 }, posed) =>
        scaled(posed, known, expression(of).at({ [x]: x1 }), expression(of).at({ [x]: x2 })),
    ),
    worded(
      [
        "$<~y>$ varies directly as <power:the square root of |the square of |the cube of |>$<~x>$. If $<~y> = <#known>$ when $<~x> = <#x1>$, find $<~y>$ when $<~x> = <#x2>$.",
        "Given that $<~y>$ is directly proportional to <power:the square root of |the square of |the cube of |>$<~x>$ and that $<~y> = <#known>$ when $<~x> = <#x1>$, find $<~y>$ when $<~x> = <#x2>$.",
      ],
      ({ power, known, x1, x2 }, posed) => scaled(posed, known, x1 ** powerOf(power), x2 ** powerOf(power)),
    ),
  ),
  "inverse-variation": either(
    worded(
      ["If $<~y> \\propto <~of>$ and $<~y> = <#known>$ when $<~x> = <#x1>$, calculate $<~y>$ when $<~x> = <#x2>$."],
      ({ known, of, x, x1, x2 }, posed) =>
        scaled(posed, known, expression(of).at({ [x]: x1 }), expression(of).at({ [x]: x2 })),
    ),
    worded(
      [
        "$<~y>$ varies inversely as <power:the square of |>$<~x>$. If $<~y> = <#known>$ when $<~x> = <#x1>$, find $<~y>$ when $<~x> = <#x2>$.",
        "Given that $<~y>$ is inversely proportional to <power:the square of |>$<~x>$ and $<~y> = <#known>$ when $<~x> = <#x1>$, what is $<~y>$ when $<~x> = <#x2>$?",
      ],
      ({ power, known, x1, x2 }, posed) => scaled(posed, known, 1 / x1 ** powerOf(power), 1 / x2 ** powerOf(power)),
    ),
  ),
  "partial-variation": worded(
    [
      "The cost of a party is partly constant and partly varies as the number of guests. It is ₦<#cost1> for <#n1> guests and ₦<#cost2> for <#n2> guests. Find the cost for <#n3> guests.",
      "A printer's charge is partly constant and partly varies as the number of textbooks. The charge is ₦<#cost1> for <#n1> textbooks and ₦<#cost2> for <#n2>. Calculate the charge for <#n3> textbooks.",
      "The expenses of a school camp are partly constant and partly vary as the number of students. They are ₦<#cost1> for <#n1> students and ₦<#cost2> for <#n2> students. What are they for <#n3> students?",
    ],
    ({ cost1, n1, cost2, n2, n3 }, { options }) => inNaira(options, cost2 + ((cost2 - cost1) / (n2 - n1)) * (n3 - n2)),
  ),
  "joint-variation": either(
    worded(
      [
        "Given that $<~z> \\propto <~of>$ and $<~z> = <#known>$ when $<~x> = <#x1>$ and $<~y> = <#y1>$, calculate $<~z>$ when $<~x> = <#x2>$ and $<~y> = <#y2>$.",
      ],
      ({ known, of, x, x1, y, y1, x2, y2 }, posed) =>
        scaled(posed, known, expression(of).at({ [x]: x1, [y]: y1 }), expression(of).at({ [x]: x2, [y]: y2 })),
    ),
    worded(
      [
        "$<~z>$ is directly proportional to $<~x>$ and inversely proportional to <power:the square of |>$<~y>$. When $<~x> = <#x1>$ and $<~y> = <#y1>$, $<~z> = <#known>$. What is $<~z>$ when $<~x> = <#x2>$ and $<~y> = <#y2>$?",
        "$<~z>$ varies directly as $<~x>$ and inversely as <power:the square of |>$<~y>$. If $<~z> = <#known>$ when $<~x> = <#x1>$ and $<~y> = <#y1>$, find $<~z>$ when $<~x> = <#x2>$ and $<~y> = <#y2>$.",
      ],
      ({ power, known, x1, y1, x2, y2 }, posed) =>
        scaled(posed, known, x1 / y1 ** powerOf(power), x2 / y2 ** powerOf(power)),
    ),
  ),
};
