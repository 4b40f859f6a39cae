import { revision } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { gradesNotIn } from "../../events/missing-grades.ts";
import type { Feature } from "../../feature.ts";
import { route } from "../../http/route.ts";
import { mayShowKey } from "../sittings/public.ts";
import { answerCard } from "./answer-card.ts";
import { applyGrades } from "./apply-grades.ts";
import { bookmark, bookmarkIds, bookmarksOf, forgetBookmark } from "./bookmarks.ts";
import { coverageOf } from "./coverage.ts";
import { mistakeSubjects, mistakesOf, oneSeenQuestion } from "./mistakes.ts";
import { planOf, setPlan } from "./plan.ts";
import { revisionSession } from "./session.ts";

const tables = ["bookmarks", "seen_questions", "review_cards", "review_days", "revision_plans"] as const;

const forget = async (db: Db, candidateId: number) => {
  for (const table of tables) await db.deleteFrom(table).where("candidate_id", "=", candidateId).execute();
};

/** Right or wrong reveals part of a key, so it is withheld as long as the key of its question. */
async function rowsOf(db: Db, table: (typeof tables)[number], candidateId: number): Promise<unknown[]> {
  if (table !== "seen_questions" && table !== "review_cards")
    return db.selectFrom(table).selectAll().where("candidate_id", "=", candidateId).execute();
  const { rows } = await sql`
    select t.* from ${sql.table(table)} t join questions q on q.id = t.question_id
    where t.candidate_id = ${candidateId} and ${mayShowKey(candidateId)}`.execute(db);
  return rows;
}

export const revisionFeature: Feature = {
  name: "revision",
  routes: [
    route(revision.bookmark, bookmark),
    route(revision.forget, forgetBookmark),
    route(revision.bookmarkIds, ({ db, user }) => bookmarkIds(db, user.id)),
    route(revision.bookmarks, bookmarksOf),
    route(revision.mistakes, mistakesOf),
    route(revision.question, oneSeenQuestion),
    route(revision.mistakeSubjects, ({ db, user }) => mistakeSubjects(db, user.id)),
    route(revision.plan, ({ db, user, now }) => planOf(db, user.id, now)),
    route(revision.setPlan, setPlan),
    route(revision.session, revisionSession),
    route(revision.answerCard, answerCard),
    route(revision.coverage, coverageOf),
  ],
  on: {
    name: "revision",
    types: ["sitting_graded"],
    handle: applyGrades,
    missing: gradesNotIn("revision_contributions"),
  },
  personal: {
    export: async (db, candidateId) =>
      Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await rowsOf(db, table, candidateId)]))),
    erase: forget,
    clear: forget,
  },
};
