import { describe, expect, test } from "vitest";
import { render } from "./index.ts";

const tableOf = (...lines: string[]) => {
  const [head = "", ...body] = lines;
  const rule = `|${"---|".repeat(head.split("|").length - 2)}`;
  return render([head, rule, ...body].join("\n")).html;
};
const rowHeads = (html: string) => [...html.matchAll(/<th scope="row"[^>]*>(.*?)<\/th>/g)].map(([, said]) => said);
const figures = (html: string) => [...html.matchAll(/<td class="t-num"[^>]*>(.*?)<\/td>/g)].map(([, said]) => said);

describe("the first column names the rows", () => {
  test.each([
    ["of a frequency table", ["| Class | 1–5 | 6–10 |", "| Frequency | 3 | 4 |"], ["Frequency"]],
    ["of an account", ["| Item | ₦ |", "| Cash and bank | 6,000 |", "| Stock | (1,500) |"], ["Cash and bank", "Stock"]],
    ["where single letters stand for points", ["| Point | Cocoa |", "| P | 0 |", "| Q | 10 |"], ["P", "Q"]],
    ["where the writer set it in bold", ["| ⊗ | 2 |", "| **2** | 4 |"], ["<strong>2</strong>"]],
    ["where the corner is empty", ["| | Cold | Warm |", "| Day | sun | rain |"], ["Day"]],
  ])("%s", (_, lines, heads) => expect(rowHeads(tableOf(...lines))).toEqual(heads));

  test.each([
    ["of figures", ["| Units | Total utility |", "| 1 | 36 |", "| 2 | 70 |"]],
    ["of prices", ["| Price | Efe | Musa |", "| ₦350 | 15 | 11 |"]],
    ["of a truth table", ["| A | B | Output |", "| 0 | 1 | 0 |"]],
    ["of words beside words", ["| Verb | Past |", "| go | went |"]],
    ["that is the only one", ["| Month |", "| April |"]],
  ])("but not one %s", (_, lines) => expect(rowHeads(tableOf(...lines))).toEqual([]));
});

test("columns of only numbers are marked, a column with words in it is not", () => {
  const html = tableOf(
    "| Item | Paid | Change | Rate | Note |",
    "| Rent | ₦25,000 | −3.5 | 12% | 4 |",
    "| Gas | – | 2 | 5% | due 4 |",
  );
  expect(figures(html)).toEqual(["₦25,000", "−3.5", "12%", "–", "2", "5%"]);
  expect(html).toContain('<th scope="col" class="t-end">Paid</th>');
  expect(html).toContain('<th scope="col">Note</th>');
});

test("numbers with different decimals get invisible padding, so that their points are aligned", () => {
  const html = tableOf("| Term | Value |", "| a | 3 |", "| b | 4.25 |", "| c | 10.5 |", "| d | – |");
  expect(html).toContain('<td class="t-num" data-pad=".00">3</td>');
  expect(html).toContain('<td class="t-num">4.25</td>');
  expect(html).toContain('<td class="t-num" data-pad="0">10.5</td>');
  expect(html).toContain('<td class="t-num">–</td>');
});

test("a class that heads a column is also a number and does not break at its dash", () => {
  expect(tableOf("| Class | 1–5 |", "| Frequency | 3 |")).toContain('<th scope="col" class="t-num">1–5</th>');
});

test("an empty corner is not a heading", () => {
  expect(tableOf("| | Cold |", "| Day | 1 |")).toContain("<thead><tr><td></td><th");
});

test("in plain text the cells are separated", () => {
  expect(render("| Class | 1–5 |\n|---|---|\n| Frequency | **3** |").text).toBe("Class | 1–5\nFrequency | 3");
});
