import { type CandidateSettings, NOTIFICATIONS_PAGE, notifications, settings, sittings } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { features } from "../../app.ts";
import { answersWith, examFixture } from "../../testing/an-exam.ts";
import { aCandidate, signedInAgain } from "../../testing/people.ts";
import { type Api, startApi } from "../../testing/start-api.ts";
import { emailFrom, queueMail } from "../mail/public.ts";
import { type NotificationKind, notify } from "./public.ts";
import { quietUntil } from "./quiet-hours.ts";

/** Wednesday noon in Lagos, outside quiet hours. */
const NOON = new Date("2026-11-18T11:00:00Z");
const HOUR = 3_600_000;

async function atNoon() {
  const api = await startApi();
  api.clock.set(NOON);
  return api;
}

const tell = (api: Api, candidate_id: number, kind: NotificationKind, once_key: string) =>
  notify(
    api.db,
    { candidate_id, kind, once_key, says: () => ({ title: `About ${kind}`, body: "Words" }), link: "/review" },
    api.clock.now(),
  );

/** Reads the table directly, for times after the sessions have ended. */
const toldTo = async (api: Api, { id }: { id: number }) =>
  (
    await api.db
      .selectFrom("notifications")
      .select(["title", "link"])
      .where("candidate_id", "=", id)
      .orderBy("id")
      .execute()
  ).map(({ title, link }) => [title, link]);

const run = (api: Api, job: string) =>
  features.find(({ name }) => name === "notifications")!.jobs![job]!(api.context, {});

test("the bell counts unread notifications, shows the newest first in pages, and resets when read", async () => {
  const api = await atNoon();
  const [ada, bola] = [await aCandidate(api), await aCandidate(api)];
  for (let at = 1; at <= NOTIFICATIONS_PAGE + 3; at++) await tell(api, ada.id, "account", `n${at}`);
  await tell(api, ada.id, "account", "n1");
  await tell(api, bola.id, "account", "n1");
  expect(await ada.as.call(notifications.unread, {})).toEqual({ unread: NOTIFICATIONS_PAGE + 3 });
  const first = await ada.as.call(notifications.list, {});
  const rest = await ada.as.call(notifications.list, { before: first.notices.at(-1)!.uuid });
  expect([first.notices.length, first.more, rest.notices.length, rest.more]).toEqual([
    NOTIFICATIONS_PAGE,
    true,
    3,
    false,
  ]);
  const theirs = (await bola.as.call(notifications.list, {})).notices[0]!;
  await ada.as.call(notifications.markRead, { notice_uuid: theirs.uuid });
  expect(await bola.as.call(notifications.unread, {})).toEqual({ unread: 1 });
  await ada.as.call(notifications.markRead, { notice_uuid: first.notices[0]!.uuid });
  expect(await ada.as.call(notifications.unread, {})).toEqual({ unread: NOTIFICATIONS_PAGE + 2 });
  await ada.as.call(notifications.markRead, {});
  expect(await ada.as.call(notifications.unread, {})).toEqual({ unread: 0 });
});

test.each([
  ["study_reminders", "study_reminder"],
  ["test_reminders", "test_reminder"],
  ["achievement_alerts", "achievement"],
  ["weekly_reports", "weekly_report"],
] as [keyof CandidateSettings, NotificationKind][])(
  "%s off: nothing of that kind is told, on: it is",
  async (name, kind) => {
    const api = await atNoon();
    const ada = await aCandidate(api);
    await ada.as.call(settings.update, { [name]: false });
    await tell(api, ada.id, kind, "one");
    expect((await ada.as.call(notifications.list, {})).notices).toEqual([]);
    await ada.as.call(settings.update, { [name]: true });
    await tell(api, ada.id, kind, "two");
    expect((await ada.as.call(notifications.list, {})).notices).toMatchObject([{ kind }]);
  },
);

test("a notification is emailed once, only when wanted, with an unsubscribe link that needs no sign-in", async () => {
  const api = await atNoon();
  const ada = await aCandidate(api);
  await tell(api, ada.id, "weekly_report", "w1");
  await tell(api, ada.id, "achievement", "a1");
  await api.settle();
  await api.settle();
  expect(api.mails.map(({ subject }) => subject)).toEqual(["About weekly_report"]);
  const out = new URL(api.mails[0]!.unsubscribe_url!).pathname;
  expect(api.mails[0]!.text).toContain("https://sabiprep.test/review");

  const seen = await fetch(`${api.url}${out}`);
  expect([seen.status, await seen.text()]).toEqual([200, expect.stringContaining("Stop these emails")]);
  expect((await ada.as.call(settings.read, {})).settings.weekly_reports).toBe(true);
  expect((await fetch(`${api.url}${out.slice(0, -3)}abc`, { method: "POST" })).status).toBe(404);
  const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  expect((await fetch(`${api.url}${out}`, { method: "POST", body })).status).toBe(200);
  expect((await ada.as.call(settings.read, {})).settings.weekly_reports).toBe(false);

  // A feature that writes its own email about an event uses the same key, so nothing is emailed twice.
  await tell(api, ada.id, "account", "own-letter");
  const letter = emailFrom(api.context, () => ({ subject: "Own letter", heading: "", paragraphs: [] }));
  const addressed = { ...letter, to: ada.email, candidate_id: ada.id, event_key: "own-letter" };
  await queueMail(api.db, addressed, api.clock.now());
  await api.settle();
  expect(api.mails.map(({ subject }) => subject)).toEqual(["About weekly_report", "Own letter"]);

  await ada.as.call(settings.update, { email_notifications: false });
  await tell(api, ada.id, "study_reminder", "s1");
  await api.settle();
  expect(api.mails).toHaveLength(2);
  expect((await ada.as.call(notifications.list, {})).notices[0]).toMatchObject({ kind: "study_reminder" });
});

test("in quiet hours a notification waits under the bell and is sent in the morning", async () => {
  const api = await atNoon();
  const ada = await aCandidate(api);
  api.clock.set(new Date("2026-11-18T22:30:00Z"));
  await tell(api, ada.id, "study_reminder", "late");
  await api.settle();
  expect(await (await signedInAgain(api, ada.id)).call(notifications.unread, {})).toEqual({ unread: 1 });
  expect(api.mails).toHaveLength(0);
  api.clock.set(new Date("2026-11-19T04:59:00Z"));
  await api.settle();
  expect(api.mails).toHaveLength(0);
  api.clock.set(new Date("2026-11-19T05:01:00Z"));
  await api.settle();
  expect(api.mails).toHaveLength(1);
});

test("quiet hours end at the right moment, over midnight and within a day", () => {
  const at = (time: string, from: number, until: number, quiet_hours = true) =>
    quietUntil({ quiet_hours, quiet_from: from, quiet_until: until }, new Date(time))?.toISOString() ?? null;
  // Lagos is an hour ahead of UTC.
  expect(at("2026-11-18T20:00:00Z", 21, 6)).toBe("2026-11-19T05:00:00.000Z");
  expect(at("2026-11-18T23:30:00Z", 21, 6)).toBe("2026-11-19T05:00:00.000Z");
  expect(at("2026-11-19T04:59:59Z", 21, 6)).toBe("2026-11-19T05:00:00.000Z");
  expect(at("2026-11-19T05:00:00Z", 21, 6)).toBeNull();
  expect(at("2026-11-18T19:59:59Z", 21, 6)).toBeNull();
  expect(at("2026-11-18T13:00:00Z", 13, 15)).toBe("2026-11-18T14:00:00.000Z");
  expect(at("2026-11-18T14:00:00Z", 13, 15)).toBeNull();
  expect(at("2026-11-18T22:00:00Z", 21, 6, false)).toBeNull();
  expect(at("2026-11-18T22:00:00Z", 6, 6)).toBeNull();
});

test("the weekly report describes the week correctly, once, to students who practised", async () => {
  const api = await atNoon();
  const room = await examFixture(api.db, { questions: 12 });
  const [ada, bola] = [await aCandidate(api), await aCandidate(api)];
  const take = async (right: number) => {
    const start = { exam_id: room.exam.uuid, subject_id: room.subject.uuid, fresh: true };
    const { session, exams } = await ada.as.call(sittings.start, start);
    const answers = answersWith(exams, right, api.clock.now());
    await ada.as.call(sittings.submitAnswers, { session_id: session.uuid, answers });
  };
  await take(5);
  await api.db
    .updateTable("grades")
    .set({ created_at: new Date("2026-11-10T11:00:00Z") })
    .execute();
  await take(6);
  await take(9);
  api.clock.set(new Date("2026-11-22T16:00:00Z"));
  await run(api, "send-weekly-reports");
  await run(api, "send-weekly-reports");
  await api.settle();
  const reports = api.mails.filter(({ subject }) => subject === "Your week");
  expect(reports.map(({ to }) => to)).toEqual([ada.email]);
  const words = "You finished 2 tests with 20 questions. Your average is 75%, up 25 points from the week before.";
  expect(reports[0]!.text).toContain(words);
  expect(await toldTo(api, bola)).toEqual([]);
});

test("an open test, an exam tomorrow and a pause of three days each send one reminder", async () => {
  const api = await atNoon();
  const room = await examFixture(api.db, { questions: 12 });
  const [ada, bola, chike] = [await aCandidate(api), await aCandidate(api), await aCandidate(api)];
  const { session } = await ada.as.call(sittings.start, { exam_id: room.exam.uuid, subject_id: room.subject.uuid });
  await api.db.updateTable("candidates").set({ last_sign_in_at: NOON }).execute();
  await api.db
    .updateTable("candidate_profiles")
    .set({ exam_date: "2026-11-20", target_exam: "JAMB" })
    .where("candidate_id", "=", bola.id)
    .execute();
  api.clock.advance(25 * HOUR);
  for (const _ of [1, 2]) await run(api, "send-reminders");
  const open = ["You have an unfinished test", `/test/${session.uuid}`];
  expect(await toldTo(api, ada)).toEqual([open]);
  expect(await toldTo(api, bola)).toEqual([["Your exam is tomorrow", "/practice-tests"]]);
  api.clock.advance(48 * HOUR);
  for (const _ of [1, 2]) await run(api, "send-reminders");
  expect(await toldTo(api, ada)).toEqual([open, ["Ten minutes today?", "/practice-tests"]]);
  expect(await toldTo(api, chike)).toEqual([]);
});
