import { inFigures, inNaira, inUnit } from "../reading/stated.ts";
import { alike, evaluated } from "../reading/tex-expression.ts";
import { worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";
import { inLowestTerms } from "./identities.ts";
import { onlyNumber } from "./only-number.ts";
import { arithmetic, geometric, total } from "./progression.ts";

const last = (numbers: number[]) => numbers.at(-1) ?? Number.NaN;

/** How many times one number is as large as another: "double", "three times". */
const times: Readonly<Record<string, number>> = { double: 2, "three times": 3, "four times": 4 };

/** The total of payments when each one is larger than the last by the same amount. */
function saved(first: number, rise: number, payments: number): number {
  let [sum, payment] = [0, first];
  for (let made = 0; made < payments; made++) {
    sum += payment;
    payment += rise;
  }
  return sum;
}

export const sequencesAndSeries: SubjectChecker = {
  "arithmetic-term": worded(
    [
      "An A.P. begins $<~terms>, \\ldots$ Calculate its <#count><:st|nd|rd|th> term.",
      "Find the <#count><:st|nd|rd|th> term of the arithmetic progression $<~terms>, \\ldots$",
      "What is the <#count><:st|nd|rd|th> term of the sequence $<~terms>, \\ldots$, in which the difference is constant?",
    ],
    ({ terms, count }, { source }) => inFigures(source.options, last(arithmetic(terms, count))),
  ),
  "arithmetic-sum": worded(
    [
      "A learner types <~terms>, … pages in successive weeks, always increasing by the same number. How many pages are typed in the first <#count> weeks?",
      "A hall has rows of <~terms>, … seats, increasing by the same number each time. How many seats are there in the first <#count> rows?",
      "Find the sum of the first <#count> terms of the arithmetic progression <~terms>, …",
    ],
    ({ terms, count }, { options }) => inUnit(options, total(arithmetic(terms, count))),
  ),
  "arithmetic-from-two-terms": worded(
    [
      "If the <#early><:st|nd|rd|th> term of an arithmetic sequence is $<#one>$ and its <#late><:st|nd|rd|th> term is $<#other>$, calculate the <what:first term|common difference>.",
      "In an arithmetic progression the <#early><:st|nd|rd|th> and <#late><:st|nd|rd|th> terms are $<#one>$ and $<#other>$. What is the <what:first term|common difference>?",
      "The <#early><:st|nd|rd|th> term of an A.P. is $<#one>$ and the <#late><:st|nd|rd|th> term is $<#other>$. Find the <what:first term|common difference>.",
    ],
    ({ early, late, one, other, what }, { source }) => {
      const answers: number[] = [];
      for (let first = -200; first <= 200; first++)
        for (let difference = -50; difference <= 50; difference++) {
          const term = (number: number) => first + (number - 1) * difference;
          if (term(early) === one && term(late) === other) answers.push(what === "first term" ? first : difference);
        }
      const [only] = answers;
      if (only === undefined || answers.length > 1) throw new Error(`${answers.length} progressions fit`);
      return inFigures(source.options, only);
    },
  ),
  "geometric-term": worded(
    [
      "A G.P. begins $<~terms>, \\ldots$ What is its <#count><:st|nd|rd|th> term?",
      "Calculate the <#count><:st|nd|rd|th> term of the exponential sequence $<~terms>, \\ldots$",
      "Find the <#count><:st|nd|rd|th> term of the geometric progression $<~terms>, \\ldots$",
    ],
    ({ terms, count }, { source }) => inFigures(source.options, last(geometric(terms, count))),
  ),
  "geometric-sum": (posed) => {
    const said = /each number being (.+) the one before/.exec(posed.body)?.[1];
    const judge = worded(
      [
        "A rumour reaches <~terms>, … new people on successive days, each number being <_times> the one before. How many people does it reach in <#count> days?",
        "Calculate the sum of the first <#count> terms of the G.P. <~terms>, …",
        "Find the sum of the first <#count> terms of the geometric progression <~terms>, …",
      ],
      ({ terms, count }, { options }) => {
        const [first = 0, second = 0] = geometric(terms, 2);
        if (said !== undefined && times[said] !== second / first) throw new Error(`"${said}" is not the ratio`);
        return inUnit(options, total(geometric(terms, count)));
      },
    );
    return judge(posed);
  },
  "sum-to-infinity": worded(
    [
      "A G.P. begins $<~terms>, \\ldots$ What is its sum to infinity?",
      "Calculate the sum to infinity of the series whose terms are $<~terms>, \\ldots$, in geometric progression.",
      "Find the sum to infinity of the geometric progression $<~terms>, \\ldots$",
    ],
    ({ terms }, { source }) => {
      const many = geometric(terms, 400);
      if (Math.abs(last(many)) > 1e-9) throw new Error(`"${terms}" does not die away`);
      return source.options.map((option) => {
        const tex = option.slice(1, -1);
        return alike(evaluated(tex), total(many)) && inLowestTerms(tex);
      });
    },
  ),
  "number-of-terms": worded(
    [
      "How many terms are there in the arithmetic progression <~terms>, …, <#end>?",
      "Street lamps bear the numbers <~terms>, …, <#end>, at equal steps. How many lamps are there?",
      "Which term of the A.P. <~terms>, … is <#end>? Give its number.",
    ],
    ({ terms, end }, { options }) => {
      const many = arithmetic(terms, 500);
      return inUnit(
        options,
        onlyNumber((number) => number > 0 && many[number - 1] === end, 500),
      );
    },
  ),
  "savings-progression": worded(
    [
      "A trader pays ₦<#first> into a thrift box in the first week and raises the payment by ₦<#rise> every week. Find the total after <#count> weeks.",
      "A pupil saves ₦<#first> in the first month, with a rise of ₦<#rise> every month. What are the total savings in <#count> months?",
      "<_who> saves ₦<#first> in the first month and ₦<#rise> more each month than in the month before. How much is saved in <#count> months?",
    ],
    ({ first, rise, count }, { options }) => inNaira(options, saved(first, rise, count)),
  ),
};
