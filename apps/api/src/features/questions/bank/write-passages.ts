import type { ArtefactHead } from "@sabiprep/question-bank/artefact";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";

/**
 * Passages of questions that are still ours. If a passage's text changed, it gets a new revision, which becomes the
 * live one.
 */
export async function writePassages(
  db: Db,
  passages: ArtefactHead["passages"],
  renderer: number,
  now: Date,
): Promise<void> {
  const shipped = sql`jsonb_to_recordset(${JSON.stringify(passages)}::jsonb)
    as n (key text, uuid uuid, hash text, title text, body text, body_html text)`;
  await sql`
    insert into passages (uuid, bank_key, created_at) select uuid, key, ${now} from ${shipped}
    on conflict (bank_key) do update set uuid = excluded.uuid where passages.uuid <> excluded.uuid`.execute(db);
  await sql`
    with made as (
      insert into passage_revisions (passage_id, no, title, body_source, body_html, renderer, created_at)
      select p.id, coalesce((select max(no) from passage_revisions where passage_id = p.id), 0) + 1, n.title, n.body,
        n.body_html,
        ${renderer}, ${now}
      from ${shipped} join passages p on p.bank_key = n.key
      where p.live_revision_id is null or p.bank_hash is distinct from n.hash
      returning id, passage_id)
    update passages p set bank_hash = n.hash, live_revision_id = made.id
    from made, ${shipped} where p.id = made.passage_id and n.key = p.bank_key`.execute(db);
}
