// Marking rounds: opened for one theory paper, closed when they take no more papers, and released when all is marked.
import type { markingDesk } from "@sabiprep/contract";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Db } from "../../db/transaction.ts";
import { fail, failField, say } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { notifyAll } from "../notifications/public.ts";
import { addSpecimens } from "./seeds.ts";

const NO_ROUND = "We could not find that marking round.";

export interface Round {
  id: number;
  uuid: string;
  paper_id: number;
  state: "open" | "closed" | "released";
  takes_until: string;
  max_scripts: number;
  second_percent: number;
  tolerance: number;
  seed_every: number;
  released_at: string | null;
}

/** With `lock`, two changes of one round take turns. */
export async function roundNamed(db: Db, uuid: string, { lock = false } = {}): Promise<Round> {
  const { rows } = await sql<Round>`
    select id, uuid, paper_id, state, takes_until, max_scripts, second_percent, tolerance, seed_every, released_at
    from marking_rounds where uuid = ${uuid} ${lock ? sql`for update` : sql``}`.execute(db);
  return rows[0] ?? fail("not_found", NO_ROUND);
}

/** Editors and reviewers may be limited to some subjects. */
export async function refuseOtherSubject(db: Db, staffId: number, paperId: number): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select u.name from staff s, theory_papers p join subjects u on u.id = p.subject_id
    where s.id = ${staffId} and p.id = ${paperId} and s.role in ('editor', 'reviewer')
      and not u.id = any(s.subject_ids)`.execute(db);
  if (rows[0]) fail("not_allowed", `Your account cannot mark ${rows[0].name}. Ask an owner to add this subject.`);
}

export async function openRound({ db, user, input, now, recordAudit }: Call<typeof markingDesk.open>) {
  const { paper_id: paperUuid, ...rules } = input;
  const paper = await db
    .selectFrom("theory_papers")
    .select(["id", "uuid"])
    .where("uuid", "=", paperUuid)
    .where("retired_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!paper) fail("not_found", "We could not find that paper.");
  await refuseOtherSubject(db, user.id, paper.id);
  if (Date.parse(rules.takes_until) <= now.getTime()) failField("takes_until", "Choose a time in the future");
  const running = await db
    .selectFrom("marking_rounds")
    .select("id")
    .where("paper_id", "=", paper.id)
    .where("state", "=", "open")
    .executeTakeFirst();
  if (running) fail("conflict", "A marking round for this paper is already open.");
  const { id, uuid } = await db
    .insertInto("marking_rounds")
    .values({ uuid: uuidv7(), paper_id: paper.id, state: "open", ...rules, opened_by: user.id, opened_at: now })
    .returning(["id", "uuid"])
    .executeTakeFirstOrThrow();
  const { rows: questions } = await sql<{ question_id: number; revision_id: number }>`
    insert into marking_round_questions (round_id, question_id, revision_id)
    select ${id}, q.id, q.live_revision_id from theory_questions q
    where q.paper_id = ${paper.id} and q.retired_at is null and q.live_revision_id is not null
    returning question_id, revision_id`.execute(db);
  for (const question of questions) await addSpecimens(db, id, question);
  recordAudit({ subject: uuid, after: { paper: paper.uuid, ...rules } });
  return { uuid };
}

/** Closing twice is the same as closing once. */
export async function closeRound({ db, user, input, now, recordAudit }: Call<typeof markingDesk.close>) {
  const round = await roundNamed(db, input.round_id, { lock: true });
  await refuseOtherSubject(db, user.id, round.paper_id);
  recordAudit({ subject: round.uuid });
  if (round.state !== "open") return null;
  await db.updateTable("marking_rounds").set({ state: "closed", closed_at: now }).where("id", "=", round.id).execute();
  return null;
}

/** Releasing twice is the same as releasing once. */
export async function releaseRound({ db, user, input, now, recordAudit }: Call<typeof markingDesk.release>) {
  const round = await roundNamed(db, input.round_id, { lock: true });
  await refuseOtherSubject(db, user.id, round.paper_id);
  recordAudit({ subject: round.uuid });
  if (round.released_at) return { released_at: round.released_at };
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as left from marking_tasks
    where round_id = ${round.id} and state in ('waiting', 'taken') and stage <> 'seed'`.execute(db);
  const left = rows[0]?.left ?? 0;
  if (left > 0)
    fail(
      "conflict",
      say("{n, plural, one {# answer is} other {# answers are}} still to be marked. Nothing has been released.", {
        n: left,
      }),
    );
  await sql`update marking_tasks set state = 'void'
    where round_id = ${round.id} and stage = 'seed' and state = 'taken'`.execute(db);
  await sql`update marking_rounds set state = 'released', released_at = ${now}, closed_at = coalesce(closed_at, ${now})
    where id = ${round.id}`.execute(db);
  await tellWriters(db, round, now);
  return { released_at: now.toISOString() };
}

async function tellWriters(db: Db, round: Round, now: Date): Promise<void> {
  const { rows } = await sql<{ candidate_id: number; sitting: string; title: string }>`
    select s.candidate_id, s.uuid as sitting, p.title from marking_scripts m
    join theory_sittings s on s.id = m.sitting_id join theory_papers p on p.id = s.paper_id
    where m.round_id = ${round.id}`.execute(db);
  await notifyAll(
    db,
    rows.map(({ candidate_id, sitting, title }) => ({
      candidate_id,
      kind: "account" as const,
      once_key: `marking-released:${sitting}`,
      says: (t) => ({
        title: t("Your paper has been marked"),
        body: t("See your marks for {paper}, with the marker's comments.", { paper: title }),
      }),
      link: `/theory/papers/${sitting}`,
      at: now,
    })),
  );
}
