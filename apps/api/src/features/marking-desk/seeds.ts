// Seeds: the specimens of a round, and answers that a moderator decided on. A marker gets each of them once.
import { type Guide, markTheory, type TheoryTicks, ticksForGuide } from "@sabiprep/exam";
import type { ArtefactTheoryQuestion } from "@sabiprep/question-bank/artefact";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Db } from "../../db/transaction.ts";

interface RoundQuestion {
  question_id: number;
  revision_id: number;
}

/** The specimen of a question has the examiner's own ticks. */
export async function addSpecimens(db: Db, round_id: number, { question_id, revision_id }: RoundQuestion) {
  const { guide, source } = await db
    .selectFrom("theory_revisions")
    .select(["guide", "source"])
    .where("id", "=", revision_id)
    .executeTakeFirstOrThrow();
  const ticks = specimenTicks(guide, source);
  const { score } = markTheory(guide, ticks);
  await db
    .insertInto("marking_seeds")
    .values({ round_id, question_id, revision_id, source: "specimen", ticks: JSON.stringify(ticks), score })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const specimenTicks = (guide: Guide, { specimen }: ArtefactTheoryQuestion["source"]): TheoryTicks => ({
  guide_version: guide.version,
  attempts: [specimen.ticks],
});

interface Moderated extends RoundQuestion {
  response_id: number;
  ticks: TheoryTicks;
  score: number;
}

/** What a moderator decided is definitive, so others can be measured by it. */
export async function addModerated(db: Db, round_id: number, { ticks, ...seed }: Moderated): Promise<void> {
  const decided = { ...seed, ticks: JSON.stringify(ticks), retired_at: null };
  await db
    .insertInto("marking_seeds")
    .values({ round_id, source: "answer", ...decided })
    .onConflict((conflict) => conflict.column("response_id").doUpdateSet(decided))
    .execute();
}

interface SeedWanted {
  round_id: number;
  question_id: number;
  marker: number;
}

/**
 * A task for a seed that this marker has not seen, in no way different from the others. Null when there is none. An
 * answer whose writer was erased is a seed no more. The marks on it stay.
 */
export async function takeSeed(
  db: Db,
  { round_id, question_id, marker }: SeedWanted,
  until: Date,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into marking_tasks
      (uuid, round_id, question_id, revision_id, seed_id, stage, position, state, marker_id, lease_until)
    select ${uuidv7()}, s.round_id, s.question_id, s.revision_id, s.id, 'seed', 0, 'taken', ${marker}, ${until}
    from marking_seeds s
    where s.round_id = ${round_id} and s.question_id = ${question_id} and s.retired_at is null
      and (s.source = 'specimen' or s.response_id is not null)
      and not exists (select 1 from marking_tasks t where t.seed_id = s.id and t.marker_id = ${marker})
      and not exists (select 1 from marking_tasks t where t.response_id = s.response_id and t.marker_id = ${marker})
    order by s.id limit 1
    returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/** The seeds of a question follow its guide, or are retired. Markers who hold one get another answer. */
export async function seedsForGuide(
  db: Db,
  round_id: number,
  next: RoundQuestion & { guide: Guide },
  now: Date,
): Promise<void> {
  const { question_id, revision_id, guide } = next;
  const { rows } = await sql<{ id: number; source: string; ticks: TheoryTicks; before: Guide }>`
    select s.id, s.source, s.ticks, v.guide as before from marking_seeds s join theory_revisions v
      on v.id = s.revision_id
    where s.round_id = ${round_id} and s.question_id = ${question_id} and s.revision_id <> ${revision_id}
      and s.retired_at is null`.execute(db);
  for (const { id, source, ticks, before } of rows) {
    const kept = source === "answer" ? ticksForGuide(before, ticks, guide) : null;
    const set = kept
      ? { revision_id, ticks: JSON.stringify(kept), score: markTheory(guide, kept).score }
      : { retired_at: now };
    await db.updateTable("marking_seeds").set(set).where("id", "=", id).execute();
  }
  await sql`update marking_tasks set state = 'void'
    where round_id = ${round_id} and question_id = ${question_id} and stage = 'seed' and state = 'taken'`.execute(db);
  await addSpecimens(db, round_id, { question_id, revision_id });
}

/** The differences of each marker from the definitive scores, oldest first. Marks for an older guide do not count. */
export async function seedDifferences(
  db: Db,
  round_id: number,
  marker: number | null = null,
): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ marker_id: number; differences: number[] }>`
    select t.marker_id, array_agg(m.score - s.score order by m.id) as differences
    from marking_tasks t join marking_seeds s on s.id = t.seed_id
    join lateral (select id, score, revision_id from marking_marks m where m.task_id = t.id order by id desc limit 1) m
      on m.revision_id = s.revision_id
    where t.round_id = ${round_id} and t.stage = 'seed' and t.state = 'done'
      and (${marker}::bigint is null or t.marker_id = ${marker}) group by t.marker_id`.execute(db);
  return new Map(rows.map(({ marker_id, differences }) => [marker_id, differences]));
}
