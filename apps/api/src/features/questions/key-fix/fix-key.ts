// A corrected key is a new key version of the live text, and of every older text with the same answers and the same
// wrong key. The tests that contain them are marked again in the background.
import type { itemAnalysis } from "@sabiprep/contract";
import { acceptedFor, isCorrect, keyOf, optionsIn } from "@sabiprep/exam";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { signal } from "../../../adapters/database-signals.ts";
import type { Db } from "../../../db/transaction.ts";
import { fail, failField } from "../../../http/failure.ts";
import type { Call } from "../../../http/route.ts";
import { readSiteSettings } from "../../site/public.ts";
import { lettered } from "../staff/lettered-options.ts";
import { assertOwnSubjects } from "../writing/subject-rights.ts";
import { keyedRevisions, type RevisionKey } from "./keyed-revisions.ts";
import { keyFixesOf } from "./read-key-fixes.ts";

type KeyFixInput = Pick<Call<typeof itemAnalysis.fixKey>["input"], "question_id" | "accepted" | "is_void">;

/** What a corrected key would be, and which texts of the question it corrects. */
export async function planFix(db: Db, input: KeyFixInput, staffId: number) {
  const question = await db
    .selectFrom("questions")
    .select(["id", "uuid", "subject_id"])
    .where("uuid", "=", input.question_id)
    .forUpdate()
    .executeTakeFirst();
  if (!question) return fail("not_found", "We could not find that question.");
  await assertOwnSubjects(db, staffId, [question.subject_id]);
  const all = await keyedRevisions(db, question.id);
  const live = all.find(({ is_live }) => is_live) ?? all[0]!;
  const shown = lettered(live.options);
  const accepted = input.is_void
    ? []
    : acceptedFor(
        live.answers_wanted,
        [...new Set(input.accepted)].map(
          (letter) =>
            shown.find((option) => option.letter === letter)?.id ??
            failField("accepted", `This question has no option ${letter}`),
        ),
      );
  if (input.is_void === live.is_void && sameList(accepted, live.accepted) && (input.is_void || accepted.length > 0))
    fail("conflict", "This is already the answer key.");
  const mended = all.filter((revision) => revision === live || isSameMistake(revision, live, accepted));
  const ids = mended.map(({ revision_id }) => revision_id).sort((a) => (a === live.revision_id ? -1 : 1));
  return { question, live, accepted, ids };
}

export async function fixKey({ db, user, input, now, recordAudit }: Call<typeof itemAnalysis.fixKey>) {
  if (await needsSecondPerson(db))
    fail("conflict", "Another owner or reviewer must confirm this correction. Send a request instead.");
  const fix = await planFix(db, input, user.id);
  recordAudit(auditDetails(fix, input.is_void));
  return applyFix(db, fix, { is_void: input.is_void, reason: input.reason.trim() }, { staff_id: user.id }, now);
}

export const needsSecondPerson = async (db: Db): Promise<boolean> => (await readSiteSettings(db)).key_fix_needs_two;

type Fix = Awaited<ReturnType<typeof planFix>>;

/** What the audit log stores about it. */
export const auditDetails = ({ question, live, accepted }: Fix, is_void: boolean) => ({
  subject: question.uuid,
  before: { accepted: live.accepted, is_void: live.is_void },
  after: { accepted, is_void },
});

export async function applyFix(
  db: Db,
  { question, accepted, ids }: Fix,
  { is_void, reason }: { is_void: boolean; reason: string },
  by: { staff_id: number | null; confirmed_by?: number },
  now: Date,
) {
  await writeKeys(db, ids, { accepted, is_void, reason }, by.staff_id, now);
  await db
    .insertInto("key_fixes")
    .values({
      ...{ uuid: uuidv7(), question_id: question.id, revision_ids: ids, accepted, is_void, reason, ...by },
      state: "waiting",
      last_sitting_id: await lastSitting(db),
      created_at: now,
    })
    .execute();
  await signal(db, "bank", {});
  return (await keyFixesOf(db, question.id))[0]!;
}

/**
 * How the correction would change marks. The aggregated answers include each chosen option, so nothing is marked and no
 * sitting is read. Candidates gain if their option becomes right and lose if it no longer is. A void question gives
 * everyone the mark.
 */
export async function previewFix({ db, user, input }: Call<typeof itemAnalysis.previewFix>) {
  const { live, accepted, ids } = await planFix(db, input, user.id);
  const isRight = (key: { accepted: string[]; is_void: boolean }, option: string) =>
    isCorrect(keyOf(key), option || null);
  const { rows } = await sql<{ option: string; tests: number }>`
    select option, sum(responses)::int as tests from item_figures
    where revision_id = any(${ids}::bigint[]) and responses > 0 group by 1`.execute(db);
  let tests = 0;
  let rising = 0;
  let falling = 0;
  for (const { option, tests: many } of rows) {
    const before = isRight(live, option);
    const after = isRight({ accepted, is_void: input.is_void }, option);
    tests += many;
    if (after && !before) rising += many;
    if (before && !after) falling += many;
  }
  return { tests, rising, falling, versions: ids.length };
}

const sameList = (a: string[], b: string[]) => a.length === b.length && a.every((id) => b.includes(id));

/** Another text of the question has the same mistake if the options concerned read the same in both. */
function isSameMistake(other: RevisionKey, live: RevisionKey, accepted: string[]): boolean {
  if (other.is_void !== live.is_void || !sameList(other.accepted, live.accepted)) return false;
  if (other.answers_wanted !== live.answers_wanted) return false;
  const textOf = (keyed: RevisionKey, id: string) => keyed.options.find((option) => option.id === id)?.source;
  return [...live.accepted, ...accepted].flatMap(optionsIn).every((id) => textOf(other, id) === textOf(live, id));
}

async function writeKeys(
  db: Db,
  revisionIds: number[],
  key: { accepted: string[]; is_void: boolean; reason: string },
  staffId: number | null,
  now: Date,
): Promise<void> {
  await sql`
    insert into question_keys (revision_id, version, accepted, is_void, reason, staff_id, created_at)
    select revision_id, max(version) + 1, ${key.accepted}::text[], ${key.is_void}, ${key.reason}, ${staffId}, ${now}
    from question_keys where revision_id = any(${revisionIds}::bigint[]) group by revision_id`.execute(db);
  await sql`
    update item_statistics set stale = true, computed_at = null, kept_at = null, kept_responses = null
    where revision_id = any(${revisionIds}::bigint[])`.execute(db);
}

async function lastSitting(db: Db): Promise<number> {
  const { rows } = await sql<{ last: number }>`select coalesce(max(id), 0)::bigint as last from sittings`.execute(db);
  return rows[0]!.last;
}
