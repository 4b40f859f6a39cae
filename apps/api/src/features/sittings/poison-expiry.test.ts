import { sittings } from "@sabiprep/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { dropSetAside, retrySetAside } from "../../commands/set-aside-actions.ts";
import { listSetAside } from "../../events/set-aside.ts";
import { examFixture } from "../../testing/an-exam.ts";
import { aCandidate } from "../../testing/people.ts";
import { startApi } from "../../testing/start-api.ts";

test("a test that cannot be marked delays no other, is set aside, and a retry marks it", async () => {
  const api = await startApi();
  const room = await examFixture(api.db, { questions: 5, years: [2024], minutes: 10 });
  const ask = { exam_id: room.exam.uuid, subject_id: room.subject.uuid, year: 2024, mode: "exam" as const };
  for (let at = 0; at < 3; at++) await (await aCandidate(api)).as.call(sittings.start, ask);
  const marked = async () =>
    (
      await sql<{ is_marked: boolean }>`
        select exists (select 1 from grades g where g.sitting_id = s.id) as is_marked from sittings s
        order by s.id`.execute(api.db)
    ).rows.map(({ is_marked }) => is_marked);
  const { rows } = await sql<{ id: number }>`select id from sittings order by id`.execute(api.db);
  await sql`create function poisoned() returns trigger language plpgsql as ${sql.lit(
    `begin if new.sitting_id = ${rows[1]!.id} then raise exception 'poison'; end if; return new; end`,
  )}`.execute(api.owner);
  await sql`create trigger poisoned before insert on grades for each row execute function poisoned()`.execute(
    api.owner,
  );
  api.clock.advance(80 * 3_600_000);
  await api.settle().catch(() => {});
  expect(await marked()).toEqual([true, false, true]);
  for (let round = 0; round < 5; round++) {
    api.clock.advance(61_000);
    await api.settle();
  }
  const [row] = await listSetAside(api.db);
  expect(row).toMatchObject({ kind: "expiry", item: rows[1]!.id, tries: 5, set_aside_at: expect.any(String) });
  expect(await dropSetAside(api.db, row!.id)).toMatchObject({ ok: false });
  await sql`drop function poisoned cascade`.execute(api.owner);
  await retrySetAside(api.db, row!.id, api.clock.now());
  await api.settle();
  expect([await marked(), await listSetAside(api.db)]).toEqual([[true, true, true], []]);
});
