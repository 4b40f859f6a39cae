import { questions } from "@sabiprep/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { type PastedFrom, pastesFrom } from "../../../testing/pastes.ts";
import { aStaffMember } from "../../../testing/people.ts";
import { smallBank } from "../../../testing/small-bank.ts";
import { startApi } from "../../../testing/start-api.ts";
import { loadBankInto } from "../bank/load-bank.ts";
import { hashNewTexts } from "../staff/duplicates.ts";

const PASTES = 60;
const FOUND = 57;

test("sixty pastes with decimals, chemistry, indices and quotes find their question in the top two from the start", {
  timeout: 300_000,
}, async () => {
  const api = await startApi();
  await loadBankInto(api.db, new Date(), smallBank("physics", "chemistry", "mathematics", "economics"));
  const { as } = await aStaffMember(api);
  const { rows } = await sql<PastedFrom & { uuid: string }>`
    select q.uuid, q.bank_key as key, r.body_source as body, r.explanation_source as explanation, r.options
    from questions q join question_revisions r on r.id = q.newest_revision_id order by q.bank_key`.execute(api.db);
  const uuidOf = new Map(rows.map(({ key, uuid }) => [key, uuid]));
  const pastes = pastesFrom(rows);
  expect(pastes).toHaveLength(PASTES);
  const missed = async () => {
    const none: string[] = [];
    for (const { key, kind, typed } of pastes) {
      const { items, total } = await as.call(questions.list, { search: typed });
      const at = items.findIndex(({ id }) => id === uuidOf.get(key));
      if (at !== 0 && at !== 1) none.push(`${kind} ${key} (${at} of ${total}): ${typed}`);
    }
    return none;
  };
  const before = await missed();
  expect(before.slice(PASTES - FOUND), before.join("\n")).toEqual([]);
  while ((await hashNewTexts(api.context)) > 0);
  const after = await missed();
  expect(after.slice(PASTES - FOUND), after.join("\n")).toEqual([]);
});
