// What a candidate sees of their challenges: the link, who tried it, and the results of its maker and of each friend.
import { type challenges, MAX_TRIES } from "@sabiprep/contract";
import { sql } from "kysely";
import type { AppContext } from "../../app-context.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { friendNameSql } from "../profile/public.ts";
import { deleteChallenges } from "./delete-challenges.ts";
import { urlOf } from "./link.ts";
import { type ChallengeQuestion, outcomeOf, placesOf, rematchOf, subjectOfTest } from "./outcomes.ts";

const MAX_LISTED = 50;

interface Row extends ChallengeQuestion {
  uuid: string;
  title: string;
  first_name: string;
  exam: { uuid: string };
  subject_id: string | null;
  chosen: (string | null)[];
  created_at: string;
  expires_at: string;
  tries: { name: string; chosen: (string | null)[]; tried_at: string }[];
}

/** Newest first. With `uuid`, only that one. */
export async function challengesOf(
  context: AppContext,
  db: Db,
  candidateId: number,
  now: Date,
  uuid: string | null = null,
) {
  const { rows } = await sql<Row>`
    select h.uuid, h.title, h.year, h.revision_ids, h.option_orders, h.chosen, h.created_at, h.expires_at, c.first_name,
      json_build_object('uuid', e.uuid) as exam, ${subjectOfTest} as subject_id,
      (
      select coalesce(json_agg(json_build_object('name', coalesce(${friendNameSql("f")}, t.name),
        'chosen', t.chosen, 'tried_at', t.tried_at)
        order by t.id), '[]'::json)
      from challenge_tries t left join candidates f on f.id = t.candidate_id where t.challenge_id = h.id) as tries
    from challenges h join candidates c on c.id = h.candidate_id join exam_types e on e.id = h.exam_type_id
    where h.candidate_id = ${candidateId} and (${uuid}::uuid is null or h.uuid = ${uuid}::uuid)
    order by h.id desc limit ${MAX_LISTED}`.execute(db);
  return Promise.all(
    rows.map(async (row) => {
      const places = await placesOf(context, db, row);
      return {
        uuid: row.uuid,
        title: row.title,
        url: urlOf(context, row.uuid),
        questions: places.length,
        created_at: row.created_at,
        expires_at: row.expires_at,
        is_open: Date.parse(row.expires_at) > now.getTime() && row.tries.length < MAX_TRIES,
        mine: outcomeOf(places, row.first_name, row.chosen),
        rematch: rematchOf(row),
        tries: row.tries.map(({ name, chosen, tried_at }) => ({
          ...outcomeOf(places, name, chosen),
          tried_at: new Date(tried_at).toISOString(),
        })),
      };
    }),
  );
}

export const withdraw = ({ db, user, input }: Call<typeof challenges.withdraw>) =>
  inTransaction(db, async (db) => {
    const which = sql<boolean>`h.uuid = ${input.challenge_id} and h.candidate_id = ${user.id}`;
    if (!(await deleteChallenges(db, which))) fail("not_found", "We could not find that challenge.");
    return null;
  });
