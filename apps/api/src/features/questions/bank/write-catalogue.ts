import { createHash } from "node:crypto";
import type { ArtefactHead } from "@sabiprep/question-bank/artefact";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";

export interface CatalogueIds {
  exams: Map<string, number>;
  levels: Map<string, number>;
  subjects: Map<string, number>;
  /** By `subject/topic`. */
  topics: Map<string, number>;
}

export async function writeCatalogue(db: Db, head: ArtefactHead, now: Date): Promise<CatalogueIds> {
  const exams = await writeExams(db, head);
  const levels = await writeLevels(db, head);
  const subjects = await writeSubjects(db, head, exams, now);
  const topics = await writeTopics(db, head, subjects);
  await writeBlueprints(db, head, { exams, subjects }, now);
  await writeMixedBlueprints(db, head, exams, now);
  return { exams, levels, subjects, topics };
}

async function writeExams(db: Db, head: ArtefactHead): Promise<Map<string, number>> {
  const rows = await db
    .insertInto("exam_types")
    .values(head.exams.map((exam, at) => ({ ...exam, position: at + 1 })))
    .onConflict((conflict) =>
      conflict.column("slug").doUpdateSet((row) => ({ description: row.ref("excluded.description") })),
    )
    .returning(["id", "slug"])
    .execute();
  return new Map(rows.map((row) => [row.slug, row.id]));
}

async function writeLevels(db: Db, head: ArtefactHead): Promise<Map<string, number>> {
  const rows = await db
    .insertInto("class_levels")
    .values(head.class_levels.map((level, at) => ({ ...level, position: at + 1 })))
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet((row) => ({ position: row.ref("excluded.position") })),
    )
    .returning(["id", "name"])
    .execute();
  return new Map(rows.map((row) => [row.name, row.id]));
}

/** Names and descriptions that staff have changed since are kept. */
async function writeSubjects(
  db: Db,
  head: ArtefactHead,
  exams: Map<string, number>,
  now: Date,
): Promise<Map<string, number>> {
  await db
    .insertInto("subjects")
    .values(head.subjects.map(({ exams, ...subject }, at) => ({ ...subject, position: at + 1, created_at: now })))
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .execute();
  const rows = await db.selectFrom("subjects").select(["id", "slug"]).execute();
  const ids = new Map(rows.map((row) => [row.slug, row.id]));
  const offered = head.subjects.flatMap((subject) =>
    subject.exams.map((exam) => ({ exam_type_id: exams.get(exam)!, subject_id: ids.get(subject.slug)! })),
  );
  await db
    .insertInto("exam_subjects")
    .values(offered)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return ids;
}

async function writeTopics(db: Db, head: ArtefactHead, subjects: Map<string, number>): Promise<Map<string, number>> {
  await db
    .insertInto("topics")
    .values(head.topics.map(({ subject, ...topic }) => ({ ...topic, subject_id: subjects.get(subject)! })))
    .onConflict((conflict) =>
      conflict.columns(["subject_id", "slug"]).doUpdateSet((row) => ({
        name: row.ref("excluded.name"),
        objectives: row.ref("excluded.objectives"),
        position: row.ref("excluded.position"),
      })),
    )
    .execute();
  const rows = await db
    .selectFrom("topics as t")
    .innerJoin("subjects as s", "s.id", "t.subject_id")
    .select(["t.id", "t.slug", "s.slug as subject"])
    .execute();
  return new Map(rows.map((row) => [`${row.subject}/${row.slug}`, row.id]));
}

const hashOf = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 32);

/** A changed rule is a new version. If staff wrote the newest version, the bank's rule is left out. */
async function writeBlueprints(
  db: Db,
  { blueprints }: ArtefactHead,
  ids: Pick<CatalogueIds, "exams" | "subjects">,
  now: Date,
): Promise<void> {
  const rows = blueprints.map(({ exam, subject, sections, ...rule }) => ({
    ...rule,
    sections,
    exam_type_id: ids.exams.get(exam),
    subject_id: ids.subjects.get(subject),
    bank_hash: hashOf({ sections, ...rule }),
  }));
  await sql`
    insert into blueprints (exam_type_id, subject_id, from_year, to_year, version, items, minutes, options, marks,
      sections, source_note, unverified, bank_hash, created_at)
    select n.exam_type_id, n.subject_id, n.from_year, n.to_year, coalesce(newest.version, 0) + 1, n.items, n.minutes,
      n.options,
      n.marks, n.sections, n.source_note, n.unverified, n.bank_hash, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (exam_type_id bigint, subject_id bigint, from_year int,
      to_year int,
      items int, minutes int, options int, marks int, sections jsonb, source_note text, unverified boolean,
        bank_hash text)
    left join lateral (
      select version, bank_hash from blueprints where exam_type_id = n.exam_type_id
        and subject_id = n.subject_id and from_year = n.from_year
      order by version desc limit 1) newest on true
    where newest.version is null or (newest.bank_hash is not null and newest.bank_hash <> n.bank_hash)`.execute(db);
}

async function writeMixedBlueprints(
  db: Db,
  { mixed_blueprints }: ArtefactHead,
  exams: Map<string, number>,
  now: Date,
): Promise<void> {
  const rows = mixed_blueprints.map((body) => ({
    slug: body.slug,
    exam_type_id: exams.get(body.exam),
    body,
    bank_hash: hashOf(body),
  }));
  await sql`
    insert into mixed_blueprints (slug, version, exam_type_id, body, bank_hash, created_at)
    select n.slug, coalesce(newest.version, 0) + 1, n.exam_type_id, n.body, n.bank_hash, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (slug text, exam_type_id bigint, body jsonb,
      bank_hash text)
    left join lateral (
      select version, bank_hash from mixed_blueprints where slug = n.slug order by version desc limit 1) newest on true
    where newest.version is null or (newest.bank_hash is not null and newest.bank_hash <> n.bank_hash)`.execute(db);
}
