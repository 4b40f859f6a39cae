import { family } from "../../../authoring.ts";
import { people } from "../../../writing/people.ts";
import { clean, fixed, num, qty, slips, tex } from "../quantity.ts";

const reading = "Read measuring instruments";

const vernier = family(
  "vernier-reading",
  { topic: "measurement", objective: reading, difficulty: "easy", class_level: "SS1", count: 8 },
  (draw) => {
    const [object, least, most] = draw.pick([
      ["a glass marble", 1.2, 2.4],
      ["a steel ball", 1.2, 4.8],
      ["a metal rod", 1.2, 4.8],
      ["a bottle cap", 2.6, 3.6],
      ["a coin", 1.8, 2.7],
      ["a wooden block", 3.2, 7.8],
    ] as const);
    const main = draw.step(least, most, 0.1);
    const mark = draw.int(2, 9);
    const right = main + mark / 100;
    return {
      body: draw.pick([
        `Vernier callipers measure the width of ${object}. The main scale reads ${fixed(main, 1)} cm and mark ${mark} of the vernier scale coincides with a main-scale mark. If the least count is 0.01 cm, what is the reading?`,
        `${draw.pick(people)} closes the jaws of vernier callipers (least count 0.01 cm) on ${object}. The main-scale reading is ${fixed(main, 1)} cm and the coinciding vernier mark is mark ${mark}. Find the reading.`,
        `What reading do vernier callipers of least count 0.01 cm give for ${object} if the main scale shows ${fixed(main, 1)} cm and vernier mark ${mark} is in line with a main-scale mark?`,
      ]),
      right: `${fixed(right, 2)} cm`,
      wrong: [
        { text: `${fixed(main + mark / 10, 2)} cm`, slip: "took each vernier mark as 0.1 cm" },
        { text: `${fixed(main - mark / 100, 2)} cm`, slip: "subtracted the vernier reading" },
        { text: `${fixed(main + mark / 1000, 3)} cm`, slip: "took each vernier mark as 0.001 cm" },
        { text: `${fixed(main + (mark + 1) / 100, 2)} cm`, slip: "counted one vernier mark too many" },
        { text: `${fixed(main * 10 + mark / 100, 2)} cm`, slip: "read the main scale in millimetres" },
      ],
      explanation: `Reading = main scale + vernier mark × least count = $${fixed(main, 1)} + ${mark} \\times 0.01 = ${fixed(main, 1)} + ${fixed(mark / 100, 2)}$, which is ${fixed(right, 2)} cm. Each vernier mark is worth 0.01 cm, so adding ${fixed(mark / 10, 1)} cm instead of ${fixed(mark / 100, 2)} cm is ten times too much.`,
    };
  },
);

const micrometer = family(
  "micrometer-reading",
  { topic: "measurement", objective: reading, difficulty: "medium", class_level: "SS1", count: 8 },
  (draw) => {
    const [object, least, most] = draw.pick([
      ["a copper wire", 1, 3.5],
      ["a sheet of glass", 2.5, 9.5],
      ["a ball bearing", 2.5, 9.5],
      ["a steel nail", 2.5, 5.5],
      ["a plastic ruler", 1.5, 3.5],
    ] as const);
    const sleeve = draw.step(least, most, 0.5);
    const mark = draw.int(6, 48);
    if (mark % 10 === 0) return null;
    const right = sleeve + mark / 100;
    return {
      body: draw.pick([
        `A micrometer screw gauge with a least count of 0.01 mm is closed on ${object}. The sleeve reads ${fixed(sleeve, 1)} mm and division ${mark} of the thimble is on the centre line. What is the ${/sheet|ruler/.test(object) ? "thickness" : "diameter"}?`,
        `${draw.pick(people)} measures ${object} with a micrometer screw gauge. The sleeve shows ${fixed(sleeve, 1)} mm and the thimble, of 50 divisions each worth 0.01 mm, shows ${mark}. Find the reading.`,
        `The sleeve reading of a micrometer screw gauge is ${fixed(sleeve, 1)} mm and its thimble reading is ${mark} divisions of 0.01 mm each. What is the measured size of ${object}?`,
      ]),
      right: `${fixed(right, 2)} mm`,
      wrong: [
        { text: `${fixed(sleeve + mark / 10, 2)} mm`, slip: "took each thimble division as 0.1 mm" },
        { text: `${fixed(sleeve - mark / 100, 2)} mm`, slip: "subtracted the thimble reading" },
        { text: `${fixed(right + 0.5, 2)} mm`, slip: "counted an extra half millimetre on the sleeve" },
        { text: `${fixed(sleeve + mark / 1000, 3)} mm`, slip: "took each thimble division as 0.001 mm" },
        { text: `${fixed(sleeve + mark / 50, 2)} mm`, slip: "took each thimble division as 0.02 mm" },
      ],
      explanation: `Reading = sleeve + thimble divisions × 0.01 mm = $${fixed(sleeve, 1)} + ${mark} \\times 0.01 = ${fixed(sleeve, 1)} + ${fixed(mark / 100, 2)}$, which is ${fixed(right, 2)} mm. ${fixed(sleeve + mark / 10, 2)} mm treats a thimble division as 0.1 mm instead of 0.01 mm.`,
    };
  },
);

const conversion = family(
  "unit-conversion",
  {
    topic: "measurement",
    objective: "Use base and derived units and dimensions",
    difficulty: "easy",
    class_level: "SS1",
    count: 9,
  },
  (draw) => {
    const kind = draw.pick(["speed", "density", "flow"] as const);
    if (kind === "speed") {
      const metres = draw.step(5, 30, 5);
      const kmh = metres * 3.6;
      return {
        body: draw.pick([
          `A bus moves at ${num(kmh)} km h⁻¹ on an expressway. Express this speed in m s⁻¹.`,
          `Convert ${num(kmh)} km h⁻¹ to m s⁻¹.`,
          `The speedometer of a car shows ${num(kmh)} km h⁻¹. What is this in m s⁻¹?`,
        ]),
        right: qty(metres, "m s⁻¹"),
        wrong: slips("m s⁻¹", [
          [kmh * 3.6, "multiplied by 3.6 instead of dividing"],
          [(kmh * 1000) / 60, "took 60 s for an hour"],
          [kmh / 60, "divided by 60 instead of 3.6"],
          [kmh / 3600, "left the kilometres unchanged"],
        ]),
        explanation: `1 km is 1,000 m and 1 hour is 60 × 60 = 3,600 s. In m s⁻¹ the speed is $\\dfrac{${tex(kmh)} \\times 1000}{3600} = \\dfrac{${tex(kmh * 1000)}}{3600}$, which is ${qty(metres, "m s⁻¹")}. Multiplying by 3.6 turns m s⁻¹ into km h⁻¹, the other way round.`,
      };
    }
    if (kind === "density") {
      const density = draw.pick([0.8, 1.2, 2.5, 2.7, 7.8, 8.9, 11.3, 13.6, 0.92, 1.26]);
      const right = density * 1000;
      const liquid = draw.pick(["substance", "material", "sample"]);
      return {
        body: `The density of a ${liquid} is ${num(density)} g cm⁻³. What is its density in kg m⁻³?`,
        right: qty(right, "kg m⁻³"),
        wrong: slips("kg m⁻³", [
          [right / 10, "multiplied by 100 instead of 1,000"],
          [right * 10, "multiplied by 10,000 instead of 1,000"],
          [density / 1000, "divided by 1,000 instead of multiplying"],
          [density * 10, "multiplied by 10 instead of 1,000"],
        ]),
        explanation: `1 g is $\\frac{1}{1000}$ kg and 1 cm³ is $\\frac{1}{1{,}000{,}000}$ m³, so 1 g cm⁻³ equals $\\frac{1{,}000{,}000}{1000} = 1000$ kg m⁻³. The density is $${tex(density)} \\times 1000$, or ${qty(right, "kg m⁻³")}. ${qty(density / 1000, "kg m⁻³")} changes grams to kilograms but forgets that 1 m³ holds 1,000,000 cm³.`,
      };
    }
    const litres = draw.step(90, 720, 30);
    const right = litres / 60;
    if (!clean(right, 1)) return null;
    return {
      body: `A pump in a village delivers ${litres} litres of water per minute. What is this rate in litres per second?`,
      right: qty(right, "litres per second"),
      wrong: slips("litres per second", [
        [litres * 60, "multiplied by 60 instead of dividing"],
        [litres / 100, "divided by 100 instead of 60"],
        [litres / 3600, "divided by 3,600 instead of 60"],
        [litres / 6, "divided by 6 instead of 60"],
        [right * 2, "used 30 s for a minute"],
      ]),
      explanation: `One minute is 60 s, so the rate is $${litres} \\div 60$, or ${qty(right, "litres per second")}. Multiplying by 60 would say that more water flows in a second than in a minute.`,
    };
  },
);

const displacement = family(
  "density-by-displacement",
  {
    topic: "measurement",
    objective: "Measure density and handle errors",
    difficulty: "medium",
    class_level: "SS1",
    count: 8,
  },
  (draw) => {
    const before = draw.step(20, 60, 5);
    const volume = draw.step(10, 40, 5);
    const [object, least, most] = draw.pick([
      ["stone", 2.4, 3.2],
      ["piece of metal", 6.8, 9.2],
      ["bunch of keys", 6.8, 8.4],
      ["glass stopper", 2.4, 2.8],
      ["lump of ore", 3.6, 6],
    ] as const);
    const density = draw.step(least, most, 0.2);
    const mass = density * volume;
    const after = before + volume;
    if (!clean(mass)) return null;
    return {
      body: draw.pick([
        `A ${object} of mass ${num(mass)} g is lowered into a measuring cylinder and the water level rises from ${before} cm³ to ${after} cm³. Calculate its density.`,
        `${draw.pick(people)} finds that a ${object} has a mass of ${num(mass)} g. When it sinks in water, the level in a measuring cylinder goes up from ${before} cm³ to ${after} cm³. What is its density?`,
        `Water in a cylinder stands at ${before} cm³. After a ${object} of mass ${num(mass)} g is fully immersed, the level is ${after} cm³. Find the density of the ${object}.`,
      ]),
      right: qty(density, "g cm⁻³"),
      wrong: slips("g cm⁻³", [
        [mass / after, "divided by the final level"],
        [mass / before, "divided by the first level"],
        [volume / mass, "divided volume by mass"],
        [mass / (before + after), "divided by the sum of the two levels"],
        [mass * volume, "multiplied the mass by the volume"],
      ]),
      explanation: `The volume of the ${object} is the rise in level, $${after} - ${before} = ${volume}\\text{ cm}^3$. Density = mass ÷ volume $= \\dfrac{m}{V} = \\dfrac{${tex(mass)}}{${volume}}$, so it is ${qty(density, "g cm⁻³")}. ${qty(mass / after, "g cm⁻³")} wrongly counts the water itself as part of the volume.`,
    };
  },
);

export const measurement = [vernier, micrometer, conversion, displacement];
