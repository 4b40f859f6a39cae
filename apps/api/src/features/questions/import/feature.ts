import { sql } from "kysely";
import type { Feature, Job } from "../../../feature.ts";
import { CUT_OFF, checkImport } from "./check-import.ts";
import { questionImportRoutes } from "./routes.ts";
import { runImport } from "./run-import.ts";

const FORGOTTEN_DAYS = 30;
const LONGEST_CHECK_MINUTES = 15;

/** Files that were checked but never imported are deleted after a time. */
const forgetImports: Job = async ({ db, clock }) => {
  await sql`
    delete from question_imports where state not in ('done', 'undone', 'importing')
      and created_at < ${clock.now()}::timestamptz - make_interval(days => ${FORGOTTEN_DAYS})`.execute(db);
};

/** A check ends with its server and is not restarted automatically. The sender sees a message. */
const endCutOffChecks: Job = async ({ db }) => {
  await sql`
    update question_imports i set state = 'refused', message = ${CUT_OFF}
    where i.state = 'reading' and not exists (
      select 1 from graphile_worker.jobs j
      where j.key = 'check-question-import-' || i.id || '-' || i.attempt
        and case when j.locked_at is null then j.attempts < j.max_attempts
          else j.locked_at > now() - make_interval(mins => ${LONGEST_CHECK_MINUTES}) end)`.execute(db);
};

export const questionImportFeature: Feature = {
  name: "question-import",
  routes: questionImportRoutes,
  jobs: {
    "check-question-import": checkImport,
    "run-question-import": runImport,
    "forget-question-imports": forgetImports,
    "end-cut-off-checks": endCutOffChecks,
  },
  cron: ["40 3 * * * forget-question-imports", "*/5 * * * * end-cut-off-checks"],
};
