import { sql } from "kysely";
import type { Feature, Job } from "../../../feature.ts";
import { checkImport } from "./check-import.ts";
import { questionImportRoutes } from "./routes.ts";
import { runImport } from "./run-import.ts";

const FORGOTTEN_DAYS = 30;

/** Files that were looked at and never imported are not kept for ever. */
const forgetImports: Job = async ({ db, clock }) => {
  await sql`
    delete from question_imports where state not in ('done', 'undone', 'importing')
      and created_at < ${clock.now()}::timestamptz - make_interval(days => ${FORGOTTEN_DAYS})`.execute(db);
};

export const questionImportFeature: Feature = {
  name: "question-import",
  routes: questionImportRoutes,
  jobs: {
    "check-question-import": checkImport,
    "run-question-import": runImport,
    "forget-question-imports": forgetImports,
  },
  cron: ["40 3 * * * forget-question-imports"],
};
