import { QUESTIONS_A_PAGE, type questions } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import type { Call } from "../../../http/route.ts";
import { isSuspect } from "../analysis/read-analysis.ts";
import { findQuestions } from "./find-questions.ts";
import { readStaffQuestions } from "./staff-question.ts";
import { listedFor } from "./without-key.ts";

/** The staff's list: newest first, or the best match first in a search. Pages continue from the last question seen. */
export async function listQuestions({ db, user, input }: Call<typeof questions.list>) {
  const { page = 1, per_page = QUESTIONS_A_PAGE, before } = input;
  const place = { before, most: per_page + 1, offset: before ? 0 : (page - 1) * per_page };
  const { ids, total, more_than_total, closest = false } = await findQuestions(db, input, place, user.id);
  const items = listedFor(user.role, await readStaffQuestions(db, ids.slice(0, per_page)));
  return {
    items,
    total,
    more_than_total,
    closest,
    page,
    per_page,
    next: ids.length > per_page ? items.at(-1)!.id : null,
  };
}

export async function tiles(db: Db) {
  const kept = await db.selectFrom("question_tallies").select(["name", "total"]).execute();
  const of = (name: string) => kept.find((row) => row.name === name)?.total ?? 0;
  const { rows } = await sql<{ suspects: number }>`
    select count(*)::int as suspects from (
      select 1 from item_statistics i where ${isSuspect} limit 1000) s`.execute(db);
  return {
    total: of("draft") + of("review") + of("live"),
    live: of("live"),
    in_review: of("review"),
    drafts: of("draft"),
    answers: of("answers"),
    correct_rate: of("answers") === 0 ? null : Math.round((of("correct") * 100) / of("answers")),
    suspect_keys: rows[0]!.suspects,
  };
}
