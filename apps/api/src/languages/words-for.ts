// The texts for one candidate: in their chosen language, with later corrections by native readers.
import type { Language } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Db } from "../db/transaction.ts";
import { type Catalogue, catalogues, tagOf } from "./catalogues.ts";
import { english, type Translate, wordsOf } from "./words.ts";

/** Without a candidate, English. */
export async function wordsFor(db: Db, candidateId: number | null | undefined): Promise<Translate> {
  if (candidateId === null || candidateId === undefined) return english;
  return (await wordsForAll(db, [candidateId]))(candidateId);
}

/** The texts for many candidates, in one read. */
export async function wordsForAll(db: Db, candidateIds: number[]): Promise<(candidateId: number) => Translate> {
  const { rows } = await sql<{ candidate_id: number; language: Language }>`
    select candidate_id, chosen ->> 'language' as language from candidate_settings
    where candidate_id = any(${candidateIds}::bigint[]) and chosen ->> 'language' <> 'english'`.execute(db);
  const languageOf = new Map(rows.map(({ candidate_id, language }) => [candidate_id, language]));
  const wordsIn = new Map<Language | undefined, Translate>([[undefined, english]]);
  for (const language of new Set(languageOf.values())) wordsIn.set(language, await wordsOfLanguage(db, language));
  return (candidateId) => wordsIn.get(languageOf.get(candidateId))!;
}

async function wordsOfLanguage(db: Db, language: Language): Promise<Translate> {
  const tag = tagOf[language];
  if (tag === "en") return english;
  const { rows } = await sql<{ corrected: Catalogue | null }>`
    select jsonb_object_agg(english, text) as corrected from message_corrections where language = ${language}`.execute(
    db,
  );
  return wordsOf({ ...catalogues[tag], ...rows[0]?.corrected }, tag);
}
