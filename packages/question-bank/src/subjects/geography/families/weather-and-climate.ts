import { family } from "../../../authoring.ts";
import { inSteps } from "../../../worked-steps.ts";
import { clean, num, of, slips } from "../../../writing/number-text.ts";
import { people } from "../../../writing/people.ts";

const topic = "weather-and-climate";
const objective = "Describe weather instruments and records and calculate from them";
const degrees = of("°C");
const mm = of("mm");
const sum = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0);

const lapse = family(
  "temperature-lapse-rate",
  { topic, objective, difficulty: "medium", class_level: "SS2", count: 4 },
  (draw) => {
    const rate = draw.pick([0.6, 0.65] as const);
    const base = draw.int(20, 30);
    const foot = draw.step(200, 900, 100);
    const height = draw.step(1200, 3000, 100);
    const climb = height - foot;
    const fall = (climb / 100) * rate;
    const top = base - fall;
    if (!clean(top, 1) || top < 5 || climb < 600) return null;
    return {
      body: draw.pick([
        `The temperature in a town ${foot} m above sea level is ${base} °C. If temperature falls by ${rate} °C for every 100 m of ascent, what is the temperature on a mountain ${num(height)} m above sea level?`,
        `A climber leaves a village at a height of ${foot} m, where the temperature is ${base} °C. With a lapse rate of ${rate} °C per 100 m, what temperature is expected at a height of ${num(height)} m?`,
        `At the foot of a mountain, ${foot} m above sea level, a thermometer reads ${base} °C. Find the temperature on its summit, ${num(height)} m above sea level, if the lapse rate is ${rate} °C per 100 m.`,
      ]),
      right: degrees(top),
      wrong: slips(degrees, [
        [base - (height / 100) * rate, `reckoned the fall from sea level instead of from ${foot} m`],
        [base + fall, "added the fall instead of subtracting it"],
        [fall, "gave the fall in temperature, not the temperature"],
        [base - fall / 10, "took the lapse rate for every 1,000 m instead of every 100 m"],
        [base - ((height + foot) / 100) * rate, "added the two heights instead of subtracting them"],
      ]),
      explanation: inSteps(
        [
          `The lapse rate counts for the climb only, from the place whose temperature is known.`,
          `Climb: ${num(height)} − ${foot} = ${num(climb)} m, which is ${num(climb)} ÷ 100 = ${num(climb / 100)} times 100 m.`,
          `Fall = number of hundreds of metres × lapse rate = ${num(climb / 100)} × ${rate} = ${num(fall)} °C.`,
          `Temperature: ${base} − ${num(fall)} = ${degrees(top)}.`,
        ],
        `${degrees(base + fall)} adds the fall, but with this lapse rate air is colder higher up.`,
      ),
    };
  },
);

const height = family(
  "height-from-lapse-rate",
  { topic, objective, difficulty: "hard", class_level: "SS2", count: 3 },
  (draw) => {
    const rate = draw.pick([0.6, 0.65, 0.5] as const);
    const base = draw.int(22, 30);
    const fall = draw.step(3, 18, 0.1);
    const up = (fall / rate) * 100;
    const foot = draw.step(200, 800, 50);
    if (!clean(up / 100) || up < 600 || up === foot) return null;
    const top = base - fall;
    const m = of("m");
    return {
      body: draw.pick([
        `The temperature in a town ${foot} m above sea level is ${base} °C and that on a mountain top near it is ${num(top)} °C. If the lapse rate is ${rate} °C per 100 m, how high above sea level is the mountain top?`,
        `At a weather station ${foot} m above sea level the air has a temperature of ${base} °C. At what height above sea level will it be ${num(top)} °C if temperature drops by ${rate} °C for every 100 m?`,
        `A balloon rises from a field ${foot} m above sea level, where it is ${base} °C, until its thermometer shows ${num(top)} °C. With a lapse rate of ${rate} °C per 100 m, at what height above sea level is it then?`,
      ]),
      right: m(foot + up),
      wrong: slips(
        m,
        [
          [up, `gave the climb and did not add the ${foot} m at which it begins`],
          [foot + fall * rate * 100, "multiplied the fall by the lapse rate instead of dividing"],
          [up - foot, `subtracted the ${foot} m instead of adding them`],
          [foot + up * 10, "took the lapse rate for every 1,000 m instead of every 100 m"],
          [foot + fall * 100, "left out the lapse rate, as if temperature fell by 1 °C for every 100 m"],
        ],
        0,
      ),
      explanation: inSteps(
        [
          `Each fall by the lapse rate stands for a climb of 100 m, counted from the lower place.`,
          `Fall in temperature: ${base} − ${num(top)} = ${num(fall)} °C.`,
          `Number of hundreds of metres: ${num(fall)} ÷ ${rate} = ${num(up / 100)}; climb: ${num(up / 100)} × 100 = ${num(up)} m.`,
          `Height above sea level: ${foot} + ${num(up)} = ${m(foot + up)}.`,
        ],
        `${m(up)} is the climb alone; the lower place lies ${foot} m high already.`,
      ),
    };
  },
);

const months = ["April", "May", "June", "July", "August", "September"] as const;

const rainfall = family(
  "rainfall-records",
  { topic, objective, difficulty: "easy", class_level: "SS1", count: 3 },
  (draw) => {
    const falls = months.map(() => draw.step(60, 320, 10));
    const total = sum(falls);
    const [most, least] = [Math.max(...falls), Math.min(...falls)];
    if (!clean(total / 60) || most - least < 60 || new Set(falls).size < 6) return null;
    const table = `| Month | Rainfall (mm) |\n|---|---|\n${months.map((month, at) => `| ${month} | ${falls[at]} |`).join("\n")}`;
    const opening = draw.pick([
      "The table shows the rainfall recorded at a school weather station in six months.",
      `${draw.pick(people)} kept a rain gauge on a farm and made this record.`,
      "A weather station recorded the following rainfall figures.",
    ]);
    const mean = total / 6;
    if (draw.chance(0.5))
      return {
        difficulty: "medium",
        body: `${opening}\n\n${table}\n\nWhat is the mean monthly rainfall for the period?`,
        right: mm(mean),
        wrong: slips(mm, [
          [total / 12, "divided by 12 months instead of 6"],
          [total, "gave the total"],
          [(most + least) / 2, "averaged the highest and the lowest"],
          [most - least, "gave the range"],
          [total / 5, "divided by five months"],
        ]),
        explanation: `Mean = total ÷ number of months. Add the six figures of the table: ${falls.join(" + ")} = ${num(total)} mm, and ${num(total)} ÷ 6 = ${mm(mean)}. Only six months are recorded, so the total is not divided by twelve.`,
      };
    return {
      body: `${opening}\n\n${table}\n\nWhat is the range of the monthly rainfall?`,
      right: mm(most - least),
      wrong: slips(mm, [
        [mean, "gave the mean"],
        [most + least, "added the highest and the lowest"],
        [most, "gave the highest figure"],
        [Math.abs((falls[5] ?? 0) - (falls[0] ?? 0)), "gave the difference between the first month and the last"],
        [(most + least) / 2, "averaged the highest and the lowest"],
      ]),
      explanation: `The range is the highest figure less the lowest. In the table the highest is ${most} mm (${months[falls.indexOf(most)]}) and the lowest ${least} mm (${months[falls.indexOf(least)]}): ${most} − ${least} = ${mm(most - least)}. ${mm(mean)} is the mean of the six months.`,
    };
  },
);

const temperature = family(
  "temperature-records",
  { topic, objective, difficulty: "easy", class_level: "SS1", count: 3 },
  (draw) => {
    const low = draw.int(16, 25);
    const high = low + draw.int(6, 16);
    const mean = (high + low) / 2;
    const range = high - low;
    const reading = draw.pick([
      `On a certain day the maximum thermometer read ${high} °C and the minimum thermometer ${low} °C.`,
      `A Six's thermometer at a school showed a highest temperature of ${high} °C and a lowest of ${low} °C in one day.`,
      `At a weather station the temperature was ${high} °C in the hottest hour of a day and ${low} °C in the coldest.`,
    ]);
    const askMean = draw.chance(0.5);
    const [right, tempting] = askMean ? [mean, range] : [range, mean];
    return {
      body: `${reading} What was the ${askMean ? "mean daily temperature" : "diurnal range of temperature"}?`,
      right: degrees(right),
      wrong: slips(degrees, [
        [tempting, askMean ? "gave the range" : "gave the mean"],
        [high + low, "added the two readings"],
        [
          range / 2,
          askMean
            ? "took half of the difference instead of half of the sum"
            : "halved the difference as if a mean were asked for",
        ],
        [askMean ? high : low, askMean ? "gave the highest reading" : "gave the lowest reading"],
        [askMean ? low : high, askMean ? "gave the lowest reading" : "gave the highest reading"],
      ]),
      explanation: askMean
        ? `The mean daily temperature is half the sum of the two readings: (${high} + ${low}) ÷ 2 = ${high + low} ÷ 2 = ${degrees(mean)}. ${degrees(range)} is the diurnal range.`
        : `The diurnal range is the highest reading less the lowest: ${high} − ${low} = ${degrees(range)}. ${degrees(mean)} is the mean daily temperature.`,
    };
  },
);

export const weatherFamilies = [lapse, height, rainfall, temperature];
