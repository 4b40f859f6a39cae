import { expect, test } from "vitest";
import { hintFrom, ideasOf, sectionsFor } from "./lesson-sections.ts";

const page = [
  "<p>Before it.</p>",
  "<h3>What the syllabus asks</h3><ul><li>Reactance</li></ul>",
  "<h3>Peak and r.m.s.</h3><p>Meters show the value that heats alike.</p>",
  '<h3>Impedance &amp; power</h3><figure><img alt="x"></figure><p>In series the reactances stand at right angles:</p>',
  '<div class="note-formula" role="group"><math><mi>Z</mi></math></div><p>The coil lags.</p>',
  "<h3>Worked examples</h3><p>Impedance, impedance.</p>",
].join("");

test("the ideas of a lesson are its sections but for the frames, with their places among all headings", () => {
  expect(ideasOf(page).map(({ at, title }) => [at, title])).toEqual([
    [1, "Peak and r.m.s."],
    [2, "Impedance & power"],
  ]);
  expect(ideasOf("<h3>Exam terms</h3><p>One.</p>").map(({ title }) => title)).toEqual(["Exam terms"]);
});

test("a question leads to the section that speaks of it most", () => {
  const first = (question: string) => sectionsFor(question, ideasOf(page))[0]!.title;
  expect(first("Find the impedance of a coil in series with a resistor")).toBe("Impedance & power");
  expect(first("What do meters show, the peak or the value that heats alike?")).toBe("Peak and r.m.s.");
});

test("the idea is the paragraph that speaks of the question, with its formula, and never the answer", () => {
  const asked = "impedance of a coil in series, where reactances add";
  const sections = sectionsFor(asked, ideasOf(page));
  expect(hintFrom(asked, sections, "50 Ω")).toMatch(
    /^<p>In series the reactances.*<div class="note-formula".*<\/div>$/,
  );
  expect(hintFrom(asked, sections, "right angles")).toMatch(/^<div class="note-formula".*<p>The coil lags.<\/p>$/);
  const onlyAnswer = ideasOf("<h3>One</h3><p>It is the coil.</p>");
  expect(hintFrom("Which part lags, the coil?", onlyAnswer, "the coil")).toBeNull();
});

test("a paragraph about something else is no hint, though it stands in the right section", () => {
  const lesson = ideasOf(
    "<h3>Wind and ice</h3><p>Deserts have dunes.</p><p>Glaciers carve arêtes and leave drumlins.</p>",
  );
  const asked = "Which of these is not carved by glaciers?";
  expect(hintFrom(asked, lesson, "a sea stack")).toContain("Glaciers");
  expect(hintFrom(asked, lesson, "drumlins")).toBeNull();
});
