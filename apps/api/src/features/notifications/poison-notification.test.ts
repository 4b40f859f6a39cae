import { sql } from "kysely";
import { expect, test } from "vitest";
import { dropSetAside, retrySetAside } from "../../commands/set-aside-actions.ts";
import { listSetAside } from "../../events/set-aside.ts";
import { aCandidate } from "../../testing/people.ts";
import { type Api, startApi } from "../../testing/start-api.ts";
import { notify } from "./public.ts";

/** Noon in Lagos, outside quiet hours. */
const NOON = new Date("2026-11-18T11:00:00Z");

async function withPoison(): Promise<{ api: Api; poisoned: number; sent: () => Promise<string[]> }> {
  const api = await startApi();
  api.clock.set(NOON);
  const people = [await aCandidate(api), await aCandidate(api), await aCandidate(api)];
  const poisoned = people[1]!.id;
  await sql`create function poisoned() returns trigger language plpgsql as ${sql.lit(
    `begin if new.candidate_id = ${poisoned} and new.event_key like 'notice:%' then raise exception 'poison'; end if; return new; end`,
  )}`.execute(api.owner);
  await sql`create trigger poisoned before insert on mail_outbox for each row execute function poisoned()`.execute(
    api.owner,
  );
  const says = () => ({ title: "Your week", body: "You answered 40 questions." });
  for (const { id: candidate_id } of people)
    await notify(api.db, { candidate_id, kind: "weekly_report", once_key: "week", says }, api.clock.now());
  const sent = async () =>
    (
      await sql<{ candidate_id: number }>`select candidate_id from mail_outbox where event_key like 'notice:%'
        order by id`.execute(api.db)
    ).rows.map(({ candidate_id }) => ["first", "poisoned", "last"][people.findIndex(({ id }) => id === candidate_id)]!);
  await api.settle().catch(() => {});
  return { api, poisoned, sent };
}

const waitFiveTries = async (api: Api) => {
  for (let round = 0; round < 5; round++) {
    api.clock.advance(61_000);
    await api.settle();
  }
};

test("a notification that cannot be sent delays no others, is set aside, and a retry sends it", async () => {
  const { api, sent } = await withPoison();
  expect(await sent()).toEqual(["first", "last"]);
  await waitFiveTries(api);
  const [row] = await listSetAside(api.db);
  expect(row).toMatchObject({ kind: "notice", tries: 5, set_aside_at: expect.any(String) });
  await sql`drop function poisoned cascade`.execute(api.owner);
  await retrySetAside(api.db, row!.id, api.clock.now());
  await api.settle();
  expect([await sent(), await listSetAside(api.db)]).toEqual([["first", "last", "poisoned"], []]);
});

test("a dropped notification is sent to nobody and stays in the student's list", async () => {
  const { api, poisoned, sent } = await withPoison();
  await waitFiveTries(api);
  const [row] = await listSetAside(api.db);
  expect(await dropSetAside(api.db, row!.id)).toMatchObject({ ok: true });
  await sql`drop function poisoned cascade`.execute(api.owner);
  await api.settle();
  expect([await sent(), await listSetAside(api.db)]).toEqual([["first", "last"], []]);
  const { rows } = await sql`select 1 from notifications where candidate_id = ${poisoned}`.execute(api.db);
  expect(rows).toHaveLength(1);
});
