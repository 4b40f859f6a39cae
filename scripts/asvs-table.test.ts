// Keeps docs/asvs.md correct: its sums match its rows, every requirement is listed once, and the named evidence exists.
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "./run-command.ts";

const page = readFileSync(path.join(root, "docs/asvs.md"), "utf8");
const [before = "", after = ""] = page.split("## Facts the tables lean on");
const rows = [...after.matchAll(/^\| (\d+\.\d+\.\d+) \| [^|]+ \| ([a-z ]+) \| (.+) \|$/gm)].map(
  ([, no, verdict, evidence]) => ({ no: no!, verdict: verdict!, evidence: evidence! }),
);

/** "3.3.1–3.3.4" is four of them. */
const apart = [...before.matchAll(/(\d+\.\d+)\.(\d+)(?:–\d+\.\d+\.(\d+))?/g)]
  .filter(([, section]) => section !== "5.0")
  .flatMap(([, section, from, to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => `${section}.${Number(from) + at}`),
  );

test("all 253 requirements of levels 1 and 2 are judged once, or do not apply", () => {
  const all = [...rows.map(({ no }) => no), ...apart];
  expect(new Set(all).size).toBe(all.length);
  expect(all).toHaveLength(253);
});

test("the sums match the rows, and every unmet requirement is explained", () => {
  const count = (verdict: string) => rows.filter((row) => row.verdict === verdict).length;
  expect(count("holds") + count("partly") + count("does not hold")).toBe(rows.length);
  expect(page).toContain(`253 requirements; ${apart.length} do not apply`);
  expect(page).toContain(
    `**${count("holds")} of ${rows.length} applicable hold**, ${count("partly")} hold partly, ${count("does not hold")} do not.`,
  );
  const explained = page.slice(page.indexOf("what would fix it"));
  for (const { no, verdict } of rows) if (verdict !== "holds") expect(explained).toContain(no);
});

test("the named evidence exists", () => {
  const places = ["apps/api/src", "", "docs"];
  const missing: string[] = [];
  for (const { no, evidence } of rows) {
    let folder = "";
    for (const [, named] of evidence.matchAll(/`([\w./-]+\.(?:tsx?|md|json|yaml|conf|sh|sql))`/g)) {
      const found = [...places, folder].some((place) => existsSync(path.join(root, place, named!)));
      if (!found) missing.push(`${no}: ${named}`);
      const place = places.find((place) => existsSync(path.join(root, place, named!)));
      if (place !== undefined && named!.includes("/")) folder = path.join(place, path.dirname(named!));
    }
  }
  expect(missing).toEqual([]);
});

test("the README gives no number of questions, because every new file of the bank would make it wrong", () => {
  const readme = readFileSync(path.join(root, "README.md"), "utf8");
  expect(readme.match(/\d[\d,.]*\+? (?:original )?questions\b|Question bank: \d.*/g)).toEqual(null);
});

test("a test that a page quotes has that title", () => {
  const sources = [
    ...globSync("{apps,packages,scripts}/**/*.test.{ts,tsx}", { cwd: root }),
    ...globSync("e2e/*.ts", { cwd: root }),
  ];
  const texts = new Map<string, string>();
  for (const file of sources.filter((file) => !file.includes("node_modules"))) {
    const name = path.basename(file);
    texts.set(name, `${texts.get(name) ?? ""}\n${readFileSync(path.join(root, file), "utf8")}`);
  }
  const wrong: string[] = [];
  for (const doc of globSync("docs/**/*.md", { cwd: root }))
    for (const [, file, titles] of readFileSync(path.join(root, doc), "utf8").matchAll(
      /`([\w./-]+\.(?:test|spec)\.tsx?)`((?:,? "[^"]+")+)/g,
    ))
      for (const [, title] of titles!.matchAll(/"([^"]+)"/g))
        if (!texts.get(path.basename(file!))?.includes(title!)) wrong.push(`${doc}: ${file} "${title}"`);
  expect(wrong).toEqual([]);
});

test("each finding of the second security test names the test that would fail again", () => {
  const security = readFileSync(path.join(root, "docs/security.md"), "utf8");
  const found = [...security.matchAll(/^\| ([NL]\d+) \| [^|]+ \| `[\w./-]+\.(?:test|spec)\.tsx?` "[^"]+".*\|$/gm)];
  const findings = [1, 2, 3, 4].map((n) => `N${n}`).concat(Array.from({ length: 12 }, (_, at) => `L${at + 1}`));
  expect(found.map(([, no]) => no)).toEqual(findings);
});
