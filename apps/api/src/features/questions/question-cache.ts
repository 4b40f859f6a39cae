// The live bank in memory: the questions to draw from, the text of each revision, and the key in force. Every process
// keeps its own copy and drops it when any process changes the bank. It saves three quarters of a test's start: 8 ms of
// processor time instead of 31 (server and database), with 32 starts at the same time and the whole bank.
import { type AnswerKey, type Difficulty, keyOf, type Pool, poolInForce } from "@sabiprep/exam";
import { sql } from "kysely";
import { cached, type Signals } from "../../adapters/database-signals.ts";
import { createBatcher } from "../../db/batcher.ts";
import type { Db } from "../../db/transaction.ts";
import type { StoredQuestion } from "./candidate-question.ts";

export interface DrawableQuestion {
  revision_id: number;
  family: string;
  topic_id: number | null;
  passage_id: number | null;
  difficulty: "easy" | "medium" | "hard";
  /** The pool it counts in, judged by the answers so far. */
  pool: Pool;
  has_fifth: boolean;
  /**
   * Unlike exam papers: more or fewer options than theirs, or several right answers. No exam draws it automatically.
   */
  is_unlike_papers: boolean;
  /** Every trial visitor sees its key, so no exam asks it. */
  is_sample: boolean;
}

/** The data a revision is marked by. */
export interface KeyInForce {
  uuid: string;
  revision_id: number;
  /** If a question has no topic, the subject is used instead. */
  topic_id: string;
  topic_name: string;
  key: AnswerKey;
  /** The version of the revision's key. A grade is written only while no newer version is in force. */
  key_version: number;
}

export interface KeyedQuestion extends StoredQuestion, KeyInForce {}

export interface QuestionCache {
  /** The questions an exam can draw for a subject. */
  pool(db: Db, examId: number, subjectId: number): Promise<DrawableQuestion[]>;
  /** The requested revisions, in the same order. */
  questions(db: Db, revisionIds: number[]): Promise<KeyedQuestion[]>;
  /** Called when the database had newer data: everything is read again. */
  invalidate(): void;
}

/** Reads every time, for work that must see a key corrected a moment ago. */
export const uncachedQuestions: Pick<QuestionCache, "questions"> = {
  questions: async (db, revisionIds) => {
    const found = new Map((await readQuestions(db, revisionIds)).map((question) => [question.revision_id, question]));
    return revisionIds.map((id) => found.get(id)!);
  },
};

/** Read directly, for marking many sittings together: by revision, without anything that is only displayed. */
export async function keysInForce(db: Db, revisionIds: number[]): Promise<Map<number, KeyInForce>> {
  const { rows } = await sql<Omit<KeyInForce, "key"> & { accepted: string[]; is_void: boolean }>`
    select r.id as revision_id, q.uuid, coalesce(t.uuid, s.uuid) as topic_id, coalesce(t.name, s.name) as topic_name,
      k.accepted, k.is_void, k.version as key_version
    from question_revisions r
    join questions q on q.id = r.question_id
    join subjects s on s.id = q.subject_id
    left join topics t on t.id = q.topic_id
    join lateral (select accepted, is_void, version from question_keys where revision_id = r.id order by version desc
      limit 1) k on true
    where r.id = any(${[...new Set(revisionIds)]}::bigint[])`.execute(db);
  return new Map(
    rows.map(({ accepted, is_void, ...row }) => [row.revision_id, { ...row, key: keyOf({ accepted, is_void }) }]),
  );
}

interface CachedQuestion {
  pools: Map<string, DrawableQuestion[]>;
  questions: Map<number, KeyedQuestion>;
  /** Reads in progress, by revision: when many requests open the same paper together, it is read once. */
  coming: Map<number, Promise<unknown>>;
}

const kept = cached(["bank"], (): CachedQuestion => ({ pools: new Map(), questions: new Map(), coming: new Map() }));

/** The cache of this process, emptied after every change of the bank. */
export const questionCacheOf = (context: { signals: Signals }): QuestionCache => ({
  pool: async (db, examId, subjectId) => {
    const { pools } = kept(context);
    const name = `${examId}/${subjectId}`;
    const pool = pools.get(name) ?? (await readPool(db, examId, subjectId));
    pools.set(name, pool);
    return pool;
  },
  questions: async (db, revisionIds) => {
    const store = kept(context);
    const lacking = () => revisionIds.filter((id) => !store.questions.has(id));
    if (revisionIds.every((id) => store.questions.has(id))) return revisionIds.map((id) => store.questions.get(id)!);
    // A caller inside a transaction waits for no other read, which might itself be waiting for a connection.
    const isComing = (id: number) => !db.isTransaction && store.coming.has(id);
    const others = lacking()
      .filter(isComing)
      .map((id) => store.coming.get(id));
    await readInto(
      store,
      db,
      lacking().filter((id) => !isComing(id)),
    );
    await Promise.allSettled(others);
    // Reads what another request failed to read.
    await readInto(store, db, lacking());
    return revisionIds.map((id) => store.questions.get(id)!);
  },
  invalidate: () => context.signals.forget("bank"),
});

async function readInto({ questions, coming }: CachedQuestion, db: Db, missing: number[]): Promise<void> {
  if (missing.length === 0) return;
  const reading = (db.isTransaction ? readQuestions(db, missing) : readTogether(db, missing)).then((found) => {
    for (const question of found) questions.set(question.revision_id, question);
  });
  for (const id of missing) coming.set(id, reading);
  try {
    await reading;
  } finally {
    for (const id of missing) if (coming.get(id) === reading) coming.delete(id);
  }
}

async function readPool(db: Db, examId: number, subjectId: number): Promise<DrawableQuestion[]> {
  const { rows } = await sql<DrawableQuestion & { author: Difficulty; measured: Difficulty | null }>`
    select q.live_revision_id as revision_id, q.family, q.topic_id, p.passage_id, q.difficulty, q.pool,
      coalesce(q.author_difficulty, q.difficulty) as author, q.measured_difficulty as measured,
      r.options @> '[{"fifth_only": true}]' as has_fifth,
      r.answers_wanted <> 'one' or jsonb_array_length(r.options) - (r.options @> '[{"fifth_only": true}]')::int <> 4 as
        is_unlike_papers, m.question_id is not null as is_sample
    from questions q
    join question_exams x on x.question_id = q.id and x.exam_type_id = ${examId}
    join question_revisions r on r.id = q.live_revision_id
    left join passage_revisions p on p.id = r.passage_revision_id
    left join sample_questions m on m.question_id = q.id
    where q.subject_id = ${subjectId} and q.state = 'live'
    order by q.id`.execute(db);
  return rows.map(({ author, measured, ...row }) => ({ ...row, pool: poolInForce(row.pool, author, measured) }));
}

/** After a change of the bank, all requests read their questions again at the same moment. */
const readTogether = createBatcher(async (db: Db, wanted: number[][]) => {
  const found = await readQuestions(db, [...new Set(wanted.flat())]);
  return wanted.map(() => found);
});

async function readQuestions(db: Db, revisionIds: number[]): Promise<KeyedQuestion[]> {
  const { rows } = await sql<Omit<KeyedQuestion, "key"> & { is_void: boolean }>`
    select r.id as revision_id, q.uuid, r.question_type, r.body_html, r.options, r.answers_wanted, r.explanation_html,
      r.whys,
      r.picture_sha256, c.mime_type as picture_type, r.picture_alt,
      case when c.width > 0 then json_build_object('width', c.width, 'height', c.height) end as picture_size,
        r.audio_file_uuid, q.difficulty, q.pool, r.instruction_html, q.source, t.name as topic,
          coalesce(t.uuid, s.uuid) as topic_id, coalesce(t.name, s.name) as topic_name,
      case when p.id is not null then json_build_object('uuid', pa.uuid, 'title', p.title, 'body',
        p.body_html) end as passage,
      k.accepted, k.is_void, k.version as key_version
    from question_revisions r
    join questions q on q.id = r.question_id
    join subjects s on s.id = q.subject_id
    left join topics t on t.id = q.topic_id
    left join passage_revisions p on p.id = r.passage_revision_id
    left join passages pa on pa.id = p.passage_id
    left join pictures c on c.sha256 = r.picture_sha256
    join lateral (select accepted, is_void, version from question_keys where revision_id = r.id order by version desc
      limit 1) k on true
    where r.id = any(${revisionIds}::bigint[])`.execute(db);
  return rows.map(({ is_void, ...question }) => ({
    ...question,
    key: keyOf({ accepted: question.accepted, is_void }),
  }));
}
