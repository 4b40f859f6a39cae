import { analytics, sittings } from "@sabiprep/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { features } from "../app.ts";
import { dropSetAside, retrySetAside } from "../commands/set-aside-actions.ts";
import { auditRepair } from "../features/audit/public.ts";
import { repairAll } from "../jobs/run-jobs.ts";
import { answersWith, examFixture } from "../testing/an-exam.ts";
import { aCandidate, aStaffMember } from "../testing/people.ts";
import { expectTruth } from "../testing/plain-figures.ts";
import { type Api, startApi } from "../testing/start-api.ts";
import { deliver } from "./deliver.ts";
import { listSetAside } from "./set-aside.ts";

const progress = features.flatMap(({ on }) => (on?.name === "progress" ? on : []))[0]!;

async function aSchool() {
  const api = await startApi();
  const room = await examFixture(api.db, { questions: 6, years: [2024] });
  const ask = { exam_id: room.exam.uuid, subject_id: room.subject.uuid, year: 2024, mode: "exam" as const };
  const sit = async (right: number) => {
    const who = await aCandidate(api);
    const { exams, session } = await who.as.call(sittings.start, ask);
    await who.as.call(sittings.submitAnswers, { session_id: session.uuid, answers: answersWith(exams, right) });
    const { id } = await api.db
      .selectFrom("sittings")
      .select("id")
      .where("uuid", "=", session.uuid)
      .executeTakeFirstOrThrow();
    return id;
  };
  return { api, sit };
}

/** Any write about this sitting to the table fails with this error code, until it is repaired. */
async function poison(api: Api, table: string, sittingId: number, code = "P0001") {
  await sql`create function poisoned() returns trigger language plpgsql as ${sql.lit(`begin
    if new.sitting_id = ${sittingId} then raise exception 'poison for ada@example.ng' using errcode = '${code}'; end if;
    return new; end`)}`.execute(api.owner);
  await sql`create trigger poisoned before insert or update on ${sql.table(table)} for each row
    execute function poisoned()`.execute(api.owner);
  return () => sql`drop function poisoned cascade`.execute(api.owner);
}

/** Runs all background work and lets the waits between tries pass. */
async function live(api: Api, rounds: number) {
  for (let round = 0; round < rounds; round++) {
    await api.settle().catch(() => {});
    api.clock.advance(61_000);
  }
}

const folded = async (api: Api) =>
  (await sql<{ sitting_id: number }>`select sitting_id from sitting_figures order by 1`.execute(api.db)).rows.map(
    (row) => row.sitting_id,
  );

const ready = async (api: Api) =>
  (await (await fetch(`${api.url}/api/ready`)).json()) as { status_code: number; data: object };

test("a poison event is set aside, later ones are delivered, and a retry gives the same statistics as without a failure", async () => {
  const { api, sit } = await aSchool();
  const [first, poisoned, third, fourth] = [await sit(1), await sit(2), await sit(3), await sit(4)];
  const repair = await poison(api, "sitting_figures", poisoned);
  await live(api, 4);
  // The order is kept: before the last try, no later event is delivered to this subscriber.
  expect(await folded(api)).toEqual([first]);
  await live(api, 2);
  expect(await folded(api)).toEqual([first, third, fourth]);
  const [row] = await listSetAside(api.db);
  expect(row).toMatchObject({ kind: "event", part: "progress", tries: 5, set_aside_at: expect.any(String) });
  expect(row!.problem).toContain("poison for …");

  const name = `${row!.id}: event ${row!.item} for progress`;
  expect(await ready(api)).toMatchObject({
    status_code: 200,
    data: { events: "ok", set_aside: { count: 1, oldest: [name] } },
  });
  const metrics = await (await fetch(`${api.url}/api/metrics`)).text();
  expect(metrics).toMatch(/^sabiprep_set_aside 1$/m);
  const owner = await aStaffMember(api);
  const { health } = await owner.as.call(analytics.dashboard, {});
  expect(health.find(({ name }) => name === "jobs")).toMatchObject({
    state: "warning",
    detail: expect.stringContaining(`1 set aside after repeated failures (${name}).`),
  });

  expect(await retrySetAside(api.db, row!.id, api.clock.now())).toMatchObject({ ok: false });
  expect((await listSetAside(api.db))[0]).toMatchObject({ tries: 6 });
  await repair();
  expect(await retrySetAside(api.db, row!.id, api.clock.now())).toMatchObject({ ok: true });
  expect(await retrySetAside(api.db, row!.id, api.clock.now())).toMatchObject({ ok: false });
  expect(await folded(api)).toEqual([first, poisoned, third, fourth]);
  expect(await listSetAside(api.db)).toEqual([]);
  await api.settle();
  await expectTruth(api);
});

test("the daily repair skips a poison event, and once it is fixed, applies it and removes its record", async () => {
  const { api, sit } = await aSchool();
  const [poisoned, lost, last] = [await sit(2), await sit(3), await sit(1)];
  const repair = await poison(api, "sitting_figures", poisoned);
  await live(api, 6);
  await sql`delete from sitting_figures where sitting_id = ${lost}`.execute(api.db);
  const result = async () =>
    (await repairAll(api.context, features, auditRepair)).find(({ listener }) => listener === "progress");
  expect(await result()).toMatchObject({ folded: 1, left: 1 });
  expect(await folded(api)).toEqual([lost, last]);
  await repair();
  expect(await result()).toMatchObject({ folded: 1, left: 0 });
  expect(await folded(api)).toEqual([poisoned, lost, last]);
  expect(await listSetAside(api.db)).toEqual([]);
});

test.each(["57014", "40P01", "53100", "42P01"])(
  "a fault that is not the event's own (%s) never sets it aside",
  async (code) => {
    const { api, sit } = await aSchool();
    const ids = [await sit(1), await sit(2)];
    const repair = await poison(api, "sitting_figures", ids[0]!, code);
    await live(api, 7);
    expect(await listSetAside(api.db)).toEqual([]);
    expect(await folded(api)).toEqual([]);
    await repair();
    await api.settle();
    expect(await folded(api)).toEqual(ids);
  },
);

test("a subscriber whose every event fails sets only a few aside and waits", async () => {
  const { api, sit } = await aSchool();
  const last = await sit(1);
  await sql`insert into events (at, type, body) select now(), type, body from events, generate_series(1, 30)
    where type = 'sitting_graded'`.execute(api.db);
  await poison(api, "sitting_figures", last);
  // Only one subscription, which is faster.
  for (let now = Date.now(), round = 0; round < 160; round++, now += 15_000)
    await deliver(api.db, progress, { now: new Date(now) }).catch(() => {});
  expect((await listSetAside(api.db)).filter(({ set_aside_at }) => set_aside_at)).toHaveLength(20);
}, 60_000);

test("a server killed between the last try and the cursor move tries once more and loses nothing", async () => {
  const { api, sit } = await aSchool();
  const [poisoned, next] = [await sit(2), await sit(3)];
  const repair = await poison(api, "sitting_figures", poisoned);
  await live(api, 4);
  // The cursor cannot be moved, so the writes of the same transaction are lost too, as after a kill.
  await sql`create function no_move() returns trigger language plpgsql as ${sql.lit(
    "begin if new.listener = 'progress' then raise exception 'killed' using errcode = '57P01'; end if; return new; end",
  )}`.execute(api.owner);
  await sql`create trigger no_move before update on event_cursors for each row execute function no_move()`.execute(
    api.owner,
  );
  await live(api, 1);
  expect((await listSetAside(api.db)).map(({ tries, set_aside_at }) => [tries, set_aside_at])).toEqual([[4, null]]);
  await sql`drop function no_move cascade`.execute(api.owner);
  await live(api, 2);
  expect(await folded(api)).toEqual([next]);
  const [row] = await listSetAside(api.db);
  expect(row).toMatchObject({ tries: 5, set_aside_at: expect.any(String) });
  await repair();
  await retrySetAside(api.db, row!.id, api.clock.now());
  await expectTruth(api);
});

test("an event that works before the last try leaves no trace, and a dropped one is not delivered again", async () => {
  const { api, sit } = await aSchool();
  const [first, second] = [await sit(2), await sit(3)];
  const repair = await poison(api, "sitting_figures", first);
  await live(api, 2);
  expect(await listSetAside(api.db)).toHaveLength(1);
  await repair();
  await live(api, 1);
  expect([await folded(api), await listSetAside(api.db)]).toEqual([[first, second], []]);

  const third = await sit(4);
  const again = await poison(api, "sitting_figures", third);
  await live(api, 6);
  const [row] = await listSetAside(api.db);
  expect(await dropSetAside(api.db, row!.id)).toMatchObject({ ok: true });
  await again();
  await api.settle();
  expect([await folded(api), await listSetAside(api.db)]).toEqual([[first, second], []]);
});
