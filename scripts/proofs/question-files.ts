// npm run proof -- question-files [--rows n]: writes the full bank in every format and reads it again. What a candidate
// would see must be the same. Then it imports a table of that many rows through the real server, timed from the press of
// the button, while other callers must still get responses. With --rows 0 it imports nothing.
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { createClient, formatLimits, questionImports, staff } from "@sabiprep/contract";
import {
  emptyQuestion,
  type FormatPicture,
  type FormatQuestion,
  formats,
  optionFields,
  readQuestionFile,
  whyFields,
  writeQuestionFile,
} from "@sabiprep/formats";
import { render, renderInline } from "@sabiprep/markup";
import { loadBank } from "@sabiprep/question-bank";
import { startServer } from "../start-server.ts";

const MAX_SECONDS = 60;

export interface Shipped {
  question: FormatQuestion;
  picture: FormatPicture | null;
}

/** The shipped questions as in an export, each with its picture. */
export function bankQuestions(every: number): Shipped[] {
  return loadBank()
    .subjects.flatMap(({ questions, topics }) => questions.map((question) => ({ question, topics })))
    .filter((_, at) => at % every === 0)
    .map(({ question, topics }) => {
      const { options, picture } = question;
      const asTable: FormatQuestion = {
        ...emptyQuestion(),
        question_body: question.body,
        ...Object.fromEntries(options.map(({ text }, at) => [optionFields[at]!, text])),
        correct_answer: "ABCDE"[options.findIndex(({ is_right }) => is_right)]!,
        ...Object.fromEntries(options.map(({ why = "" }, at) => [whyFields[at]!, why])),
        answer_explanation: question.explanation,
        hint: question.hint ?? "",
        subject: question.subject,
        topic: topics.find(({ slug }) => slug === question.topic)?.name ?? question.topic,
        difficulty_level: question.difficulty,
        pool: question.pool,
        question_type: picture ? "IMAGE_AND_TEXTS_ONLY" : "TEXTS_ONLY",
        ...(question.passage ? { passage_title: question.passage.title, passage_body: question.passage.body } : {}),
      };
      const figure = picture && { name: "figure.svg", alt: picture.alt, bytes: new TextEncoder().encode(picture.svg) };
      return { question: asTable, picture: figure ?? null };
    });
}

/** Spaces at the edges of blocks are invisible. */
const oneSpaced = (html: string) =>
  html.replaceAll(/[\s\u00a0]+/g, " ").replaceAll(/ ?(<\/?(?:p|br|td|th|tr|table)>) ?/g, "$1");
const seen = (source: string, how: typeof render) => (source ? oneSpaced(how(source).html) : "");

/**
 * Everything that a candidate would see of it, its right answer, and its place in the bank, without the fields that the
 * format lacks.
 */
function asSeen({ question, picture }: Shipped, lacks: readonly string[]) {
  const text = (field: keyof FormatQuestion) => (lacks.includes(field) ? "" : seen(question[field], render));
  const name = (field: keyof FormatQuestion) => (lacks.includes(field) ? "" : question[field]);
  return {
    body: text("question_body"),
    options: optionFields.map((field) => seen(question[field], renderInline)),
    key: question.correct_answer,
    whys: whyFields.map(text),
    explanation: text("answer_explanation"),
    hint: text("hint"),
    passage: text("passage_body"),
    filed: (["subject", "topic", "difficulty_level", "pool", "passage_title"] as const).map(name),
    figure: picture && [picture.alt, Buffer.from(picture.bytes).toString("base64")],
  };
}

export interface RoundTrip {
  format: string;
  written: number;
  left_out: number;
  /** The number for each reason. */
  reasons: Record<string, number>;
  different: string[];
}

/** The reader takes at most 20,000 questions and 20 MB at a time, which is less than the bank. */
const IN_ONE_FILE = 4_000;

/** Round trips of any number of questions, in files that the reader accepts. */
export async function roundTrips(shipped: readonly Shipped[]): Promise<RoundTrip[]> {
  const totals = new Map<string, RoundTrip>();
  for (let at = 0; at < shipped.length; at += IN_ONE_FILE)
    for (const part of await roundTrip(shipped.slice(at, at + IN_ONE_FILE))) {
      const total = totals.get(part.format);
      if (!total) totals.set(part.format, part);
      else {
        total.written += part.written;
        total.left_out += part.left_out;
        total.different.push(...part.different);
        for (const [reason, many] of Object.entries(part.reasons))
          total.reasons[reason] = (total.reasons[reason] ?? 0) + many;
      }
    }
  return [...totals.values()];
}

async function roundTrip(shipped: readonly Shipped[]): Promise<RoundTrip[]> {
  const outcomes: RoundTrip[] = [];
  for (const format of formats) {
    const { bytes, extension, written, left_out } = await writeQuestionFile(
      format,
      shipped.map(({ question }) => question),
      shipped.map(({ picture }) => picture),
    );
    const left = new Set(left_out.map(({ at }) => at));
    const held = shipped.filter((_, at) => !left.has(at));
    const { rows } = await readQuestionFile(bytes, `bank.${extension}`, {}, new Date().getFullYear());
    const { lacks } = formatLimits[format];
    const different = held.filter((question, at) => {
      const again = rows[at];
      return !again || JSON.stringify(asSeen(again, lacks)) !== JSON.stringify(asSeen(question, lacks));
    });
    const reasons = new Map<string, number>();
    for (const { reason } of left_out) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    outcomes.push({
      ...{ format, written, left_out: left_out.length, reasons: Object.fromEntries(reasons) },
      different: different.map(({ question }) => question.question_body),
    });
  }
  return outcomes;
}

const tableOf = (rows: number) => {
  const head = "question,option_a,option_b,option_c,option_d,answer,explanation,subject,exam,year,difficulty\n";
  const lines = Array.from({ length: rows }, (_, at) => {
    const [a, b] = [at % 97, at % 89];
    const p = (a + 1) * (b + 2);
    return `"Item ${at}: a body of mass $${a + 1}\\,\\text{kg}$ moves at $${b + 2}\\,\\text{m s}^{-1}$. What is its momentum?",${p} N s,${p} J,${p} W,${p} Pa,A,"Momentum is $p = mv$, so it is ${p} N s.",Physics,JAMB,${2000 + (at % 25)},medium\n`;
  });
  return head + lines.join("");
};

async function timeImport(rows: number): Promise<void> {
  const server = await startServer();
  try {
    let token: string | null = null;
    const api = createClient({ baseUrl: `${server.url}/api`, token: () => token });
    const admin = await api.call(staff.login, { email: "admin@demo.ng", password: "Admin12345" });
    if (!("token" in admin)) throw new Error("the demo account has a second step");
    token = admin.token;
    const form = new FormData();
    form.set("file", new Blob([tableOf(rows)]), "large.csv");
    const begun = Date.now();
    const { id } = await api.call(questionImports.upload, { form });
    const checked = await followed(() => api.call(questionImports.read, { import_id: id }), "reading", server.url);
    const read = (Date.now() - begun) / 1000;
    console.log(
      `${checked.last.rows_read} rows read and checked in ${read.toFixed(1)} s, ${checked.last.rows_ready} ready`,
    );
    await api.call(questionImports.run, { import_id: id });
    const done = await followed(() => api.call(questionImports.read, { import_id: id }), "importing", server.url);
    const whole = (Date.now() - begun) / 1000;
    const slowest = Math.max(checked.slowest, done.slowest);
    console.log(
      `${done.last.questions_made} questions made after ${whole.toFixed(1)} s in all; progress was seen at ${done.steps} places; ` +
        `the slowest answer to another caller took ${slowest} ms`,
    );
    if (done.last.state !== "done" || done.last.questions_made !== rows || whole > MAX_SECONDS) process.exitCode = 1;
  } finally {
    await server.stop();
  }
}

/** Polls until the state ends, and sends other requests in between as other people would. */
async function followed<T extends { state: string; progress_done: number }>(
  look: () => Promise<T>,
  state: string,
  url: string,
) {
  let slowest = 0;
  const seen = new Set<number>();
  for (;;) {
    const last = await look();
    seen.add(last.progress_done);
    if (last.state !== state) return { last, slowest, steps: seen.size };
    const asked = Date.now();
    await fetch(`${url}/api/health`);
    slowest = Math.max(slowest, Date.now() - asked);
    await wait(100);
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values } = parseArgs({ options: { rows: { type: "string" } } });
  const questions = bankQuestions(1);
  for (const { format, written, left_out, reasons, different } of await roundTrips(questions)) {
    console.log(
      `${format}: ${written} of ${questions.length} written, ${left_out} left out, ${different.length} different when read again`,
    );
    for (const [reason, many] of Object.entries(reasons)) console.log(`  left out: ${many} ${reason}`);
    for (const body of different.slice(0, 5)) console.log(`  ${JSON.stringify(body)}`);
    if (different.length > 0) process.exitCode = 1;
  }
  const rows = Number(values.rows ?? 10_000);
  if (rows > 0) await timeImport(rows);
}
