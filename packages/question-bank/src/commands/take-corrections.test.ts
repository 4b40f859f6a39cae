import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { takeCorrections } from "./take-corrections.ts";

const content = `---
difficulty: easy
class: SS1
---

# Objective: Read

# Passage market: The market

It was early.

<!-- For authors. -->

## lamps (family lamps, picture eye)

When?

- [ ] at noon
- [x] early
- [ ] late
  > No.
- [ ] at night
- [ ] never

> It was early.

# End of passage

## other

What?

- [x] a
- [ ] b
- [ ] c
- [ ] d

> It is a.
`;

function taken(corrections: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "sabiprep-take-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, "english"));
  writeFileSync(path.join(folder, "english/reading.md"), content);
  return takeCorrections(corrections, folder);
}

const correction = `# Subject: english
# Topic: reading

# Objective: Something else

# Passage market: The night market

It was late.

<!--
Changes:
- It was early.
-->

## lamps (medium, SS1, exams neco)

When was it?

- [ ] early
  > The lamps were lit.
- [x] late
- [ ] at midday
- [ ] at night
- [ ] never

> It was late.
`;

test("a correction changes its own texts and keeps the rest of the file: ids, family, picture, order, remarks", () => {
  const { files, problems, shown, unchanged } = taken(correction);
  expect([problems, unchanged, shown.length]).toEqual([[], 0, 1]);
  expect(files.get(path.join("english", "reading.md"))).toBe(
    content
      .replace("# Passage market: The market\n\nIt was early.", "# Passage market: The night market\n\nIt was late.")
      .replace("## lamps (family", "## lamps (medium, family")
      .replace("When?", "When was it?")
      .replace(
        "- [ ] at noon\n- [x] early\n- [ ] late\n  > No.",
        "- [ ] at midday\n- [ ] early\n  > The lamps were lit.\n- [x] late",
      )
      .replace("> It was early.", "> It was late."),
  );
  expect(shown[0]).toMatch(/^── english\/reading\/lamps\n/);
  expect(shown[0]).toContain("- When?\n+ When was it?");
});

test.each([
  [
    "an unknown id",
    correction.replace("## lamps", "## lanterns"),
    /“lanterns” is not in english.reading\.md. Ids never change/,
  ],
  ["a computed question", correction.replace("Topic: reading", "Topic: sums"), /Correct a computed question in src/],
  [
    "a way out of the folder",
    correction.replace("Subject: english", "Subject: ../english"),
    /does not have its subject/,
  ],
  ["a broken line", correction.replace("- [x] late", "- [x]"), /line \d+: This option is empty/],
  ["nothing", "", /it has no question/],
])("%s is refused and nothing is taken", (_, corrections, problem) => {
  const { files, problems } = taken(corrections);
  expect(problems.join("\n")).toMatch(problem);
  expect(files.size).toBe(0);
});

test("a correction that equals the content changes nothing", () => {
  const again = `# Subject: english\n# Topic: reading\n\n${content.slice(content.indexOf("## other"))}`;
  expect(taken(again)).toMatchObject({ unchanged: 1, shown: [], problems: [] });
});

test("a correction of a question in the topic's second file changes that file, and may move it to the other pool", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "sabiprep-take-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, "english"));
  const second = content.slice(0, content.indexOf("# Passage")) + content.slice(content.indexOf("## other"));
  writeFileSync(path.join(folder, "english/reading.md"), content.slice(0, content.indexOf("## other")));
  writeFileSync(path.join(folder, "english/reading.paper.md"), second);
  const said =
    "# Subject: english\n# Topic: reading\n\n## other (easy, SS1)\n\nWhat?\n\n- [x] a\n- [ ] b\n- [ ] c\n- [ ] e\n\n> It is a.\n";
  const { files, problems } = takeCorrections(said, folder);
  expect(problems).toEqual([]);
  expect([...files]).toEqual([["english/reading.paper.md", second.replace("- [ ] d", "- [ ] e")]]);
  const moved = takeCorrections(said.replace("(easy, SS1)", "(easy, SS1, stretch)"), folder).files;
  expect(moved.get("english/reading.paper.md")).toContain("## other (stretch)");
});
