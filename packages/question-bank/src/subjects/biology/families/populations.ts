// Counting populations and how they change, and the blood groups within them.
import { family } from "../../../authoring.ts";
import { clean, num, told } from "../number-text.ts";
import { people, places } from "../people-and-places.ts";

const about = {
  topic: "populations-and-conservation",
  objective: "Explain how populations grow, are counted and are held in check",
  class_level: "SS2",
} as const;

const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);

const quadrats = family("quadrat-estimate", { ...about, difficulty: "medium", count: 12 }, (draw) => {
  const drawn = draw.pick([0.5, 1, 2]);
  const placed = draw.pick([5, 8, 10, 20]);
  const counted = draw.int(12, 90);
  const field = draw.step(100, 2000, 50);
  const estimateBy = (metres: number) => (counted / (placed * metres * metres)) * field;
  if (!clean(estimateBy(drawn), 0) || estimateBy(drawn) > 60_000) return null;
  // Nobody carries a frame of 2 m. If one is drawn, we use a frame of half a metre, and the serials stay.
  const side = drawn === 2 ? 0.5 : drawn;
  const area = side * side;
  const plants = draw.pick(["*Tridax* plants", "goat weed plants", "spear grass tufts", "*Sida* plants"]);
  const estimate = estimateBy(side);
  const unit = plants.split(" ").at(-1);
  const text = (value: number) => `${num(Math.round(value))} ${unit}`;
  return {
    body: draw.pick([
      `${draw.pick(people)} places a quadrat of side ${num(side)} m at random ${placed} times in a field of ${num(field)} m² and counts ${counted} ${plants} in all. Estimate the number of ${plants} in the field.`,
      `In a school compound at ${draw.pick(places)}, a square quadrat of side ${num(side)} m was placed at random ${placed} times and gave a total of ${counted} ${plants}. What is the estimated population if the compound covers ${num(field)} m²?`,
      `A total of ${counted} ${plants} were found in ${placed} quadrats, each a square of side ${num(side)} m. Estimate how many there are in an area of ${num(field)} m².`,
    ]),
    right: text(estimate),
    wrong: [
      {
        text: text((counted / placed) * field),
        slip: told((counted / placed) * field, 0, "took every quadrat as 1 m²"),
      },
      {
        text: text((counted / (placed * side)) * field),
        slip: told((counted / (placed * side)) * field, 0, "used the side instead of the area"),
      },
      {
        text: text(counted * field),
        slip: "multiplied the count by the whole area without dividing by the area sampled",
      },
      { text: text((counted / area) * field), slip: "took the area of one quadrat for the whole area sampled" },
      { text: text(counted * placed), slip: "multiplied the count by the number of quadrats" },
      { text: text(estimate - counted), slip: `took away the ${unit} already counted` },
      {
        text: text(((placed * area) / counted) * field),
        slip: told(
          ((placed * area) / counted) * field,
          0,
          "divided the area sampled by the count instead of the count by the area",
        ),
      },
    ],
    explanation: `One quadrat is $${num(side)} \\times ${num(side)} = ${num(area)}$ m², so the area sampled is $${placed} \\times ${num(area)} = ${num(placed * area)}$ m². Density = count ÷ area $= \\frac{${counted}}{${num(placed * area)}} = ${num(counted / (placed * area))}$ per m². In the whole area: density × area $= ${num(counted / (placed * area))} \\times ${num(field).replaceAll(",", "{,}")}$, which gives ${text(estimate)}. ${side === 1 ? `${text(counted * field)} forgets to divide by the number of quadrats` : `${text((counted / placed) * field)} takes each quadrat as 1 m², but its area is ${num(area)} m²`}.`,
  };
});

const recapture = family("capture-recapture", { ...about, difficulty: "medium", count: 12 }, (draw) => {
  const marked = draw.step(30, 120, 5);
  const second = draw.step(30, 150, 5);
  const again = draw.int(4, 30);
  const estimate = (marked * second) / again;
  if (!clean(estimate, 0) || again >= Math.min(marked, second) / 2) return null;
  const animals = draw.pick(["tilapia", "grasshoppers", "land snails", "rats", "agama lizards"]);
  const text = (value: number) => `${num(Math.round(value))} ${animals}`;
  const seen = { text: text(marked + second - again), slip: "counted only the animals that were actually seen" };
  const unmarked = {
    text: text(estimate - marked),
    slip: `multiplied by the ${second - again} unmarked ones of the second catch instead of all ${second}`,
  };
  const notAgain = {
    text: text(estimate - second),
    slip: `multiplied by the ${marked - again} marked ones that were not caught again instead of all ${marked}`,
  };
  const markedTwice = {
    text: text(estimate + marked),
    slip: `added the ${marked} marked ones to the estimate, but it counts them already`,
  };
  const secondTwice = {
    text: text(estimate + second),
    slip: `added the second catch of ${second} to the estimate, but it counts them already`,
  };
  // The position of the estimate varies: below, above or between the values near it.
  const near = (
    [
      [unmarked, seen, markedTwice],
      [unmarked, seen, notAgain],
      [markedTwice, seen, secondTwice],
    ] as const
  )[((marked + second) / 5) % 3] ?? [unmarked, seen, markedTwice];
  const trap =
    near[0] === unmarked
      ? `${unmarked.text} comes from the ${second - again} unmarked ones alone, but the marked share is that of the whole second catch`
      : `${markedTwice.text} adds the marked ones once more, but the estimate is of all the animals`;
  return {
    body: draw.pick([
      `${draw.pick(people)} marked and released ${marked} ${animals}. A week later ${second} were caught, of which ${again} bore marks. Estimate the population of ${animals}.`,
      `In a study near ${draw.pick(places)}, ${marked} ${animals} were caught, marked and set free. In a second catch of ${second}, ${again} were found to be marked. What is the estimated population?`,
      `By the capture–recapture method, ${marked} ${animals} were marked at first. The second sample of ${second} contained ${again} marked ones. Find the estimated size of the population.`,
    ]),
    right: text(estimate),
    wrong: [
      ...near,
      { text: text(marked * second), slip: "multiplied the two catches but did not divide by the recaptures" },
      { text: text(marked + second), slip: "added the two catches" },
    ],
    explanation: `Population $= \\dfrac{\\text{first catch} \\times \\text{second catch}}{\\text{marked in second catch}} = \\dfrac{${marked} \\times ${second}}{${again}} = \\dfrac{${num(marked * second).replaceAll(",", "{,}")}}{${again}}$, which gives ${text(estimate)}. ${trap}; ${seen.text} would be only those that were seen.`,
  };
});

const change = family("population-change", { ...about, difficulty: "easy", count: 10 }, (draw) => {
  const start = draw.step(200, 2000, 20);
  const [births, deaths] = [draw.int(30, 180), draw.int(20, 120)];
  const [arrivals, departures] = [draw.int(10, 60), draw.int(8, 50)];
  if (births === deaths || arrivals === departures || births + arrivals === deaths + departures) return null;
  const end = start + births - deaths + arrivals - departures;
  const animals = draw.pick(["antelopes", "baboons", "guinea fowls", "fruit bats"]);
  const text = (value: number) => `${num(value)} ${animals}`;
  return {
    body: draw.pick([
      `A game reserve held ${num(start)} ${animals} in January. During the year ${births} young were reared, ${deaths} animals were lost to disease and predators, ${arrivals} came in from burnt bush outside and ${departures} left when food ran short. What was the population at the end of the year?`,
      `At the start of a year a forest near ${draw.pick(places)} held ${num(start)} ${animals}. In that year natality was ${births} and mortality ${deaths}; felling elsewhere drove ${arrivals} more into the forest, and hunger drove ${departures} out of it. What was the population at the end of the year?`,
      `${draw.pick(people)} studies a population of ${animals} that numbered ${num(start)} before the breeding season. In the season natality was ${births}, mortality ${deaths}, immigration ${arrivals} and emigration ${departures}. What is the size of the population after the season?`,
    ]),
    right: text(end),
    wrong: [
      {
        text: text(start + births - deaths - arrivals + departures),
        slip: "added the emigrants and took away the immigrants instead of the other way round",
      },
      { text: text(start + births - deaths), slip: "counted births and deaths only and left out those that moved" },
      { text: text(end + departures), slip: `left out the ${departures} that went away` },
      {
        text: text(start - births + deaths + arrivals - departures),
        slip: "took away the births and added the deaths",
      },
      { text: text(end - arrivals), slip: `left out the ${arrivals} that came in` },
    ],
    explanation: `Natality and immigration add to a population, mortality and emigration take from it: $(${num(start).replace(",", "{,}")} + ${births} + ${arrivals}) - (${deaths} + ${departures}) = ${num(start + births + arrivals).replace(",", "{,}")} - ${deaths + departures}$ gives ${text(end)}. ${text(start + births - deaths)} leaves out the animals that moved in and out.`,
  };
});

const bloodSurvey = family(
  "blood-group-survey",
  {
    topic: "evolution",
    objective: "Tell kinds of variation apart and explain their causes",
    class_level: "SS3",
    difficulty: "hard",
    count: 12,
  },
  (draw) => {
    const total = draw.pick([200, 300, 400, 500]);
    const share = { A: draw.int(19, 29), B: draw.int(17, 27), AB: draw.int(2, 7) };
    const O = 100 - share.A - share.B - share.AB;
    const [one, other] = draw.pick([
      ["A", "B"],
      ["B", "A"],
    ] as const);
    const [same, rival] = [share[one], share[other]];
    if (share.A === share.B) return null;
    const count = (percent: number) => (percent * total) / 100;
    const percent = (value: number) => `${value}%`;
    const alone = (slip: string) => ({ text: percent(same), slip });
    const withO = (slip: string) => ({ text: percent(same + O), slip });
    const withBoth = (slip: string) => ({ text: percent(same + share.AB), slip });
    const rivalAndO = (slip: string) => ({ text: percent(rival + O), slip });
    const onlyO = { text: percent(O), slip: "counted group O alone" };
    const onlyBoth = { text: percent(share.AB), slip: "counted group AB alone" };
    const asked = draw.pick([
      {
        ask: `could safely give blood to a patient of group ${one}`,
        groups: ["O", one],
        parts: [O, same],
        idea: `Blood is safe to give when its red cells bring no antigen that the patient lacks. So a patient of group ${one} can take groups O and ${one}.`,
        wrong: [
          alone(`left out group O, whose cells bear neither antigen and suit every patient`),
          withBoth(`counted those who could receive blood of group ${one} instead of those who could give it`),
          rivalAndO(
            `counted group ${other} instead of group ${one}, but its antigen ${other} is attacked in a patient of group ${one}`,
          ),
          onlyO,
        ],
      },
      {
        ask: `could safely receive blood of group ${one}`,
        groups: [one, "AB"],
        parts: [same, share.AB],
        idea: `Antigen ${one} does no harm only in people whose own red cells bear it. So groups ${one} and AB can receive this blood.`,
        wrong: [
          alone("left out group AB, which has neither antibody and can receive from all"),
          withO(`counted those who could give blood to group ${one} instead of those who could receive it`),
          rivalAndO(`counted the groups whose anti-${one} antibody attacks this blood`),
          onlyBoth,
        ],
      },
      {
        ask: `have antigen ${one} on their red cells`,
        groups: [one, "AB"],
        parts: [same, share.AB],
        idea: `A blood group is named after the antigens of the red cells. So antigen ${one} is found in groups ${one} and AB.`,
        wrong: [
          alone("left out group AB, whose cells bear both antigens"),
          withO("counted group O as well, but its cells bear neither antigen"),
          rivalAndO(`counted those who have antibody anti-${one} instead of antigen ${one}`),
          onlyBoth,
        ],
      },
      {
        ask: `have antibody anti-${one} in their plasma`,
        groups: ["O", other],
        parts: [O, rival],
        idea: `Plasma has the antibodies against the antigens that a person's own red cells lack. So anti-${one} is found in groups O and ${other}.`,
        wrong: [
          withBoth(`counted those who have antigen ${one}, but they cannot have the antibody against it`),
          { text: percent(rival), slip: "left out group O, whose plasma has both antibodies" },
          withO(`counted group ${one} instead of group ${other}, but its plasma has the antibody against ${other}`),
          onlyO,
          { text: percent(100 - share.AB), slip: "counted everybody who has an antibody, whichever of the two it is" },
        ],
      },
    ]);
    const right = sum(asked.parts);
    const found = `${count(O)} of group O, ${count(share.A)} of group A, ${count(share.B)} of group B and ${count(share.AB)} of group AB`;
    const [trap] = asked.wrong;
    if (!trap) return null;
    return {
      body: draw.pick([
        `The blood of ${total} students at ${draw.pick(places)} was tested: there were ${found}. In the ABO system, what percentage of them ${asked.ask}?`,
        `${draw.pick(people)} records the ABO blood groups of ${total} volunteers and finds ${found}. In the ABO system, what percentage of the volunteers ${asked.ask}?`,
        `ABO blood groups are an example of discontinuous variation. Among ${total} donors there were ${found}. In the ABO system, what percentage of these people ${asked.ask}?`,
      ]),
      right: percent(right),
      wrong: asked.wrong,
      explanation: `${asked.idea} Together they are $${asked.parts.map(count).join(" + ")} = ${count(right)}$ people, and percentage = part ÷ whole × 100: $\\frac{${count(right)}}{${total}} \\times 100$ gives ${percent(right)}. Whoever chose ${trap.text} ${trap.slip}.`,
    };
  },
);

export const populations = [quadrats, recapture, change, bloodSurvey];
