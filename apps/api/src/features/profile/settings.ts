// A candidate's settings. Only differences from the defaults are stored, so a default may change for everybody else.
import { type CandidateSettings, defaultSettings, type Language } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";

/**
 * Whether a candidate is on the leaderboard belongs to that feature, and its own screen can change it. The settings
 * only show it.
 */
const rowOf = (db: Db, candidateId: number) =>
  db
    .selectFrom("candidates as c")
    .leftJoin("candidate_settings as s", "s.candidate_id", "c.id")
    .leftJoin("leaderboard_members as m", "m.candidate_id", "c.id")
    .select(["s.chosen", "s.updated_at", "m.state"])
    .where("c.id", "=", candidateId)
    .executeTakeFirst();

function settingsIn(row: Awaited<ReturnType<typeof rowOf>>): CandidateSettings {
  const chosen = { ...defaultSettings, ...row?.chosen };
  const share_progress = row?.state === "in";
  const hidden = chosen.profile_visibility === "public" ? "private" : chosen.profile_visibility;
  return { ...chosen, share_progress, profile_visibility: share_progress ? "public" : hidden };
}

/**
 * The name that the other side of a challenge sees: the first name, or its first letter when `settingsIn` says private.
 */
export const friendNameSql = (candidate: "c" | "f") => {
  const id = sql.ref(`${candidate}.id`);
  const name = sql.ref(`${candidate}.first_name`);
  return sql<string>`(
    case when exists (select 1 from candidate_settings s where s.candidate_id = ${id}
      and s.chosen->>'profile_visibility' in ('private', 'public'))
      and not exists (select 1 from leaderboard_members m where m.candidate_id = ${id} and m.state = 'in')
    then left(${name}, 1) || '.' else ${name} end)`;
};

export const settingsOf = async (db: Db, candidateId: number): Promise<CandidateSettings> =>
  settingsIn(await rowOf(db, candidateId));

export async function readSettings(db: Db, candidateId: number) {
  const row = await rowOf(db, candidateId);
  return { settings: settingsIn(row), updated_at: row?.updated_at ?? null };
}

export async function keepSettings(db: Db, candidate_id: number, wanted: CandidateSettings, now: Date): Promise<void> {
  const differing = Object.entries(wanted).filter(([name, value]) => value !== defaults[name]);
  const chosen = JSON.stringify(Object.fromEntries(differing));
  await db
    .insertInto("candidate_settings")
    .values({ candidate_id, chosen, updated_at: now })
    .onConflict((conflict) => conflict.column("candidate_id").doUpdateSet({ chosen, updated_at: now }))
    .execute();
}

/** A new account uses the language of the page it was opened on. */
export async function beginSpeaking(db: Db, candidateId: number, language: Language, now: Date): Promise<void> {
  if (language !== defaultSettings.language) await keepSettings(db, candidateId, { ...defaultSettings, language }, now);
}

/** For links in emails, which identify the candidate by uuid and change one setting only. */
export async function turnOff(db: Db, candidateUuid: string, name: keyof CandidateSettings, now: Date): Promise<void> {
  const candidate = await db.selectFrom("candidates").select("id").where("uuid", "=", candidateUuid).executeTakeFirst();
  if (candidate) await keepSettings(db, candidate.id, { ...(await settingsOf(db, candidate.id)), [name]: false }, now);
}

const defaults: Record<string, unknown> = defaultSettings;
