// A challenge as it appears to anyone with its link.
import type { challengeLinks } from "@sabiprep/contract";
import { sql } from "kysely";
import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { hashOf } from "../auth/public.ts";
import { friendNameSql } from "../profile/public.ts";
import { readSiteSettings } from "../site/public.ts";
import { type PaperPlace, protectedQuestions, shownTo } from "../sittings/public.ts";
import { type ChallengeQuestion, outcomeOf, placesOf, subjectOfTest } from "./outcomes.ts";

const NO_LONGER = "This challenge has ended or was cancelled.";

interface OpenChallenge extends ChallengeQuestion {
  id: number;
  uuid: string;
  candidate_id: number;
  /** The maker's name, as far as their settings let friends see it. */
  maker_name: string;
  title: string;
  options: 4 | 5;
  chosen: (string | null)[];
  expires_at: string;
  exam: { id: number; uuid: string; name: string; slug: string };
  /** Of the test it was made from, where that had one. */
  subject_id: string | null;
}

export interface ChallengeRow {
  challenge: OpenChallenge;
  places: PaperPlace[];
}

/** `over` lets a friend look at an ended challenge if they tried it while it was open. */
export async function challengeByToken(
  context: AppContext,
  db: Db,
  token: string,
  now: Date,
  over = false,
): Promise<ChallengeRow> {
  return found(context, db, sql`h.token_hash = ${hashOf(token)} and (${over} or h.expires_at > ${now})`);
}

/**
 * The link is paused while one of its questions is in an open exam of its maker. Nobody may learn anything about such a
 * question, and the maker could be one of the people with the link.
 */
export async function found(context: AppContext, db: Db, which: ReturnType<typeof sql>): Promise<ChallengeRow> {
  const { rows } = await sql<OpenChallenge>`
    select h.id, h.uuid, h.candidate_id, ${friendNameSql("c")} as maker_name, h.title, h.year, h.options,
      h.revision_ids, h.option_orders, h.chosen,
      h.expires_at, json_build_object('id', e.id, 'uuid', e.uuid, 'name', e.name, 'slug', e.slug) as exam,
      ${subjectOfTest} as subject_id
    from challenges h join candidates c on c.id = h.candidate_id join exam_types e on e.id = h.exam_type_id
    where ${which} and c.suspended_at is null and c.delete_at is null`.execute(db);
  const challenge = rows[0] ?? fail("not_found", NO_LONGER);
  const places = await placesOf(context, db, challenge);
  const { uuids } = await protectedQuestions(db, challenge.candidate_id);
  if (places.some(({ question }) => uuids.has(question.uuid)))
    fail("conflict", "These questions are in an exam that is still open. Please come back later.");
  return { challenge, places };
}

export async function assertTryingIsOpen(db: Db): Promise<void> {
  if (!(await readSiteSettings(db)).try_out_open)
    fail("not_allowed", "You cannot try questions without an account right now. Please sign up to practise.");
}

export async function openChallenge({ db, input, now, context }: Call<typeof challengeLinks.open>) {
  await assertTryingIsOpen(db);
  const { challenge, places } = await challengeByToken(context, db, input.token, now);
  const { maker_name: by, title, expires_at, year } = challenge;
  const { correct, total } = outcomeOf(places, by, challenge.chosen);
  return { by, to_beat: { correct, total }, title, expires_at, exams: shownTo(places, year, "all") };
}
