// A topic's page: what to read, how one stands, where to practise, and its neighbours in the syllabus.
import type { topics } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { readingOn } from "../materials/public.ts";
import { type PracticePlace, placeOfTopic, shownKnown, stateOf } from "../revision/public.ts";
import { keyMayBeTold } from "../sittings/public.ts";

interface Named {
  uuid: string;
  name: string;
}

interface TopicRow extends Named {
  id: number;
  subject: Named;
  place: PracticePlace | null;
  before: Named | null;
  after: Named | null;
}

export async function readTopic({ db, user, input }: Call<typeof topics.read>) {
  const topic = (await topicRow(db, user.id, input.topic_id)) ?? fail("not_found", "We could not find that topic.");
  const { met, right, with_hint, mistakes } = await figuresOf(db, user.id, topic.id);
  const [first, ...others] = await readingOn(db, topic.id);
  const isText = first?.body_html != null;
  const { id: _, ...shown } = topic;
  return {
    ...shown,
    state: stateOf(met, right),
    met,
    right,
    with_hint,
    mistakes,
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
      ${placeOfTopic(candidateId)} as place,
      ${neighbour("before")}, ${neighbour("after")}
    from topics t join subjects u on u.id = t.subject_id
    where t.uuid = ${uuid} and t.retired_at is null and u.retired_at is null`.execute(db);
  return rows[0];
}

/** Nothing of a question whose key may not be told just now: whether it was right is part of its key. */
async function figuresOf(db: Db, candidateId: number, topicId: number) {
  const { rows } = await sql<{ met: number; right: number; with_hint: number; mistakes: number }>`
    select count(*)::int as met, count(*) filter (where ${shownKnown})::int as right,
      count(*) filter (where last_right and last_hinted)::int as with_hint,
        count(*) filter (where not last_right)::int as mistakes
    from met_questions m join questions q on q.id = m.question_id
    where m.candidate_id = ${candidateId} and m.topic_id = ${topicId} and ${keyMayBeTold(candidateId)}`.execute(db);
  return rows[0]!;
}
