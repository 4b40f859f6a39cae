// The plan of a sitting with the questions of a piece of work.
import type { AppContext } from "../../../app-context.ts";
import type { Db } from "../../../db/transaction.ts";
import { questionCacheOf } from "../../questions/public.ts";
import type { SittingPlan } from "../../sittings/public.ts";
import type { Work } from "./work-rows.ts";

export const workKey = ({ uuid }: Pick<Work, "uuid">): string => `work/${uuid}`;

/** The clock: the teacher's, or in an exam the paper's own. Practice without a time has none. */
export const minutesOf = ({ mode, minutes, paper }: Work): number | null =>
  minutes ?? (mode === "exam" ? paper.own_minutes : null);

export async function paperPlan(context: AppContext, db: Db, work: Work): Promise<SittingPlan> {
  const { paper, revision_ids } = work;
  const questions = await questionCacheOf(context).questions(db, revision_ids);
  let from = 0;
  const sections = paper.sections.map(({ count, ...section }) => {
    const part = { ...section, questions: questions.slice(from, from + count) };
    from += count;
    return part;
  });
  const { kind, exam, subject, paper_id, mixed, year, source, options } = paper;
  return {
    ...{ candidate_id: 0, mode: work.mode, kind, title: work.title, exam, subject, paper_id, topic_id: null, mixed },
    ...{ year, source, options, minutes: minutesOf(work), kind_key: workKey(work), replaces: null, pack_id: null },
    sections,
  };
}
