// All sheets of the signed-in screens load together. A class defined in two of them would get both styles.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const source = path.resolve(import.meta.dirname, "..");

/** Rules for print or for a width may change what another sheet defines. */
function outsideMedia(css: string): string {
  let text = css.replaceAll(/\/\*[\s\S]*?\*\//g, "");
  for (let at = text.indexOf("@media"); at !== -1; at = text.indexOf("@media")) {
    let end = text.indexOf("{", at) + 1;
    for (let open = 1; open > 0; end++) open += text[end] === "{" ? 1 : text[end] === "}" ? -1 : 0;
    text = text.slice(0, at) + text.slice(end);
  }
  return text;
}

const classesOf = (css: string) =>
  [...outsideMedia(css).matchAll(/(?:^|[{}])\s*([^{}@;]+)\{/g)]
    .flatMap(([, selectors = ""]) => selectors.split(","))
    .map((selector) => selector.trim())
    .filter((selector) => /^\.[\w-]+$/.test(selector));

test("no class is defined in two sheets", () => {
  const sheets = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"));
  expect(sheets.length).toBeGreaterThan(5);
  const homes = new Map<string, Set<string>>();
  for (const sheet of sheets)
    for (const name of classesOf(readFileSync(path.join(source, sheet), "utf8")))
      homes.set(name, (homes.get(name) ?? new Set()).add(sheet));
  const shared = [...homes]
    .filter(([, where]) => where.size > 1)
    .map(([name, where]) => `${name}: ${[...where].join(", ")}`);
  expect(shared).toEqual([]);
});
