// Searches replies for answer keys of the questions in the candidate's open exams. The open questions are read directly
// from the tables, not through the server's own rule.
import { sql } from "kysely";
import type { Db } from "../db/transaction.ts";

export interface Secret {
  uuid: string;
  /** The number that personal data use for the question. */
  id: number;
  explanation: string;
  /** Why each wrong option is wrong. */
  whys: string[];
}

export async function secretsOf(db: Db, candidateId: number): Promise<Secret[]> {
  const { rows } = await sql<Secret>`
    select distinct q.uuid, q.id, v.explanation_html as explanation,
      array(select why->>'html' from jsonb_each(v.whys) as w (option, why)) as whys
    from questions q
    join question_revisions v on v.question_id = q.id
    where exists (
      select 1 from sitting_sections n join sittings s on s.id = n.sitting_id
      join question_revisions r on r.id = any(n.revision_ids)
      where s.candidate_id = ${candidateId} and s.mode = 'exam' and s.deadline_at is not null
        and (s.state = 'open' or s.state = 'expired') and r.question_id = q.id)`.execute(db);
  return rows;
}

const telling =
  /^(correct_answer|also_right|answer_explanation|is_correct|last_right|hint|accepted|key|whys?|explanation.*)$/;
const named = ["uuid", "question_id", "question_uuid"];

/** The secrets that a reply leaks, one line each. The list is empty when nothing leaks. */
export function leaksIn(reply: unknown, secrets: readonly Secret[]): string[] {
  const ids = new Set<unknown>(secrets.flatMap(({ uuid, id }) => [uuid, id]));
  const found: string[] = [];
  const walk = (value: unknown) => {
    if (typeof value === "string")
      for (const { explanation, whys } of secrets) {
        if (value.includes(explanation)) found.push(`explanation ${explanation}`);
        for (const why of whys) if (value.includes(why)) found.push(`why ${why}`);
      }
    if (typeof value !== "object" || value === null) return;
    const fields = Object.entries(value);
    const about = fields.find(([name, id]) => named.includes(name) && ids.has(id))?.[1];
    if (about)
      for (const [name, told] of fields)
        if (telling.test(name) && told !== null && told !== undefined)
          found.push(`${name} of question ${about}: ${JSON.stringify(told)}`);
    for (const [, inner] of fields) walk(inner);
  };
  walk(reply);
  return found;
}
