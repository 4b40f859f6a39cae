// Every table of the shipped bank, laid out with the app's own styles, and tables in the app itself.
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { createClient, staff } from "@sabiprep/contract";
import { render } from "@sabiprep/markup";
import { loadBank } from "@sabiprep/question-bank";
import { expect, expectNoSidewaysScroll, test } from "./testing/journey.ts";
import { signInTab } from "./testing/people.ts";

test.setTimeout(120_000);

const dist = path.resolve(import.meta.dirname, "../apps/web/dist");

/** The styles on screen with a question: the app's own styles, then those that load with stored texts. */
function appStyles(): string {
  const manifest: Record<string, { css?: string[] }> = JSON.parse(
    readFileSync(path.join(dist, ".vite/manifest.json"), "utf8"),
  );
  const read = (file: string) => readFileSync(path.join(dist, file), "utf8");
  const sheets = [...new Set(Object.values(manifest).flatMap(({ css }) => css ?? []))].map(read);
  // The app's own sheet defines the colours that all others use.
  const own = sheets.filter((css) => css.includes("--color-canvas:"));
  const stored = sheets.filter((css) => css.includes(".stored .t-scroll") && !own.includes(css));
  expect([own.length, stored.length]).toEqual([1, 1]);
  return [...own, ...stored].join("\n");
}

/** Every text that a candidate reads of a question with a table. */
function textsWithTables(): string[] {
  const texts = loadBank().subjects.flatMap(({ questions }) =>
    questions.flatMap(({ body, explanation, passage }) => [body, explanation, passage?.body ?? ""]),
  );
  return [...new Set(texts)].filter((source) => /^\s*\|/m.test(source)).map((source) => render(source).html);
}

/** The form in a pack that was fetched before tables had their own box. */
const asBefore = (html: string) =>
  html
    .replaceAll(/<div class="t-scroll"[^>]*>|<\/table><\/div>/g, (tag) => (tag.startsWith("<div") ? "" : "</table>"))
    .replaceAll(/ (class|data-pad)="[^"]*"/g, "");

async function layOut(page: Page, texts: string[], theme: "light" | "dark", className = "question") {
  const cards = texts.map(
    (html) => `<section class="card"><div dir="auto" class="stored ${className}">${html}</div></section>`,
  );
  await page.setContent(`<!doctype html><html lang="en" data-theme="${theme}"><head><title>Tables</title>
    <meta name="viewport" content="width=device-width"><style>${appStyles()}</style></head>
    <body><div id="root"><main class="shell-main stack"><h1>Tables</h1>${cards.join("")}</main></div></body></html>`);
}

/** Returns what is wrong with the look of the tables on the page, or nothing if all is well. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    /** A cell is as tall as its row, but its content may still be only one line. */
    const heightOfWords = (cell: Element) => {
      const words = document.createRange();
      words.selectNodeContents(cell);
      return words.getBoundingClientRect().height;
    };
    for (const table of document.querySelectorAll(".stored table")) {
      const wrong = (what: string) => faults.push(`${what}: ${table.textContent?.slice(0, 60)}`);
      const ground = (element: Element) => getComputedStyle(element).backgroundColor;
      for (const cell of table.querySelectorAll("td, th")) {
        const look = getComputedStyle(cell);
        const sides = ["Left", "Right", "Top", "Bottom"] as const;
        if (sides.some((side) => Number.parseFloat(look[`padding${side}`]) < 4)) wrong("a cell without padding");
        if (sides.some((side) => Number.parseFloat(look[`border${side}Width`]) < 1)) wrong("a cell without rules");
        if (look.borderTopStyle !== "solid" || look.borderTopColor === ground(table)) wrong("rules nobody sees");
        if (cell.tagName === "TD" && Number(look.fontWeight) > 500) wrong("a plain cell in bold");
        if (cell.scrollWidth > cell.clientWidth + 1) wrong("a cell that is cut");
      }
      for (const head of table.querySelectorAll("thead th")) {
        const look = getComputedStyle(head);
        if (Number(look.fontWeight) < 600 || ground(head) === ground(table)) wrong("a head like any cell");
        if (Number.parseFloat(look.borderBottomWidth) < 2) wrong("a head without its line");
        if (head.getAttribute("scope") !== "col") wrong("a head of nothing");
      }
      for (const head of table.querySelectorAll("tbody th"))
        if (Number(getComputedStyle(head).fontWeight) < 600 || head.getAttribute("scope") !== "row")
          wrong("a row head");
      for (const figure of table.querySelectorAll(".t-num"))
        if (getComputedStyle(figure).textAlign !== "end" || heightOfWords(figure) > 60) wrong("a figure");
      for (const row of table.querySelectorAll("tr")) {
        const cells = [...row.children].map((cell) => (cell as HTMLElement).innerText.trim());
        const said = row.innerText.split("\t").map((cell) => cell.trim());
        if (cells.join("|") !== said.join("|")) wrong("cells read as one");
      }
      const box = table.parentElement?.closest(".t-scroll") ?? table;
      if (getComputedStyle(box).overflowX !== "auto") wrong("no box to scroll in");
      if (box.getBoundingClientRect().right > document.documentElement.clientWidth) wrong("wider than the page");
    }
    return faults;
  });

for (const [width, theme] of [
  [320, "light"],
  [360, "dark"],
  [1280, "light"],
] as const)
  test(`every table of the bank is ruled, padded and headed at ${width} px`, async ({ page, look }) => {
    await page.setViewportSize({ width, height: 800 });
    const texts = textsWithTables();
    expect(texts.length).toBeGreaterThan(150);
    await layOut(page, texts, theme);
    expect(await page.locator("table").count()).toBeGreaterThanOrEqual(texts.length);
    expect(await faultsOf(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
    await layOut(page, texts.slice(0, 24), theme);
    await look(`tables-${width}-${theme}`);
  });

const wide = `| Class | ${Array.from({ length: 9 }, (_, at) => `${at * 10}–${at * 10 + 9}`).join(" | ")} |
|${"---|".repeat(10)}
| Frequency | ${Array.from({ length: 9 }, (_, at) => at + 3).join(" | ")} |`;

test("a wide table scrolls in its own box by finger and by keys, and the page stays in place", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await layOut(page, [render(wide).html], "light");
  await expectNoSidewaysScroll(page);
  const box = page.getByRole("group", { name: "Table" });
  await box.focus();
  for (let press = 0; press < 20; press++) await page.keyboard.press("ArrowRight");
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(50);
  await expect(page.getByRole("columnheader", { name: "80–89" })).toBeInViewport();
  expect(await page.evaluate(() => scrollX)).toBe(0);
  await expect(page.getByRole("rowheader", { name: "Frequency" })).toBeAttached();
});

test("tables in older saved packs are as legible and scroll as well", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const old = asBefore(render(wide).html);
  expect(old).not.toMatch(/t-scroll|t-num/);
  await layOut(page, [old, ...textsWithTables().slice(0, 20).map(asBefore)], "dark");
  expect(await faultsOf(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  const table = page.locator("table").first();
  expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeGreaterThan(50);
});

test("numbers with different decimals are aligned at the decimal point", async ({ page }) => {
  await layOut(page, [render("| Term | Value |\n|---|---|\n| a | 3 |\n| b | 4.25 |\n| c | 10.5 |").html], "light");
  const rights = await page.locator("td.t-num").evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange();
      range.setStart(cell.firstChild!, 0);
      const point = cell.textContent.indexOf(".");
      range.setEnd(cell.firstChild!, point < 0 ? cell.textContent.length : point);
      return Math.round(range.getBoundingClientRect().right);
    }),
  );
  expect(new Set(rights).size).toBe(1);
});

test("in the app a table looks the same in the staff list, in its details and in print", async ({ page }) => {
  const api = createClient({ baseUrl: `${process.env.E2E_BASE_URL}/api`, token: () => null });
  const signedIn = await api.call(staff.login, { email: "admin@demo.ng", password: "Admin12345" });
  if (!("token" in signedIn)) throw new Error("The demo account has a second step.");
  await signInTab(page, "staff", signedIn.token);
  await page.goto("/admin/questions");
  await page.getByRole("searchbox").fill("distribution frequency class");
  await expect(page.getByRole("article").locator("table").first()).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  for (const media of ["print", "screen"] as const) {
    await page.emulateMedia({ media });
    expect(await faultsOf(page).then((faults) => faults.filter((fault) => !fault.startsWith("no box")))).toEqual([]);
  }
});
