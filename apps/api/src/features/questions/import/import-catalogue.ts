// Maps names in a file to names in the bank. Case and spelling variants are accepted, but nothing is guessed silently.
import type { ImportMeaning } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { byCode, nearestName } from "./nearest-name.ts";

interface NamedRow {
  uuid: string;
  name: string;
}

export interface ImportCatalogue {
  subject(name: string): NamedRow | undefined;
  exam(name: string): NamedRow | undefined;
  /** Null if somebody chose that this name means no topic. */
  topic(subjectUuid: string, name: string): NamedRow | null | undefined;
  level(name: string): NamedRow | null | undefined;
  /** The subject with the nearest name, for a hint. */
  nearestSubject(name: string): NamedRow | null;
  nearestTopic(subjectUuid: string, name: string): NamedRow | null;
}

export const bare = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Names of the exams in other systems and in common use. */
const otherExamNames: Record<string, string> = {
  utme: "jamb",
  jambutme: "jamb",
  wassce: "waec",
  wasc: "waec",
  waecssce: "waec",
  necossce: "neco",
  postutme: "post-utme",
  postjamb: "post-utme",
};

/** The chosen meanings of names: first those for this file, otherwise those for earlier files. */
async function meaningsOf(db: Db, given: readonly ImportMeaning[]) {
  const kept = await db
    .selectFrom("import_meanings")
    .select(["field", "said", "subject_uuid", "target_uuid"])
    .execute();
  const meant = new Map<string, string | null>(
    kept.map(({ field, said, subject_uuid, target_uuid }) => [meaningKey(field, subject_uuid, said), target_uuid]),
  );
  for (const { field, said, subject_id, id } of given) meant.set(meaningKey(field, subject_id, said), id);
  return meant;
}

export const NO_SUBJECT = "00000000-0000-0000-0000-000000000000";
const meaningKey = (field: string, subjectUuid: string | null | undefined, said: string) =>
  `${field}/${subjectUuid ?? NO_SUBJECT}/${bare(said)}`;

export async function readImportCatalogue(db: Db, given: readonly ImportMeaning[] = []): Promise<ImportCatalogue> {
  const meant = await meaningsOf(db, given);
  const subjects = await db
    .selectFrom("subjects")
    .select(["uuid", "name", "slug", "aliases"])
    .where("retired_at", "is", null)
    .execute();
  const exams = await db.selectFrom("exam_types").select(["uuid", "name", "slug"]).execute();
  const levels = await db.selectFrom("class_levels").select(["uuid", "name"]).execute();
  const topics = await sql<{ uuid: string; name: string; slug: string; subject_uuid: string }>`
    select t.uuid, t.name, t.slug, s.uuid as subject_uuid from topics t join subjects s on s.id = t.subject_id
    where t.retired_at is null`.execute(db);
  const subjectsByName = new Map(
    subjects.flatMap(({ aliases, slug, ...subject }) =>
      [subject.name, slug, ...aliases].map((name) => [bare(name), subject] as const),
    ),
  );
  const examsByName = new Map(
    exams.flatMap(({ slug, ...exam }) => [exam.name, slug].map((name) => [bare(name), exam] as const)),
  );
  const levelsByName = new Map(levels.map((level) => [bare(level.name), level]));
  const topicsByName = new Map(
    topics.rows.flatMap(({ subject_uuid, slug, ...topic }) =>
      [topic.name, slug].map((name) => [`${subject_uuid}/${bare(name)}`, topic] as const),
    ),
  );
  const byUuid = <Row extends NamedRow>(rows: readonly Row[], uuid: string | null | undefined): Row | undefined =>
    uuid ? rows.find((row) => row.uuid === uuid) : undefined;
  const said = (field: string, name: string, subjectUuid?: string) => meant.get(meaningKey(field, subjectUuid, name));
  return {
    subject: (name) => subjectsByName.get(bare(name)) ?? byUuid(subjects, said("subject", name)),
    exam: (name) => examsByName.get(bare(otherExamNames[bare(name)] ?? name)) ?? byUuid(exams, said("exam_type", name)),
    topic: (subjectUuid, name) => {
      const known = topicsByName.get(`${subjectUuid}/${bare(name)}`);
      const uuid = said("topic", name, subjectUuid);
      return known ?? (uuid === null ? null : byUuid(topics.rows, uuid));
    },
    level: (name) => {
      const uuid = said("class_level", name);
      return levelsByName.get(bare(name)) ?? (uuid === null ? null : byUuid(levels, uuid));
    },
    nearestSubject: (name) => nearestName(name, subjects) ?? byCode(name, subjects),
    nearestTopic: (subjectUuid, name) =>
      nearestName(
        name,
        topics.rows.filter(({ subject_uuid }) => subject_uuid === subjectUuid),
      ),
  };
}
