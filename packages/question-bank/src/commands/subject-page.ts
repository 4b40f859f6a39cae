// A subject as one page for a browser: every question as a student sees it, with its key, whys and explanation. The
// page is self-contained, so that an author can send it to a colleague.
import { optionLetters } from "@sabiprep/exam";
import { render, renderInline } from "@sabiprep/markup";
import type { ShippedQuestion, ShippedSubject } from "../bank.ts";

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const style = `
  :root { color-scheme: light dark; --ink: #14201a; --muted: #4a5b52; --card: #fff; --page: #f3f8f5; --line: #d5e0da; --right: #0b6b3a; }
  @media (prefers-color-scheme: dark) { :root { --ink: #e8f0ec; --muted: #a9bab1; --card: #17211c; --page: #0e1512; --line: #2c3a33; --right: #6fd39f; } }
  body { margin: 0 auto; max-width: 46rem; padding: 1rem; font: 1rem/1.55 system-ui, sans-serif; color: var(--ink); background: var(--page); overflow-wrap: anywhere; }
  article, nav, .passage { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1rem; margin: 1rem 0; }
  .instruction { font-weight: 600; margin: 1.5rem 0 0; }
  .about { color: var(--muted); font-size: .85rem; margin: 0 0 .5rem; }
  ol.options { list-style: none; padding: 0; margin: .75rem 0; }
  ol.options > li { display: flex; gap: .75rem; padding: .4rem 0; border-top: 1px solid var(--line); }
  ol.options > li > div { flex: 1; min-width: 0; }
  .right { color: var(--right); font-weight: 600; }
  .why { color: var(--muted); font-size: .92rem; } .why p, .explanation p { margin: .3rem 0; }
  .explanation { border-left: 3px solid var(--right); padding-left: .75rem; }
  svg { max-width: 100%; height: auto; background: #fff; color: #14201a; border-radius: 8px; }
  table { border-collapse: collapse; } td, th { border: 1px solid var(--line); padding: .25rem .5rem; }
  .m-scroll, math[display="block"] { overflow-x: auto; max-width: 100%; }
  a { color: var(--right); }`;

export function subjectPage({ about, topics, questions }: ShippedSubject): string {
  const byTopic = Map.groupBy(questions, ({ topic }) => topic);
  const shown = topics.filter(({ slug }) => byTopic.has(slug));
  const sections = shown.map(({ slug, name }) => {
    const told = new Set<string>();
    const inTopic = byTopic.get(slug)!;
    const items = inTopic.map(
      (question, at) => passageOf(question, told) + instructionOf(question, inTopic[at - 1]) + questionHtml(question),
    );
    return `<section id="${slug}"><h2>${escaped(name)} (${items.length})</h2>${items.join("")}</section>`;
  });
  const contents = shown.map(({ slug, name }) => `<li><a href="#${slug}">${escaped(name)}</a></li>`).join("");
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(about.name)}</title><style>${style}</style></head>
<body><h1>${escaped(about.name)}</h1><p>${questions.length} questions</p><nav aria-label="Topics"><ul>${contents}</ul></nav><main>${sections.join("\n")}</main></body></html>
`;
}

/** Shown above the first question of the passage. */
function passageOf({ passage }: ShippedQuestion, told: Set<string>): string {
  if (!passage || told.has(passage.key)) return "";
  told.add(passage.key);
  return `<div class="passage"><h3>${escaped(passage.title)}</h3>${render(passage.body).html}</div>`;
}

/** Shown above the first of the questions in a row that share it. */
function instructionOf({ instruction }: ShippedQuestion, above: ShippedQuestion | undefined): string {
  return instruction && instruction !== above?.instruction
    ? `<p class="instruction">${renderInline(instruction).html}</p>`
    : "";
}

function questionHtml(question: ShippedQuestion): string {
  const { key, difficulty, class_level, pool, exams, picture, passage, options } = question;
  const about = [key, difficulty, class_level, pool, exams.join(" "), ...(passage ? [passage.title] : [])].join(" · ");
  const lines = options.map(({ text, is_right, fifth_only, why }, at) => {
    const note = fifth_only ? ' <span class="about">(papers of five options)</span>' : "";
    const reason = why ? `<div class="why">${render(why).html}</div>` : "";
    const mark = is_right ? ' class="right"' : "";
    return `<li${mark}><b>${optionLetters[at]}</b><div>${renderInline(text).html}${is_right ? " ✓" : ""}${note}${reason}</div></li>`;
  });
  const hint = question.hint ? `<div class="why">Hint: ${render(question.hint).html}</div>` : "";
  const drawn = picture ? `<figure role="img" aria-label="${escaped(picture.alt)}">${picture.svg}</figure>` : "";
  return `<article><p class="about">${escaped(about)}</p>${render(question.body).html}${drawn}${hint}<ol class="options">${lines.join("")}</ol><div class="explanation">${render(question.explanation).html}</div></article>`;
}
