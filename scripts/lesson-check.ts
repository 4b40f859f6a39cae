// node scripts/node24.cjs scripts/lesson-check.ts FOLDER: reads lessons as the product does and names what is wrong.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { readNote } from "../apps/api/src/features/materials/note-parts.ts";

const folder = process.argv[2]!;
let bad = 0;
for (const file of readdirSync(folder).filter((f) => f.endsWith(".lesson.md")).sort()) {
  const source = readFileSync(path.join(folder, file), "utf8");
  const wrong: string[] = [];
  const end = source.indexOf("\n\n");
  const head = source.slice(0, end);
  for (const name of ["title", "description"]) if (!new RegExp(`^${name}: \\S`, "m").test(head)) wrong.push(`no ${name}:`);
  const figures = [...source.matchAll(/^!\[([^\]]*)\]\(([\w-]+\.svg)\)$/gm)];
  for (const [, alt, name] of figures) {
    const svg = path.join(folder, "figures", name!);
    if (!alt!.trim()) wrong.push(`${name} has no words`);
    if (!existsSync(svg)) wrong.push(`no ${svg}`);
    else {
      const text = readFileSync(svg, "utf8");
      if (statSync(svg).size > 5120) wrong.push(`${name} is over 5 KB`);
      if (!/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 \d+ \d+"/.test(text)) wrong.push(`${name}: begins otherwise`);
      const tags = new Set([...text.matchAll(/<([a-zA-Z]+)/g)].map(([, t]) => t));
      for (const tag of tags) if (!"svg line path circle ellipse rect polygon polyline text tspan g".split(" ").includes(tag!)) wrong.push(`${name}: <${tag}>`);
      if (/ (style|class|id|href|on\w+)=/.test(text)) wrong.push(`${name}: style, class, id or href`);
    }
  }
  if (/!\[/.test(source.replaceAll(/^!\[([^\]]*)\]\(([\w-]+\.svg)\)$/gm, ""))) wrong.push("a figure that does not stand on a line of its own");
  const body = source.slice(end).replaceAll(/^!\[.*$/gm, "");
  for (const section of ["What the syllabus asks", "Worked examples", "Common mistakes", "Exam terms"])
    if (!body.includes(`\n## ${section}\n`)) wrong.push(`no section "${section}"`);
  const words = body.replaceAll(/\$[^$]*\$/g, "x").split(/\s+/).filter((w) => /[\p{L}\p{N}]/u.test(w)).length;
  if (words < 550 || words > 1300) wrong.push(`${words} words`);
  try {
    readNote(body.trim());
  } catch (problem) {
    wrong.push(String(problem));
  }
  if (wrong.length) bad++;
  console.log(`${wrong.length ? "WRONG" : "ok   "} ${file}: ${words} words, ${figures.length} figures${wrong.map((w) => `\n      ${w}`).join("")}`);
}
process.exit(bad ? 1 : 0);
