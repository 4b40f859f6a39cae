// Our own Word documents: one paragraph for each part of a question, with all its data. Bold, underlined and italic
// text looks so on the page. Formulas, tables and steps are written in our markup, so that the document can be imported
// unchanged.
import {
  emptyQuestion,
  type FormatQuestion,
  letterAt,
  optionFields,
  optionsOf,
  type ParsedRow,
} from "./format-question.ts";
import { labelled, labels } from "./labelled-lines.ts";
import { MAX_PROBLEMS_A_ROW } from "./limits.ts";
import { xmlEscaped } from "./xml/read-xml.ts";

/** Stored in the document's settings, where Word keeps it when somebody saves the document. */
export const MARKUP_SETTING = "SabiPrepMarkup";

const marked =
  /(\$\$?[^$\n]+\$\$?)|(?<![\\*])\*\*(?![\s*])((?:[^*_\\$]|\\.)*?[^\s*_\\$])\*\*(?!\*)|(?<![\\_\w])__(?![\s_])((?:[^*_\\$]|\\.)*?[^\s*_\\$])__(?![_\w])|(?<![\\*])\*(?![\s*])((?:[^*_\\$]|\\.)*?[^\s*_\\$])\*(?!\*)/g;

const runXml = (text: string, style = "") =>
  text && `<w:r>${style && `<w:rPr>${style}</w:rPr>`}<w:t xml:space="preserve">${xmlEscaped(text)}</w:t></w:r>`;

function lineXml(line: string): string {
  let at = 0;
  let xml = "";
  for (const found of line.matchAll(marked)) {
    const [whole, formula, bold, under, leaning] = found;
    if (formula) continue;
    xml += runXml(line.slice(at, found.index));
    if (bold) xml += runXml(bold, "<w:b/>");
    else if (under) xml += runXml(under, '<w:u w:val="single"/>');
    else xml += runXml(leaning!, "<w:i/>");
    at = found.index + whole.length;
  }
  return xml + runXml(line.slice(at));
}

const paragraphXml = (label: string, text: string) =>
  `<w:p>${runXml(label, label && "<w:b/>")}${text.split("\n").map(lineXml).join("<w:r><w:br/></w:r>")}</w:p>`;

export function questionXml(question: FormatQuestion, no: number): string {
  const said = Object.entries(labels).flatMap(([label, field]) =>
    question[field] ? [paragraphXml("", `${label}: ${question[field]}`)] : [],
  );
  return [
    paragraphXml("", `${no}. ${question.question_body}`),
    ...optionsOf(question).map((option, at) => paragraphXml("", `${letterAt(at)}) ${option}`)),
    paragraphXml("", `ANSWER: ${question.correct_answer}`),
    ...said,
    "<w:p/>",
  ].join("");
}

const signs: Record<string, string> = { strong: "**", em: "*", u: "__", br: "\n" };
const entities: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };

const markupOf = (html: string) =>
  html
    .replaceAll(/<\/?(\w+)[^>]*>/g, (_, name: string) => signs[name] ?? "")
    .replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity]!);

/** A question starts with its number. Text without a label continues the part above it. */
export function readMarkedDocument(html: string): ParsedRow[] {
  const rows: ParsedRow[] = [];
  let field: keyof FormatQuestion = "question_body";
  let row: ParsedRow | undefined;
  for (const [at, found] of [...html.matchAll(/<(p|h[1-6]|li)\b[^>]*>([\s\S]*?)<\/\1>/g)].entries()) {
    const text = markupOf(found[2]!);
    if (text.trim() === "") continue;
    const number = /^\d+\. /.exec(text);
    if (number && row?.question.correct_answer !== "") {
      row = { row: at + 1, question: emptyQuestion(), problems: [], picture: null };
      rows.push(row);
      field = "question_body";
      row.question.question_body = text.slice(number[0].length);
      continue;
    }
    if (!row) continue;
    const next = partOf(text, row);
    field = next?.field ?? field;
    const before = row.question[field];
    row.question[field] = next || !before ? (next?.said ?? text) : `${before}\n\n${text}`;
    if (found[2]!.includes("<img") && row.problems.length < MAX_PROBLEMS_A_ROW)
      row.problems.push({
        ...{ field: "picture", message: "Has a picture. Add this question in the editor, with its picture", found: "" },
      });
  }
  return rows;
}

function partOf(text: string, { question }: ParsedRow): { field: keyof FormatQuestion; said: string } | null {
  const answer = /^ANSWER:\s*(.*)$/.exec(text)?.[1];
  if (question.correct_answer !== "") return labelled(text);
  if (answer) return { field: "correct_answer", said: answer };
  const due = optionsOf(question).length;
  const field = optionFields[due];
  const option = field && text.startsWith(`${letterAt(due)}) `);
  return option ? { field, said: text.slice(3) } : null;
}
