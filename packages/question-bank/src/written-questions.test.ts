import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ContentProblems, writtenQuestions } from "./written-questions.ts";

const heart = { svg: "<svg/>", alt: "A heart cut open" };
const topics = [{ slug: "blood", objectives: ["Trace the blood"] }, { slug: "plants" }];

function questionsOf(files: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), "sabiprep-content-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, "figures"));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return writtenQuestions("biology", topics, { heart }, folder);
}

const blood = `---
difficulty: hard
class: SS3
---

# Objective: Trace the blood

# Passage a-visit: A visit to the clinic

The nurse listened.

## beat (pinned, exams jamb, picture heart, family pulse)

How often?

- [ ] Once
  > That is a breath.
- [x] Always
- [ ] Never
- [ ] Twice

> Always.
`;

test("a written question enters the bank with its passage, picture, whys and pinned order", () => {
  expect(questionsOf({ "blood.md": blood })).toEqual([
    {
      key: "biology/blood/beat",
      subject: "biology",
      topic: "blood",
      objective: "Trace the blood",
      difficulty: "hard",
      class_level: "SS3",
      pool: "stretch",
      family: "biology/pulse",
      computed: false,
      body: "How often?",
      right: "Always",
      wrong: [
        { text: "Once", slip: "", why: "That is a breath." },
        { text: "Never", slip: "" },
        { text: "Twice", slip: "" },
      ],
      explanation: "Always.",
      picture: heart,
      passage: { key: "biology/a-visit", title: "A visit to the clinic", body: "The nurse listened." },
      exams: ["jamb"],
      order: ["Once", "Always", "Never", "Twice"],
    },
  ]);
});

test("a topic may have a second file, and its questions are in the paper pool", () => {
  const second = blood
    .replace("## beat (", "## pulse (")
    .replace("# Passage a-visit: A visit", "# Passage a-walk: A walk");
  const read = questionsOf({
    "blood.md": blood,
    "blood.paper.md": second.replace("## pulse", "# Instruction: Choose one.\n\n## pulse"),
  });
  expect(read.map(({ key, topic, pool, instruction }) => [key, topic, pool, instruction])).toEqual([
    ["biology/blood/beat", "blood", "stretch", undefined],
    ["biology/blood/pulse", "blood", "paper", "Choose one."],
  ]);
  expect(questionsOf({ "plants.paper.md": blood.replace("(pinned,", "(stretch, pinned,") })[0]?.pool).toBe("stretch");
});

test("ids are unique across both files of a topic", () => {
  expect(() => questionsOf({ "blood.md": blood, "blood.paper.md": blood })).toThrow(
    /blood\.paper\.md:12: blood\.md has a question “beat” already; give this one another id\n.*blood\.md has a passage “a-visit” already/,
  );
});

test("problems in several files are reported together, with file and line", () => {
  const read = () =>
    questionsOf({
      "blood.md": blood.replace("picture heart", "picture liver").replace("Trace the blood", "Trace it"),
      "plants.md": "## Leaf\n",
      "stars.md": "",
    });
  expect(read).toThrow(ContentProblems);
  expect(read).toThrow(
    /stars\.md: no topic of biology has this name.*\n.*blood\.md:6: blood has no objective “Trace it”. Write one of these:\n {4}# Objective: Trace the blood\n.*blood\.md:12: no picture is called “liver”: draw it as figures\/liver\.svg, or take one the subject's code draws: heart\n.*plants\.md:1: This is not a question heading/,
  );
});

test("a wrong objective is reported once, however many questions are below it", () => {
  const again = blood.slice(blood.indexOf("## beat")).replace("## beat", "## beat-again");
  const source = `${blood}\n${again}`.replace("Trace the blood", "Trace it");
  expect(() => questionsOf({ "blood.md": source })).toThrow(/^[^\n]*blood\.md:6: [^\n]*\n[^\n]*$/);
});

test("a step that an empty line separates from its list is reported with its line", () => {
  const steps = (...lines: string[]) => questionsOf({ "blood.md": blood.replace("> Always.", lines.join("\n")) });
  const cut = /blood\.md:26: step 2 comes after an empty line/;
  expect(() => steps("> 1. Listen.", ">", "> $$a = 1$$", ">", "> 2. Count. Always.")).toThrow(cut);
  expect(() => steps("> 1. Listen.", ">", "> $$a = 1$$", "> So:", "> 2. Count. Always.")).toThrow(cut);
  expect(steps("> 1. Listen.", "> $$a = 1$$", "> 2. Count.", ">", "> Always.")).toHaveLength(1);
  expect(steps("> In 1960:", ">", "> 1. Always.", ">", "> 12. is a number.")).toHaveLength(1);
});

test("a picture may be a drawing beside the files: its title describes it, and its size is given", () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 120"><title>Two tubes</title><path d="M0 0h9"/></svg>';
  const asked = blood.replace("picture heart", "picture two-tubes");
  const [question] = questionsOf({ "blood.md": asked, "figures/two-tubes.svg": drawing });
  expect(question?.picture).toEqual({
    svg: '<svg width="200" height="120" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 120"><path d="M0 0h9"/></svg>',
    alt: "Two tubes",
  });
  const faults = (svg: string) => () => questionsOf({ "blood.md": asked, "figures/two-tubes.svg": svg });
  expect(faults(drawing.replace(/<title>.*<\/title>/, ""))).toThrow("say in <title>");
  expect(faults(drawing.replace("<path", '<path onclick="x()"'))).toThrow("link or script");
  expect(faults(drawing.replace(' viewBox="0 0 200 120"', ""))).toThrow("begin it with");
  expect(() => questionsOf({ "blood.md": asked })).toThrow("no picture is called “two-tubes”");
});
