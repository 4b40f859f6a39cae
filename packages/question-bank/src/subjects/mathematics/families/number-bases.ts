import { family } from "../../../authoring.ts";
import { whole } from "../number-text.ts";
import { operand } from "../polynomial-text.ts";
import { pose } from "../pose.ts";
import { underTopic } from "../under-topic.ts";

const about = underTopic("number-bases");

const names: Record<number, string> = { 2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight" };
const digitsOf = (n: number, base: number) => [...n.toString(base)].map(Number);
const reversed = (text: string) => [...text].reverse().join("");
const inBase = (n: number, base: number) => `${n.toString(base)}_{${base}}`;

/** Writes a string of digits with its base, or null if the base has no such numeral. */
const numeral =
  (base: number) =>
  (digits: string): string | null =>
    /^[1-9]\d*$/.test(digits) && [...digits].every((digit) => Number(digit) < base) ? `$${digits}_{${base}}$` : null;

const baseToTen = family(
  "base-to-ten",
  about("Convert a numeral from another base to base ten", "easy", "SS1"),
  (draw) => {
    const base = draw.pick([2, 3, 4, 5, 6, 7, 8]);
    const length = base === 2 ? 5 : 3;
    const n = draw.int(base ** (length - 1) + base, base ** length - 1);
    const digits = digitsOf(n, base);
    const numeralText = inBase(n, base);
    // Each term is a formula of its own: a formula does not wrap, and five terms are wider than a phone.
    const places = digits.map((digit, i) => `$${digit} \\times ${base}^{${digits.length - 1 - i}}$`).join(" + ");
    return pose(draw, {
      ask: [
        `Convert $${numeralText}$ to a number in base ten.`,
        `Express $${numeralText}$ in base ten.`,
        `What number in base ten is equal to $${numeralText}$?`,
        `An old record book shows the number $${numeralText}$. What is this number in base ten?`,
      ],
      right: n,
      write: whole(),
      slips: [
        [
          Number.parseInt(reversed(n.toString(base)), base),
          "gave the units place to the first digit and counted up from left to right",
        ],
        [n * base, `started the place values at ${base} instead of 1`],
        [Number.parseInt(n.toString(base), base + 1), `used powers of ${base + 1}`],
        [n - (digits.at(-1) ?? 0), "left out the units digit"],
        [digits.reduce((total, digit) => total + digit * base, 0), `multiplied every digit by ${base} only`],
        [n + base, "made an error in one of the place values"],
      ],
      check: (v) => `Divide ${v} by ${base} again and again: it is $${v.toString(base)}_{${base}}$.`,
      working: [
        `Each place is a power of ${base}, the units at the right: $${numeralText} =$ ${places}.`,
        `That is $${digits.map((digit, i) => `${digit} \\times ${base ** (digits.length - 1 - i)}`).join(" + ")} = ${digits.map((digit, i) => digit * base ** (digits.length - 1 - i)).join(" + ")} = ${n}$, so the number is ${whole()(n)} in base ten.`,
      ],
    });
  },
);

const tenToBase = family(
  "ten-to-base",
  about("Convert a number from base ten to another base", "easy", "SS1"),
  (draw) => {
    const base = draw.pick([2, 3, 4, 5, 6, 7, 8]);
    const n = base === 2 ? draw.int(18, 60) : draw.int(base * base + 4, base ** 3 - 2);
    const key = n.toString(base);
    const steps: string[] = [];
    for (let left = n; left > 0; left = Math.floor(left / base))
      steps.push(`$${left} \\div ${base}$ gives ${Math.floor(left / base)}, remainder ${left % base}.`);
    return pose(draw, {
      ask: [
        `Convert ${n} in base ten to base ${names[base]}.`,
        `Express ${n} (base ten) as a number in base ${names[base]}.`,
        `A trader has ${n} oranges. How is this number written in base ${names[base]}?`,
      ],
      right: key,
      write: numeral(base),
      slips: [
        [reversed(key), "read the remainders from the top down"],
        [key.slice(0, -1), "left out the first remainder"],
        [key.slice(1), "left out the last remainder"],
        [reversed(key.slice(1)), "read the remainders from the top down and left out the last"],
        [reversed(key.slice(0, -1)), "read the remainders from the top down and left out the first"],
        [`${key}0`, "wrote the last quotient, 0, behind the remainders"],
      ],
      working: [
        `Divide by ${base} again and again, and keep the remainders.`,
        ...steps,
        `Read the remainders from the bottom up: $${key}_{${base}}$.`,
      ],
    });
  },
);

const withoutCarrying = (a: string, b: string, base: number) => {
  const width = Math.max(a.length, b.length);
  const [x, y] = [a.padStart(width, "0"), b.padStart(width, "0")];
  return [...x].map((digit, i) => (Number(digit) + Number(y[i])) % base).join("");
};

const padded = (a: string, b: string) => {
  const width = Math.max(a.length, b.length);
  return [a, b].map((digits) => [...digits.padStart(width, "0")].reverse().map(Number)) as [number[], number[]];
};

/** The steps in each column, from the right. */
function addingColumns(a: string, b: string, base: number): string[] {
  const [x, y] = padded(a, b);
  let carried = 0;
  return x.map((digit, i) => {
    const total = digit + y[i]! + carried;
    const shown = `${digit} + ${y[i]}${carried ? ` + ${carried}` : ""} = ${total}`;
    carried = Math.floor(total / base);
    if (!carried) return `$${shown}$: write ${total}.`;
    return `$${shown} = ${base} + ${total - base}$: write ${total - base}, carry 1.`;
  });
}

function subtractingColumns(a: string, b: string, base: number): string[] {
  const [x, y] = padded(a, b);
  let borrowed = 0;
  return x.map((digit, i) => {
    const shown = borrowed ? `${digit} - 1` : String(digit);
    const left = digit - borrowed - y[i]!;
    borrowed = left < 0 ? 1 : 0;
    return borrowed
      ? `$${shown} + ${base} - ${y[i]} = ${left + base}$, with 1 borrowed.`
      : `$${shown} - ${y[i]} = ${left}$.`;
  });
}

const addInBase = family(
  "add-in-base",
  about("Add and subtract numbers in bases other than ten", "medium", "SS1"),
  (draw) => {
    const base = draw.pick([2, 4, 5, 6, 7, 8]);
    const size = base === 2 ? [9, 31] : [base + 3, base ** 3 - 1];
    const [a, b] = [draw.int(size[0]!, size[1]!), draw.int(size[0]!, size[1]!)];
    const [left, right] = [a.toString(base), b.toString(base)];
    const key = (a + b).toString(base);
    if ((a % base) + (b % base) < base) return null;
    return pose(draw, {
      ask: [
        `Evaluate $${inBase(a, base)} + ${inBase(b, base)}$.`,
        `Find the sum of $${inBase(a, base)}$ and $${inBase(b, base)}$.`,
        `Two baskets hold $${inBase(a, base)}$ and $${inBase(b, base)}$ mangoes. How many mangoes are there altogether?`,
      ],
      right: key,
      write: numeral(base),
      slips: [
        [withoutCarrying(left, right, base), "wrote each column down without carrying"],
        [String(Number(left) + Number(right)), "added the digits as if the numbers were in base ten"],
        [(a + b - base).toString(base), "did not add the 1 carried from the units column"],
        [(a + b + 1).toString(base), "made an error of one in the units column"],
        [(a + b + base).toString(base), "carried 2 instead of 1 from the units column"],
        [(a + b + base * base).toString(base), "carried 1 too many into the third column from the right"],
      ],
      check: (v) => `In base ten this is ${Number.parseInt(v, base)}, but ${a} + ${b} = ${a + b}.`,
      working: [
        `Work from the right. A column that reaches ${base} writes what is over and carries 1.`,
        ...addingColumns(left, right, base),
        `${key.length > Math.max(left.length, right.length) ? "The last 1 carried stands in front. " : ""}The sum is $${key}_{${base}}$. Check in base ten: ${a} + ${b} = ${a + b}.`,
      ],
    });
  },
);

const subtractInBase = family(
  "subtract-in-base",
  about("Add and subtract numbers in bases other than ten", "medium", "SS1"),
  (draw) => {
    const base = draw.pick([2, 3, 5, 6, 7, 8]);
    const a = base === 2 ? draw.int(20, 60) : draw.int(base * base + 5, base ** 3 - 1);
    const b = draw.int(Math.ceil(a / 5), Math.floor(a / 2) + 1);
    if (b % base <= a % base) return null;
    const [left, right] = [a.toString(base), b.toString(base)];
    const key = (a - b).toString(base);
    const y = right.padStart(left.length, "0");
    const smallerFromLarger = [...left].map((digit, i) => Math.abs(Number(digit) - Number(y[i]))).join("");
    return pose(draw, {
      ask: [
        `Evaluate $${inBase(a, base)} - ${inBase(b, base)}$.`,
        `By how much is $${inBase(a, base)}$ greater than $${inBase(b, base)}$?`,
        `From a stock of $${inBase(a, base)}$ yams, $${inBase(b, base)}$ are sold. How many yams are left?`,
      ],
      right: key,
      write: numeral(base),
      slips: [
        [smallerFromLarger.replace(/^0+/, ""), "took the smaller digit from the larger in every column"],
        [String(Number(left) - Number(right)), `borrowed 10 instead of ${base}`],
        [(a - b + base).toString(base), "borrowed for the units but did not reduce the second column"],
        [(a + b).toString(base), "added the two numbers"],
        [String(a - b), "left the answer in base ten"],
        [(a - b - base).toString(base), "took 2 instead of 1 from the second column when borrowing"],
        [key.slice(0, -1), "left out the units digit of the answer"],
      ],
      working: [
        `Work from the right. A digit that is too small borrows ${base}; the next column is reduced by 1.`,
        ...subtractingColumns(left, right, base),
        `Read from the bottom up: $${key}_{${base}}$. Check in base ten: ${a} − ${b} = ${a - b}.`,
      ],
    });
  },
);

const unknownBase = family(
  "unknown-base",
  about("Find the base in an equation between numerals", "medium", "SS1"),
  (draw) => {
    const base = draw.int(5, 9);
    const [tens, units] = [draw.int(2, base - 1), draw.int(1, base - 1)];
    const [otherBase, n] = [draw.pick([10, 10, 4, 6, 7, 8]), tens * base + units];
    if (tens === units || otherBase === base) return null;
    const other = otherBase === 10 ? `${n}_{10}` : inBase(n, otherBase);
    const places = digitsOf(n, otherBase).toReversed();
    const usual = `took x to be 10, the usual base, but ${tens}${units} in base ten is not ${n}`;
    return pose(draw, {
      ask: [
        `If $${tens}${units}_{x} = ${other}$, find the value of $x$.`,
        `Find the base $x$ for which $${tens}${units}_{x} = ${other}$.`,
        `Given that $${tens}${units}_{x} = ${other}$, what is $x$?`,
      ],
      right: base,
      write: whole(),
      slips: [
        [(n - tens) / units, "read the two digits the other way round"],
        [
          Math.round(n / tens),
          Math.round(n / tens) === 10
            ? usual
            : `divided ${n} by ${tens} without taking away ${units} first${n % tens ? " and rounded the result" : ""}`,
        ],
        [n - units, `did not divide by ${tens}`],
        [
          Number(n.toString(otherBase)) - units - tens,
          otherBase === 10
            ? `subtracted both digits of ${tens}${units} from ${n}`
            : `read ${n.toString(otherBase)} as a number in base ten and subtracted both digits of ${tens}${units} from it`,
        ],
        [
          Math.round(n / (tens + units)),
          `divided ${n} by the sum of the digits${n % (tens + units) ? " and rounded the result" : ""}`,
        ],
        [10, usual],
      ],
      working: [
        `In base $x$ the left side is $${tens} \\times x + ${units}$.`,
        ...(otherBase === 10
          ? []
          : [
              `In base ten the right side is $${places
                .map((digit, i) => `${digit} \\times ${otherBase ** i}`)
                .toReversed()
                .join(" + ")} = ${n}$.`,
            ]),
        `$${tens}x + ${units} = ${n}$, so $${tens}x = ${n} - ${units} = ${n - units}$ and $x = ${n - units} \\div ${tens} = ${base}$. The base is ${base}.`,
      ],
    });
  },
);

const modularArithmetic = family(
  "modular-arithmetic",
  {
    ...about("Do addition, subtraction and multiplication in modular arithmetic", "easy", "SS1"),
    exams: ["waec", "neco"],
  },
  (draw) => {
    const m = draw.int(5, 12);
    const [a, b, c] = [draw.int(6, 25), draw.int(4, 15), draw.int(3, 30)];
    const minus = draw.chance(0.4);
    const total = minus ? a * b - c : a * b + c;
    const reduced = (n: number) => ((n % m) + m) % m;
    const key = reduced(total);
    const expression = `${a} \\times ${b} ${minus ? "-" : "+"} ${c}`;
    return pose(draw, {
      ask: [
        `Evaluate $${expression} \\pmod{${m}}$.`,
        `Work out $${expression}$ in arithmetic modulo ${m}.`,
        `What is the simplest non-negative form of $${expression} \\pmod{${m}}$?`,
      ],
      right: key,
      write: (n) => (n >= 0 && n < m ? `$${n}$` : null),
      slips: [
        [(a * b) % m, `reduced the product and forgot the ${c}`],
        [Math.floor(total / m), "gave the quotient instead of the remainder"],
        [m - key, `counted how far it is to the next multiple of ${m}`],
        [
          reduced(minus ? a * b + c : a * b - c),
          minus ? `added the ${c} instead of subtracting it` : `subtracted the ${c} instead of adding it`,
        ],
        [c % m, `${c < m ? "gave" : "reduced"} the ${c} and forgot the product`],
        [reduced(minus ? a + b - c : a + b + c), `added ${a} and ${b} instead of multiplying them`],
        [reduced(a * (minus ? b - c : b + c)), minus ? "subtracted before multiplying" : "added before multiplying"],
      ],
      working: [
        `$${a} \\times ${b} = ${a * b}$, and $${a * b} ${minus ? "-" : "+"} ${c} = ${total}$.`,
        `Modulo ${m} only the remainder on division by ${m} counts: $${total} = ${m} \\times ${operand(Math.floor(total / m))} + ${key}$.`,
        `The remainder is $${key}$.`,
      ],
    });
  },
);

export const numberBases = [baseToTen, tenToBase, addInBase, subtractInBase, unknownBase, modularArithmetic];
