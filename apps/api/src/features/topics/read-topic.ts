// A topic's page: what to read, how well the candidate does, where to practise, and its neighbours in the syllabus.
import { CHECK_QUESTIONS, type topics } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { readingOn } from "../materials/public.ts";
import { type PracticePlace, placeOfTopic, seenInStretch, shownKnown, stateOf } from "../revision/public.ts";
import { mayShowKey } from "../sittings/public.ts";

interface NamedRow {
  uuid: string;
  name: string;
}

interface TopicRow extends NamedRow {
  id: number;
  subject: NamedRow;
  place: PracticePlace | null;
  theory: number;
  before: NamedRow | null;
  after: NamedRow | null;
}

export async function readTopic({ db, user, input }: Call<typeof topics.read>) {
  const topic = (await topicRow(db, user.id, input.topic_id)) ?? fail("not_found", "We could not find that topic.");
  const { met, right, with_hint, mistakes, ...harder } = await figuresOf(db, user.id, topic.id);
  const state = stateOf(met, right);
  const is_offered = state === "strong" && (await hasBothPools(db, topic.id));
  const [first, ...others] = await readingOn(db, topic.id);
  const isText = first?.body_html != null;
  const { id: _, ...shown } = topic;
  return {
    ...shown,
    state,
    met,
    right,
    with_hint,
    mistakes,
    stretch:
      is_offered || harder.stretch_met > 0
        ? { is_offered, met: harder.stretch_met, right: harder.stretch_right }
        : null,
    lesson: first && isText ? { ...first, body: first.body_html! } : null,
    notes: (first && !isText ? [first, ...others] : others).map(({ uuid, title }) => ({ uuid, title })),
  };
}

async function topicRow(db: Db, candidateId: number, uuid: string): Promise<TopicRow | undefined> {
  const neighbour = (which: "before" | "after") => {
    const [than, order] = which === "before" ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
    return sql`(
      select json_build_object('uuid', n.uuid, 'name', n.name) from topics n
      where n.subject_id = t.subject_id and n.retired_at is null and (n.position, n.id) ${than} (t.position, t.id)
      order by n.position ${order}, n.id ${order} limit 1) as ${sql.ref(which)}`;
  };
  const { rows } = await sql<TopicRow>`
    select t.id, t.uuid, t.name, json_build_object('uuid', u.uuid, 'name', u.name) as subject,
      ${placeOfTopic(candidateId)} as place, (
        select count(*)::int from theory_questions h join theory_papers p on p.id = h.paper_id
        where h.topic_id = t.id and h.retired_at is null and p.retired_at is null) as theory,
      ${neighbour("before")}, ${neighbour("after")}
    from topics t join subjects u on u.id = t.subject_id
    where t.uuid = ${uuid} and t.retired_at is null and u.retired_at is null`.execute(db);
  return rows[0];
}

/**
 * Harder questions are offered by name once they are separate from the others, which means that practice uses only the
 * paper pool.
 */
const MIN_PAPER = 2 * CHECK_QUESTIONS;

async function hasBothPools(db: Db, topicId: number): Promise<boolean> {
  const { rows } = await sql<{ paper: number; stretch: number }>`
    select count(distinct family) filter (where pool = 'paper')::int as paper,
      count(distinct family) filter (where pool = 'stretch')::int as stretch
    from questions where topic_id = ${topicId} and state = 'live'`.execute(db);
  return rows[0]!.paper >= MIN_PAPER && rows[0]!.stretch >= CHECK_QUESTIONS;
}

interface Figures {
  met: number;
  right: number;
  with_hint: number;
  mistakes: number;
  stretch_met: number;
  stretch_right: number;
}

/** Excludes a question whose key is currently protected, because "right or wrong" is part of the key. */
async function figuresOf(db: Db, candidateId: number, topicId: number) {
  const { rows } = await sql<Figures>`
    select count(*) filter (where not harder)::int as met,
      count(*) filter (where not harder and ${shownKnown})::int as right,
      count(*) filter (where not harder and last_right and last_hinted)::int as with_hint,
      count(*) filter (where not last_right)::int as mistakes, count(*) filter (where harder)::int as stretch_met,
      count(*) filter (where harder and ${shownKnown})::int as stretch_right
    from seen_questions m join questions q on q.id = m.question_id
    cross join lateral (select ${seenInStretch} as harder) h
    where m.candidate_id = ${candidateId} and m.topic_id = ${topicId} and ${mayShowKey(candidateId)}`.execute(db);
  return rows[0]!;
}
