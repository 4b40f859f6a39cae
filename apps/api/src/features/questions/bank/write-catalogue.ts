import { createHash } from "node:crypto";
import {
  type Bank,
  blueprints,
  catalogueClassLevels,
  catalogueExams,
  catalogueSubjects,
  classLevelUuid,
  examUuid,
  mixedBlueprints,
  uuidOf,
} from "@sabiprep/question-bank";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";

export interface CatalogueIds {
  exams: Map<string, number>;
  levels: Map<string, number>;
  subjects: Map<string, number>;
  /** By `subject/topic`. */
  topics: Map<string, number>;
}

export async function writeCatalogue(db: Db, bank: Bank, now: Date): Promise<CatalogueIds> {
  const exams = await writeExams(db);
  const levels = await writeLevels(db);
  const subjects = await writeSubjects(db, exams, now);
  const topics = await writeTopics(db, bank, subjects);
  await writeBlueprints(db, { exams, subjects }, now);
  return { exams, levels, subjects, topics };
}

async function writeExams(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .insertInto("exam_types")
    .values(catalogueExams.map((exam, at) => ({ ...exam, uuid: examUuid(exam.slug), position: at + 1 })))
    .onConflict((conflict) =>
      conflict.column("slug").doUpdateSet((row) => ({ description: row.ref("excluded.description") })),
    )
    .returning(["id", "slug"])
    .execute();
  return new Map(rows.map((row) => [row.slug, row.id]));
}

async function writeLevels(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .insertInto("class_levels")
    .values(catalogueClassLevels.map(({ slug, name }, at) => ({ uuid: classLevelUuid(slug), name, position: at + 1 })))
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet((row) => ({ position: row.ref("excluded.position") })),
    )
    .returning(["id", "name"])
    .execute();
  return new Map(rows.map((row) => [row.name, row.id]));
}

/** Names and descriptions staff may have changed since stay theirs. */
async function writeSubjects(db: Db, exams: Map<string, number>, now: Date): Promise<Map<string, number>> {
  await db
    .insertInto("subjects")
    .values(
      catalogueSubjects.map(({ slug, name, aliases, description, icon }, at) => ({
        uuid: uuidOf(`subject/${slug}`),
        slug,
        name,
        aliases,
        description,
        icon,
        position: at + 1,
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .execute();
  const rows = await db.selectFrom("subjects").select(["id", "slug"]).execute();
  const ids = new Map(rows.map((row) => [row.slug, row.id]));
  const offered = catalogueSubjects.flatMap((subject) =>
    subject.exams.map((exam) => ({ exam_type_id: exams.get(exam)!, subject_id: ids.get(subject.slug)! })),
  );
  await db
    .insertInto("exam_subjects")
    .values(offered)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return ids;
}

async function writeTopics(db: Db, bank: Bank, subjects: Map<string, number>): Promise<Map<string, number>> {
  for (const { about, topics } of bank.subjects) {
    await db
      .insertInto("topics")
      .values(
        topics.map(({ uuid, slug, name, objectives }, at) => ({
          uuid,
          slug,
          name,
          objectives,
          subject_id: subjects.get(about.slug)!,
          position: at + 1,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(["subject_id", "slug"]).doUpdateSet((row) => ({
          name: row.ref("excluded.name"),
          objectives: row.ref("excluded.objectives"),
          position: row.ref("excluded.position"),
        })),
      )
      .execute();
  }
  const rows = await db
    .selectFrom("topics as t")
    .innerJoin("subjects as s", "s.id", "t.subject_id")
    .select(["t.id", "t.slug", "s.slug as subject"])
    .execute();
  return new Map(rows.map((row) => [`${row.subject}/${row.slug}`, row.id]));
}

const hashOf = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 32);

/** A changed rule is a new version; where staff wrote the newest version, the bank's is left out. */
async function writeBlueprints(db: Db, ids: Pick<CatalogueIds, "exams" | "subjects">, now: Date): Promise<void> {
  for (const { exam, subject, sections, ...rule } of blueprints) {
    const bank_hash = hashOf({ sections, ...rule });
    await sql`
      insert into blueprints (exam_type_id, subject_id, from_year, to_year, version, items, minutes, options, marks,
        sections, source_note, unverified, bank_hash, created_at)
      select ${ids.exams.get(exam)}::bigint, ${ids.subjects.get(subject)}::bigint, ${rule.from_year}::int, ${rule.to_year}::int,
        coalesce(newest.version, 0) + 1, ${rule.items}::int, ${rule.minutes}::int, ${rule.options}::int, ${rule.marks}::int,
        ${JSON.stringify(sections)}::jsonb, ${rule.source_note}::text, ${rule.unverified}::boolean, ${bank_hash}::text, ${now}::timestamptz
      from (select 1) one left join lateral (
        select version, bank_hash from blueprints where exam_type_id = ${ids.exams.get(exam)}
          and subject_id = ${ids.subjects.get(subject)} and from_year = ${rule.from_year}
        order by version desc limit 1) newest on true
      where newest.version is null or (newest.bank_hash is not null and newest.bank_hash <> ${bank_hash})`.execute(db);
  }
  for (const blueprint of mixedBlueprints) {
    const bank_hash = hashOf(blueprint);
    await sql`
      insert into mixed_blueprints (slug, version, exam_type_id, body, bank_hash, created_at)
      select ${blueprint.slug}::text, coalesce(newest.version, 0) + 1, ${ids.exams.get(blueprint.exam)}::bigint,
        ${JSON.stringify(blueprint)}::jsonb, ${bank_hash}::text, ${now}::timestamptz
      from (select 1) one left join lateral (
        select version, bank_hash from mixed_blueprints where slug = ${blueprint.slug} order by version desc limit 1) newest on true
      where newest.version is null or (newest.bank_hash is not null and newest.bank_hash <> ${bank_hash})`.execute(db);
  }
}
