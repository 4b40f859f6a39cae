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
    const base = draw.int(22, 32);
    const height = draw.step(600, 3200, 200);
    const fall = (height / 100) * rate;
    const top = base - fall;
    if (!clean(top, 1) || top < 5) return null;
    return {
      body: draw.pick([
        `The temperature at sea level is ${base} °C. If temperature falls by ${rate} °C for every 100 m of ascent, what is the temperature at a height of ${num(height)} m?`,
        `A climber leaves a coastal town where the temperature is ${base} °C. With a lapse rate of ${rate} °C per 100 m, what temperature is expected at ${num(height)} m above sea level?`,
        `At the foot of a mountain, at sea level, a thermometer reads ${base} °C. Find the temperature on its summit, ${num(height)} m high, if the lapse rate is ${rate} °C per 100 m.`,
      ]),
      right: degrees(top),
      wrong: slips(degrees, [
        [base + fall, "added the fall instead of subtracting it"],
        [fall, "gave the fall in temperature, not the temperature"],
        [base - fall / 2, "took the fall for every 200 m instead of every 100 m"],
        [base - fall / 10, "divided the height by 1,000"],
        [top + rate * 2, "reckoned with 200 m less than the height"],
      ]),
      explanation: inSteps(
        [
          `Temperature falls by ${rate} °C for every 100 m, and ${num(height)} m holds ${num(height)} ÷ 100 = ${num(height / 100)} times 100 m.`,
          `Fall: ${num(height / 100)} × ${rate} = ${num(fall)} °C.`,
          `Temperature: ${base} − ${num(fall)} = ${degrees(top)}.`,
        ],
        `${degrees(base + fall)} adds the fall, but air gets colder with height.`,
      ),
    };
  },
);

const height = family(
  "height-from-lapse-rate",
  { topic, objective, difficulty: "hard", class_level: "SS2", count: 3 },
  (draw) => {
    const rate = draw.pick([0.6, 0.65, 0.5] as const);
    const base = draw.int(24, 32);
    const fall = draw.step(3, 18, 0.1);
    const up = (fall / rate) * 100;
    if (!clean(up / 100) || up < 600) return null;
    const top = base - fall;
    const m = of("m");
    return {
      body: draw.pick([
        `The temperature at sea level is ${base} °C and that on a hilltop is ${num(top)} °C. If the lapse rate is ${rate} °C per 100 m, how high is the hill?`,
        `Air at sea level has a temperature of ${base} °C. At what height will it be ${num(top)} °C if temperature drops by ${rate} °C for every 100 m?`,
        `A balloon rises from sea level, where it is ${base} °C, until its thermometer shows ${num(top)} °C. With a lapse rate of ${rate} °C per 100 m, how high has it risen?`,
      ]),
      right: m(up),
      wrong: slips(m, [
        [up / 10, "took the lapse rate for every 10 m"],
        [up * 10, "took the lapse rate for every 1,000 m"],
        [up * 2, "took the lapse rate for every 200 m"],
        [up + 100, "counted 100 m once too often"],
        [up / 2, "took the lapse rate for every 50 m"],
      ]),
      explanation: inSteps(
        [
          `Fall in temperature: ${base} − ${num(top)} = ${num(fall)} °C.`,
          `Each ${rate} °C stands for 100 m: ${num(fall)} ÷ ${rate} = ${num(fall / rate)}.`,
          `Height: ${num(fall / rate)} × 100 = ${m(up)}.`,
        ],
        `Taking the lapse rate for every 10 m gives only ${m(up / 10)}.`,
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
        explanation: `Mean = total ÷ number of months. ${falls.join(" + ")} = ${num(total)} mm, and ${num(total)} ÷ 6 = ${mm(mean)}. Only six months are recorded, so the total is not divided by twelve.`,
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
      explanation: `The range is the highest figure less the lowest: ${most} − ${least} = ${mm(most - least)}. ${mm(mean)} is the mean of the six months.`,
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
        [right + 1, "slipped by a degree"],
      ]),
      explanation: askMean
        ? `The mean daily temperature is half the sum of the two readings: (${high} + ${low}) ÷ 2 = ${degrees(mean)}. ${degrees(range)} is the diurnal range.`
        : `The diurnal range is the highest reading less the lowest: ${high} − ${low} = ${degrees(range)}. ${degrees(mean)} is the mean daily temperature.`,
    };
  },
);

export const weatherFamilies = [lapse, height, rainfall, temperature];
