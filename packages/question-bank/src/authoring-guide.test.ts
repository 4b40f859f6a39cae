// Authors copy the guide's examples, so each example must be readable as it is and must follow the guide's own rules.
import { readFileSync } from "node:fs";
import path from "node:path";
import { readContent } from "@sabiprep/formats/content-form";
import { expect, test } from "vitest";
import type { BankQuestion } from "./authoring.ts";
import { aQuestion } from "./gate/a-question.ts";
import { craftFaults } from "./gate/craft.ts";
import { explanations } from "./gate/explanation-rules.ts";
import { noPointing, optionsDiffer, units } from "./gate/option-rules.ts";
import { printSubject } from "./gate/printed.ts";
import { typography } from "./gate/wording-rules.ts";

const guide = readFileSync(path.resolve(import.meta.dirname, "../AUTHORING.md"), "utf8");
const examples = [...guide.matchAll(/^```\n((?:## |# Passage )[\s\S]*?)^```$/gm)].map(([, example]) => example!);

const read = examples.map((example) =>
  readContent(`---\ndifficulty: medium\nclass: SS2\n---\n# Objective: Any\n\n${example}`),
);

const questions = read.flatMap((file) =>
  file.questions.map(
    ({ id, body, hint, options, explanation }): BankQuestion =>
      aQuestion(1, {
        key: `guide/example/${id}`,
        body,
        right: options.find(({ is_right }) => is_right)!.text,
        wrong: options.filter(({ is_right }) => !is_right).map(({ text, why }) => ({ text, slip: "", why })),
        explanation,
        ...(hint && { hint }),
      }),
  ),
);

test("every example can be read, and has four wrong options with their whys", () => {
  expect(read.flatMap(({ problems }) => problems)).toEqual([]);
  expect(questions.length).toBeGreaterThanOrEqual(7);
  for (const { key, wrong } of questions) expect(wrong.filter(({ why }) => why).length, key).toBe(4);
});

test("the examples follow the gate's rules and have none of the faults it counts", () => {
  const printed = printSubject({ slug: "guide", topics: [], questions });
  const rules = [optionsDiffer, units, noPointing, explanations, typography];
  expect([...printed.problems, ...rules.flatMap((rule) => rule(printed))]).toEqual([]);
  const faults = printed.questions.flatMap((one) =>
    Object.entries(craftFaults).flatMap(([name, has]) => (has(one) ? [`${one.question.key}: ${name}`] : [])),
  );
  expect(faults).toEqual([]);
});
