// Names in a file to what they mean in the bank, forgiving about case and spelling variants, never guessing silently.
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";

interface Named {
  uuid: string;
  name: string;
}

export interface ImportCatalogue {
  subject(name: string): Named | undefined;
  exam(name: string): Named | undefined;
  topic(subjectUuid: string, name: string): Named | undefined;
  level(name: string): Named | undefined;
  /** The subject whose name is nearest, for a hint. */
  nearestSubject(name: string): string | null;
}

const bare = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** What other systems and people call the exams. */
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

export async function readImportCatalogue(db: Db): Promise<ImportCatalogue> {
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
  return {
    subject: (name) => subjectsByName.get(bare(name)),
    exam: (name) => examsByName.get(bare(otherExamNames[bare(name)] ?? name)),
    topic: (subjectUuid, name) => topicsByName.get(`${subjectUuid}/${bare(name)}`),
    level: (name) => levelsByName.get(bare(name)),
    nearestSubject: (name) => nearest(bare(name), subjects),
  };
}

const nearest = (wanted: string, subjects: readonly Named[]): string | null => {
  const close = subjects.find(({ name }) => wanted.length >= 3 && bare(name).startsWith(wanted.slice(0, 4)));
  return close?.name ?? null;
};
