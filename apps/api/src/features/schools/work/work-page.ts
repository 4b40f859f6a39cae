// One piece of work: how the scores are spread, topic by topic, and the five most missed questions.
import type { DataOf, setWork } from "@sabiprep/contract";
import { sql } from "kysely";
import type { AppContext } from "../../../app-context.ts";
import type { Db } from "../../../db/transaction.ts";
import type { Call } from "../../../http/route.ts";
import { questionCacheOf, shownOptions } from "../../questions/public.ts";
import { type TeacherMark, teacherMarks } from "../../sittings/public.ts";
import { mayRead, standingIn } from "../standing.ts";
import { type Attempt, attemptsOf, countedOf, topicsOf } from "./counted-scores.ts";
import { fieldsOf } from "./read-work.ts";
import { givenTo, type Work, workIn, workRows } from "./work-rows.ts";

const MOST_MISSED = 5;
type Page = DataOf<typeof setWork.workPage>;

export async function workPage({ db, user, input, context, now }: Call<typeof setWork.workPage>): Promise<Page> {
  const school = await standingIn(db, user, input.school_id);
  const work = await workIn(db, school, input.work_id);
  const [row] = await workRows(db, { which: sql`where a.id = ${work.id}`, school, now });
  const attempts = await attemptsOf(
    db,
    sql`w.assignment_id = ${work.id} and w.pupil_id in (
    select m.pupil_id from ${givenTo} where g.assignment_id = ${work.id} and ${mayRead(school)})`,
  );
  const byPupil = [...Map.groupBy(attempts, ({ pupil_id }) => pupil_id).values()];
  const counted = byPupil.flatMap((tries) => countedOf(tries) ?? []);
  const marks = await teacherMarks(db, firstFinished(byPupil));
  return {
    work: row!,
    fields: await fieldsOf(db, school, work),
    released_at: work.released_at,
    spread: spreadOf(counted),
    topics: topicsOf([...marks.values()].flatMap(({ topics }) => topics)),
    missed: await missedIn(context, db, work, [...marks.values()]),
  };
}

/** What pupils knew before they saw any answer. */
const firstFinished = (byPupil: readonly Attempt[][]): number[] =>
  byPupil.flatMap((tries) => tries.find(({ finished_at }) => finished_at !== null)?.sitting_id ?? []);

/** 0–9, 10–19, … 90–100. */
function spreadOf(counted: readonly Attempt[]): number[] {
  const spread = Array.from({ length: 10 }, () => 0);
  for (const { score } of counted) if (score !== null) spread[Math.min(9, Math.floor(score / 10))]! += 1;
  return spread;
}

interface Tally {
  revision_id: number;
  asked: number;
  answered: number;
  correct: number;
  wrong: Map<string, number>;
}

function tallyOf(marks: readonly TeacherMark[]): Tally[] {
  const tallies = new Map<number, Tally>();
  for (const { revision_id, is_correct, chosen } of marks.flatMap(({ questions }) => questions)) {
    const tally = tallies.get(revision_id) ?? { revision_id, asked: 0, answered: 0, correct: 0, wrong: new Map() };
    tally.asked += 1;
    if (chosen !== null) tally.answered += 1;
    if (is_correct) tally.correct += 1;
    else if (chosen !== null) tally.wrong.set(chosen, (tally.wrong.get(chosen) ?? 0) + 1);
    tallies.set(revision_id, tally);
  }
  return [...tallies.values()];
}

/** Questions that somebody got wrong, those with the fewest right answers first. */
async function missedIn(context: AppContext, db: Db, { paper }: Work, marks: readonly TeacherMark[]) {
  const missed = tallyOf(marks)
    .filter(({ asked, correct }) => correct < asked)
    .sort((a, b) => a.correct / a.asked - b.correct / b.asked || b.answered - a.answered)
    .slice(0, MOST_MISSED);
  const questions = await questionCacheOf(context).questions(
    db,
    missed.map(({ revision_id }) => revision_id),
  );
  return missed.map(({ asked, answered, correct, wrong }, at) => {
    const question = questions[at]!;
    const about = { question_id: question.uuid, body: question.body_html, answered };
    return {
      ...about,
      correct_rate: Math.round((100 * correct) / asked),
      wrong_option: mostChosen(question, paper, wrong),
    };
  });
}

type Question = Awaited<ReturnType<ReturnType<typeof questionCacheOf>["questions"]>>[number];

/** Letters in the order of the bank: pupils see the options in orders of their own. */
function mostChosen(question: Question, { options }: Work["paper"], wrong: ReadonlyMap<string, number>) {
  const [first] = [...wrong].sort(([, a], [, b]) => b - a);
  if (!first) return null;
  const [option, times] = first;
  const place = shownOptions(question, options).indexOf(option);
  const found = question.options.find(({ id }) => id === option);
  if (place < 0 || !found) return null;
  return { letter: "ABCDEF"[place]!, body: found.html, times, why: question.whys?.[option]?.html ?? null };
}
