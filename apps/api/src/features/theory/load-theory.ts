// Writes the theory papers that ship with the product. Papers removed from the bank are retired. A changed text becomes a
// new revision, and answers keep the revision that the student saw.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { marksOfGuide } from "@sabiprep/exam";
import type { ArtefactTheoryPaper } from "@sabiprep/question-bank/artefact";
import { sql } from "kysely";
import type { AppContext } from "../../app-context.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { bankIsBehind, keepDrawings } from "../questions/public.ts";

const file = path.resolve(import.meta.dirname, "../../../../../packages/question-bank/dist/theory.json");
const SETTING = "theory_fingerprint";
/** Increase this when existing rows must be written differently. */
const FORMAT = 1;

const done = new WeakSet<AppContext>();

/** Returns the number of papers written. */
export async function loadTheory(context: AppContext): Promise<number> {
  if (done.has(context)) return 0;
  const written = await writePapers(context, readFileSync(file, "utf8"));
  // Set only after success, so that a failed attempt is repeated.
  done.add(context);
  return written;
}

export async function writePapers(context: Pick<AppContext, "db" | "clock">, json: string): Promise<number> {
  const fingerprint = createHash("sha256").update(`${FORMAT}${json}`).digest("hex").slice(0, 32);
  const { db, clock } = context;
  const known = await db.selectFrom("site_settings").select("value").where("name", "=", SETTING).executeTakeFirst();
  if ((known?.value as { fingerprint?: string })?.fingerprint === fingerprint) return 0;
  // A newer build runs beside this one, so its papers stay.
  if (await bankIsBehind(db)) return 0;
  const subjects = await db.selectFrom("subjects").select(["id", "slug"]).execute();
  const ids = new Map(subjects.map(({ id, slug }) => [slug, id]));
  const papers = (JSON.parse(json) as ArtefactTheoryPaper[]).filter(({ subject }) => ids.has(subject));
  // A database without our subjects cannot take the papers, and is not marked as having them.
  if (papers.length === 0) return 0;
  const now = clock.now();
  await inTransaction(db, async (db) => {
    await keepDrawings(
      db,
      papers.flatMap(({ pictures }) => pictures),
    );
    for (const paper of papers) await writePaper(db, paper, ids.get(paper.subject)!, now);
    const keys = papers.map(({ key }) => key);
    await sql`update theory_papers set retired_at = ${now}
      where retired_at is null and shipped_key <> all(${keys}::text[])`.execute(db);
    const value = JSON.stringify({ fingerprint });
    await db
      .insertInto("site_settings")
      .values({ name: SETTING, value, updated_at: now })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value, updated_at: now }))
      .execute();
  });
  return papers.length;
}

async function writePaper(db: Db, paper: ArtefactTheoryPaper, subject_id: number, now: Date): Promise<void> {
  const { key, uuid, exam, title, minutes, questions } = paper;
  const about = { subject_id, exam, title, minutes, sections: JSON.stringify(paper.sections), retired_at: null };
  const { id: paper_id } = await db
    .insertInto("theory_papers")
    .values({ uuid, shipped_key: key, ...about })
    .onConflict((conflict) => conflict.column("shipped_key").doUpdateSet(about))
    .returning("id")
    .executeTakeFirstOrThrow();
  const topics = await db.selectFrom("topics").select(["id", "slug"]).where("subject_id", "=", subject_id).execute();
  const topicIds = new Map(topics.map(({ id, slug }) => [slug, id]));
  // A question on a topic that this database does not have yet waits for the next load.
  const placed = questions.filter(({ topic }) => topicIds.has(topic));
  for (const [at, question] of placed.entries())
    await writeQuestion(db, question, { paper_id, number: at + 1, topic_id: topicIds.get(question.topic)! }, now);
  const keys = placed.map(({ key }) => key);
  await sql`update theory_questions set retired_at = ${now}
    where paper_id = ${paper_id} and retired_at is null and shipped_key <> all(${keys}::text[])`.execute(db);
}

type Question = ArtefactTheoryPaper["questions"][number];

interface Place {
  paper_id: number;
  number: number;
  topic_id: number;
}

async function writeQuestion(db: Db, question: Question, place: Place, now: Date): Promise<void> {
  const { key, uuid, hash, section, level, source, guide, page } = question;
  const about = { ...place, section, level, marks: marksOfGuide(guide), retired_at: null };
  const { id } = await db
    .insertInto("theory_questions")
    .values({ uuid, shipped_key: key, ...about })
    .onConflict((conflict) => conflict.column("shipped_key").doUpdateSet(about))
    .returning("id")
    .executeTakeFirstOrThrow();
  const [texts, guideText, pageText] = [source, guide, page].map((part) => JSON.stringify(part));
  await sql`
    with revision as (
      insert into theory_revisions (question_id, hash, source, guide, page, created_at)
      values (${id}, ${hash}, ${texts}::jsonb, ${guideText}::jsonb, ${pageText}::jsonb, ${now})
      on conflict (question_id, hash) do update set page = excluded.page returning id)
    update theory_questions q set live_revision_id = revision.id from revision where q.id = ${id}`.execute(db);
}
