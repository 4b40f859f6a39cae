// GIFT, read strictly by its rules: blank lines separate items, and a backslash removes a sign's meaning.
import { type ParsedRow, shortened } from "./format-question.ts";
import { type FindPicture, QuestionDraft } from "./question-draft.ts";
import type { TextKind } from "./text/markup-from.ts";

export interface GiftFile {
  rows: ParsedRow[];
  notes: string[];
}

interface Item {
  row: number;
  tags: string[];
  text: string;
}

// Escaped signs are replaced by characters that nobody types, so that the remaining signs really are syntax.
const escapable = "~=#{}:\\";
const hide = (text: string) =>
  text.replaceAll(/\\([~=#{}:\\n])/g, (_, sign) =>
    sign === "n" ? "\uE0FF" : String.fromCharCode(0xe000 + escapable.indexOf(sign)),
  );
const show = (text: string) =>
  text.replaceAll(/[\uE000-\uE0FF]/g, (sign) =>
    sign === "\uE0FF" ? "\n" : (escapable[sign.charCodeAt(0) - 0xe000] ?? sign),
  );

export function readGift(source: string, find?: FindPicture): GiftFile {
  const file: GiftFile = { rows: [], notes: [] };
  for (const item of itemsOf(source.replaceAll(/[\uE000-\uE0FF]/g, ""))) {
    const category = /^\$CATEGORY:\s*(.*)$/.exec(item.text)?.[1];
    if (category !== undefined) file.notes.push(`Category: ${category}`);
    else readItem(item, file, find);
  }
  return file;
}

function* itemsOf(source: string): Generator<Item> {
  let item: Item | null = null;
  let tags: string[] = [];
  for (const [at, line] of source.split("\n").entries()) {
    const trimmed = line.trim();
    if (trimmed.startsWith("//")) {
      for (const tag of tagsIn(trimmed)) tags.push(tag);
      continue;
    }
    if (trimmed === "" || trimmed.startsWith("$CATEGORY:")) {
      if (item) yield item;
      item = null;
      if (trimmed !== "") yield { row: at + 1, tags: [], text: trimmed };
      continue;
    }
    if (item) item.text += `\n${line}`;
    else {
      item = { row: at + 1, tags, text: line };
      tags = [];
    }
  }
  if (item) yield item;
}

const TAG = "[tag:";
/** GIFT has no hints. Other systems ignore a hint in a comment, and our own reader finds it. */
const HINT_TAG = "hint=";
export const giftHint = (html: string): string =>
  `[tag:${HINT_TAG}${html.replaceAll("]", "&#93;").replaceAll("\n", " ")}]`;

function* tagsIn(line: string): Generator<string> {
  for (let at = line.indexOf(TAG); at !== -1; ) {
    const end = line.indexOf("]", at);
    if (end === -1) return;
    yield line.slice(at + TAG.length, end);
    at = line.indexOf(TAG, end);
  }
}

function readItem({ row, tags, text }: Item, file: GiftFile, find?: FindPicture): void {
  const draft = new QuestionDraft(row, find);
  for (const tag of tags) {
    if (tag.startsWith(HINT_TAG)) draft.hints([{ text: tag.slice(HINT_TAG.length), kind: "html" }]);
    else draft.tag(tag);
  }
  const titled = hide(text).replace(/^\s*::[\s\S]*?::/, "");
  const { kind, rest } = formatted(titled, "auto");
  const open = rest.indexOf("{");
  const end = rest.indexOf("}", open);
  if (open === -1) {
    if (rest.includes("}")) draft.problem("file", "A } has no {");
    else file.notes.push(`Line ${row}: this is a description, not a question: ${shortened(show(rest).trim())}`);
    if (rest.includes("}")) file.rows.push(draft.done);
    return;
  }
  if (end === -1) {
    draft.text("question_body", show(rest.slice(0, open)).trim(), kind);
    draft.problem("file", "The answers start with { but have no }");
    file.rows.push(draft.done);
    return;
  }
  const answers = rest.slice(open + 1, end).trim();
  const before = rest.slice(0, open).trimEnd();
  const after = rest.slice(end + 1);
  readAnswers(draft, answers, kind);
  const isStatement = draft.question.question_type === "TRUE_OR_FALSE";
  const goesOn = isStatement ? /\w/.test(after) : /[\w.?!]/.test(after);
  const stem =
    goesOn && !isStatement
      ? `${before} _____ ${after.trim()}`.replace(/ (?=[.,?!])/g, "")
      : isStatement && goesOn
        ? `${before} ${after}`
        : before;
  draft.stem(show(stem).trim(), kind);
  file.rows.push(draft.done);
}

const kinds: Record<string, TextKind> = { html: "html", moodle: "auto", plain: "plain", markdown: "markdown" };

function formatted(text: string, otherwise: TextKind): { kind: TextKind; rest: string } {
  const found = /^\s*\[(html|moodle|plain|markdown)\]/.exec(text);
  return found ? { kind: kinds[found[1]!]!, rest: text.slice(found[0].length) } : { kind: otherwise, rest: text };
}

function readAnswers(draft: QuestionDraft, block: string, kind: TextKind) {
  const general = block.indexOf("####");
  const answers = (general === -1 ? block : block.slice(0, general)).trim();
  const feedback = (text: string) => {
    const { kind: own, rest } = formatted(text, kind);
    return { text: show(rest).trim(), kind: own };
  };
  const explanation = feedback(general === -1 ? "" : block.slice(general + 4));
  draft.explain(explanation);
  const verdict = /^(TRUE|FALSE|T|F)\s*(?:#([\s\S]*))?$/i.exec(answers);
  if (verdict) {
    draft.trueOrFalse(verdict[1]!.toUpperCase().startsWith("T"));
    // Feedback for a wrong answer is first.
    const [ofWrong = "", ofRight = ""] = (verdict[2] ?? "").split("#");
    const isTrue = draft.question.correct_answer === "A";
    draft.whys((isTrue ? [ofRight, ofWrong] : [ofWrong, ofRight]).map(feedback));
    return;
  }
  if (answers === "") return draft.unknownType("Essay");
  if (answers.startsWith("#")) return draft.unknownType("Numerical");
  const choices = [...answers.matchAll(/([=~])([^=~]*)/g)].map((found) => choiceOf(found[1]!, found[2]!));
  const old = choices.find(({ isOld }) => isOld);
  if (old) draft.note("correct_answer", `We read ${old.worth}% before "${show(old.text)}" as a share of the mark`);
  if (!/^[=~]/.test(answers)) return draft.problem("file", "The answers must start with = or ~", show(answers));
  const wrong = choices.filter(({ sign }) => sign === "~");
  if (wrong.length === 0)
    return draft.unknownType(choices.every(({ text }) => text.includes("->")) ? "Matching" : "Short answer");
  const texts = choices.map(({ text }) => formatted(text, kind));
  draft.options(
    texts.map(({ rest }) => show(rest).trim()),
    texts.map((text) => text.kind),
  );
  const worth = choices.map(({ worth }) => worth);
  // As Moodle reads it: without any = sign it is a question with tick boxes. With more than one, each of them is right
  // alone.
  if (wrong.length === choices.length && worth.filter((share) => share > 0).length > 1) draft.severalWorths(worth);
  else draft.worths(worth);
  draft.whys(choices.map((choice) => feedback(choice.feedback)));
}

/** The older missing-word files wrote ~75%a good one for what GIFT writes ~%75%a good one. "75% of it" is an answer. */
function choiceOf(sign: string, rest: string) {
  const modern = /^\s*%(-?\d+(?:\.\d+)?)%/.exec(rest);
  const weighted = modern ?? /^\s*(\d{1,2}|100)%(?=\p{L})/u.exec(rest);
  const body = weighted ? rest.slice(weighted[0].length) : rest;
  const cut = body.indexOf("#");
  const worth = weighted ? Number(weighted[1]) : sign === "=" ? 100 : 0;
  return {
    sign,
    isOld: !modern && weighted !== null,
    worth,
    text: (cut === -1 ? body : body.slice(0, cut)).trim(),
    feedback: cut === -1 ? "" : body.slice(cut + 1).trim(),
  };
}

export const giftEscaped = (text: string): string =>
  text.replaceAll(/[~=#{}:\\]/g, (sign) => `\\${sign}`).replaceAll("\n", "\\n");
