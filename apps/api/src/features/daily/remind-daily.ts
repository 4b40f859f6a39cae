// In the morning, reminds those who asked for it that the question of the day is ready.
import { lagosDay } from "@sabiprep/exam";
import { sql } from "kysely";
import { inTransaction } from "../../db/transaction.ts";
import type { Job } from "../../feature.ts";
import { notify } from "../notifications/public.ts";
import { questionOfDay } from "./choose-question.ts";

const PAGE = 500;

export const remindOfDaily: Job = async (context) => {
  const { db, clock } = context;
  const now = clock.now();
  const day = lagosDay(now);
  const chosen = await questionOfDay(context, db, day);
  if (!chosen) return;
  for (let after = 0; ; ) {
    const { rows } = await sql<{ id: number }>`
      select c.id from candidate_settings s join candidates c on c.id = s.candidate_id
      where s.chosen @> '{"daily_question": true}' and c.id > ${after} and c.suspended_at is null
        and c.delete_at is null
        and not exists (select 1 from daily_answers a where a.day = ${day} and a.candidate_id = c.id)
      order by c.id limit ${PAGE}`.execute(db);
    await inTransaction(db, async (db) => {
      for (const { id } of rows)
        await notify(
          db,
          {
            candidate_id: id,
            kind: "daily_question",
            once_key: `daily:${day}`,
            says: (t) => ({
              title: t("The question of the day"),
              body: t("Today's subject is {subject}. Answer one question and see why the answer is right.", {
                subject: t.told(chosen.subject),
              }),
            }),
            link: "/question-of-the-day",
          },
          now,
        );
    });
    if (rows.length < PAGE) return;
    after = rows.at(-1)!.id;
  }
};
