// Numbers about the body: heart, lungs, teeth, and the gases of respiration.
import { family } from "../../../authoring.ts";
import { clean, num, told } from "../number-text.ts";
import { people } from "../people-and-places.ts";

const cardiacOutput = family(
  "cardiac-output",
  {
    topic: "transport",
    objective: "Describe the heart, blood vessels and circulation",
    class_level: "SS2",
    difficulty: "medium",
    count: 12,
  },
  (draw) => {
    const seconds = draw.pick([15, 20, 30]);
    const beats = draw.int(15, 60);
    const rate = (beats * 60) / seconds;
    const stroke = draw.step(60, 110, 5);
    if (rate < 60 || rate > 160) return null;
    const who = draw.pick(people);
    const text = (value: number) => `${num(value)} cm³ per minute`;
    return {
      body: draw.pick([
        `${who} counts ${beats} heartbeats in ${seconds} seconds. If each beat pumps ${stroke} cm³ of blood, what is the cardiac output?`,
        `In a fitness test ${who} has a pulse of ${beats} beats in ${seconds} seconds. The left ventricle sends out ${stroke} cm³ at each beat. How much blood does it pump in one minute?`,
        `The stroke volume of a heart is ${stroke} cm³ and it beats ${beats} times in ${seconds} seconds. Calculate the cardiac output.`,
      ]),
      right: text(rate * stroke),
      wrong: [
        { text: text(beats * stroke), slip: `took the beats of ${seconds} seconds as those of a minute` },
        { text: text(rate * stroke * 2), slip: "counted both ventricles, but the output is that of one" },
        { text: text(beats * stroke * 60), slip: `multiplied by 60 and did not divide by the ${seconds} seconds` },
        { text: text(beats * stroke * seconds), slip: "multiplied by the seconds" },
      ],
      explanation: `A minute has 60 s, so the heart rate is $${beats} \\times \\frac{60}{${seconds}} = ${beats} \\times ${60 / seconds} = ${rate}$ beats per minute. Cardiac output = heart rate × volume of one beat $= ${rate} \\times ${stroke}$, which is ${text(rate * stroke)}. ${text(beats * stroke)} is the volume for ${seconds} seconds only.`,
    };
  },
);

const ventilation = family(
  "breathing-volume",
  {
    topic: "respiration",
    objective: "Describe breathing and the exchange of gases in humans",
    class_level: "SS2",
    difficulty: "easy",
    count: 10,
  },
  (draw) => {
    const tidal = draw.step(400, 900, 50);
    const dead = draw.step(120, 180, 10);
    const rate = draw.int(12, 30);
    const who = draw.pick(people);
    const text = (value: number) => `${num(value)} cm³`;
    return {
      body: draw.pick([
        `${who} breathes ${rate} times a minute and takes in ${tidal} cm³ of air at each breath, of which ${dead} cm³ only fills the windpipe and the bronchi. What volume of fresh air reaches the alveoli in a minute?`,
        `With a tidal volume of ${tidal} cm³ and ${rate} breaths a minute, how much fresh air gets to the alveoli of a trader each minute, if ${dead} cm³ of every breath stays in the air passages?`,
        `A footballer takes ${rate} breaths per minute of ${tidal} cm³ each. Of every breath ${dead} cm³ gets no farther than the trachea and bronchi. What volume of fresh air reaches the alveoli in a minute?`,
      ]),
      right: text((tidal - dead) * rate),
      wrong: [
        { text: text(tidal * rate), slip: `did not take off the ${dead} cm³ that stays in the air passages` },
        { text: text(tidal * rate - dead), slip: `took the ${dead} cm³ off once instead of at every breath` },
        { text: text((tidal + dead) * rate), slip: `added the ${dead} cm³ instead of taking it off` },
        { text: text(dead * rate), slip: "gave the air that stays in the air passages" },
      ],
      explanation: `Air that reaches the alveoli = (tidal volume − air left in the passages) × breaths a minute. Each breath brings $${tidal} - ${dead} = ${tidal - dead}$ cm³ to them. In a minute that is $${tidal - dead} \\times ${rate}$, which is ${text((tidal - dead) * rate)}. ${text(tidal * rate)} is all the air breathed in, the part that only fills the passages included.`,
    };
  },
);

const respiring = [
  { thing: "germinating groundnuts", value: 0.7 },
  { thing: "germinating castor seeds", value: 0.7 },
  { thing: "young cockroaches", value: 0.8 },
  { thing: "hungry grasshoppers", value: 0.8 },
  { thing: "bean seedlings", value: 0.9 },
  { thing: "sprouting melon seeds", value: 0.7 },
] as const;

const quotient = family(
  "respiratory-quotient",
  {
    topic: "respiration",
    objective: "Explain aerobic and anaerobic respiration in cells",
    class_level: "SS2",
    difficulty: "hard",
    count: 12,
  },
  (draw) => {
    const oxygen = draw.step(20, 250, 10);
    const { thing, value } = draw.pick(respiring);
    const carbon = oxygen * value;
    if (!clean(carbon, 0)) return null;
    if (draw.chance(0.65))
      return {
        body: draw.pick([
          `In an hour ${thing} give out ${num(carbon)} cm³ of carbon dioxide and take in ${num(oxygen)} cm³ of oxygen. What is the respiratory quotient?`,
          `${draw.pick(people)} finds that ${thing} use ${num(oxygen)} cm³ of oxygen while giving off ${num(carbon)} cm³ of carbon dioxide. Calculate the respiratory quotient.`,
          `What is the respiratory quotient of ${thing} that take up ${num(oxygen)} cm³ of oxygen and release ${num(carbon)} cm³ of carbon dioxide in the same time?`,
        ]),
        right: value.toFixed(1),
        wrong: [
          { text: (oxygen / carbon).toFixed(1), slip: told(oxygen / carbon, 1, "divided oxygen by carbon dioxide") },
          {
            text: (carbon / (carbon + oxygen)).toFixed(1),
            slip: told(carbon / (carbon + oxygen), 1, "divided by the sum of the gases"),
          },
          {
            text: ((oxygen - carbon) / oxygen).toFixed(1),
            slip: told((oxygen - carbon) / oxygen, 1, "divided the difference of the gases by the oxygen"),
          },
          {
            text: ((oxygen + carbon) / oxygen).toFixed(1),
            slip: told((oxygen + carbon) / oxygen, 1, "divided the sum of the gases by the oxygen"),
          },
        ],
        explanation: `RQ $= \\dfrac{\\text{carbon dioxide given out}}{\\text{oxygen taken in}} = \\dfrac{${num(carbon)}}{${num(oxygen)}}$, which is ${value.toFixed(1)}. It has no unit; dividing oxygen by carbon dioxide would turn the ratio upside down.`,
      };
    const text = (volume: number) => `${num(volume)} cm³`;
    return {
      body: draw.pick([
        `The respiratory quotient of ${thing} is ${value}. If they take in ${num(oxygen)} cm³ of oxygen, how much carbon dioxide do they give out?`,
        `While ${thing} use ${num(oxygen)} cm³ of oxygen their respiratory quotient is found to be ${value}. What volume of carbon dioxide is released?`,
      ]),
      right: text(carbon),
      wrong: [
        { text: text(Math.round(oxygen / value)), slip: told(oxygen / value, 0, "divided by the quotient") },
        { text: text(oxygen), slip: "took the two volumes as equal" },
        { text: text(oxygen - carbon), slip: "gave the difference of the two volumes" },
        { text: text(oxygen + carbon), slip: "added the two volumes" },
      ],
      explanation: `RQ = carbon dioxide given out ÷ oxygen taken in, so carbon dioxide $=$ RQ $\\times$ oxygen $= ${value} \\times ${num(oxygen)}$, which is ${text(carbon)}. ${text(Math.round(oxygen / value))} divides by the quotient, but RQ is carbon dioxide over oxygen.`,
    };
  },
);

const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);

/** Incisors, canines, premolars and molars of one side, upper and lower. */
const mammals = [
  { mammal: "dog", upper: [3, 1, 4, 2], lower: [3, 1, 4, 3] },
  { mammal: "baboon", upper: [2, 1, 2, 3], lower: [2, 1, 2, 3] },
  { mammal: "grasscutter", upper: [1, 0, 1, 3], lower: [1, 0, 1, 3] },
  { mammal: "sheep", upper: [0, 0, 3, 3], lower: [3, 1, 3, 3] },
  { mammal: "rat", upper: [1, 0, 0, 3], lower: [1, 0, 0, 3] },
  { mammal: "stallion", upper: [3, 1, 3, 3], lower: [3, 1, 3, 3] },
  { mammal: "cat", upper: [3, 1, 3, 1], lower: [3, 1, 2, 1] },
  { mammal: "spotted hyena", upper: [3, 1, 4, 1], lower: [3, 1, 3, 1] },
  { mammal: "pig", upper: [3, 1, 4, 3], lower: [3, 1, 4, 3] },
  { mammal: "lion", upper: [3, 1, 3, 1], lower: [3, 1, 2, 1] },
  { mammal: "rabbit", upper: [2, 0, 3, 3], lower: [1, 0, 2, 3] },
  { mammal: "goat", upper: [0, 0, 3, 3], lower: [3, 1, 3, 3] },
] as const;

const dentalFormula = family(
  "dental-formula",
  {
    topic: "animal-nutrition",
    objective: "Compare feeding and digestion in other animals",
    class_level: "SS2",
    difficulty: "medium",
    count: 8,
  },
  (draw) => {
    const above = [draw.int(0, 3), draw.int(0, 1), draw.int(2, 4), draw.int(1, 3)];
    const below = [draw.int(1, 3), draw.int(0, 1), draw.int(2, 4), draw.int(1, 3)];
    if (sum(above) === sum(below)) return null;
    // In the past, each draw made up a dental formula. Now it chooses a real one, and the serials stay.
    const chosen = mammals[(Number([...above, ...below].join("")) + 3 * sum(above)) % mammals.length];
    if (!chosen) return null;
    const { upper, lower } = chosen;
    const name = `${draw.pick(["an adult", "a grown", "a full-grown"])} ${chosen.mammal}`;
    const half = sum(upper) + sum(lower);
    const formula = ["i", "c", "pm", "m"]
      .map((tooth, at) => `\\text{${tooth}}\\,\\tfrac{${upper[at]}}{${lower[at]}}`)
      .join("\\;\\; ");
    const text = (value: number) => `${value} teeth`;
    return {
      body: draw.pick([
        `The dental formula of ${name} is $${formula}$. How many teeth has it in all?`,
        `How many teeth are there in the mouth of ${name} whose dental formula is $${formula}$?`,
        `Use the dental formula $${formula}$ of ${name} to find the total number of teeth.`,
      ]),
      right: text(2 * half),
      wrong: [
        { text: text(half), slip: "counted one side only" },
        { text: text(4 * half), slip: "multiplied the half by 4 instead of 2" },
        { text: text(2 * sum(upper)), slip: "counted the upper jaw only" },
        { text: text(2 * sum(upper) + sum(lower)), slip: "multiplied only the upper jaw by 2" },
        { text: text(2 * (half - upper[2] - lower[2])), slip: "left out the premolars" },
        { text: text(sum(upper)), slip: "counted one side of the upper jaw only" },
      ],
      explanation: `The formula shows one half of each jaw. Above: $${upper.join(" + ")} = ${sum(upper)}$; below: $${lower.join(" + ")} = ${sum(lower)}$; together $${sum(upper)} + ${sum(lower)} = ${half}$. Both sides have $2 \\times ${half}$, that is ${text(2 * half)}. ${text(half)} would count one side of the mouth only.`,
    };
  },
);

export const bodyFigures = [cardiacOutput, ventilation, quotient, dentalFormula];
