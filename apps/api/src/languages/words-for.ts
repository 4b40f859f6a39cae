// The words of one candidate: the language they chose, with what native readers corrected since the build.
import type { Language } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Db } from "../db/transaction.ts";
import { type Catalogue, catalogues, tagOf } from "./catalogues.ts";
import { english, type Words, wordsOf } from "./words.ts";

/** Without a candidate, English. */
export async function wordsFor(db: Db, candidateId: number | null | undefined): Promise<Words> {
  if (candidateId === null || candidateId === undefined) return english;
  const { rows } = await sql<{ language: Language | null; corrected: Catalogue | null }>`
    select s.chosen ->> 'language' as language,
      (select jsonb_object_agg(m.english, m.text) from message_corrections m where m.language = s.chosen ->> 'language') as corrected
    from candidate_settings s where s.candidate_id = ${candidateId}`.execute(db);
  const language = rows[0]?.language ?? "english";
  const tag = tagOf[language];
  return tag === "en" ? english : wordsOf({ ...catalogues[tag], ...rows[0]?.corrected }, tag);
}
