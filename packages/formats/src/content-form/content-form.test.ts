import { classLevels, difficulties, examSlugs, pools } from "@sabiprep/exam";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { ContentFile, ContentQuestion } from "./content-file.ts";
import { readContent, writeContent } from "./index.ts";
import { tidyText } from "./text-lines.ts";

const name = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,6}){0,2}$/);
/** Texts full of the form's own signs. */
const piece = fc.oneof(
  fc.constantFrom(
    "# ",
    "## ",
    "- [x] ",
    "- [ ] ",
    "> ",
    ">",
    "? ",
    "?",
    "---",
    "<!--",
    "-->",
    "\\",
    "\\# ",
    "\n",
    "\n\n",
    "  > ",
    "1. ",
    "| a | b |",
  ),
  fc.constantFrom("$\\frac{1}{2}$", "**bold**", "ọ̀rọ̀", "العربية", "(easy)", "native reader awaited", ": "),
  fc.string({ maxLength: 6, unit: "grapheme" }),
);
const text = fc
  .array(piece, { minLength: 1, maxLength: 7 })
  .map((pieces) => tidyText(pieces.join("").replaceAll("\r", "")))
  .filter((made) => made.trim() !== "" && made === tidyText(made));
const line = text.map((made) => made.replaceAll("\n", " ").trim()).filter((made) => made !== "");
const someExams = fc.subarray([...examSlugs], { minLength: 1 });
const maybe = <K extends string, T>(key: K, value: fc.Arbitrary<T>) =>
  fc.option(value, { nil: undefined }).map((made) => (made === undefined ? {} : { [key]: made }) as { [k in K]?: T });

const question = fc
  .tuple(
    fc.record({
      objective: line,
      difficulty: fc.constantFrom(...difficulties),
      class_level: fc.constantFrom(...classLevels),
      pool: fc.constantFrom(...pools),
      body: text,
      explanation: fc.oneof(text, fc.constant("")),
    }),
    fc.tuple(
      fc.array(fc.record({ text: line, why: fc.oneof(text, fc.constant("")) }), { minLength: 4, maxLength: 5 }),
      fc.nat(3),
    ),
    maybe("instruction", line),
    maybe("hint", text),
    maybe("family", name),
    maybe("picture", name),
    maybe("exams", someExams),
    maybe("pinned", fc.constant(true as const)),
    maybe("native_review", fc.constant(true as const)),
    maybe("review_by", fc.constantFrom("2027-06-30", "2028-02-29")),
  )
  .map(
    ([said, [options, right], ...more]) =>
      Object.assign(
        {
          ...said,
          options: options.map((option, at) => ({
            ...option,
            is_right: at === right,
            why: at === right ? "" : option.why,
          })),
        },
        ...more,
      ) as Omit<ContentQuestion, "id">,
  );

const file: fc.Arbitrary<ContentFile> = fc
  .record({
    defaults: fc
      .tuple(
        maybe("difficulty", fc.constantFrom(...difficulties)),
        maybe("class_level", fc.constantFrom(...classLevels)),
        maybe("pool", fc.constantFrom(...pools)),
        maybe("exams", someExams),
        maybe("native_review", fc.constant(true as const)),
        maybe("review_by", fc.constantFrom("2027-06-30", "2026-12-31")),
      )
      .map((parts) => Object.assign({}, ...parts)),
    groups: fc.array(
      fc.record({
        passage: fc.option(fc.record({ title: line, body: text }), { nil: undefined }),
        questions: fc.array(question, { minLength: 1, maxLength: 3 }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  })
  .map(({ defaults, groups }) => ({
    defaults,
    passages: groups.flatMap(({ passage }, at) => (passage ? [{ id: `passage/p-${at}`, ...passage }] : [])),
    questions: groups.flatMap(({ passage, questions }, at) =>
      questions.map((one, no) => ({ id: `q-${at}-${no}`, ...one, ...(passage && { passage: `passage/p-${at}` }) })),
    ),
  }));

test("every written text is read back unchanged", () => {
  fc.assert(
    fc.property(file, (made) => {
      const { places, problems, objectives: _, ...read } = readContent(writeContent(made));
      expect(problems).toEqual([]);
      expect(read).toEqual(made);
      expect([...places.keys()]).toEqual(made.questions.map(({ id }) => id));
    }),
    { numRuns: 150 },
  );
});

const example = `---
difficulty: medium
class: SS1
---
<!-- a remark for authors -->

# Objective: Tell how the kingdoms began

## oduduwa (easy, family founders)

The ancestor from whom Yoruba kings trace their descent is

- [x] Oduduwa
- [ ] Bayajidda
  > Bayajidda is the hero of the Hausa, who came to Daura.
- [ ] Eri
- [ ] Tsoede
- [ ] Sundiata

> Oduduwa founded Ile-Ife.
>
> 1. His sons went out.
`;

test("a file as a teacher writes it", () => {
  const { questions, problems, places } = readContent(example);
  expect(problems).toEqual([]);
  expect(places.get("oduduwa")).toEqual({ first: 9, last: 22 });
  expect(questions).toMatchObject([
    {
      id: "oduduwa",
      difficulty: "easy",
      class_level: "SS1",
      family: "founders",
      explanation: "Oduduwa founded Ile-Ife.\n\n1. His sons went out.",
    },
  ]);
  expect(questions[0]?.options[1]).toEqual({
    text: "Bayajidda",
    is_right: false,
    why: "Bayajidda is the hero of the Hausa, who came to Daura.",
  });
});

test("a hint is between the question and its options, and nowhere else", () => {
  const hinted = example.replace("is\n\n- [x]", "is\n\n? Who came to Ile-Ife first?\n? And who next?\n\n- [x]");
  const { questions, problems } = readContent(hinted);
  expect(problems).toEqual([]);
  expect(questions[0]?.hint).toBe("Who came to Ile-Ife first?\nAnd who next?");
  expect(questions[0]?.body).not.toContain("Ile-Ife");
  const late = readContent(example.replace("> Oduduwa founded", "? Who came first?\n> Oduduwa founded"));
  expect(late.problems.map(({ message }) => message)).toEqual([
    "The hint comes between the question and its options. Move this line up",
  ]);
});

test("a question is in the pool that its heading, its file or the default names", () => {
  const of = (source: string, pool?: "paper") => readContent(source, pool).questions[0]?.pool;
  const paper = example.replace("class: SS1", "class: SS1\npool: paper");
  expect([of(example), of(example, "paper"), of(paper), of(paper.replace("(easy,", "(stretch, easy,"))]).toEqual([
    "stretch",
    "paper",
    "paper",
    "stretch",
  ]);
  expect(readContent(example.replace("(easy,", "(paper, stretch, easy,")).problems[0]?.message).toContain(
    "repeats something in the heading",
  );
});

test("an instruction applies to the questions below it, until another one or its end", () => {
  const question = (id: string) => example.slice(example.indexOf("## oduduwa")).replace("oduduwa", id);
  const source = [
    example.slice(0, example.indexOf("## oduduwa")),
    "# Instruction: Choose the word **nearest** in meaning.",
    question("one"),
    "# Objective: Another",
    question("two"),
    "# Instruction: Choose the opposite.",
    question("three"),
    "# End of instruction",
    question("four"),
  ].join("\n\n");
  const { questions, problems } = readContent(source);
  expect(problems).toEqual([]);
  expect(questions.map(({ instruction }) => instruction)).toEqual([
    "Choose the word **nearest** in meaning.",
    "Choose the word **nearest** in meaning.",
    "Choose the opposite.",
    undefined,
  ]);
});

test("a review date must be in the calendar, and a heading overrides the file's date", () => {
  const dated = example.replace("class: SS1", "class: SS1\nreview by: 2027-06-30");
  const of = (source: string) => readContent(source);
  expect(of(dated).questions.map(({ review_by }) => review_by)).toEqual(of(dated).questions.map(() => "2027-06-30"));
  expect(of(dated.replace("(easy,", "(review never, easy,")).questions[0]).not.toHaveProperty("review_by");
  expect(of(example.replace("(easy,", "(review by 2028-02-29, easy,")).questions[0]?.review_by).toBe("2028-02-29");
  for (const day of ["2027-02-30", "30 June 2027", "2027-6-30"])
    expect(of(example.replace("(easy,", `(review by ${day}, easy,`)).problems[0]?.message).toContain(
      "is not allowed in a question's heading",
    );
});

test("all errors are reported at the same time, with their lines and what to do", () => {
  const spoilt = example
    .replace("class: SS1", "klass: SS1")
    .replace("(easy, family founders)", "(simple, SS2)")
    .replace("- [ ] Eri", "- [x] Eri")
    .replace("> Oduduwa founded", "Oduduwa founded")
    .concat("\n# Something\n\n## Two Words\n\ntext\n\n## oduduwa\n\n> first\n- [ ]\n");
  const { problems } = readContent(spoilt);
  expect(problems.map(({ line, message }) => `${line} ${message.slice(0, 34)}`)).toEqual([
    "3 “klass: SS1” is not allowed in a f",
    "9 “simple” is not allowed in a quest",
    "20 An option is one line. Start a why",
    "9 “oduduwa” has 2 correct options. T",
    "24 We do not know this heading. Write",
    "26 This is not a question heading. Wr",
    "30 There is already a question “odudu",
    "32 The explanation comes below the op",
    "33 This option is empty. Write it aft",
    "30 “oduduwa” has no question. Write i",
    "30 “oduduwa” has no class. Write SS1,",
    "30 “oduduwa” has 0 correct options. T",
    "30 “oduduwa” has 1 options. Write one",
  ]);
});

test.each([
  ["- [] Eri", "“- []” is not an option box. Write “- [ ] ” with one space inside the box and one after it"],
  ["- [ ]Eri", "“- [ ]” is not an option box. Write “- [ ] ” with one space inside the box and one after it"],
  ["-[ ] Eri", "“-[ ]” is not an option box. Write “- [ ] ” with one space inside the box and one after it"],
])("a box written as “%s” is told once, with how it is written", (line, message) => {
  expect(readContent(example.replace("- [ ] Eri", line)).problems).toEqual([{ line: 16, message }]);
});

test("the headings of objectives are reported with their lines", () => {
  expect(readContent(example).objectives).toEqual([{ line: 7, text: "Tell how the kingdoms began" }]);
});
