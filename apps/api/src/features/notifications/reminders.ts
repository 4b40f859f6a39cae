// Automatic reminders, once a day in the afternoon: an open test, an exam that is near, and a long pause in studying.
// Each event has a key, so a job that runs twice notifies nobody twice.
import { addLagosDays, lagosDay } from "@sabiprep/exam";
import { sql } from "kysely";
import { inTransaction } from "../../db/transaction.ts";
import type { Job } from "../../feature.ts";
import { notify } from "./notify.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PAGE = 500;
/** Days before an exam on which we send a reminder. */
const EXAM_DAYS = [30, 7, 1];
const PAUSE_DAYS = 3;
/** A candidate who has been away for a month has left, and gets no reminder. */
const GONE_DAYS = 30;

export const sendReminders: Job = async (context, payload) => {
  await remindOfOpenTests(context, payload);
  await remindOfExams(context, payload);
  await remindOfPauses(context, payload);
};

const remindOfOpenTests: Job = async ({ db, clock }) => {
  const now = clock.now();
  let after = new Date(now.getTime() - 2 * DAY_MS).toISOString();
  const until = new Date(now.getTime() - 20 * HOUR_MS).toISOString();
  for (;;) {
    const open = await db
      .selectFrom("sittings")
      .select(["uuid", "candidate_id", "title", "started_at"])
      .where("state", "=", "open")
      .where("candidate_id", "is not", null)
      .where("started_at", ">", after)
      .where("started_at", "<=", until)
      .where((where) => where.or([where("deadline_at", "is", null), where("deadline_at", ">", now.toISOString())]))
      .orderBy("started_at")
      .limit(PAGE)
      .execute();
    await inTransaction(db, async (db) => {
      for (const { uuid, candidate_id, title } of open)
        await notify(
          db,
          {
            candidate_id: candidate_id!,
            kind: "test_reminder",
            once_key: `open-test:${uuid}`,
            says: (t) => ({
              title: t("You have an unfinished test"),
              body: t("You have not finished “{test}” yet. We have saved your answers.", { test: title }),
            }),
            link: `/test/${uuid}`,
          },
          now,
        );
    });
    if (open.length < PAGE) return;
    after = open.at(-1)!.started_at;
  }
};

const remindOfExams: Job = async ({ db, clock }) => {
  const now = clock.now();
  for (const days of EXAM_DAYS) {
    const day = addLagosDays(lagosDay(now), days);
    let after = 0;
    for (;;) {
      const near = await db
        .selectFrom("candidate_profiles")
        .select(["candidate_id", "target_exam"])
        .where("exam_date", "=", day)
        .where("candidate_id", ">", after)
        .orderBy("candidate_id")
        .limit(PAGE)
        .execute();
      await inTransaction(db, async (db) => {
        for (const { candidate_id, target_exam } of near)
          await notify(
            db,
            {
              candidate_id,
              kind: "test_reminder",
              once_key: `exam-near:${day}:${days}`,
              says: (t) => ({
                title: days === 1 ? t("Your exam is tomorrow") : t("Your exam is in {days} days", { days }),
                body: target_exam
                  ? t("{exam} is on {day}. Take a test a day to stay ready.", { exam: target_exam, day })
                  : t("Your exam is on {day}. Take a test a day to stay ready.", { day }),
              }),
              link: "/practice-tests",
            },
            now,
          );
      });
      if (near.length < PAGE) break;
      after = near.at(-1)!.candidate_id;
    }
  }
};

/** Checks each candidate who signed in lately. An index finds their newest sitting. */
const remindOfPauses: Job = async ({ db, clock }) => {
  const now = clock.now();
  const paused = lagosDay(new Date(now.getTime() - PAUSE_DAYS * DAY_MS));
  let after = 0;
  for (;;) {
    const { rows } = await sql<{ id: number; first_name: string; last_day: string | null }>`
      select c.id, c.first_name, lagos_day(l.started_at)::text as last_day from candidates c
      left join lateral (select s.started_at from sittings s where s.candidate_id = c.id
        order by s.started_at desc limit 1) l on true
      where c.id > ${after} and c.last_sign_in_at > ${new Date(now.getTime() - GONE_DAYS * DAY_MS)}
        and c.suspended_at is null and c.delete_at is null
      order by c.id limit ${PAGE}`.execute(db);
    await inTransaction(db, async (db) => {
      for (const { id, first_name, last_day } of rows)
        if (last_day === paused)
          await notify(
            db,
            {
              candidate_id: id,
              kind: "study_reminder",
              once_key: `pause:${last_day}`,
              says: (t) => ({
                title: t("Ten minutes today?"),
                body: t("{name}, your last test was {days} days ago. Try ten questions to get going again.", {
                  name: first_name,
                  days: PAUSE_DAYS,
                }),
              }),
              link: "/practice-tests",
            },
            now,
          );
    });
    if (rows.length < PAGE) return;
    after = rows.at(-1)!.id;
  }
};
