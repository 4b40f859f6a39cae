import { family } from "../../../authoring.ts";
import { people } from "../../../writing/people.ts";
import { clean, num, qty, slips, tex } from "../quantity.ts";

const topic = "heat-energy";
const change = "Calculate heat exchanged in a change of temperature";

const substances = [
  ["copper", 400],
  ["aluminium", 900],
  ["iron", 450],
  ["water", 4200],
  ["brass", 380],
] as const;

const heating = family(
  "heat-to-warm",
  { topic, objective: change, difficulty: "easy", class_level: "SS2", count: 8 },
  (draw) => {
    const [name, c] = draw.pick(substances);
    const mass = draw.pick([0.2, 0.5, 1.5, 2, 2.5, 3, 4, 5]);
    const low = draw.step(20, 35, 5);
    const rise = draw.step(10, 60, 5);
    const right = mass * c * rise;
    if (!clean(right) || low === rise) return null;
    return {
      body: draw.pick([
        `How much heat raises the temperature of ${num(mass)} kg of ${name} from ${low} °C to ${low + rise} °C? [specific heat capacity of ${name} = ${num(c)} J kg⁻¹ K⁻¹]`,
        `${draw.pick(people)} heats ${num(mass)} kg of ${name} from ${low} °C to ${low + rise} °C. If its specific heat capacity is ${num(c)} J kg⁻¹ K⁻¹, find the heat absorbed.`,
        `Calculate the heat given out when ${num(mass)} kg of ${name} cools from ${low + rise} °C to ${low} °C. [specific heat capacity = ${num(c)} J kg⁻¹ K⁻¹]`,
      ]),
      right: qty(right, "J"),
      wrong: slips("J", [
        [mass * c * (low + rise), "used the higher temperature, not the change"],
        [c * rise, "left out the mass"],
        [mass * c, "left out the change of temperature"],
        [mass * c * low, "used the lower temperature, not the change"],
        [mass * c * (2 * low + rise), "added the two temperatures"],
      ]),
      explanation: `Heat = mass × specific heat capacity × change of temperature: $Q = mc\\Delta\\theta = ${num(mass)} \\times ${tex(c)} \\times (${low + rise} - ${low}) = ${num(mass)} \\times ${tex(c)} \\times ${rise} = ${tex(mass * c)} \\times ${rise}$, so the heat is ${qty(right, "J")}. Using ${low + rise} °C in place of the change of ${rise} K is the usual slip.`,
    };
  },
);

const mixtures = family(
  "water-mixture",
  { topic, objective: change, difficulty: "medium", class_level: "SS2", count: 8 },
  (draw) => {
    const hot = draw.step(60, 95, 5);
    const cold = draw.step(15, 35, 5);
    const [m1, m2] = [draw.step(1, 6, 1), draw.step(1, 6, 1)];
    if (m1 === m2) return null;
    const right = (m1 * hot + m2 * cold) / (m1 + m2);
    const front = (mass: number) => (mass === 1 ? "" : String(mass));
    if (!clean(right, 1)) return null;
    return {
      body: draw.pick([
        `${m1} kg of water at ${hot} °C is mixed with ${m2} kg of water at ${cold} °C. Neglecting heat losses, what is the final temperature?`,
        `For a bath, ${draw.pick(people)} adds ${m1} kg of hot water at ${hot} °C to ${m2} kg of water at ${cold} °C. Find the temperature of the mixture if no heat is lost.`,
        `A cook pours ${m1} kg of water at ${hot} °C into ${m2} kg of water at ${cold} °C in a vessel of negligible heat capacity. Calculate the final steady temperature.`,
      ]),
      right: qty(right, "°C"),
      wrong: slips("°C", [
        [(hot + cold) / 2, "averaged the temperatures"],
        [(m2 * hot + m1 * cold) / (m1 + m2), "exchanged the masses"],
        [hot - cold, "subtracted the temperatures"],
        [(m1 * hot) / (m1 + m2), "left out the cold water's heat"],
        [(hot + cold) / (m1 + m2), "divided the sum of the temperatures by the total mass"],
      ]),
      explanation: `Heat lost = heat gained, each $mc\\Delta\\theta$: $${front(m1)}(${hot} - \\theta) = ${front(m2)}(\\theta - ${cold})$; the specific heat capacity is the same on both sides. Open the brackets: $${m1 * hot} - ${front(m1)}\\theta = ${front(m2)}\\theta - ${m2 * cold}$. Bring like terms together: $${m1 * hot} + ${m2 * cold} = ${front(m2)}\\theta + ${front(m1)}\\theta$, so $${m1 * hot + m2 * cold} = ${m1 + m2}\\theta$. $\\theta = \\dfrac{${m1 * hot + m2 * cold}}{${m1 + m2}}$, so the final temperature is ${qty(right, "°C")}. The plain average, ${qty((hot + cold) / 2, "°C")}, holds only for equal masses.`,
    };
  },
);

const latent = family(
  "melting-ice",
  {
    topic,
    objective: "Calculate heat exchanged in a change of state",
    difficulty: "hard",
    class_level: "SS2",
    count: 8,
  },
  (draw) => {
    const grams = draw.step(50, 500, 50);
    const theta = draw.step(10, 50, 5);
    const mass = grams / 1000;
    const melt = mass * 336_000;
    const warm = mass * 4200 * theta;
    const right = melt + warm;
    if (!clean(right)) return null;
    return {
      body: draw.pick([
        `How much heat changes ${grams} g of ice at 0 °C to water at ${theta} °C? [specific latent heat of fusion of ice = 336,000 J kg⁻¹; specific heat capacity of water = 4,200 J kg⁻¹ K⁻¹]`,
        `${draw.pick(people)} puts ${grams} g of ice at 0 °C in a cup, where it melts and warms to ${theta} °C. Find the heat absorbed. [specific latent heat of fusion of ice = 336,000 J kg⁻¹; specific heat capacity of water = 4,200 J kg⁻¹ K⁻¹]`,
        `Calculate the heat needed to melt ${grams} g of ice at 0 °C and raise the water formed to ${theta} °C. [l = 336,000 J kg⁻¹ for ice, c = 4,200 J kg⁻¹ K⁻¹ for water]`,
      ]),
      right: qty(right, "J"),
      wrong: slips("J", [
        [melt, "left out warming the water"],
        [warm, "left out melting the ice"],
        [melt - warm, "subtracted the two amounts"],
        [right * 1000, "left the mass in grams"],
        [right * 10, "took 100 g for a kilogram"],
      ]),
      explanation: `The mass is ${num(mass * 1000)} ÷ 1,000 = ${num(mass)} kg. Melting: $ml = ${num(mass)} \\times 336{,}000 = ${tex(melt)}\\text{ J}$. Warming: $mc\\Delta\\theta = ${num(mass)} \\times 4{,}200 \\times ${theta} = ${tex(warm)}\\text{ J}$. The total is $${tex(melt)} + ${tex(warm)}$, which is ${qty(right, "J")}. ${qty(melt, "J")} only melts the ice and leaves the water at 0 °C.`,
    };
  },
);

const heater = family(
  "heater-time",
  { topic, objective: change, difficulty: "medium", class_level: "SS2", count: 8 },
  (draw) => {
    const power = draw.pick([500, 700, 840, 1000, 1200, 1400, 2000, 2100]);
    const mass = draw.pick([0.5, 1, 1.5, 2, 2.5, 3, 4]);
    const low = draw.step(20, 40, 5);
    const high = draw.step(60, 100, 5);
    const heat = mass * 4200 * (high - low);
    const right = heat / power;
    if (!clean(right)) return null;
    const device = draw.pick(["kettle", "immersion heater", "boiling ring"]);
    return {
      body: draw.pick([
        `How long does a ${num(power)} W ${device} take to heat ${num(mass)} kg of water from ${low} °C to ${high} °C, if no heat is lost? [specific heat capacity of water = 4,200 J kg⁻¹ K⁻¹]`,
        `${draw.pick(people)} heats ${num(mass)} kg of water from ${low} °C to ${high} °C with a ${device} rated ${num(power)} W. Find the time taken if all the heat goes to the water. [c = 4,200 J kg⁻¹ K⁻¹]`,
        `A ${device} of power ${num(power)} W warms ${num(mass)} kg of water from ${low} °C to ${high} °C. Neglecting losses, calculate the time needed. [specific heat capacity of water = 4,200 J kg⁻¹ K⁻¹]`,
      ]),
      right: qty(right, "s"),
      wrong: slips("s", [
        [(mass * 4200 * high) / power, "used the final temperature, not the change"],
        [(4200 * (high - low)) / power, "left out the mass"],
        [right / 60, "changed to minutes but kept the unit"],
        [(mass * 4200 * (high + low)) / power, "added the temperatures"],
        [heat, "gave the heat in joules as the time"],
      ]),
      explanation: `Energy of the heater = heat gained by the water: $Pt = mc\\Delta\\theta$. $\\Delta\\theta = ${high} - ${low} = ${high - low}$ K, so $t = \\dfrac{mc\\Delta\\theta}{P} = \\dfrac{${num(mass)} \\times 4{,}200 \\times ${high - low}}{${tex(power)}} = \\dfrac{${tex(heat)}}{${tex(power)}}$, which is ${qty(right, "s")}. The change of temperature, ${high - low} K, is used, not ${high} °C.`,
    };
  },
);

export const heatEnergy = [heating, mixtures, latent, heater];
