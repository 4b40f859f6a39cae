import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { sittings } from "@sabiprep/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { features } from "../app.ts";
import { deliver } from "../events/deliver.ts";
import { passingLetters } from "../features/mail/emails-sent.ts";
import { emailFrom, queueMail } from "../features/mail/public.ts";
import { type NotificationKind, notify } from "../features/notifications/public.ts";
import { answersWith, examFixture } from "../testing/an-exam.ts";
import { aCandidate, signedInAgain } from "../testing/people.ts";
import { type Api, startApi } from "../testing/start-api.ts";
import { retireAll } from "./retire.ts";

const DAY = 86_400_000;
/** Noon in Lagos, outside all quiet hours. */
const NOON = new Date("2026-11-18T11:00:00Z");

async function atNoon(env: Record<string, string> = {}) {
  const api = await startApi(env);
  api.clock.set(NOON);
  return api;
}

const passed = (api: Api, days: number) => api.clock.set(new Date(NOON.getTime() + days * DAY));

const write = (api: Api, event_key: string) => {
  const letter = emailFrom(api.context, () => ({ subject: "Hello", heading: "Hello", paragraphs: [] }));
  return queueMail(api.db, { ...letter, event_key, to: "ada@example.ng" }, api.clock.now());
};

const tell = (api: Api, candidate_id: number, kind: NotificationKind, once_key: string) =>
  notify(api.db, { candidate_id, kind, once_key, says: () => ({ title: kind, body: "Words" }) }, api.clock.now());

const keysOf = async (api: Api, table: "mail_outbox" | "notifications") =>
  (
    await sql<{ key: string }>`select ${sql.ref(table === "notifications" ? "once_key" : "event_key")} as key
      from ${sql.table(table)} order by id`.execute(api.db)
  ).rows.map(({ key }) => key);

/** Partitions of past months, as on a server that has run for long. */
async function withMonths(api: Api, months: string[]) {
  for (const month of months)
    await sql`create table ${sql.table(`events_${month.replace("-", "")}`)} partition of events
      for values from (${sql.lit(`${month}-01`)}) to (${sql.lit(afterMonth(month))})`.execute(api.owner);
}

const afterMonth = (month: string) => {
  const [year, number] = month.split("-").map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
};

const happened = (api: Api, at: string, count = 1) =>
  sql`insert into events (at, type, body)
    select ${at}::timestamptz, 'material_downloaded', '{"material_id": 0}'
      from generate_series(1, ${count}::int)`.execute(api.db);

const eventMonths = async (api: Api) =>
  (
    await sql<{ month: string; events: number }>`
      select to_char(at, 'YYYY-MM') as month, count(*)::int as events from events group by 1 order by 1`.execute(api.db)
  ).rows.map(({ month, events }) => `${month} ${events}`);

test("a sent email is deleted after its time, and new ones, unsent ones and text needed by a waiting one stay", async () => {
  const api = await atNoon();
  await write(api, "verify:1");
  await write(api, "welcome:1");
  await api.settle();
  await write(api, "reset:unsent");
  passed(api, 89);
  await write(api, "reset:young");
  await sql`update mail_outbox set sent_at = ${api.clock.now()} where event_key = 'reset:young'`.execute(api.db);
  expect(await retireAll(api.context, features)).not.toHaveProperty("mail_outbox");
  passed(api, 91);
  expect(await retireAll(api.context, features)).toMatchObject({ mail_outbox: 2 });
  expect(await keysOf(api, "mail_outbox")).toEqual(["welcome:1", "reset:unsent", "reset:young"]);
  const { rows } =
    await sql`select to_address, subject, sent_at is not null as sent from mail_outbox order by id`.execute(api.db);
  expect(rows).toEqual([
    { to_address: "", subject: "", sent: true },
    { to_address: "ada@example.ng", subject: "Hello", sent: false },
    { to_address: "ada@example.ng", subject: "Hello", sent: true },
  ]);
});

test("an email that could be sent twice is not sent again after its record is deleted", async () => {
  const api = await atNoon();
  const { id } = await aCandidate(api);
  const occasions = ["welcome:7", "claimed:7", "paid:ref", "refunded:3", "cancelled:code", "plan-ended:9"];
  for (const key of occasions) await write(api, key);
  await tell(api, id, "achievement", "achievement:first-test");
  await tell(api, id, "payment", "paid:ref");
  await api.settle();
  expect(api.mails).toHaveLength(occasions.length);
  passed(api, 2_000);
  expect(await retireAll(api.context, features)).toMatchObject({ mail_outbox: occasions.length });
  // Nothing is left for the next night.
  expect(await retireAll(api.context, features)).toEqual({});
  for (const key of occasions) await write(api, key);
  await tell(api, id, "achievement", "achievement:first-test");
  await tell(api, id, "payment", "paid:ref");
  await api.settle();
  expect(api.mails).toHaveLength(occasions.length);
  expect(await keysOf(api, "notifications")).toEqual(["achievement:first-test", "paid:ref"]);
});

test("every kind of email key is known as temporary or permanent", () => {
  const staying = ["claimed", "guardian", "key-request", "question-review"];
  const more = ["school-invite", "staff-invite", "staff-password", "staff-reset", "welcome"];
  const folder = path.join(import.meta.dirname, "../features");
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const found = new Set<string>();
  for (const file of sources)
    for (const [, key] of readFileSync(path.join(folder, file), "utf8").matchAll(/event_key(?::| =) `([a-z-]+):/g))
      found.add(key!);
  expect([...found].filter((key) => !passingLetters.includes(key)).sort()).toEqual([...staying, ...more]);
  expect(passingLetters.filter((key) => !found.has(key))).toEqual([]);
});

test("old notifications are deleted, and new, waiting, unfinished or permanent ones stay", async () => {
  const api = await atNoon();
  const { id } = await aCandidate(api);
  await tell(api, id, "study_reminder", "pause:2026-11-15");
  await tell(api, id, "achievement", "achievement:x");
  await tell(api, id, "message", "message:6b0e3cb4-0000-4000-8000-000000000001");
  await tell(api, id, "message", "message:6b0e3cb4-0000-4000-8000-000000000002");
  for (const [at, finished] of [NOON, null].entries())
    await sql`insert into group_messages (uuid, title, body, people, created_at, finished_at)
      values (${`6b0e3cb4-0000-4000-8000-00000000000${at + 1}`}, 'T', 'B', 1, ${NOON}, ${finished})`.execute(api.db);
  await sql`update notifications set due_at = null`.execute(api.db);
  await tell(api, id, "weekly_report", "week:waits");
  passed(api, 300);
  await tell(api, id, "weekly_report", "week:young");
  await sql`update notifications set due_at = null where once_key = 'week:young'`.execute(api.db);
  expect(await retireAll(api.context, features)).not.toHaveProperty("notifications");
  passed(api, 366);
  expect(await retireAll(api.context, features)).toMatchObject({ notifications: 2 });
  expect(await keysOf(api, "notifications")).toEqual([
    "achievement:x",
    "message:6b0e3cb4-0000-4000-8000-000000000002",
    "week:waits",
    "week:young",
  ]);
});

test("a sent push is deleted after a week, and its notification is not pushed again", async () => {
  const api = await atNoon();
  const { id } = await aCandidate(api);
  await sql`insert into push_subscriptions (candidate_id, endpoint, p256dh, auth, device, created_at)
    values (${id}, 'https://push.example/1', 'x', 'x', 'x', ${NOON})`.execute(api.db);
  await sql`insert into candidate_settings (candidate_id, chosen, updated_at)
    values (${id}, '{"push_notifications": true}', ${NOON})`.execute(api.db);
  await tell(api, id, "account", "told");
  const notifications = features.find(({ name }) => name === "notifications")!;
  await notifications.loop!(api.context).catch(() => {});
  const pushes = async () =>
    (await sql<{ due: boolean }>`select due_at is not null as due from push_messages`.execute(api.db)).rows;
  expect(await pushes()).toHaveLength(1);
  await sql`update push_messages set due_at = ${NOON}`.execute(api.db);
  passed(api, 8);
  await retireAll(api.context, features);
  expect(await pushes()).toEqual([{ due: true }]);
  await sql`update push_messages set due_at = null`.execute(api.db);
  await retireAll(api.context, features);
  expect(await pushes()).toEqual([]);
  await notifications.loop!(api.context);
  expect(await pushes()).toEqual([]);
});

test("ended sessions, old links and old devices are deleted, and open ones stay", async () => {
  const api = await atNoon();
  const { id } = await aCandidate(api);
  const count = async (table: "auth_sessions" | "known_devices") =>
    (await sql`select 1 from ${sql.table(table)}`.execute(api.db)).rows.length;
  expect([await count("auth_sessions"), await count("known_devices")]).toEqual([1, 1]);
  await retireAll(api.context, features);
  expect([await count("auth_sessions"), await count("known_devices")]).toEqual([1, 1]);
  passed(api, 399);
  await signedInAgain(api, id);
  await retireAll(api.context, features);
  expect([await count("auth_sessions"), await count("known_devices")]).toEqual([1, 2]);
  passed(api, 401);
  await retireAll(api.context, features);
  expect([await count("auth_sessions"), await count("known_devices")]).toEqual([0, 1]);
});

test("a month of events is deleted when it is old and every subscriber has handled it", async () => {
  const api = await startApi({ RETENTION_EVENT_MONTHS: "3" });
  api.clock.set(new Date("2026-11-18T11:00:00Z"));
  await withMonths(api, ["2024-07", "2024-08", "2026-09"]);
  await happened(api, "2024-07-03T10:00:00Z", 5);
  await happened(api, "2026-09-03T10:00:00Z", 2);
  await happened(api, "2023-05-01T10:00:00Z", 4);
  // No subscriber has handled anything.
  expect(await retireAll(api.context, features)).toEqual({});
  await api.settle();
  await happened(api, "2024-08-03T10:00:00Z", 3);
  expect(await retireAll(api.context, features)).toEqual({ events_202407: 1, events: 4 });
  expect(await eventMonths(api)).toEqual(["2024-08 3", "2026-09 2"]);
  expect(JSON.parse(api.logged.find((line) => line.includes("events are kept longer"))!)).toMatchObject({
    name: "events_202407",
    by: expect.any(String),
  });
  // One subscription is enough to keep a month, even one this build does not know.
  await api.settle();
  await sql`insert into event_cursors values ('of another build', '0', 0)`.execute(api.db);
  expect(await retireAll(api.context, features)).toEqual({});
  await sql`delete from event_cursors where listener = 'of another build'`.execute(api.db);
  expect(await retireAll(api.context, features)).toEqual({ events_202408: 1 });
  expect(await eventMonths(api)).toEqual(["2026-09 2"]);
});

test("statistics stay the same after their events are deleted, and new events are handled once", async () => {
  const api = await startApi({ RETENTION_EVENT_MONTHS: "1" });
  const room = await examFixture(api.db, { questions: 6, years: [2024] });
  const sit = async () => {
    const who = await aCandidate(api);
    const ask = { exam_id: room.exam.uuid, subject_id: room.subject.uuid, year: 2024, mode: "exam" as const };
    const { exams, session } = await who.as.call(sittings.start, ask);
    await who.as.call(sittings.submitAnswers, { session_id: session.uuid, answers: answersWith(exams, 4) });
  };
  const figures = async () => {
    const { rows } = await sql`select (select sum(tests)::int from candidate_figures) as tests,
      (select sum(times_seen)::int from seen_questions) as met,
        (select sum(responses)::int from item_figures) as responses`.execute(api.db);
    return rows[0];
  };
  await sit();
  await api.settle();
  expect(await figures()).toEqual({ tests: 1, met: 6, responses: 6 });
  await withMonths(api, ["2024-07"]);
  await sql`update events set at = '2024-07-05T10:00:00Z'`.execute(api.owner);
  expect(await retireAll(api.context, features)).toMatchObject({ events_202407: 1 });
  for (const on of features.flatMap((feature) => feature.on ?? [])) expect(await deliver(api.db, on)).toBe(0);
  await sit();
  await api.settle();
  expect(await figures()).toEqual({ tests: 2, met: 12, responses: 12 });
});

test("the job does not wait for a transaction that reads events for long", async () => {
  const api = await startApi();
  await withMonths(api, ["2024-07"]);
  await api.settle();
  for (const on of features.flatMap((feature) => feature.on ?? []))
    await sql`insert into event_cursors values (${on.name}, '0', 0) on conflict do nothing`.execute(api.db);
  const held = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const reading = api.db.transaction().execute(async (db) => {
    await sql`select 1 from events`.execute(db);
    begun.resolve();
    await held.promise;
  });
  await begun.promise;
  expect(await retireAll(api.context, features)).toEqual({});
  held.resolve();
  await reading;
  expect(await retireAll(api.context, features)).toEqual({ events_202407: 1 });
});

test("a night has a limit on batches and on rows per batch", async () => {
  const api = await atNoon();
  for (let at = 0; at < 25; at++) await write(api, `notice:${at}`);
  await sql`update mail_outbox set sent_at = ${NOON}`.execute(api.db);
  passed(api, 100);
  expect(await retireAll(api.context, features, { batch: 4, batches: 3 })).toEqual({ mail_outbox: 12 });
  expect(await keysOf(api, "mail_outbox")).toHaveLength(13);
  expect(await retireAll(api.context, features, { batch: 4, batches: 3 })).toEqual({ mail_outbox: 12 });
  expect(await retireAll(api.context, features, { batch: 4, batches: 3 })).toEqual({ mail_outbox: 1 });
});

test("an archive contains the deleted rows and nothing personal", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "sabiprep-archive-"));
  const api = await atNoon({ RETENTION_ARCHIVE_DIR: folder });
  await withMonths(api, ["2024-07"]);
  await happened(api, "2024-07-03T10:00:00Z", 3);
  await write(api, "verify:1");
  await api.settle();
  const { id } = await aCandidate(api);
  await tell(api, id, "study_reminder", "pause:2026-11-15");
  await sql`update notifications set due_at = null`.execute(api.db);
  passed(api, 400);
  await retireAll(api.context, features);
  const read = (name: string) =>
    gunzipSync(readFileSync(path.join(folder, `${name}.jsonl.gz`)))
      .toString()
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
  expect(readdirSync(folder).sort()).toEqual([
    "events-202407.jsonl.gz",
    "mail_outbox-2027-12.jsonl.gz",
    "notifications-2027-12.jsonl.gz",
  ]);
  expect(read("events-202407").map(({ type, body }) => [type, body])).toEqual(
    Array(3).fill(["material_downloaded", { material_id: 0 }]),
  );
  expect(read("mail_outbox-2027-12")).toEqual([expect.objectContaining({ event_key: "verify:1", attempts: 1 })]);
  expect(read("notifications-2027-12")).toEqual([
    expect.objectContaining({ once_key: "pause:2026-11-15", candidate_id: id }),
  ]);
  for (const name of readdirSync(folder))
    expect(gunzipSync(readFileSync(path.join(folder, name))).toString()).not.toMatch(/example\.ng|Words|Hello/);
});
