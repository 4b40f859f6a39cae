import { readInline } from "./read-markup.ts";
import { type Mark, nestedMarks, type RichText, type Run, type StepBlock, tidyRuns } from "./rich-text.ts";

const signs: Record<Mark, string> = { strong: "**", u: "__", em: "*" };

export const writeMarkup = (text: RichText): string =>
  text
    .map((block) => {
      if (block.kind === "table") return writeTable(block.rows);
      return block.kind === "steps" ? writeSteps(block.steps) : pieceMarkup(block);
    })
    .filter(Boolean)
    .join("\n\n");

const pieceMarkup = (piece: StepBlock) =>
  piece.kind === "formula"
    ? `$$${piece.tex.replaceAll("\n", " ")}$$`
    : inlineMarkup(piece.runs).replaceAll(/^\|/gm, "\\|");

/** A step has no blank line: adjacent paragraphs become lines of one paragraph. */
function joined(pieces: StepBlock[]): StepBlock[] {
  const made: StepBlock[] = [];
  for (const piece of pieces) {
    const last = made.at(-1);
    if (piece.kind !== "paragraph" || last?.kind !== "paragraph") made.push(piece);
    else made[made.length - 1] = { ...last, runs: [...last.runs, { kind: "break", marks: [] }, ...piece.runs] };
  }
  return made;
}

/**
 * An empty step is removed, so that the numbers have no gap. A line in it that starts with its own number gets a
 * non-breaking space.
 */
const writeSteps = (steps: StepBlock[][]) =>
  steps
    .map((pieces) => joined(pieces).map(pieceMarkup).filter(Boolean).join("\n"))
    .map((step) => step.replaceAll(/\n(\d{1,2}\.) /g, "\n$1\u00A0"))
    .filter(Boolean)
    .map((step, at) => `${at + 1}. ${step}`)
    .join("\n");

function writeTable(rows: Run[][][]): string {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const lines = rows.map((cells) => Array.from({ length: width }, (_, at) => cellMarkup(cells[at] ?? [])).join(" | "));
  const [head = "", ...body] = lines.map((line) => (/^[ |]*$/.test(line) ? `|${" |".repeat(width)}` : `| ${line} |`));
  return [head, `|${"---|".repeat(width)}`, ...body].join("\n");
}

const cellMarkup = (runs: Run[]) =>
  inlineMarkup(
    runs.map((run): Run => (run.kind === "break" ? { kind: "text", text: " ", marks: [] } : run)),
    "|",
  );

/** Three stars in a row are often read in another way than they were meant. Then bold wins over italic. */
export function inlineMarkup(runs: readonly Run[], alsoEscaped = ""): string {
  const written = serialised(tidyRuns(runs), alsoEscaped);
  const starsMeet = /(?<!\\)\*{3,}/.test(written);
  if (!starsMeet || isReadAs(written, runs)) return written;
  const plainer = runs.map((run) => ({ ...run, marks: run.marks.filter((mark) => mark !== "em") }));
  return serialised(tidyRuns(plainer), alsoEscaped);
}

const isReadAs = (written: string, runs: readonly Run[]): boolean => {
  const read = readInline(written);
  return read !== null && told(read) === told(runs);
};

const told = (runs: readonly Run[]): string =>
  JSON.stringify(tidyRuns(runs).map((run) => ({ ...run, marks: [...run.marks].sort() })));

/** Written piece by piece. The space at the end is held back, because a closing mark must touch the text before it. */
class Line {
  private written = "";
  private space = "";
  private last = "";

  add(text: string): void {
    const inside = text.trimEnd();
    if (inside !== "") {
      this.written += this.space + inside;
      this.space = "";
    }
    this.space += text.slice(inside.length);
    this.last = text.at(-1) ?? this.last;
  }

  close(sign: string): void {
    this.written += sign;
    this.last = this.space === "" ? sign.at(-1)! : this.last;
  }

  endsIn(sign: string): boolean {
    return this.last === sign;
  }

  get whole(): string {
    return this.written + this.space;
  }
}

function serialised(runs: Run[], alsoEscaped: string): string {
  const line = new Line();
  let open: Mark[] = [];
  const underlines = runs.some((run) => run.marks.includes("u"));
  const turnTo = (wanted: Mark[]) => {
    const common = open.findIndex((mark, at) => mark !== wanted[at]);
    const kept = common === -1 ? open.length : common;
    for (const mark of open.slice(kept).reverse()) line.close(signs[mark]);
    for (const mark of wanted.slice(kept)) line.add(signs[mark]);
    open = wanted;
  };
  for (const run of runs) {
    const wanted = nestedMarks(open, run.marks);
    if (run.kind === "break") line.add("\n");
    else if (run.kind === "math") {
      turnTo(wanted);
      // Two adjacent dollars would start a formula on its own line.
      if (line.endsIn("$")) line.add(" ");
      line.add(`$${run.tex.replaceAll("\n", " ")}$`);
    } else {
      const inside = run.text.trimStart();
      if (inside === "") {
        // Two marked phrases stay separate: a mark that only the phrases have ends before the space between them.
        turnTo(wanted.filter((mark, at) => open[at] === mark));
        line.add(run.text);
        continue;
      }
      const space = run.text.slice(0, run.text.length - inside.length);
      turnTo(wanted.filter((mark, at) => open[at] === mark));
      line.add(space);
      turnTo(wanted);
      line.add(escaped(inside, alsoEscaped, underlines));
    }
  }
  turnTo([]);
  return line.whole;
}

/** Underscores at the edge of a run could merge with an underlining beside them. */
function escaped(whole: string, also: string, besideUnderlining: boolean): string {
  const text = whole.trimEnd();
  const safe = text.replaceAll(/[\\$]|\*|_+|\|/g, (sign, at: number) => {
    const before = text[at - 1];
    const after = text[at + sign.length];
    if (sign === "|") return also === "|" ? "\\|" : "|";
    if (sign === "*") return before === " " && after === " " ? "*" : "\\*";
    if (sign.startsWith("_")) {
      const atEdge = besideUnderlining && (before === undefined || after === undefined);
      return sign.length === 2 || atEdge ? "\\_".repeat(sign.length) : sign;
    }
    return `\\${sign}`;
  });
  return safe + whole.slice(text.length);
}
