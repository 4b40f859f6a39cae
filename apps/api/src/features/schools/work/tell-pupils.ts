// Tells pupils when work opens, and the day before it closes those who have not finished it. The mark on the work and
// the notifications are written in one transaction, and each pupil is told once.
import { sql } from "kysely";
import type { AppContext } from "../../../app-context.ts";
import { type Db, inTransaction } from "../../../db/transaction.ts";
import type { Translate } from "../../../languages/words.ts";
import { notifyAll } from "../../notifications/public.ts";
import { givenTo } from "./work-rows.ts";

/** One piece of work for a whole school is told in one go. */
const BATCH = 5;
const DAY_MS = 86_400_000;
/** Work that was open this long before the server could tell of it needs no notification. */
const OLD_MS = DAY_MS;

interface Due {
  id: number;
  uuid: string;
  title: string;
  closes_at: string;
  is_late: boolean;
}

export const tellOfOpened = ({ db, clock }: AppContext): Promise<number> =>
  inTransaction(db, async (db) => {
    const now = clock.now();
    const { rows } = await sql<Due>`
      update assignments set told_at = ${now} where id in (
        select id from assignments where state = 'given' and told_at is null and opens_at <= ${now}
        order by opens_at limit ${BATCH} for update skip locked)
      returning id, uuid, title, closes_at,
        greatest(opens_at, given_at) < ${new Date(now.getTime() - OLD_MS)} as is_late`.execute(db);
    for (const work of rows) if (!work.is_late) await tell(db, work, "opened", opened(work), now);
    return rows.length;
  });

export const remindOfClosing = ({ db, clock }: AppContext): Promise<number> =>
  inTransaction(db, async (db) => {
    const now = clock.now();
    const { rows } = await sql<Due>`
      update assignments set reminded_at = ${now} where id in (
        select id from assignments where state = 'given' and reminded_at is null
          and closes_at <= ${new Date(now.getTime() + DAY_MS)} order by closes_at limit ${BATCH}
        for update skip locked)
      returning id, uuid, title, closes_at,
        closes_at <= ${now} or closes_at - opens_at < interval '2 days' as is_late`.execute(db);
    for (const work of rows) if (!work.is_late) await tell(db, work, "closes", closing(work), now);
    return rows.length;
  });

type Says = (t: Translate) => { title: string; body: string };

const due = (t: Translate, { closes_at }: Due) =>
  t.day(closes_at, { weekday: "long", day: "numeric", month: "long", timeStyle: "short", timeZone: "Africa/Lagos" });

const opened =
  (work: Due): Says =>
  (t) => ({
    title: t("New class work: {title}", { title: work.title }),
    body: t("Your teacher set this work. It is due on {day}.", { day: due(t, work) }),
  });

const closing =
  (work: Due): Says =>
  (t) => ({
    title: t("Class work closes soon: {title}", { title: work.title }),
    body: t("You have not finished this class work. It closes on {day}.", { day: due(t, work) }),
  });

/** Everybody who has the work and has not finished it. */
async function tell(db: Db, work: Due, what: "opened" | "closes", says: Says, at: Date): Promise<void> {
  const { rows } = await sql<{ candidate_id: number }>`
    select distinct p.candidate_id from ${givenTo} join school_pupils p on p.id = m.pupil_id
    where g.assignment_id = ${work.id} and c.ended_at is null and not exists (
      select 1 from assignment_sittings w
      where w.assignment_id = g.assignment_id and w.pupil_id = m.pupil_id and w.finished_at is not null)`.execute(db);
  const notice = { kind: "test_reminder" as const, says, link: "/class-work", at };
  const once_key = `class-work:${work.uuid}:${what}:${work.closes_at}`;
  await notifyAll(
    db,
    rows.map(({ candidate_id }) => ({ ...notice, candidate_id, once_key })),
  );
}
