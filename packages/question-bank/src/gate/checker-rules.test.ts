import { expect, test } from "vitest";
import type { BankQuestion, SubjectBank } from "../authoring.ts";
import { checkers, solverOf } from "../checker/index.ts";
import type { SubjectChecker } from "../checker/solver.ts";
import { drawing } from "../draw.ts";
import { subjectBanks } from "../subjects/index.ts";
import { aSubject } from "./a-question.ts";
import { solvedAgain } from "./checker-rules.ts";
import { printSubject } from "./printed.ts";

const counting: Record<string, SubjectChecker> = {
  physics: {
    mangoes: ({ body, options }) => {
      const counted = /counts (\d+)/.exec(body)?.[1];
      return options.map((option) => /holds (\d+)/.exec(option)?.[1] === counted);
    },
  },
};

const computed = (): SubjectBank => aSubject(40, () => ({ computed: true, family: "physics/mangoes" }));

/** The same question with a wrong option as its key. */
function withWrongKey(question: BankQuestion, seed: string): BankQuestion {
  const false_key = drawing(seed).pick(question.wrong);
  const wrong = question.wrong.map((one) => (one === false_key ? { ...one, text: question.right } : one));
  const { order: _, ...rest } = question;
  return { ...rest, right: false_key.text, wrong };
}

test("correct keys pass, and wrong keys and unreadable texts do not", () => {
  const bank = computed();
  expect(solvedAgain(printSubject(bank), counting)).toEqual({ problems: [], unchecked: [] });
  const planted = {
    ...bank,
    questions: bank.questions.map((question, at) => (at < 20 ? withWrongKey(question, `${at}`) : question)),
  };
  expect(solvedAgain(printSubject(planted), counting).problems).toHaveLength(20);
  const failing = {
    physics: {
      mangoes: () => {
        throw new Error("no number");
      },
    },
  };
  expect(solvedAgain(printSubject(bank), failing).problems[0]?.message).toContain("no number");
});

test("a family without a solver is reported once", () => {
  expect(solvedAgain(printSubject(computed()), {}).unchecked.map(({ key }) => key)).toEqual(["physics/mangoes"]);
});

const solved = subjectBanks.filter(({ slug }) => checkers[slug]);

test.skipIf(solved.length === 0).each(solved)("$slug: twenty planted wrong keys are all caught", (bank) => {
  const solvable = bank.questions.filter(({ family, computed }) => computed && solverOf(family));
  const drawn = drawing(`planted/${bank.slug}`).some(solvable, 20);
  expect(drawn).toHaveLength(20);
  const questions = drawn.map((question) => withWrongKey(question, question.key));
  const caught = solvedAgain(printSubject({ ...bank, questions })).problems.map(({ key }) => key);
  expect(new Set(caught)).toEqual(new Set(drawn.map(({ key }) => key)));
});
