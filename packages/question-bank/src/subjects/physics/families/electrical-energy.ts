import { family } from "../../../authoring.ts";
import { people } from "../../../writing/people.ts";
import { about, clean, num, qty, slips, tex } from "../quantity.ts";

const topic = "electrical-energy";
const energy = "Calculate electrical energy, power and cost";

const naira = (value: number): string => `₦${num(value).replace(/\.(\d)$/, ".$10")}`;

const bill = family(
  "electricity-bill",
  { topic, objective: energy, difficulty: "easy", class_level: "SS2", count: 8 },
  (draw) => {
    const count = draw.int(2, 8);
    const watts = draw.pick([20, 40, 60, 75, 100]);
    const hours = draw.int(3, 10);
    const days = draw.pick([7, 10, 14, 20, 30]);
    const price = draw.step(50, 90, 5);
    const kwh = (count * watts * hours * days) / 1000;
    const right = kwh * price;
    if (!clean(kwh, 1) || !clean(right)) return null;
    const where = draw.pick(["a shop", "a barber's salon", "a hostel room", "a family house", "a tailor's workshop"]);
    const device = draw.pick(["lamps", "fans", "bulbs"]);
    return {
      body: draw.pick([
        `In ${where}, ${count} ${device} of ${watts} W each run for ${hours} hours a day. What do they cost in ${days} days at ₦${price} per kWh?`,
        `${draw.pick(people)} runs ${count} ${device}, each rated ${watts} W, for ${hours} hours daily. Find the cost for ${days} days if a unit (1 kWh) costs ₦${price}.`,
        `Calculate the cost of using ${count} ${device} of ${watts} W each in ${where} for ${hours} hours a day over ${days} days, at ₦${price} per unit of 1 kWh.`,
      ]),
      right: naira(right),
      wrong: [
        { text: naira(right / count), slip: `counted one of the ${count} ${device} only` },
        { text: naira(right / days), slip: "took one day only" },
        { text: naira(right * 10), slip: "divided by 100 instead of 1,000" },
        { text: naira(right / hours), slip: "left out the hours" },
        { text: naira(kwh), slip: "gave the units of energy used and not their cost" },
      ].filter(({ text }) => !text.includes("₦0")),
      explanation: `Energy in kWh = number × watts × hours × days ÷ 1,000 $= \\dfrac{${count} \\times ${watts} \\times ${hours} \\times ${days}}{1000} = \\dfrac{${tex(kwh * 1000)}}{1000} = ${num(kwh)}$ kWh. Cost = energy × price of a unit $= ${num(kwh)} \\times ${price}$, or ${naira(right)}. ${naira(right / count)} pays for one of the ${count} ${device} only.`,
    };
  },
);

const heat = family(
  "joule-heating",
  { topic, objective: energy, difficulty: "medium", class_level: "SS2", count: 8 },
  (draw) => {
    const current = draw.pick([0.5, 1.5, 2, 3, 4, 5]);
    const r = draw.pick([4, 5, 6, 8, 10, 12, 20, 24, 40]);
    const minutes = draw.int(1, 10);
    const seconds = minutes * 60;
    const right = current * current * r * seconds;
    if (!clean(right)) return null;
    const long = `${minutes} minute${minutes === 1 ? "" : "s"}`;
    return {
      body: draw.pick([
        `A current of ${num(current)} A flows through a ${r} Ω coil for ${long}. How much heat is produced?`,
        `${draw.pick(people)} passes ${num(current)} A through a heating element of resistance ${r} Ω for ${long}. Find the electrical energy turned to heat.`,
        `Calculate the heat given off in ${long} by a ${r} Ω resistor that carries ${num(current)} A.`,
      ]),
      right: qty(right, "J"),
      wrong: slips("J", [
        [current * current * r * minutes, "left the time in minutes"],
        [current * r * seconds, "did not square the current"],
        [current * r * r * seconds, "squared the resistance instead of the current"],
        [current * current * r, "found the power"],
        [right * 60, "took the minutes as hours"],
      ]),
      explanation: `The time is $${minutes} \\times 60 = ${seconds}$ s. Heat: $H = I^2Rt = ${num(current)}^2 \\times ${r} \\times ${seconds} = ${num(current * current)} \\times ${tex(r * seconds)}$, so the heat is ${qty(right, "J")}. The time must be in seconds: using minutes gives ${qty(current * current * r * minutes, "J")}.`,
    };
  },
);

const rating = family(
  "resistance-from-rating",
  { topic, objective: energy, difficulty: "medium", class_level: "SS2", count: 8 },
  (draw) => {
    const volts = draw.pick([12, 24, 100, 110, 120, 200, 220, 240]);
    const watts = draw.pick([24, 36, 40, 48, 50, 60, 80, 100, 200, 400, 500, 800, 1000, 1200]);
    const ohms = (volts * volts) / watts;
    if (!clean(ohms) || ohms < 2 || ohms > 2000) return null;
    const device = draw.pick(watts < 200 ? ["lamp", "soldering iron"] : ["pressing iron", "heater"]);
    return {
      body: draw.pick([
        `A ${device} is marked ${volts} V, ${num(watts)} W. What is its resistance when it works at this rating?`,
        `${draw.pick(people)} buys a ${device} rated ${num(watts)} W at ${volts} V. Find its working resistance.`,
        `Calculate the resistance of a ${device} that takes ${num(watts)} W from a ${volts} V supply.`,
      ]),
      right: qty(ohms, "Ω"),
      wrong: slips("Ω", [
        [watts / volts, "found the current"],
        [volts / watts, "did not square the voltage"],
        [(watts * watts) / volts, "squared the power and divided by the voltage"],
        [volts * watts, "multiplied the voltage by the power"],
      ]),
      explanation: `From $P = \\dfrac{V^2}{R}$, $R = \\dfrac{V^2}{P} = \\dfrac{${volts}^2}{${tex(watts)}} = \\dfrac{${tex(volts * volts)}}{${tex(watts)}}$, which is ${qty(ohms, "Ω")}. Dividing power by voltage gives the current, ${about(watts / volts)}${qty(watts / volts, "A")}, not the resistance.`,
    };
  },
);

const electrolysis = family(
  "mass-deposited",
  { topic, objective: "Apply the laws of electrolysis", difficulty: "hard", class_level: "SS2", count: 8 },
  (draw) => {
    const [metal, z] = draw.pick([
      ["copper", 0.00033],
      ["silver", 0.0011],
      ["zinc", 0.00034],
      ["nickel", 0.0003],
    ] as const);
    const current = draw.pick([0.5, 1, 1.5, 2, 2.5, 4, 5]);
    const minutes = draw.step(10, 60, 5);
    const right = z * current * minutes * 60;
    if (!clean(right, 2) || right < 0.2) return null;
    return {
      body: draw.pick([
        `A current of ${num(current)} A passes through a solution of a ${metal} salt for ${minutes} minutes. What mass of ${metal} is deposited? [electrochemical equivalent of ${metal} = ${z} g C⁻¹]`,
        `${draw.pick(people)} coats a metal plate with ${metal} using ${num(current)} A for ${minutes} minutes. Find the mass deposited. [electrochemical equivalent of ${metal} = ${z} g C⁻¹]`,
        `Calculate the mass of ${metal} set free at the cathode by ${num(current)} A in ${minutes} minutes, if its electrochemical equivalent is ${z} g C⁻¹.`,
      ]),
      right: qty(right, "g"),
      wrong: slips("g", [
        [z * current * minutes, "left the time in minutes"],
        [z * minutes * 60, "left out the current"],
        [right * current, "squared the current, as for heat"],
        [right * 60, "took the minutes as hours"],
        [z * current * 60, "left out the minutes and took 60 s"],
      ]),
      explanation: `The time is $${minutes} \\times 60 = ${tex(minutes * 60)}$ s. Faraday's law: $m = ZIt = ${z} \\times ${num(current)} \\times ${tex(minutes * 60)} = ${z} \\times ${tex(current * minutes * 60)}$, so the mass is ${qty(right, "g")}. The time must be in seconds; leaving it as ${minutes} makes the mass sixty times too small.`,
    };
  },
);

export const electricalEnergy = [bill, heat, rating, electrolysis];
