import { expect, test } from "vitest";
import { ideasOf, sectionsFor } from "./lesson-sections.ts";

const page = [
  "<p>Before it.</p>",
  "<h3>What the syllabus asks</h3><ul><li>Reactance</li></ul>",
  "<h3>Peak and r.m.s.</h3><p>Meters show the value that heats alike.</p>",
  '<h3>Impedance &amp; power</h3><figure><img alt="x"></figure><p>In series the reactances stand at right angles:</p>',
  '<div class="note-formula" role="group"><math><mi>Z</mi></math></div><p>The coil lags.</p>',
  "<h3>Worked examples</h3><p>Impedance, impedance.</p>",
].join("");

test("the sections of a lesson are its ideas without the frames, with their positions among all headings", () => {
  expect(ideasOf(page).map(({ at, title }) => [at, title])).toEqual([
    [1, "Peak and r.m.s."],
    [2, "Impedance & power"],
  ]);
  expect(ideasOf("<h3>Exam terms</h3><p>One.</p>").map(({ title }) => title)).toEqual(["Exam terms"]);
});

test("a question leads to the section that covers it best", () => {
  const first = (question: string) => sectionsFor(question, ideasOf(page))[0]!.title;
  expect(first("Find the impedance of a coil in series with a resistor")).toBe("Impedance & power");
  expect(first("What do meters show, the peak or the value that heats alike?")).toBe("Peak and r.m.s.");
});
