// Everything that our markup can express survives a round trip through every format that can hold it.
import { formatLimits, MAX_HINT } from "@sabiprep/contract";
import fc from "fast-check";
import readExcelFile from "read-excel-file/node";
import { expect, test } from "vitest";
import { canonical, canonicalLine } from "./aiken.ts";
import {
  emptyQuestion,
  type Format,
  type FormatQuestion,
  formats,
  optionFields,
  readQuestionFile,
  whyFields,
  writeQuestionFile,
} from "./index.ts";
import type { Run } from "./text/rich-text.ts";
import { inlineMarkup, writeMarkup } from "./text/write-markup.ts";

const THIS_YEAR = 2026;

const word = fc.constantFrom(
  "mass",
  "Ọ̀ṣun",
  "5 * 3",
  "snake_case",
  "_____",
  "$20",
  "50%",
  "a<b",
  "x>y",
  "&amp;",
  "<b>",
  "</p>",
  "{=}",
  "~tilde",
  "#5",
  "::",
  "C:\\dir",
  "\\(",
  "\\[x\\]",
  "$$",
  "=SUM(A1)",
  "-4",
  "@home",
  "it's",
  '"quoted"',
  "a|b",
  "|",
  "[html]",
  "->",
  "TRUE",
  "1.5",
  "°C",
  "½",
  "→",
  "a;b",
  "x,y",
  "//",
);
const tex = fc.constantFrom(
  "x^2",
  "\\frac{1}{2}",
  "a<b",
  "\\sqrt{2}",
  "H_2O",
  "5\\times10^{-3}",
  "\\nu = c/\\lambda",
  "\\{1\\}",
);
const marks = fc.constantFrom<Run["marks"]>([], [], [], ["strong"], ["em"], ["u"]);
const run: fc.Arbitrary<Run> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("text" as const),
      text: fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => ` ${words.join(" ")} `),
      marks,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("math" as const), tex, marks: fc.constant<Run["marks"]>([]) }),
  },
);
const line = fc.array(run, { minLength: 1, maxLength: 4 });
const option = line.map((runs) => inlineMarkup(runs)).filter((markup) => markup !== "");
const paragraph = line.map((runs) => ({ kind: "paragraph" as const, runs }));
const formula = tex.map((tex) => ({ kind: "formula" as const, tex }));
const piece = fc.oneof(paragraph, formula);
const block = fc.oneof(
  { weight: 5, arbitrary: paragraph },
  { weight: 1, arbitrary: formula },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.tuple(line, line), { minLength: 2, maxLength: 3 })
      .map((rows) => ({ kind: "table" as const, rows })),
  },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.array(piece, { minLength: 1, maxLength: 2 }), { minLength: 2, maxLength: 3 })
      .map((steps) => ({ kind: "steps" as const, steps })),
  },
);
const body = fc
  .array(block, { minLength: 1, maxLength: 3 })
  .map(writeMarkup)
  .filter((markup) => markup !== "");

const question: fc.Arbitrary<FormatQuestion> = fc
  .record({
    body,
    options: fc.uniqueArray(option, { minLength: 4, maxLength: 5 }),
    key: fc.nat({ max: 3 }),
    explanation: fc.oneof(fc.constant(""), body),
    year: fc.integer({ min: 1978, max: 2026 }),
    difficulty: fc.constantFrom("easy", "medium", "hard"),
    isStatement: fc.boolean(),
    whys: fc.array(fc.oneof(fc.constant(""), body), { minLength: 5, maxLength: 5 }),
    hint: fc.oneof(fc.constant(""), body).filter((hint) => hint.length <= MAX_HINT),
  })
  .map(({ body, options, key, explanation, year, difficulty, isStatement, whys, hint }) => {
    const texts = isStatement ? ["True", "False"] : options;
    const right = isStatement ? key % 2 : key;
    const reasons = texts.map((_, at) => [whyFields[at]!, at === right ? "" : whys[at]!]);
    return {
      ...emptyQuestion(),
      question_body: body,
      ...Object.fromEntries(texts.map((text, at) => [optionFields[at]!, text])),
      ...Object.fromEntries(reasons),
      correct_answer: "ABCD"[right]!,
      answer_explanation: explanation,
      hint,
      subject: "Biology & Health",
      topic: 'Cells: "structure"',
      exam_type: "WAEC",
      year: String(year),
      difficulty_level: difficulty,
      class_level: "SS2",
      source: "school",
      status: "ACTIVE",
      question_type: isStatement ? "TRUE_OR_FALSE" : "TEXTS_ONLY",
    };
  });

const asHeld = (question: FormatQuestion, format: Format): FormatQuestion => {
  const held = { ...question };
  for (const field of formatLimits[format].lacks) held[field] = "";
  return held;
};

test.each(formats)("questions come back equal from %s", async (format) => {
  let held = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(question, { minLength: 1, maxLength: 5 }), async (questions) => {
      const file = await writeQuestionFile(format, questions);
      const left = new Set(file.left_out.map(({ at }) => at));
      expect(file.written).toBe(questions.length - left.size);
      if (file.written === 0) return;
      held += file.written;
      const name = `questions.${file.extension}`;
      const { rows, format: read } = await readQuestionFile(file.bytes, name, {}, THIS_YEAR);
      expect(read).toBe(format);
      const wanted = questions.filter((_, at) => !left.has(at)).map((question) => asHeld(question, format));
      expect(rows.map(({ question }) => question)).toEqual(wanted);
      expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
    }),
    { seed: 8, numRuns: 25 },
  );
  expect(held).toBeGreaterThan(format === "aiken" ? 1 : 40);
});

test.each(formats)("why each wrong option is wrong travels in %s where it has a place for it", async (format) => {
  const whys = { why_a: "Gave the **amount**, not the interest.", why_c: "1. Half\n2. $$x = 5$$\n\nToo small." };
  const common = { ...emptyQuestion(), question_body: "How much?", correct_answer: "B", question_type: "TEXTS_ONLY" };
  const question = { ...common, option_a: "₦5", option_b: "₦6", option_c: "₦7", option_d: "₦8", ...whys };
  const { bytes, extension } = await writeQuestionFile(format, [question]);
  const { rows } = await readQuestionFile(bytes, `q.${extension}`, {}, THIS_YEAR);
  expect(rows[0]?.problems).toEqual([]);
  const none = { ...question, why_a: "", why_c: "" };
  expect(rows[0]?.question).toEqual(format === "aiken" ? none : question);
});

test("written markup is read back unchanged", () => {
  fc.assert(
    fc.property(body, option, (body, option) => {
      expect(canonical(body)).toBe(body);
      expect(canonicalLine(option)).toBe(option);
    }),
    { seed: 3, numRuns: 500 },
  );
});

test("a passage is exported if the format has a place for it, and left out otherwise", async () => {
  const withPassage: FormatQuestion = {
    ...emptyQuestion(),
    question_body: "What does the writer fear?",
    option_a: "Rain",
    option_b: "Hunger",
    option_c: "Noise",
    option_d: "Sleep",
    correct_answer: "B",
    question_type: "TEXTS_ONLY",
    passage_title: "The long road",
    passage_body: "It had not rained.\n\nThe **barns** were empty.",
  };
  const steps = "1. First line\n2. $$x^2$$";
  const odd = {
    ...withPassage,
    passage_title: 'A < B & "C"',
    passage_body: `${steps}\n\n| a | b |\n|---|---|\n| 1 | 2 |`,
  };
  const without: string[] = [];
  for (const format of formats) {
    const { bytes, left_out, extension } = await writeQuestionFile(format, [withPassage, odd]);
    if (left_out.length > 0) {
      expect([format, left_out[0]]).toEqual([format, { at: 0, reason: "belongs to a passage" }]);
      without.push(format);
    } else {
      const { rows } = await readQuestionFile(bytes, `q.${extension}`, {}, THIS_YEAR);
      expect([format, rows.map(({ question }) => question)]).toEqual([format, [withPassage, odd]]);
      expect([format, rows.flatMap(({ problems }) => problems)]).toEqual([format, []]);
    }
  }
  expect(without).toEqual(["aiken"]);
});

test("a table without words in its header, and bold inside italic, come back from every format that has them", async () => {
  const question: FormatQuestion = {
    ...emptyQuestion(),
    question_body: "| | |\n|---|---|\n| Shares | 1,000 |\n| Reserve | 300 |\n\nHow much may be paid?",
    option_a: "₦300",
    option_b: "₦1,000",
    option_c: "₦700",
    option_d: "*avoir **de***",
    correct_answer: "A",
    answer_explanation: "The phrase is *dépendre **de***. Say *du*, not *de **le** jour*.",
    question_type: "TEXTS_ONLY",
  };
  for (const format of formats) {
    const { bytes, written, extension } = await writeQuestionFile(format, [question]);
    if (format === "aiken") expect(written).toBe(0);
    else {
      const { rows } = await readQuestionFile(bytes, `q.${extension}`, {}, THIS_YEAR);
      expect([format, rows[0]?.question]).toEqual([format, question]);
    }
  }
});

test("a picture is exported with its question if the format has a place for it", async () => {
  const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);
  const picture = { name: "cell wall.png", alt: 'A "cell" & its wall', bytes };
  const pictured: FormatQuestion = {
    ...emptyQuestion(),
    question_body: "What is part X?",
    option_a: "Wall",
    option_b: "Sap",
    option_c: "Nucleus",
    option_d: "Pore",
    correct_answer: "A",
    question_type: "IMAGE_AND_TEXTS_ONLY",
  };
  const without: string[] = [];
  for (const format of formats) {
    const { bytes: file, left_out, extension } = await writeQuestionFile(format, [pictured], [picture]);
    if (left_out.length > 0) {
      expect([format, left_out]).toEqual([format, [{ at: 0, reason: "has a picture" }]]);
      without.push(format);
    } else {
      const { rows } = await readQuestionFile(file, `q.${extension}`, {}, THIS_YEAR);
      expect([format, rows[0]?.question, rows[0]?.problems]).toEqual([format, pictured, []]);
      expect([format, rows[0]?.picture?.alt, rows[0]?.picture?.bytes]).toEqual([format, picture.alt, bytes]);
    }
  }
  expect(without).toEqual(["csv", "xlsx", "aiken", "docx"]);
});

test("text that a spreadsheet would run is exported as plain text, in CSV and in workbooks", async () => {
  const risky = {
    ...emptyQuestion(),
    question_body: '=HYPERLINK("http://x","y")',
    option_a: "-4",
    option_b: "+4",
    option_c: "@4",
    option_d: "\u00274",
    correct_answer: "A",
    question_type: "TEXTS_ONLY",
  };
  const csv = new TextDecoder().decode((await writeQuestionFile("csv", [risky])).bytes);
  expect(csv).toContain(`"'=HYPERLINK(""http://x"",""y"")"`);
  expect(csv).toMatch(/,'-4,'\+4,'@4,'4,/);
  const xlsx = await writeQuestionFile("xlsx", [risky]);
  const [sheet] = await readExcelFile(Buffer.from(xlsx.bytes));
  expect(sheet?.data[1]?.slice(0, 5)).toEqual(['=HYPERLINK("http://x","y")', "-4", "+4", "@4", "'4"]);
});

test.each(["csv", "xlsx", "docx", "gift", "moodle-xml", "qti-1.2", "qti-2.1", "qti-2.2", "qti-3.0"] as const)(
  "%s keeps several right answers, whether all are needed and candidates are told how many",
  async (format) => {
    const of = (correct_answer: string, answers_wanted: string): FormatQuestion => ({
      ...emptyQuestion(),
      question_body: "Which of these are prime?",
      ...{ option_a: "two", option_b: "four", option_c: "five", option_d: "nine", option_e: "eleven", option_f: "ten" },
      ...{ correct_answer, answers_wanted, why_b: "Two times two.", question_type: "TEXTS_ONLY" },
    });
    const given = [of("ACE", "all"), of("ACE", "number"), of("C", ""), of("AC", "any")];
    const { bytes, left_out } = await writeQuestionFile(format, given);
    const held = given.filter((_, at) => !left_out.some((left) => left.at === at));
    expect(left_out.map(({ at }) => at)).toEqual(format.startsWith("qti") ? [3] : []);
    const { rows } = await readQuestionFile(
      bytes,
      `q.${format === "csv" || format === "xlsx" ? format : "x"}`,
      {},
      2026,
    );
    expect(rows.map(({ question }) => question)).toEqual(held);
  },
);
