// The student marks: first the specimen, then their own answer.
import type { TheoryAttemptTicks, theory } from "@sabiprep/contract";
import { type AttemptTicks, type Guide, markTheory, TicksRefused } from "@sabiprep/exam";
import { sql } from "kysely";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { fail, say } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { ownResponse, type ResponseRow, responseOf } from "./read-response.ts";
import { selfMarkedRange } from "./self-marked-range.ts";

/** The range follows how the student marks now, not how they marked long ago. */
const LATEST_SPECIMENS = 5;
/** Marking again adds a row, so there is an end. */
const MAX_MARKINGS = 50;

export async function markSpecimen({ db, user, input, context, now }: Call<typeof theory.markSpecimen>) {
  const row = finished(await ownResponse(db, user.id, input.response_id));
  // The examiner's ticks are shown after the first try, so only the first try says how exact the student is.
  if (!row.specimen_mark) await addMark(db, row, { kind: "specimen", ticks: attemptOf(input.ticks), unsure: [], now });
  return responseOf(await ownResponse(db, user.id, input.response_id), context, now);
}

export async function markOwn({ db, user, input, context, now }: Call<typeof theory.mark>) {
  const row = finished(await ownResponse(db, user.id, input.response_id));
  if (!row.specimen_mark)
    fail("not_allowed", "Mark the sample answer first. It shows you what the examiner looks for.");
  const known = new Set(row.guide.atoms.map(({ id }) => id));
  if (input.unsure.some((id) => !known.has(id))) fail("validation", "Your marks do not fit this question.");
  const gaps = await specimenGaps(db, user.id);
  await addMark(db, row, { kind: "self", ticks: attemptOf(input.ticks), unsure: input.unsure, now }, gaps);
  return responseOf(await ownResponse(db, user.id, input.response_id), context, now);
}

const finished = (row: ResponseRow): ResponseRow =>
  row.finished_at ? row : fail("not_allowed", "Finish your answer first.");

const attemptOf = ({ atoms, bands, deductions }: TheoryAttemptTicks): AttemptTicks => ({
  atoms,
  bands,
  deductions: deductions.map(({ code, part }) => ({ code, ...(part !== undefined && { part }) })),
});

interface NewMark {
  kind: "specimen" | "self";
  ticks: AttemptTicks;
  unsure: string[];
  now: Date;
}

async function addMark(db: Db, row: ResponseRow, mark: NewMark, gaps: readonly number[] = []): Promise<void> {
  const { guide } = row;
  const ticks = { guide_version: guide.version, attempts: [mark.ticks] };
  const { score, max, scoring_version } = marked(guide, mark.ticks);
  const range =
    mark.kind === "self" ? selfMarkedRange(guide, mark.ticks, mark.unsure, gaps) : { low: score, high: score };
  await inTransaction(db, async (db) => {
    // Two calls at the same time take turns.
    await sql`select 1 from theory_responses where id = ${row.id} for update`.execute(db);
    const { rows } = await sql<{ kind: string; n: number }>`
      select kind, count(*)::int as n from theory_marks where response_id = ${row.id} group by kind`.execute(db);
    const before = rows.find(({ kind }) => kind === mark.kind)?.n ?? 0;
    if (mark.kind === "specimen" && before > 0) return;
    if (before >= MAX_MARKINGS)
      fail("not_allowed", say("You can mark an answer up to {n} times.", { n: MAX_MARKINGS }));
    await db
      .insertInto("theory_marks")
      .values({
        response_id: row.id,
        kind: mark.kind,
        ticks: JSON.stringify(ticks),
        unsure: mark.unsure,
        scoring_version,
        score,
        max,
        ...range,
        marked_at: mark.now,
      })
      .execute();
  });
}

function marked(guide: Guide, ticks: AttemptTicks) {
  try {
    return markTheory(guide, { guide_version: guide.version, attempts: [ticks] });
  } catch (problem) {
    if (problem instanceof TicksRefused) fail("validation", "Your marks do not fit this question.");
    throw problem;
  }
}

/** How far the student was from the examiner on the latest specimens, as a share of the marks. */
async function specimenGaps(db: Db, candidateId: number): Promise<number[]> {
  const { rows } = await sql<{ guide: Guide; ticks: AttemptTicks; score: number; max: number }>`
    select v.guide, v.source #> '{specimen,ticks}' as ticks, m.score, m.max
    from theory_marks m join theory_responses r on r.id = m.response_id join theory_revisions v on v.id = r.revision_id
    where r.candidate_id = ${candidateId} and m.kind = 'specimen'
    order by m.id desc limit ${LATEST_SPECIMENS}`.execute(db);
  return rows.map(({ guide, ticks, score, max }) => Math.abs(score - marked(guide, ticks).score) / max);
}
