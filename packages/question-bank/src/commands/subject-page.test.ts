import { expect, test } from "vitest";
import { assembleBank } from "../bank.ts";
import { aSubject } from "../gate/a-question.ts";
import { subjectPage } from "./subject-page.ts";

test("a subject's page shows each question once under its topic, as students will see it", () => {
  const subject = aSubject(3);
  const [first, second] = subject.questions;
  first!.wrong[0] = { ...first!.wrong[0]!, why: "You took $x^2$ <b>." };
  first!.explanation = "1. $a = 1$\n2. So it is one.";
  const passage = { key: "x/p", title: "A & B", body: "Once **upon** a time." };
  first!.passage = passage;
  Object.assign(second!, { passage, topic: first!.topic });
  const page = subjectPage(assembleBank([subject]).subjects[0]!);
  expect(page.match(/<article>/g)).toHaveLength(3);
  expect(page.match(/<h3>A &amp; B<\/h3>/g)).toHaveLength(1);
  expect(page).toContain('<ol class="steps">');
  expect(page).toContain("<msup>");
  expect(page).not.toContain("<b>.");
  expect(page.match(/class="right"/g)).toHaveLength(3);
});

test("an instruction is shown once above the questions in a row that share it", () => {
  const subject = aSubject(3, () => ({ topic: "topic-0", instruction: "Choose **one**." }));
  const page = subjectPage(assembleBank([subject]).subjects[0]!);
  expect(page.match(/Choose <strong>one<\/strong>\./g)).toHaveLength(1);
});
