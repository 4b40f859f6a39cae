// A marking round with submitted papers, and the staff who mark them.
import { randomUUID } from "node:crypto";
import { markedAnswers, markingDesk, type NextMarkingTask, type TheoryAttemptTicks, theory } from "@sabiprep/contract";
import { aTheoryPaper } from "./a-theory-paper.ts";
import { aCandidate, aStaffMember } from "./people.ts";
import type { Api } from "./start-api.ts";

export const ticks = (...atoms: string[]): TheoryAttemptTicks => ({ atoms, bands: {}, deductions: [] });

export type Member = Awaited<ReturnType<typeof aStaffMember>>;
export type MarkingTask = NonNullable<NextMarkingTask["task"]>;

interface RoundRules {
  max_scripts?: number;
  second_percent?: number;
  tolerance?: number;
  seed_every?: number;
}

export async function aMarkingRound(api: Api, rules: RoundRules = {}) {
  const paper = await aTheoryPaper(api);
  const owner = await aStaffMember(api, { role: "owner" });
  const { uuid: round_id } = await owner.as.call(markingDesk.open, {
    paper_id: paper.paper_id,
    takes_until: new Date(api.clock.now().getTime() + 7 * 86_400_000).toISOString(),
    ...{ max_scripts: 100, second_percent: 0, tolerance: 1, seed_every: 0 },
    ...rules,
  });
  return {
    paper,
    owner,
    round_id,
    submit: (answers: Record<string, string>[]) => aSubmittedPaper(api, paper, answers),
  };
}

type Paper = Awaited<ReturnType<typeof aTheoryPaper>>;

/** A student who wrote these answers, one for each of the first questions, and submitted the paper. */
async function aSubmittedPaper(api: Api, paper: Paper, answers: Record<string, string>[]) {
  const student = await aCandidate(api);
  const sitting_id = randomUUID();
  await student.as.call(theory.startPaper, { sitting_id, paper_id: paper.paper_id });
  for (const [at, written] of answers.entries())
    await student.as.call(theory.writeInPaper, {
      ...{ sitting_id, theory_question_id: paper.questions[at]!, answers: written, seq: 1 },
    });
  const { responses } = await student.as.call(theory.finishPaper, { sitting_id });
  return {
    ...student,
    sitting_id,
    responses: responses.map(({ uuid }) => uuid),
    ask: () => student.as.call(markedAnswers.ask, { sitting_id }),
  };
}

export const nextFor = async ({ as }: Pick<Member, "as">, round_id: string, question?: string) =>
  (await as.call(markingDesk.next, { round_id, kind: "marking", theory_question_id: question ?? null })).task;

export const markAs = ({ as }: Pick<Member, "as">, task: MarkingTask, given: TheoryAttemptTicks, more: object = {}) =>
  as.call(markingDesk.mark, { task_id: task.uuid, guide_key: task.guide_key, ticks: given, comments: {}, ...more });

/** A paper of this student that was marked and released. It opens a round of its own for the paper. */
export async function aReleasedAnswer(
  api: Api,
  as: Member["as"],
  paper: { paper_id: string; theory_question_id: string },
) {
  const owner = await aStaffMember(api, { role: "owner" });
  const { uuid: round_id } = await owner.as.call(markingDesk.open, {
    paper_id: paper.paper_id,
    takes_until: new Date(api.clock.now().getTime() + 86_400_000).toISOString(),
    ...{ max_scripts: 10, second_percent: 0, tolerance: 1, seed_every: 0 },
  });
  const sitting_id = randomUUID();
  await as.call(theory.startPaper, { sitting_id, paper_id: paper.paper_id });
  const { theory_question_id } = paper;
  await as.call(theory.writeInPaper, { sitting_id, theory_question_id, answers: { a: "14 / 2 = 7" }, seq: 1 });
  const { responses } = await as.call(theory.finishPaper, { sitting_id });
  await as.call(markedAnswers.ask, { sitting_id });
  const task = await nextFor(owner, round_id);
  await markAs(owner, task!, ticks("M1"));
  await owner.as.call(markingDesk.release, { round_id });
  return { marked_sitting_id: sitting_id, marked_response_id: responses[0]!.uuid };
}
