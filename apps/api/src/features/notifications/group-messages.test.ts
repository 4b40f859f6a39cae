import { groupMessages, notifications, settings, staff } from "@sabiprep/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { examFixture } from "../../testing/an-exam.ts";
import { aCandidate, aStaffMember } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { startApi } from "../../testing/start-api.ts";
import { hashPassword } from "../auth/public.ts";

const PASSWORD = "Jollof4Everyone";

async function anOffice() {
  const api = await startApi();
  // Noon, because nothing is emailed in quiet hours.
  api.clock.set(new Date("2026-11-17T11:00:00Z"));
  const { exam } = await examFixture(api.db, { questions: 5 });
  const owner = await aStaffMember(api, { role: "support", password_hash: await hashPassword(PASSWORD) });
  await owner.as.call(staff.confirm, { password: PASSWORD });
  const aim = (id: number) =>
    sql`insert into candidate_profiles (candidate_id, exam_type_id) values (${id}, ${exam.id})
      on conflict (candidate_id) do update set exam_type_id = excluded.exam_type_id`.execute(api.db);
  const everybody = { exam_type_id: null, class_level_id: null, plan: null };
  const words = { title: "The timetable is out", body: "Look at your calendar." };
  const told = async (person: Awaited<ReturnType<typeof aCandidate>>) =>
    (await person.as.call(notifications.list, {})).notices.map(({ title }) => title);
  return { api, exam, owner, aim, everybody, words, told };
}

test("a message reaches its group once under the bell and by email, and nobody else", async () => {
  const { api, exam, owner, aim, everybody, words, told } = await anOffice();
  const [ada, bola, chidi, dami] = await Promise.all([1, 2, 3, 4].map(() => aCandidate(api)));
  for (const person of [ada!, bola!, chidi!]) await aim(person.id);
  await sql`update candidates set verified_at = now()`.execute(api.db);
  await chidi!.as.call(settings.update, { messages: false });
  const group = { ...everybody, exam_type_id: exam.uuid };
  const { people, by_mail } = await owner.as.call(groupMessages.count, group);
  expect([people, by_mail]).toEqual([2, 2]);
  const sent = await owner.as.call(groupMessages.send, { ...group, ...words, people });
  expect(sent).toMatchObject({ people: 2, exam: "WAEC", plan: null });
  await api.settle();
  expect(await Promise.all([ada!, bola!, chidi!, dami!].map(told))).toEqual([
    ...[[words.title], [words.title], [], []],
  ]);
  const mails = api.mails.filter(({ subject }) => subject === words.title);
  expect(mails).toHaveLength(2);
  const { items } = await owner.as.call(groupMessages.list, {});
  expect(items).toMatchObject([{ people: 2, reached: 2, finished_at: expect.any(String) }]);

  // One press on the link in the email stops the next message.
  const link = /\/api\/unsubscribe\/[^\s"<]+\/message\/[^\s"<]+/
    .exec(JSON.stringify(mails[0]))![0]
    .replace(/\\.*$/, "");
  expect((await fetch(`${api.url}${link}`, { method: "POST" })).status).toBe(200);
  expect((await owner.as.call(groupMessages.count, group)).people).toBe(1);
});

test("a group that changed is counted again, an empty one gets nothing, and a day has its limit", async () => {
  const { api, owner, everybody, words } = await anOffice();
  const send = (people: number, more = {}) =>
    owner.as.call(groupMessages.send, { ...everybody, ...words, people, ...more });
  expect((await refused(send(1))).message).toBe("There is nobody in this group.");
  await Promise.all(Array.from({ length: 8 }, () => aCandidate(api)));
  expect((await refused(send(1))).errors.people?.[0]).toContain("The group now has 8 people");
  expect((await refused(send(8, { title: " " }))).errors.title).toEqual(["Title is required"]);
  expect((await refused(send(8, { plan: "gold" }))).errors.plan).toEqual(["Choose one from the list"]);
  expect((await owner.as.call(groupMessages.count, { ...everybody, plan: "premium" })).people).toBe(0);
  expect((await owner.as.call(groupMessages.count, { ...everybody, plan: "free" })).people).toBe(8);
  for (const left of [2, 1, 0]) {
    await send(8);
    expect((await owner.as.call(groupMessages.choices, {})).left_today).toBe(left);
  }
  const fourth = await refused(send(8));
  expect([fourth.status, fourth.message]).toEqual([
    429,
    "You can send 3 messages per day. Please send the next one tomorrow.",
  ]);
  expect((await owner.as.call(groupMessages.list, {})).total).toBe(3);
});
