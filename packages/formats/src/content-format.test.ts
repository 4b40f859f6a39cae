import { expect, test } from "vitest";
import { emptyQuestion, type Format, readQuestionFile, writeQuestionFile } from "./index.ts";

const read = (text: string, name = "questions.txt") => readQuestionFile(new TextEncoder().encode(text), name, {}, 2026);

const file = `---
class: SS2
---

# Subject: history
# Topic: Kingdoms

# Passage market: The market

It was **early**.

## oduduwa (easy, exams neco, year 2019)

Who came to Ife?

- [x] Oduduwa
- [ ] Bayajidda
  > He came to Daura.
- [ ] Oranmiyan
- [ ] Eri

> 1. He came down.
> 2. He stayed.

# Topic: Trade

## is-salt

Salt was traded.

- [x] True
- [ ] False
`;

test("the bank's own form is recognised by its signs under any file name, and gives its questions in full", async () => {
  const { format, counted, rows } = await read(file);
  expect([format, counted, rows.map(({ row, problems }) => [row, problems])]).toEqual([
    "content-form",
    "line",
    [
      [12, []],
      [27, []],
    ],
  ]);
  expect(rows[0]?.question).toMatchObject({
    question_body: "Who came to Ife?",
    correct_answer: "A",
    why_b: "He came to Daura.",
    answer_explanation: "1. He came down.\n2. He stayed.",
    subject: "history",
    topic: "Kingdoms",
    exam_type: "NECO",
    year: "2019",
    difficulty_level: "easy",
    class_level: "SS2",
    passage_title: "The market",
    passage_body: "It was **early**.",
  });
  expect(rows[1]?.question).toMatchObject({ topic: "Trade", question_type: "TRUE_OR_FALSE", passage_body: "" });
});

test("an error is reported at its question with its line, and a picture that is only named is missing", async () => {
  const spoilt = file
    .replace("(easy, exams neco, year 2019)", "(simple, picture eye)")
    .replace("- [x] True", "- [ ] True")
    .replace("Salt was traded.", "# Nonsense\n\n## is-salt\n\nSalt was traded.");
  const { rows } = await read(spoilt);
  expect(rows.map(({ problems }) => problems.map(({ field, message }) => `${field} ${message.slice(0, 32)}`))).toEqual([
    ["picture Its picture is not in the file", "file Line 12: “simple” is not allowed"],
    expect.arrayContaining(["file Line 27: “is-salt” has no questi"]),
    [
      "file Line 29: We do not know this hea",
      "file Line 31: There is already a ques",
      "file Line 31: “is-salt” has 0 correct",
      "correct_answer The correct answer is missing",
    ],
  ]);
  await expect(read("# Nonsense\n", "q.md")).rejects.toThrow();
});

const asked = {
  ...emptyQuestion(),
  ...{
    question_body: "The visit was __brief__.",
    instruction: "Choose the word **nearest** in meaning.",
    pool: "stretch",
  },
  ...{ option_a: "short", option_b: "long", option_c: "late", option_d: "early", correct_answer: "A" },
  ...{ answer_explanation: "It was short.", subject: "English", exam_type: "WAEC", difficulty_level: "easy" },
};

async function throughFile(format: Format, question = asked) {
  const { bytes, extension, left_out } = await writeQuestionFile(format, [question]);
  expect(left_out).toEqual([]);
  const { rows } = await readQuestionFile(bytes, `questions.${extension}`, {}, 2026);
  expect(rows[0]?.problems.filter(({ harmless }) => !harmless)).toEqual([]);
  return rows[0]?.question;
}

test.each(["csv", "xlsx", "content-form"] as const)("instruction and pool come back from %s", async (format) => {
  const { instruction, pool, question_body } = asked;
  expect(await throughFile(format)).toMatchObject({ instruction, pool, question_body });
});

test.each(["gift", "moodle-xml", "qti-2.1"] as const)(
  "in %s the instruction stands above the question",
  async (format) => {
    expect((await throughFile(format))?.question_body).toBe(`${asked.instruction}\n\n${asked.question_body}`);
  },
);

test("a pool that does not exist is reported", async () => {
  const { bytes } = await writeQuestionFile("csv", [{ ...asked, pool: "harder" }]);
  const { rows } = await readQuestionFile(bytes, "questions.csv", {}, 2026);
  expect(rows[0]?.problems).toMatchObject([{ field: "pool", message: '"harder" is not one of paper, stretch' }]);
});
