import { family } from "../../../authoring.ts";
import { sum } from "../exact.ts";
import { arc, bar, figure, label, line, type Point, polar } from "../figures.ts";
import { frac, short, tex, whole } from "../number-text.ts";
import { pose } from "../pose.ts";
import { underTopic } from "../under-topic.ts";

const about = underTopic("statistics");

const inOrder = (list: readonly number[]) => list.toSorted((a, b) => a - b);

const days = ["Mon", "Tue", "Wed", "Thu", "Fri"];

const barChart = family("bar-chart", about("Read bar charts and pie charts", "easy", "SS1", 14), (draw) => {
  const heights = days.map(() => draw.step(10, 60, 5));
  const total = sum(heights);
  if (new Set(heights).size < 4) return null;
  const [thing, place] = draw.pick([
    ["loaves sold", "a bakery"],
    ["tyres repaired", "a workshop"],
    ["books borrowed", "a library"],
    ["eggs collected", "a small farm"],
    ["patients seen", "a clinic"],
  ] as const);
  const [i, j] = draw.some([0, 1, 2, 3, 4], 2) as [number, number];
  const [a, b] = [heights[i]!, heights[j]!];
  const full: Record<string, string> = {
    Mon: "Monday",
    Tue: "Tuesday",
    Wed: "Wednesday",
    Thu: "Thursday",
    Fri: "Friday",
  };
  const form = draw.pick(["total", "more", "mean"] as const);
  if (form === "more" && a <= b) return null;
  const key = { total, more: a - b, mean: total / 5 }[form];
  const wanted = {
    total: `the total number of ${thing}`,
    more: `how many more were ${thing.split(" ")[1]} on ${full[days[i]!]} than on ${full[days[j]!]}`,
    mean: `the mean number ${thing.split(" ")[1]} a day`,
  }[form];
  return pose(draw, {
    ask: [
      `The bar chart shows the number of ${thing} at ${place} on five days. Find ${wanted}.`,
      `Use the bar chart of ${thing} at ${place} in one week to find ${wanted}.`,
      `From the bar chart, which records ${thing} at ${place} from Monday to Friday, work out ${wanted}.`,
    ],
    right: key,
    write: whole(),
    slips: [
      [
        form === "total" ? total - heights[0]! : form === "mean" ? inOrder(heights)[2]! : a + b,
        form === "total" ? "left Monday out" : form === "mean" ? "gave the median" : "added the two numbers",
      ],
      [form === "mean" ? total : Math.max(...heights), form === "mean" ? "gave the total" : "gave the largest number"],
      [
        form === "more" ? a : Math.max(...heights) - Math.min(...heights),
        form === "more" ? `gave the number on ${full[days[i]!]}` : "found the range",
      ],
      [key + 5, form === "mean" ? "made an error in the division" : "misread one bar by five"],
      [
        form === "more" ? b : key + 10,
        form === "more"
          ? `gave the number on ${full[days[j]!]}`
          : form === "mean"
            ? "made an error in the addition"
            : "misread one bar by ten",
      ],
      [key + 15, "made an error in reading the bars"],
    ],
    check: (v) =>
      form === "mean" ? `Five days of ${v} would make ${5 * v}, but the bars add up to ${total}.` : undefined,
    working: [
      `Read the height of each bar: ${days.map((day, k) => `${full[day]} ${heights[k]}`).join(", ")}.`,
      ...{
        total: [`Their sum is $${heights.join(" + ")} = ${total}$, so the total is ${total}.`],
        more: [
          `Take the smaller from the larger, ${full[days[i]!]} less ${full[days[j]!]}: $${a} - ${b} = ${a - b}$, so the difference is ${a - b}.`,
        ],
        mean: [
          `Their sum is $${heights.join(" + ")} = ${total}$.`,
          `Five days: $${total} \\div 5 = ${short(total / 5)}$, so the mean is ${short(total / 5)}.`,
        ],
      }[form],
    ],
    picture: figure(
      320,
      230,
      [
        line([40, 190], [310, 190], 1.5),
        line([40, 20], [40, 190], 1.5),
        ...[10, 20, 30, 40, 50, 60].flatMap((v) => [
          line([36, 190 - v * 2.7], [310, 190 - v * 2.7], 0.4),
          label([32, 195 - v * 2.7], String(v), "end"),
        ]),
        ...heights.flatMap((h, k) => [
          bar(56 + k * 50, 190 - h * 2.7, 34, h * 2.7),
          label([73 + k * 50, 210], days[k]!),
          label([73 + k * 50, 184 - h * 2.7], String(h)),
        ]),
      ],
      `Bar chart of ${thing}: ${days.map((day, k) => `${full[day]} ${heights[k]}`).join(", ")}.`,
    ),
  });
});

const pieChart = family("pie-chart", about("Read bar charts and pie charts", "easy", "SS1", 14), (draw) => {
  const angles = [draw.step(40, 120, 10), draw.step(40, 110, 10), draw.step(30, 90, 10)];
  const rest = 360 - sum(angles);
  if (rest < 40) return null;
  const all = [...angles, rest];
  const [names, what] = draw.pick([
    [["Rice", "Yam", "Beans", "Maize"], "crops grown on a farm"],
    [["Rent", "Food", "Fees", "Savings"], "uses of a family's income in thousands of naira"],
    [["Walk", "Bus", "Keke", "Car"], "ways in which pupils come to school"],
    [["Football", "Tennis", "Chess", "Athletics"], "favourite games of some students"],
  ] as const);
  const total = draw.pick([72, 90, 108, 120, 144, 180, 240, 540, 720]);
  const i = draw.int(0, 2);
  const [angle, name] = [all[i]!, names[i]!];
  const asksLast = draw.chance(0.4);
  const wanted = asksLast ? rest : angle;
  const key = (wanted * total) / 360;
  const who = asksLast ? names[3] : name;
  const centre: Point = [120, 120];
  let turned = 90;
  const parts = all.flatMap((size, k) => {
    const [start, end] = [turned - size, turned];
    turned -= size;
    const middle = (start + end) / 2;
    return [
      line(centre, polar(centre, 95, start)),
      label(polar(centre, 60, middle), names[k]!),
      ...(k < 3 ? [label([polar(centre, 60, middle)[0], polar(centre, 60, middle)[1] + 17], `${size}°`)] : []),
    ];
  });
  return pose(draw, {
    ask: [
      `The pie chart shows the ${what}. The whole stands for ${total}. What number does the sector "${who}" stand for?`,
      `A total of ${total} is shown in the pie chart of the ${what}. Find the number for "${who}".`,
      `In the pie chart of the ${what}, the total is ${total}. Calculate the number that belongs to "${who}".`,
    ],
    right: key,
    write: whole(),
    slips: [
      [wanted, "gave the angle of the sector"],
      [(wanted * total) / 100, "divided by 100 instead of 360"],
      [total - key, "found the number outside the sector"],
      [total / 4, "took the four sectors to be equal"],
      [
        ((wanted + 10) * total) / 360,
        asksLast ? "found an angle ten degrees too large" : "misread the angle by ten degrees",
      ],
      [
        ((asksLast ? angle : rest) * total) / 360,
        `used the sector of ${asksLast ? angle : rest}° instead of ${wanted}°`,
      ],
      [key * 2, "divided by 180 instead of 360"],
    ],
    working: [
      asksLast
        ? `All the angles make 360°; take away those marked in the chart: $360 - ${angles.join(" - ")} = ${rest}$ degrees are left for the sector.`
        : `The chart marks the sector with ${angle}°, and the whole circle has 360°.`,
      `Its share of the total is $${frac(wanted, 360)} \\times ${total} = ${frac(tex(wanted * total), 360)} = ${key}$, so the number is ${key}.`,
    ],
    picture: figure(
      240,
      240,
      [arc(centre, 95, 0, 180), arc(centre, 95, 180, 360), ...parts],
      `Pie chart with sectors ${names
        .slice(0, 3)
        .map((n, k) => `${n} ${all[k]}°`)
        .join(", ")} and ${names[3]}, whose angle is not marked.`,
    ),
    difficulty: asksLast ? "medium" : "easy",
  });
});

export const charts = [barChart, pieChart];
