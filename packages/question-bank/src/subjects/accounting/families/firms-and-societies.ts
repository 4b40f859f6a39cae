import { family } from "../../../authoring.ts";
import { count, money, naira } from "../../mathematics/number-text.ts";
import { people } from "../../mathematics/people-and-places.ts";
import { pose } from "../../mathematics/pose.ts";
import { underTopic } from "../../mathematics/under-topic.ts";

const partners = underTopic("partnership-accounts");
const company = underTopic("company-accounts");
const clubs = underTopic("clubs-and-incomplete-records");

const share = family("share-of-profit", partners("Share profits among partners", "medium", "SS2", 10), (draw) => {
  const [a, b] = draw.some(people, 2) as [string, string];
  const [p, q] = draw.pick([
    [2, 1],
    [3, 2],
    [3, 1],
    [4, 1],
    [5, 3],
    [1, 2],
    [2, 3],
  ] as const);
  const [capitalA, capitalB] = [draw.step(200_000, 600_000, 50_000), draw.step(100_000, 500_000, 50_000)];
  const [rate, salary] = [draw.pick([4, 5, 6, 8, 10]), draw.step(20_000, 60_000, 5_000)];
  const [interestA, interestB] = [(capitalA * rate) / 100, (capitalB * rate) / 100];
  const part = draw.step(10_000, 40_000, 1_000);
  const residue = part * (p + q);
  const profit = residue + interestA + interestB + salary;
  const key = part * p;
  return pose(draw, {
    ask: [
      `${a} and ${b} share profits in the ratio ${p} : ${q}. Their capitals are ${naira(capitalA)} and ${naira(capitalB)} and carry ${rate}% interest; ${b} has a salary of ${naira(salary)}. The net profit is ${naira(profit)}. What is ${a}'s share of the residual profit?`,
      `A partnership of ${a} and ${b} made a net profit of ${naira(profit)}. Interest on capital is ${rate}%, on ${naira(capitalA)} for ${a} and ${naira(capitalB)} for ${b}; ${b} is paid a salary of ${naira(salary)}; what remains is shared between ${a} and ${b} in the ratio ${p} : ${q}. Find ${a}'s share of the remaining profit.`,
    ],
    right: key,
    write: money,
    slips: [
      [(profit * p) / (p + q), "shared the whole net profit before deducting interest and salary"],
      [part * q, `gave ${b}'s share`],
      [((profit - salary) * p) / (p + q), "left out the interest on capital"],
      [((profit - interestA - interestB) * p) / (p + q), "left out the salary"],
      [key + interestA, `added ${a}'s interest on capital to the share`],
      [residue / 2, "shared the residual profit equally"],
    ],
    working: [
      `Interest at ${rate}%: ${naira(capitalA)} × ${rate} ÷ 100 = ${naira(interestA)}, and ${naira(capitalB)} × ${rate} ÷ 100 = ${naira(interestB)}.`,
      `Residual profit = net profit − interest − salary = ${naira(profit)} − ${naira(interestA)} − ${naira(interestB)} − ${naira(salary)} = ${naira(residue)}.`,
      `The ratio ${p} : ${q} has ${p} + ${q} = ${p + q} parts; one part is ${naira(residue)} ÷ ${p + q} = ${naira(part)}, so ${a}'s share is ${p === 1 ? "that one part," : `${p} × ${naira(part)} =`} ${naira(key)}.`,
    ],
  });
});

const goodwill = family(
  "goodwill-on-admission",
  partners("Value goodwill and admit partners", "medium", "SS3", 9),
  (draw) => {
    const years = [
      draw.step(60_000, 200_000, 5_000),
      draw.step(60_000, 200_000, 5_000),
      draw.step(60_000, 200_000, 5_000),
    ] as const;
    const total = years[0] + years[1] + years[2];
    const times = draw.int(2, 4);
    const average = total / 3;
    if (!Number.isInteger(average) || new Set(years).size < 3) return null;
    const key = average * times;
    const list = `${naira(years[0])}, ${naira(years[1])} and ${naira(years[2])}`;
    return pose(draw, {
      ask: [
        `The profits of a partnership for three years were ${list}. Goodwill is valued at ${times} years' purchase of the average profit. Find the goodwill.`,
        `On the admission of ${draw.pick(people)}, goodwill is taken as ${times} years' purchase of the average profit of the last three years, whose profits were ${list}. What is its value?`,
        `A firm earned ${list} in its last three years. Calculate its goodwill at ${times} years' purchase of the average profit.`,
      ],
      right: key,
      write: money,
      slips: [
        [average, `gave the average profit and did not multiply it by ${times}`],
        [total * times, `multiplied the total of the three profits by ${times} instead of their average`],
        [years[2] * times, `multiplied the last year's profit by ${times} instead of the average`],
        [total, "gave the total of the three profits"],
        [total / times, `divided the total of the profits by ${times}`],
        [average * (times - 1), `multiplied the average by ${times - 1} instead of ${times}`],
      ],
      working: [
        "Goodwill = average profit × number of years' purchase.",
        `Total of the profits: ${naira(years[0])} + ${naira(years[1])} + ${naira(years[2])} = ${naira(total)}.`,
        `Average profit = ${naira(total)} ÷ 3 = ${naira(average)}.`,
        `Goodwill = ${naira(average)} × ${times} = ${naira(key)}.`,
      ],
    });
  },
);

const premium = family(
  "share-premium",
  company("Record the issue of shares and debentures", "medium", "SS3", 9),
  (draw) => {
    const shares = draw.step(20_000, 200_000, 10_000);
    const [nominal, extra] = [draw.pick([1, 2, 5]), draw.pick([0.5, 1, 1.5, 2, 3])];
    const price = nominal + extra;
    const key = shares * extra;
    const each = (n: number) => (Number.isInteger(n) ? naira(n) : `₦${n.toFixed(2)}`);
    const name = draw.pick(["Zuma", "Benue Mills", "Coal City", "Delta Foods", "Savannah Textiles", "Ikogosi Springs"]);
    return pose(draw, {
      ask: [
        `${name} Plc issued ${count(shares)} ordinary shares of ${each(nominal)} each at ${each(price)} per share, fully paid. What amount goes to the share premium account?`,
        `All ${count(shares)} ordinary shares of ${each(nominal)} each offered by ${name} Plc at ${each(price)} per share were taken up and paid for. Find the credit to the share premium account.`,
        `A company, ${name} Plc, sold ${count(shares)} shares of nominal value ${each(nominal)} each at ${each(price)} each. Calculate the share premium.`,
      ],
      right: key,
      write: money,
      slips: [
        [shares * price, "gave the whole amount received for the shares"],
        [shares * nominal, "gave the share capital, at the nominal value"],
        [shares * (price + nominal), "added the nominal value to the price"],
        [key / 2, "halved the premium"],
        [key * 2, "doubled the premium"],
        [shares, "gave the number of shares"],
      ],
      check: (v) =>
        `${naira(v)} on ${count(shares)} shares would be ${each(v / shares)} a share, but the premium is ${each(extra)} a share.`,
      working: [
        "Share premium is what is paid above the nominal value.",
        `For each share: issue price − nominal value = ${each(price)} − ${each(nominal)} = ${each(extra)}.`,
        `For all: ${count(shares)} × ${each(extra)} = ${naira(key)}.`,
      ],
    });
  },
);

const dividend = family(
  "dividends-and-retained-profit",
  company("Appropriate the profits of a company", "medium", "SS3", 9),
  (draw) => {
    const [ordinary, preference] = [draw.step(400_000, 1_200_000, 50_000), draw.step(100_000, 500_000, 50_000)];
    const [ordinaryRate, preferenceRate] = [draw.pick([5, 10, 12, 15]), draw.pick([6, 7, 8, 10])];
    const reserve = draw.step(20_000, 80_000, 5_000);
    const [forOrdinary, forPreference] = [(ordinary * ordinaryRate) / 100, (preference * preferenceRate) / 100];
    if (ordinaryRate === preferenceRate) return null;
    const profit = draw.step(250_000, 600_000, 10_000);
    const key = profit - reserve - forOrdinary - forPreference;
    if (key < 20_000) return null;
    return pose(draw, {
      ask: [
        `A company has ${naira(ordinary)} of ordinary share capital and ${naira(preference)} of ${preferenceRate}% preference share capital. From a net profit of ${naira(profit)} it transfers ${naira(reserve)} to general reserve, pays the preference dividend and an ordinary dividend of ${ordinaryRate}%. How much profit is retained?`,
        `Net profit ${naira(profit)}; transfer to general reserve ${naira(reserve)}; ${preferenceRate}% preference share capital ${naira(preference)}, dividend paid; ordinary share capital ${naira(ordinary)}, dividend of ${ordinaryRate}% paid. What profit is carried forward?`,
        `The directors of a company with a net profit of ${naira(profit)} put ${naira(reserve)} to general reserve and pay dividends of ${preferenceRate}% on ${naira(preference)} of preference shares and ${ordinaryRate}% on ${naira(ordinary)} of ordinary shares. Find the profit carried forward.`,
      ],
      right: key,
      write: money,
      slips: [
        [key + forPreference, "left out the preference dividend"],
        [key + reserve, "left out the transfer to reserve"],
        [
          profit - reserve - (ordinary * preferenceRate) / 100 - (preference * ordinaryRate) / 100,
          "exchanged the rates of the two dividends",
        ],
        [key + forOrdinary, "left out the ordinary dividend"],
        [forOrdinary + forPreference, "gave the dividends and not the profit that is left"],
        [key + 2 * reserve, "added the transfer to reserve instead of deducting it"],
      ],
      working: [
        `Preference dividend: ${preferenceRate}% of ${naira(preference)} = ${naira(forPreference)}.`,
        `Ordinary dividend: ${ordinaryRate}% of ${naira(ordinary)} = ${naira(forOrdinary)}.`,
        "Profit carried forward = net profit − reserve − dividends.",
        `${naira(profit)} − ${naira(reserve)} − ${naira(forPreference)} − ${naira(forOrdinary)} = ${naira(key)}.`,
      ],
    });
  },
);

const subscriptions = family(
  "subscriptions-of-a-club",
  clubs("Prepare the accounts of clubs and societies", "hard", "SS2", 10),
  (draw) => {
    const received = draw.step(60_000, 240_000, 5_000);
    const [owingStart, owingEnd, advanceEnd] = [
      draw.step(3_000, 15_000, 1_000),
      draw.step(2_000, 14_000, 1_000),
      draw.step(1_500, 9_000, 500),
    ];
    const key = received - owingStart + owingEnd - advanceEnd;
    if (new Set([owingStart, owingEnd, advanceEnd, owingEnd + advanceEnd]).size < 4) return null;
    const club = draw.pick([
      "sports club",
      "drama society",
      "farmers' club",
      "old students' association",
      "debating society",
    ]);
    // We do not know here which stem is drawn. Both mention last year's money, next year's money and money still owed.
    const [lastYears, nextYears, stillOwing] = [naira(owingStart), naira(advanceEnd), naira(owingEnd)];
    return pose(draw, {
      ask: [
        `A ${club} received ${naira(received)} in subscriptions in a year. Subscriptions owing were ${naira(owingStart)} at the start and ${naira(owingEnd)} at the end, and ${naira(advanceEnd)} had been received in advance at the end. What goes to the income and expenditure account?`,
        `Subscriptions received by a ${club} in a year were ${naira(received)}. Of this ${naira(owingStart)} was for the year before and ${naira(advanceEnd)} for the year to come; ${naira(owingEnd)} for the current year is still owing. Find the subscription income of the year.`,
      ],
      right: key,
      write: money,
      slips: [
        [received + owingStart + owingEnd - advanceEnd, `added last year's ${lastYears} instead of deducting it`],
        [received, "took the amount received without any adjustment"],
        [received - owingStart + owingEnd + advanceEnd, `added next year's ${nextYears} instead of deducting it`],
        [received - owingStart - owingEnd - advanceEnd, `deducted the ${stillOwing} still owing instead of adding it`],
        [received + owingStart - owingEnd + advanceEnd, "made every adjustment the wrong way round"],
      ],
      working: [
        "Income of the year is what belongs to it, received or not.",
        `Of the money received, ${lastYears} was owing for last year and ${nextYears} is for next year: ${naira(received)} − ${lastYears} − ${nextYears} = ${naira(received - owingStart - advanceEnd)}.`,
        `This year's ${stillOwing} is still owing and is added: ${naira(received - owingStart - advanceEnd)} + ${stillOwing} = ${naira(key)}.`,
      ],
    });
  },
);

const increase = family(
  "profit-from-incomplete-records",
  clubs("Find profits from incomplete records", "medium", "SS2", 9),
  (draw) => {
    const [opening, closing, drawings, added] = [
      draw.step(150_000, 400_000, 10_000),
      draw.step(250_000, 600_000, 10_000),
      draw.step(20_000, 80_000, 4_000),
      draw.step(10_000, 60_000, 5_000),
    ];
    const key = closing - opening + drawings - added;
    if (key <= 10_000 || drawings === added) return null;
    const who = draw.pick(people);
    return pose(draw, {
      ask: [
        `${who} keeps incomplete records. Capital was ${naira(opening)} at the start of a year and ${naira(closing)} at the end. Drawings were ${naira(drawings)} and additional capital ${naira(added)}. Find the profit for the year.`,
        `From statements of affairs, ${who}'s capital rose from ${naira(opening)} to ${naira(closing)} in a year in which drawings were ${naira(drawings)} and ${naira(added)} of new capital was paid in. What was the profit?`,
        `A trader's opening capital was ${naira(opening)} and the closing capital ${naira(closing)}. During the year drawings were ${naira(drawings)} and fresh capital of ${naira(added)} was introduced. Calculate the profit.`,
      ],
      right: key,
      write: money,
      slips: [
        [closing - opening, "took the rise in capital without adjusting for drawings and new capital"],
        [
          closing - opening - drawings + added,
          "deducted the drawings and added the new capital instead of the reverse",
        ],
        [key + added, "left out the new capital"],
        [key - drawings, "left out the drawings"],
        [closing - opening + drawings + added, "added the new capital instead of deducting it"],
      ],
      working: [
        "Profit = closing capital − opening capital + drawings − new capital.",
        `Rise in capital: ${naira(closing)} − ${naira(opening)} = ${naira(closing - opening)}.`,
        `Drawings have lowered the closing capital, so add them back: ${naira(closing - opening)} + ${naira(drawings)} = ${naira(closing - opening + drawings)}.`,
        `New capital is no profit, so deduct it: ${naira(closing - opening + drawings)} − ${naira(added)} = ${naira(key)}.`,
      ],
    });
  },
);

export const firmsAndSocieties = [share, goodwill, premium, dividend, subscriptions, increase];
