import { sql } from "kysely";
import type { Feature } from "../../feature.ts";
import { dropShownEarly } from "./allowance.ts";
import { sheetsOfCandidate } from "./answer-store.ts";
import { clearSittings } from "./cleared-questions.ts";
import { expireOverdue } from "./close-sitting.ts";
import { dropOldPacks } from "./packs.ts";
import { sittingsRoutes } from "./routes.ts";

export const sittingsFeature: Feature = {
  name: "sittings",
  routes: sittingsRoutes,
  loop: expireOverdue,
  jobs: {
    "make-partitions": async ({ db }) => {
      for (const table of ["events", "answer_batches"])
        await sql`select make_month_partitions(${table}, 3)`.execute(db);
    },
    "drop-old-packs": ({ db, clock }) => dropOldPacks(db, clock.now()),
    "drop-shown-early": ({ db, clock }) => dropShownEarly(db, clock.now()),
  },
  cron: ["5 1 * * * make-partitions", "25 1 * * * drop-old-packs", "27 1 * * * drop-shown-early"],
  personal: {
    export: async (db, candidateId) => ({
      sittings: await db.selectFrom("sittings").selectAll().where("candidate_id", "=", candidateId).execute(),
      sitting_answers: await sheetsOfCandidate(db, candidateId),
      grades: await db.selectFrom("grades").selectAll().where("candidate_id", "=", candidateId).execute(),
      quota_used: await db.selectFrom("quota_used").selectAll().where("candidate_id", "=", candidateId).execute(),
      questions_handed: await db
        .selectFrom("questions_handed")
        .selectAll()
        .where("candidate_id", "=", candidateId)
        .execute(),
      questions_shown_early: await db
        .selectFrom("questions_shown_early")
        .selectAll()
        .where("candidate_id", "=", candidateId)
        .execute(),
      cleared_questions: await db
        .selectFrom("cleared_questions")
        .selectAll()
        .where("candidate_id", "=", candidateId)
        .execute(),
      packs: await db.selectFrom("packs").selectAll().where("candidate_id", "=", candidateId).execute(),
      sitting_feedback: await db
        .selectFrom("sitting_feedback")
        .selectAll()
        .where("candidate_id", "=", candidateId)
        .execute(),
    }),
    // Answers and grades stay for the statistics of questions, without a name.
    erase: async (db, candidateId) => {
      for (const table of ["sittings", "grades", "sitting_feedback"] as const)
        await db.updateTable(table).set({ candidate_id: null }).where("candidate_id", "=", candidateId).execute();
      await db.deleteFrom("cleared_questions").where("candidate_id", "=", candidateId).execute();
      await db.deleteFrom("packs").where("candidate_id", "=", candidateId).execute();
      await db.deleteFrom("quota_used").where("candidate_id", "=", candidateId).execute();
      await db.deleteFrom("questions_handed").where("candidate_id", "=", candidateId).execute();
      await db.deleteFrom("questions_shown_early").where("candidate_id", "=", candidateId).execute();
    },
    clear: async (db, candidateId) => {
      await db.deleteFrom("packs").where("candidate_id", "=", candidateId).execute();
      await clearSittings(db, candidateId);
      for (const table of ["grades", "sitting_feedback"] as const)
        await db.updateTable(table).set({ candidate_id: null }).where("candidate_id", "=", candidateId).execute();
    },
  },
};
