// A hint gives the idea and never the answer.
import { tellsAnswer } from "@sabiprep/exam";
import type { PrintedSubject } from "./printed.ts";
import type { Problem } from "./problem.ts";

export const hints = ({ questions }: PrintedSubject): Problem[] =>
  questions.flatMap(({ question: { key, hint, right } }) =>
    hint && tellsAnswer(hint, right)
      ? [{ rule: "hints", key, message: `the hint gives away the correct answer, “${right}”. Give only the idea` }]
      : [],
  );
