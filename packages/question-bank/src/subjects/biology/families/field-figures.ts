// Energy along food chains, growth of plants and the composition of soil.
import { family } from "../../../authoring.ts";
import { clean, num, tenth, told } from "../number-text.ts";
import { people, places } from "../people-and-places.ts";

const chains = [
  ["grass", "grasshoppers", "toads", "snakes", "hawks"],
  ["phytoplankton", "zooplankton", "small fishes", "catfish", "fish eagles"],
  ["maize", "rats", "snakes", "hawks"],
  ["cassava leaves", "caterpillars", "lizards", "hawks"],
] as const;

const energy = family(
  "energy-transfer",
  {
    topic: "ecosystems",
    objective: "Trace energy through food chains, webs and pyramids",
    class_level: "SS2",
    difficulty: "medium",
    count: 12,
  },
  (draw) => {
    const chain = draw.pick(chains);
    const percent = draw.pick([10, 10, 10, 5, 20]);
    const start = draw.step(10_000, 900_000, 10_000);
    const steps = draw.int(2, chain.length - 1);
    const share = percent / 100;
    const right = start * share ** steps;
    if (!clean(right, 1)) return null;
    const text = (value: number) => `${num(value)} kJ`;
    const arrows = chain.join(" → ");
    const target = chain[steps];
    return {
      body: draw.pick([
        `In the food chain ${arrows}, the energy in the ${chain[0]} is ${num(start)} kJ. If ${percent}% of the energy passes on at each step, how much reaches the ${target}?`,
        `Near ${draw.pick(places)} a class studied the food chain ${arrows}. Only ${percent}% of the energy at one level goes to the next. With ${num(start)} kJ in the ${chain[0]}, how much energy is available to the ${target}?`,
        `${draw.pick(people)} studies the chain ${arrows}, which begins with ${num(start)} kJ in the ${chain[0]}. How much energy is passed to the ${target} if each transfer is ${percent}% efficient?`,
      ]),
      right: text(right),
      wrong: [
        { text: text(start * share ** (steps - 1)), slip: "made one transfer too few" },
        { text: text(start * share ** (steps + 1)), slip: "made one transfer too many" },
        { text: text(start * share), slip: "made one transfer only" },
        { text: text(start * (1 - share)), slip: "gave the energy lost in the first transfer" },
        {
          text: text((start * share) / steps),
          slip: `took ${percent}% once and divided it by the number of transfers`,
        },
      ].filter((wrong) => !/\.\d{3}/.test(wrong.text)),
      explanation: `From the ${chain[0]} to the ${target} there are ${steps} transfers, and each passes on ${num(share * 100)}% of the energy, that is × ${num(share)}: ${Array.from({ length: steps }, (_, at) => `$${num(start * share ** at).replaceAll(",", "{,}")} \\times ${num(share)} = ${num(start * share ** (at + 1)).replaceAll(",", "{,}")}$`).join(", then ")}. So ${text(right)} reaches them. ${text(start * share ** (steps - 1))} makes one transfer too few.`,
    };
  },
);

const growth = family(
  "rate-of-growth",
  {
    topic: "growth-and-development",
    objective: "Explain growth, how it is measured and what affects it",
    class_level: "SS1",
    difficulty: "easy",
    count: 12,
  },
  (draw) => {
    const plant = draw.pick(["bean", "maize", "cowpea", "tomato"]);
    const who = draw.pick(people);
    const days = draw.pick([4, 5, 6, 8, 10, 12]);
    const first = draw.int(15, 90);
    if (draw.chance(0.5)) {
      const rate = draw.step(1.5, 12, 0.5);
      const last = first + rate * days;
      if (!clean(last, 0)) return null;
      const text = (value: number) => `${num(tenth(value))} mm per day`;
      return {
        body: draw.pick([
          `${who}'s ${plant} seedling grew from ${first} mm to ${last} mm in ${days} days. What was its average rate of growth?`,
          `The height of a ${plant} shoot was ${first} mm on Monday and ${last} mm after ${days} days. Calculate the mean growth rate.`,
        ]),
        right: text(rate),
        wrong: [
          { text: text(last / days), slip: told(last / days, 1, "divided the final height by the days") },
          {
            text: text((last + first) / days),
            slip: told((last + first) / days, 1, "added the two heights instead of subtracting them"),
          },
          { text: text(first / days), slip: told(first / days, 1, "divided the first height by the days") },
          { text: text(last - first), slip: "did not divide by the days" },
        ],
        explanation: `Mean growth rate = increase in height ÷ days $= \\dfrac{${last} - ${first}}{${days}} = \\dfrac{${last - first}}{${days}}$, which is ${text(rate)}. ${text(last / days)} divides the final height, but only the increase counts as growth.`,
      };
    }
    const start = draw.pick([20, 25, 40, 50, 80, 120, 160, 200]);
    const percent = draw.step(15, 90, 5);
    const last = start * (1 + percent / 100);
    if (!clean(last, 0)) return null;
    const text = (value: number) => `${num(tenth(value))}%`;
    return {
      body: draw.pick([
        `The dry mass of ${plant} shoots rose from ${start} mg to ${num(last)} mg in a week. What was the percentage growth?`,
        `${who} finds that the dry mass of a ${plant} shoot changes from ${start} mg to ${num(last)} mg. By what percentage has it grown?`,
      ]),
      right: text(percent),
      wrong: [
        { text: text((last / start) * 100), slip: "gave the final mass as a percentage of the first" },
        {
          text: text(((last - start) / last) * 100),
          slip: told(((last - start) / last) * 100, 1, "divided by the final mass"),
        },
        { text: text(last - start), slip: "gave the increase in mg as a percentage" },
        {
          text: text((start / last) * 100),
          slip: told((start / last) * 100, 1, "divided the first mass by the final one"),
        },
      ],
      explanation: `Percentage growth = increase ÷ first mass × 100 $= \\dfrac{${num(last)} - ${start}}{${start}} \\times 100 = \\dfrac{${num(last - start)}}{${start}} \\times 100$, which is ${text(percent)}. ${text(((last - start) / last) * 100)} divides by the final mass instead of the first.`,
    };
  },
);

const soil = family(
  "soil-percentages",
  {
    topic: "soil-and-nutrient-cycles",
    objective: "Describe the types, composition and properties of soil",
    class_level: "SS1",
    difficulty: "medium",
    count: 12,
  },
  (draw) => {
    const fresh = draw.pick([20, 25, 40, 50, 80, 100]);
    const water = draw.step(5, 40, 5);
    const dry = fresh * (1 - water / 100);
    const humus = draw.step(2.5, 10, 2.5);
    const burnt = dry * (1 - humus / 100);
    if (!clean(dry, 1) || !clean(burnt, 1)) return null;
    const text = (value: number) => `${num(tenth(value))}%`;
    const wantsWater = draw.chance(0.5);
    const story = draw.pick([
      `${draw.pick(people)} weighs ${fresh} g of garden soil. After drying at 105 °C it weighs ${num(dry)} g, and after strong heating it weighs ${num(burnt)} g.`,
      `A sample of farm soil from ${draw.pick(places)} had a mass of ${fresh} g when fresh, ${num(dry)} g when dried at 105 °C and ${num(burnt)} g after being heated until red-hot.`,
      `Fresh soil of mass ${fresh} g was dried at 105 °C to ${num(dry)} g and then burnt to ${num(burnt)} g.`,
    ]);
    const right = wantsWater ? water : humus;
    return {
      body: `${story} ${wantsWater ? "What percentage of the fresh soil was water?" : "What percentage of the dry soil was humus?"}`,
      right: text(right),
      wrong: [
        wantsWater
          ? {
              text: text(((fresh - dry) / dry) * 100),
              slip: told(((fresh - dry) / dry) * 100, 1, "divided by the dry mass"),
            }
          : {
              text: text(((dry - burnt) / fresh) * 100),
              slip: told(((dry - burnt) / fresh) * 100, 1, "divided by the fresh mass"),
            },
        wantsWater
          ? { text: text(humus), slip: "gave the humus in the dry soil" }
          : { text: text(water), slip: "gave the water in the fresh soil" },
        {
          text: text(((fresh - burnt) / fresh) * 100),
          slip: told(((fresh - burnt) / fresh) * 100, 1, "took water and humus together"),
        },
        { text: text(100 - right), slip: "gave what is left" },
        {
          text: text(wantsWater ? fresh - dry : dry - burnt),
          slip: told(wantsWater ? fresh - dry : dry - burnt, 1, "gave the loss in grams as a percentage"),
        },
      ],
      explanation: wantsWater
        ? `Drying at 105 °C drives off water: $${fresh} - ${num(dry)} = ${num(fresh - dry)}$ g. As a percentage of the fresh soil: $\\dfrac{${num(fresh - dry)}}{${fresh}} \\times 100$ gives ${text(water)}. The loss on strong heating is humus, so it must not be counted as water.`
        : `Strong heating burns off humus: $${num(dry)} - ${num(burnt)} = ${num(dry - burnt)}$ g. As a percentage of the dry soil: $\\dfrac{${num(dry - burnt)}}{${num(dry)}} \\times 100$ gives ${text(humus)} of the dry soil. The earlier loss, on drying, was water and not humus.`,
    };
  },
);

export const fieldFigures = [energy, growth, soil];
