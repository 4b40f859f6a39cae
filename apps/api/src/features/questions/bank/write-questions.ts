import { lagosDay } from "@sabiprep/exam";
import type { ArtefactQuestion } from "@sabiprep/question-bank/artefact";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { keepDrawings } from "../keep-drawings.ts";
import { inChunks } from "./in-chunks.ts";
import type { Artefact } from "./read-artefact.ts";
import type { CatalogueIds } from "./write-catalogue.ts";
import { writePassages } from "./write-passages.ts";

interface StoredQuestionId {
  id: number;
  bank_key: string;
  bank_hash: string | null;
  staff_edited_at: string | null;
  state: string;
}

/** The number of rows that one statement takes as one JSON value. */
const A_STATEMENT = 2_000;

export async function writeQuestions(db: Db, artefact: Artefact, ids: CatalogueIds, now: Date) {
  const { head } = artefact;
  const known = await knownQuestions(db);
  const mine = head.questions.filter(({ key }) => !known.get(key)?.staff_edited_at);
  const changed = mine.filter(({ key, hash }) => known.get(key)?.bank_hash !== hash);
  const added = mine.filter(({ key }) => !known.has(key)).length;
  const passages = new Set(mine.map(({ passage }) => passage));
  await writePassages(
    db,
    head.passages.filter(({ key }) => passages.has(key)),
    head.renderer,
    now,
  );
  await keepDrawings(db, head.pictures);
  await upsertQuestions(db, mine, ids, now);
  await writeRevisions(db, artefact, new Set(changed), now);
  const questionIds = new Map([...(await knownQuestions(db)).values()].map(({ id, bank_key }) => [bank_key, id]));
  await writeKeys(db, mine, questionIds, now);
  await writeExams(db, mine, questionIds, ids);
  const retired = await retireOthers(db, new Set(head.questions.map(({ key }) => key)), known, now);
  return { questionIds, added, revised: changed.length - added, retired };
}

async function knownQuestions(db: Db): Promise<Map<string, StoredQuestionId>> {
  const rows = await db
    .selectFrom("questions")
    .select(["id", "bank_key", "bank_hash", "staff_edited_at", "state"])
    .where("bank_key", "is not", null)
    .execute();
  return new Map(rows.map((row) => [row.bank_key!, { ...row, bank_key: row.bank_key! }]));
}

async function upsertQuestions(db: Db, questions: ArtefactQuestion[], ids: CatalogueIds, now: Date): Promise<void> {
  for (const chunk of inChunks(questions, A_STATEMENT)) {
    const rows = chunk.map(({ subject, topic, class_level, exams, ...question }) => ({
      ...question,
      subject_id: ids.subjects.get(subject),
      topic_id: ids.topics.get(`${subject}/${topic}`),
      class_level_id: ids.levels.get(class_level),
      exam_type_ids: exams.map((exam) => ids.exams.get(exam)!).sort((a, b) => a - b),
    }));
    await sql`
      insert into questions (uuid, bank_key, bank_hash, family, subject_id, topic_id, class_level_id, objective,
        difficulty,
        pool, source, state, native_review, review_by, exam_type_ids, created_at)
      select uuid, key, hash, family, subject_id, topic_id, class_level_id, objective, difficulty,
        pool, 'original', case when review_by < ${lagosDay(now)}::date then 'review' else 'live' end, native_review,
          review_by, exam_type_ids, ${now}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (uuid uuid, key text, hash text, family text,
        subject_id bigint,
        topic_id bigint, class_level_id bigint, objective text, difficulty text, pool text, native_review boolean,
          review_by date,
        exam_type_ids bigint[])
      on conflict (bank_key) do update set bank_hash = excluded.bank_hash, family = excluded.family,
        subject_id = excluded.subject_id, topic_id = excluded.topic_id, class_level_id = excluded.class_level_id,
        objective = excluded.objective, pool = excluded.pool,
          difficulty = coalesce(questions.measured_difficulty, excluded.difficulty),
        author_difficulty = case when questions.measured_difficulty is not null then excluded.difficulty end,
          native_review = excluded.native_review,
        review_by = excluded.review_by, exam_type_ids = excluded.exam_type_ids, state = excluded.state,
          retired_at = null
      where (questions.bank_hash, questions.family, questions.subject_id, questions.topic_id, questions.class_level_id,
          questions.objective, questions.pool, coalesce(questions.author_difficulty, questions.difficulty),
            questions.native_review,
            questions.review_by, questions.exam_type_ids, questions.state)
        is distinct from (excluded.bank_hash, excluded.family, excluded.subject_id, excluded.topic_id,
          excluded.class_level_id,
          excluded.objective, excluded.pool, excluded.difficulty, excluded.native_review, excluded.review_by,
            excluded.exam_type_ids,
            excluded.state)`.execute(db);
  }
}

/** The texts are sent to the database as they are in the file. The database takes those that changed. */
async function writeRevisions(
  db: Db,
  { head, texts }: Artefact,
  changed: ReadonlySet<ArtefactQuestion>,
  now: Date,
): Promise<void> {
  const lines = inChunks(head.questions, head.questions_a_line);
  for (const line of texts()) {
    const questions: ArtefactQuestion[] = lines.next().value ?? [];
    const keys = questions.filter((question) => changed.has(question)).map(({ key }) => key);
    if (keys.length === 0) continue;
    await sql`
      with made as (
        insert into question_revisions (question_id, no, question_type, body_source, body_html, options,
          explanation_source,
          explanation_html, hint_source, hint_html, instruction_source, instruction_html, whys, passage_revision_id,
            picture_sha256, picture_alt, renderer,
            created_at)
        select q.id, coalesce((select max(no) from question_revisions where question_id = q.id), 0) + 1,
          case when n.picture_sha256 is null then 'TEXTS_ONLY' else 'IMAGE_AND_TEXTS_ONLY' end, n.body, n.body_html,
            n.options,
          n.explanation, n.explanation_html, coalesce(n.hint, ''), coalesce(n.hint_html, ''),
          coalesce(n.instruction, ''), coalesce(n.instruction_html, ''), n.whys,
            p.live_revision_id, n.picture_sha256, n.picture_alt, ${head.renderer}, ${now}
        from jsonb_to_recordset(${line}::jsonb) as n (key text, body text, body_html text, options jsonb,
          explanation text,
          explanation_html text, hint text, hint_html text, instruction text, instruction_html text,
          whys jsonb, passage text, picture_sha256 text,
            picture_alt text)
        join questions q on q.bank_key = n.key
        left join passages p on p.bank_key = n.passage
        where n.key = any(${keys}::text[])
        returning id, question_id)
      update questions q set live_revision_id = made.id from made where q.id = made.question_id`.execute(db);
  }
}

/** A key is written if the live revision has none or a different one: a corrected key is a new version, not an edit. */
async function writeKeys(
  db: Db,
  questions: ArtefactQuestion[],
  questionIds: Map<string, number>,
  now: Date,
): Promise<void> {
  const ids = questions.map(({ key }) => questionIds.get(key)!);
  const keys = questions.map(({ right }) => right);
  await sql`
    insert into question_keys (revision_id, version, accepted, reason, created_at)
    select q.live_revision_id, coalesce(k.version, 0) + 1, array[n.key],
      case when k.version is null then null else 'Corrected in the shipped bank' end, ${now}
    from unnest(${ids}::bigint[], ${keys}::text[]) as n (question_id, key)
    join questions q on q.id = n.question_id
    left join lateral (
      select version, accepted, staff_id from question_keys where revision_id = q.live_revision_id order by version desc
        limit 1
    ) k on true
    where k.version is null or (k.staff_id is null and k.accepted <> array[n.key])`.execute(db);
}

async function writeExams(
  db: Db,
  questions: ArtefactQuestion[],
  questionIds: Map<string, number>,
  ids: CatalogueIds,
): Promise<void> {
  const pairs = questions.flatMap(({ key, exams }) =>
    exams.map((exam) => [questionIds.get(key)!, ids.exams.get(exam)!] as const),
  );
  const shipped = sql`unnest(${pairs.map(([question]) => question)}::bigint[],
    ${pairs.map(([, exam]) => exam)}::bigint[])
    as s (question_id, exam_type_id)`;
  await sql`
    with shipped as materialized (select * from ${shipped})
    delete from question_exams x where x.question_id in (select question_id from shipped)
      and not exists (select 1 from shipped p where p.question_id = x.question_id
        and p.exam_type_id = x.exam_type_id)`.execute(db);
  await sql`insert into question_exams select question_id, exam_type_id from ${shipped} on conflict do nothing`.execute(
    db,
  );
}

async function retireOthers(
  db: Db,
  shipped: Set<string>,
  known: Map<string, StoredQuestionId>,
  now: Date,
): Promise<number> {
  const gone = [...known.values()].filter(
    (row) => !shipped.has(row.bank_key) && !row.staff_edited_at && row.state !== "retired",
  );
  await sql`
    update questions set state = 'retired', retired_at = ${now}
    where id = any(${gone.map(({ id }) => id)}::bigint[])`.execute(db);
  return gone.length;
}
