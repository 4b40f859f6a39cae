// An independent solver, which does not use the template, solves computed questions again.
import { checkers, solverOf } from "../checker/index.ts";
import type { PosedQuestion, Solve } from "../checker/solver.ts";
import { writtenOrders } from "../written-order.ts";
import type { PrintedQuestion, PrintedSubject } from "./printed.ts";
import type { Problem } from "./problem.ts";

function posed({ question, body, right, wrong }: PrintedQuestion, order: readonly string[]): PosedQuestion {
  const sources = [question.right, ...question.wrong.map(({ text }) => text)];
  const texts = [right.text, ...wrong.map(({ text }) => text)];
  return {
    body: body.text,
    options: order.map((source) => texts[sources.indexOf(source)] ?? ""),
    source: { body: question.body, options: [...order] },
    ...(question.picture && { picture: question.picture }),
  };
}

function disagreement(solve: Solve, printed: PrintedQuestion, order: readonly string[]): string | null {
  const asked = posed(printed, order);
  try {
    const found = solve(asked).flatMap((isRight, at) => (isRight ? [order[at] ?? "?"] : []));
    if (found.length === 1 && found[0] === printed.question.right) return null;
    return `the answer key says ${printed.question.right}, but the checker finds ${found.length ? found.join(" and ") : "none of the options"}`;
  } catch (error) {
    return `the checker cannot solve it: ${error instanceof Error ? error.message : error}`;
  }
}

/** Problems where the key differs from the solver, and the families that nobody has solved yet. */
export function solvedAgain(
  { bank, questions }: PrintedSubject,
  known = checkers,
): { problems: Problem[]; unchecked: Problem[] } {
  const orders = writtenOrders(bank.questions);
  const problems: Problem[] = [];
  const unsolved = new Set<string>();
  for (const printed of questions) {
    const { key, family, computed } = printed.question;
    if (!computed) continue;
    const solve = solverOf(family, known);
    if (!solve) unsolved.add(family);
    else {
      const message = disagreement(solve, printed, orders.get(key) ?? []);
      if (message) problems.push({ rule: "solved-again", key, message });
    }
  }
  return {
    problems,
    unchecked: [...unsolved].map((key) => ({ rule: "unchecked", key, message: "there is no checker for this family" })),
  };
}
