import type { FiguresFrom, itemAnalysis } from "@sabiprep/contract";
import { lettersIn } from "@sabiprep/exam";
import { sql } from "kysely";
import { includesDemo } from "../../../db/demo-people.ts";
import type { Db } from "../../../db/transaction.ts";
import { fail } from "../../../http/failure.ts";
import type { Call } from "../../../http/route.ts";
import { needsSecondPerson } from "../key-fix/fix-key.ts";
import { keyFixesOf } from "../key-fix/read-key-fixes.ts";
import { requestOn } from "../key-fix/second-person.ts";
import { lettered } from "../staff/lettered-options.ts";
import { readStaffQuestions } from "../staff/staff-question.ts";
import { lockQuestionFor } from "../writing/subject-rights.ts";
import { type FigureRow, statisticsOf } from "./item-statistics.ts";
import { historyOfFigures } from "./measured-difficulty.ts";
import { overallOf } from "./paper-figures.ts";
import { reliabilityOf } from "./reliability.ts";

const SUSPECTS_A_PAGE = 10;

type NamedRow = { uuid: string; name: string };

interface Item {
  revision_id: number;
  options: { id: string; fifth_only: boolean }[];
  accepted: string[];
  is_void: boolean;
  figures: FigureRow[] | null;
}

const kindsOf: Record<FiguresFrom, string[]> = {
  first: ["first"],
  exam: ["first", "again"],
  all: ["first", "again", "practice"],
};

/** The statistics of these revisions, by revision. */
export async function statisticsFor(db: Db, revisionIds: readonly number[], from: FiguresFrom = "first") {
  const { rows } = await sql<Item>`
    select r.id as revision_id, r.options, k.accepted, k.is_void,
      (select json_agg(json_build_object('option', f.option, 'score', f.score, 'responses', f.responses, 'seconds',
        f.seconds, 'timed', f.timed, 'kind', f.kind, 'rest', f.rest))
        from item_figures f where f.revision_id in (select same_item_revisions(r.id)) and f.responses > 0
          and f.kind = any(${kindsOf[from]})) as figures
    from question_revisions r
    join lateral (select accepted, is_void from question_keys where revision_id = r.id order by version desc limit 1) k
      on true
    where r.id = any(${revisionIds}::bigint[])`.execute(db);
  return new Map(
    rows.map((item) => [
      item.revision_id,
      {
        statistics: statisticsOf(item.figures ?? [], lettered(item.options), item),
        letters: lettered(item.options),
        is_void: item.is_void,
      },
    ]),
  );
}

export async function analysisOfQuestion({ db, user, input }: Call<typeof itemAnalysis.ofQuestion>) {
  const question = await db
    .selectFrom("questions")
    .select(["id", "live_revision_id", "newest_revision_id"])
    .where("uuid", "=", input.question_id)
    .executeTakeFirst();
  if (!question) return fail("not_found", "We could not find that question.");
  const revision = question.live_revision_id ?? question.newest_revision_id!;
  const { statistics } = (await statisticsFor(db, [revision], input.from)).get(revision)!;
  return {
    includes_demo: await includesDemo(db),
    statistics,
    history: await historyOfFigures(db, question.id),
    key_fixes: await keyFixesOf(db, question.id),
    key_request: await requestOn(db, question.id, user.id),
    needs_second_person: await needsSecondPerson(db),
  };
}

interface PaperItem {
  position: number;
  question_id: string;
  question_body: string;
  revision_id: number;
}

export async function analysisOfPaper({ db, input }: Call<typeof itemAnalysis.ofPaper>) {
  const { rows: papers } = await sql<{
    id: number;
    exam_type: NamedRow;
    subject: NamedRow;
    year: number;
    minutes: number;
  }>`
    select p.id, json_build_object('uuid', e.uuid, 'name', e.name) as exam_type,
      json_build_object('uuid', s.uuid, 'name', s.name) as subject, p.year, p.minutes
    from papers p join exam_types e on e.id = p.exam_type_id join subjects s on s.id = p.subject_id
    where p.uuid = ${input.paper_id}`.execute(db);
  const paper = papers[0] ?? fail("not_found", "We could not find that paper.");
  const { rows } = await sql<PaperItem>`
    select i.position, q.uuid as question_id, r.body_html as question_body, r.id as revision_id
    from paper_items i join questions q on q.id = i.question_id
    join question_revisions r on r.id = coalesce(q.live_revision_id, q.newest_revision_id)
    where i.paper_id = ${paper.id} order by i.position`.execute(db);
  const found = await statisticsFor(
    db,
    rows.map(({ revision_id }) => revision_id),
    input.from,
  );
  const items = rows.map((row) => ({ ...row, ...found.get(row.revision_id)! }));
  const overall = overallOf(items.map(({ statistics }) => statistics));
  return {
    includes_demo: await includesDemo(db),
    paper,
    overall: { ...overall, reliability: await reliabilityOf(db, paper.id) },
    items,
  };
}

/**
 * For statistics `i`: the key looks wrong and nobody has judged it yet. Versions of the same question count as one, and
 * the newest answered version represents it. A version whose text or key changed later is no evidence about the current
 * question.
 */
export const isSuspect = sql`i.suspect_option is not null and i.kept_at is null and i.revision_id = (
  select max(n.revision_id) from questions q join item_statistics n on n.revision_id in
    (select same_item_revisions(q.live_revision_id)) where q.id = i.question_id)`;

/** Keys that look wrong and that nobody has judged yet. */
export async function suspectKeys({ db, user, input }: Call<typeof itemAnalysis.suspects>) {
  const { rows } = await sql<{ question_id: number; revision_id: number; suspect_option: string; responses: number }>`
    select i.question_id, i.revision_id, i.suspect_option, i.responses from item_statistics i
    where ${isSuspect} order by suspicion desc, revision_id desc
      limit ${SUSPECTS_A_PAGE + 1} offset ${input.offset ?? 0}`.execute(db);
  const page = rows.slice(0, SUSPECTS_A_PAGE);
  const questions = await readStaffQuestions(
    db,
    page.map(({ question_id }) => question_id),
  );
  const found = await statisticsFor(
    db,
    page.map(({ revision_id }) => revision_id),
  );
  const requests = await Promise.all(page.map(({ question_id }) => requestOn(db, question_id, user.id)));
  const items = page.map(({ revision_id, suspect_option, responses }, at) => {
    const { statistics, letters } = found.get(revision_id)!;
    const suspect = lettersIn(
      letters.map(({ id }) => id),
      suspect_option,
    );
    return { question: questions[at]!, suspect, responses, statistics, key_request: requests[at]! };
  });
  return { items, more: rows.length > SUSPECTS_A_PAGE };
}

export async function keepKey({ db, user, input, now, recordAudit }: Call<typeof itemAnalysis.keepKey>) {
  await lockQuestionFor(db, input.question_id, user.id);
  const { rows } = await sql<{ revision_id: number }>`
    update item_statistics i set kept_at = ${now}, kept_by = ${user.id}, kept_responses = i.responses
    from questions q where q.uuid = ${input.question_id}
      and i.revision_id in (select same_item_revisions(q.live_revision_id))
    returning i.revision_id`.execute(db);
  if (rows.length === 0) fail("not_found", "There are no answers to this question yet.");
  recordAudit({ subject: input.question_id });
  return null;
}
