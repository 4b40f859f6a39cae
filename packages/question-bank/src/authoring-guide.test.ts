// The guide's examples are what authors copy: each of them must be readable as it stands.
import { readFileSync } from "node:fs";
import path from "node:path";
import { readContent } from "@sabiprep/formats/content-form";
import { render, renderInline } from "@sabiprep/markup";
import { expect, test } from "vitest";

const guide = readFileSync(path.resolve(import.meta.dirname, "../AUTHORING.md"), "utf8");
const examples = [...guide.matchAll(/^```\n(## [\s\S]*?)^```$/gm)].map(([, example]) => example!);

test("every example of a question can be read, and renders, with a why for nearly every wrong option", () => {
  expect(examples.length).toBeGreaterThanOrEqual(6);
  for (const example of examples) {
    const { questions, problems } = readContent(
      `---\ndifficulty: medium\nclass: SS2\n---\n# Objective: Any\n\n${example}`,
    );
    expect(problems).toEqual([]);
    for (const { body, options, explanation } of questions) {
      expect(options.filter(({ why }) => why).length).toBeGreaterThanOrEqual(2);
      for (const text of [body, explanation, ...options.flatMap(({ why }) => why || [])]) render(text);
      for (const { text } of options) renderInline(text);
    }
  }
});
