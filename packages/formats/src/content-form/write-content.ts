// Makes a content file from its questions. Values in the file's header are not repeated at each question.
import type { ContentDefaults, ContentFile, ContentPassage, ContentQuestion, LooseQuestion } from "./content-file.ts";
import { plainLines, quotedLines } from "./text-lines.ts";

export function writeContent({ defaults, passages, questions }: ContentFile): string {
  const blocks: string[] = [...header(defaults)];
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  const told = new Set<string>();
  let objective: string | undefined;
  let passage: string | undefined;
  let instruction: string | undefined;
  for (const question of questions) {
    if (question.passage !== passage) {
      if (question.passage && told.has(question.passage))
        throw new Error(`the questions on the passage ${question.passage} are not next to each other`);
      blocks.push(passageBlock(question.passage ? byId.get(question.passage) : undefined));
      passage = question.passage;
      if (passage) told.add(passage);
    }
    if (question.objective !== objective) blocks.push(`# Objective: ${question.objective}`);
    objective = question.objective;
    if (question.instruction !== instruction) blocks.push(instructionLine(question.instruction));
    instruction = question.instruction;
    blocks.push(writeQuestion(question, { pool: "stretch", ...defaults }));
  }
  return `${blocks.join("\n\n")}\n`;
}

export type LooseToWrite = Omit<LooseQuestion, "place"> & {
  /** A comment above it, which no reader treats as part of it. */
  remark?: string;
};

/** Questions of several topics, in the given order. */
export function writeLoosely(passages: readonly ContentPassage[], questions: readonly LooseToWrite[]): string {
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  const blocks: string[] = [];
  let above: Pick<LooseToWrite, "subject" | "topic" | "objective" | "passage" | "instruction"> = {
    subject: "",
    topic: "",
    objective: "",
  };
  for (const question of questions) {
    const { subject, topic, objective, passage, instruction, remark } = question;
    const isNew = subject !== above.subject || (topic !== above.topic && !topic);
    if (isNew) blocks.push(`# Subject: ${subject}`.trimEnd());
    if (topic !== (isNew ? "" : above.topic)) blocks.push(`# Topic: ${topic}`);
    const isElsewhere = isNew || topic !== above.topic;
    if (objective !== (isElsewhere ? "" : above.objective)) blocks.push(`# Objective: ${objective}`.trimEnd());
    if (passage !== (isElsewhere ? undefined : above.passage))
      blocks.push(passageBlock(passage ? byId.get(passage) : undefined));
    if (instruction !== (isElsewhere ? undefined : above.instruction)) blocks.push(instructionLine(instruction));
    if (remark) blocks.push(`<!--\n${remark.replaceAll("-->", "--›")}\n-->`);
    blocks.push(writeQuestion(question, {}));
    above = { subject, topic, objective, passage, instruction };
  }
  return `${blocks.join("\n\n")}\n`;
}

function header({ difficulty, class_level, pool, exams, native_review, review_by }: ContentDefaults): string[] {
  const lines = [
    ...(difficulty ? [`difficulty: ${difficulty}`] : []),
    ...(class_level ? [`class: ${class_level}`] : []),
    ...(pool ? [`pool: ${pool}`] : []),
    ...(exams ? [`exams: ${exams.join(" ")}`] : []),
    ...(native_review ? ["native reader: awaited"] : []),
    ...(review_by ? [`review by: ${review_by}`] : []),
  ];
  return lines.length > 0 ? [["---", ...lines, "---"].join("\n")] : [];
}

export const passageBlock = (passage: ContentPassage | undefined): string =>
  passage
    ? [`# Passage ${passage.id}: ${passage.title}`, "", ...plainLines(passage.body)].join("\n")
    : "# End of passage";

const instructionLine = (instruction: string | undefined): string =>
  instruction ? `# Instruction: ${instruction.replaceAll(/\s*\n\s*/g, " ")}` : "# End of instruction";

type WrittenFile = ContentQuestion | LooseToWrite;

/** One question as written in a file with these defaults. */
export function writeQuestion(question: WrittenFile, defaults: ContentDefaults): string {
  return [
    headingOf(question, defaults),
    "",
    ...plainLines(question.body),
    "",
    ...(question.hint ? [...quotedLines(question.hint, "", "?"), ""] : []),
    ...question.options.flatMap(({ text, is_right, why }) => [
      `- [${is_right ? "x" : " "}] ${text}`,
      ...(why ? quotedLines(why, "  ") : []),
    ]),
    ...(question.explanation ? ["", ...quotedLines(question.explanation)] : []),
  ].join("\n");
}

function headingOf(question: WrittenFile, defaults: ContentDefaults): string {
  const { id, difficulty, class_level, pool, family, picture, exams, pinned, native_review, review_by } = question;
  const said = [
    ...(!difficulty || difficulty === defaults.difficulty ? [] : [difficulty]),
    ...(!class_level || class_level === defaults.class_level ? [] : [class_level]),
    ...(!pool || pool === defaults.pool ? [] : [pool]),
    ...(family ? [`family ${family}`] : []),
    ...(picture ? [`picture ${picture}`] : []),
    ...(exams?.join() === defaults.exams?.join() ? [] : [`exams ${exams?.join(" ") ?? "all"}`]),
    ...(pinned ? ["pinned"] : []),
    ...(native_review === defaults.native_review ? [] : [`native reader ${native_review ? "awaited" : "done"}`]),
    ...(review_by === defaults.review_by ? [] : [`review ${review_by ? `by ${review_by}` : "never"}`]),
    ...("year" in question && question.year ? [`year ${question.year}`] : []),
    ...("source" in question && question.source ? [`source ${question.source}`] : []),
    ...("status" in question && question.status ? [`status ${question.status}`] : []),
  ];
  return said.length > 0 ? `## ${id} (${said.join(", ")})` : `## ${id}`;
}
