import { analytics, audit, auth, notifications, profile, sittings, staff, users } from "@sabiprep/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { features } from "../../app.ts";
import { examFixture } from "../../testing/an-exam.ts";
import { aCandidate, aStaffMember } from "../../testing/people.ts";
import { linkIn } from "../../testing/read-mail.ts";
import { refused } from "../../testing/refused.ts";
import { type Api, startApi } from "../../testing/start-api.ts";
import { verifyAudit } from "../audit/public.ts";
import { hashPassword } from "../auth/public.ts";

const named = async (api: Api, first_name: string, last_name: string, more: object = {}) => {
  const person = await aCandidate(api);
  await api.db
    .updateTable("candidates")
    .set({ first_name, last_name, ...more })
    .where("id", "=", person.id)
    .execute();
  return person;
};

test("users are found by the beginning of a name or an address, with names in either order", async () => {
  const api = await startApi();
  const support = await aStaffMember(api, { role: "support" });
  const ada = await named(api, "Ada", "Obi", { email: "star@example.ng" });
  await named(api, "Obinna", "Adamu");
  await named(api, "100%", "Zed");
  const find = async (search: string) =>
    (await support.as.call(users.list, { search })).items.map((user) => `${user.first_name} ${user.last_name}`);
  expect(await find("ob")).toEqual(["Obinna Adamu", "Ada Obi"]);
  expect(await find("obi ada")).toEqual(["Obinna Adamu", "Ada Obi"]);
  expect(await find("ADA OBI")).toEqual(["Obinna Adamu", "Ada Obi"]);
  expect(await find("star@")).toEqual(["Ada Obi"]);
  expect(await find("%")).toEqual([]);
  expect(await find("100%")).toEqual(["100% Zed"]);
  expect(await find("nobody")).toEqual([]);
  const one = await support.as.call(users.read, { uuid: ada.uuid });
  expect(one).toMatchObject({ email: "star@example.ng", status: "active", subscription: "Free", tests_completed: 0 });
  expect(one.sessions).toHaveLength(1);
});

test("every order and status is paged without a gap or a duplicate", async () => {
  const api = await startApi();
  const owner = await aStaffMember(api);
  const now = api.clock.now().getTime();
  const ago = (days: number) => new Date(now - days * 86_400_000).toISOString();
  const expected: Record<string, string[]> = { active: [], inactive: [], suspended: [] };
  for (let at = 0; at < 60; at++) {
    const status = ["active", "inactive", "suspended"][at % 3]!;
    const person = await named(api, `Name${at % 7}`, `Last${at % 5}`, {
      registered_at: ago(at % 2 === 0 ? 200 : 400),
      last_sign_in_at: status === "inactive" ? (at % 4 === 1 ? null : ago(91)) : ago(at),
      suspended_at: status === "suspended" ? ago(1) : null,
    });
    expected[status]!.push(person.uuid);
  }
  for (const sort of ["newest", "last_seen", "name"] as const)
    for (const status of [undefined, "active", "inactive", "suspended"] as const) {
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const page = await owner.as.call(users.list, { sort, ...(status && { status }), ...(after && { after }) });
        seen.push(...page.items.map(({ uuid }) => uuid));
        if (status) expect(new Set(page.items.map((user) => user.status))).toEqual(new Set([status]));
        after = page.next ?? undefined;
      } while (after);
      const all = status ? expected[status]! : Object.values(expected).flat();
      expect(seen.length).toBe(all.length);
      expect(new Set(seen)).toEqual(new Set(all));
    }
  expect((await refused(owner.as.call(users.list, { after: '["x"]' }))).status).toBe(400);
  expect((await refused(owner.as.call(users.list, { after: "nonsense" }))).status).toBe(400);
});

test("a suspended user's next call is refused, signing in says why, and reactivation restores access", async () => {
  const api = await startApi();
  const password = "Jollof4Everyone";
  const ada = await aCandidate(api, { password_hash: await hashPassword(password) });
  const support = await aStaffMember(api, { role: "support" });
  await ada.as.call(profile.read, {});
  const stop = { uuid: ada.uuid, reason: "Shared the account" };
  expect((await refused(support.as.call(users.suspend, stop))).code).toBe("step_up");
  await ada.as.call(profile.read, {});
  const confirmed = await aStaffMember(api, { role: "support", confirmed: true });
  await confirmed.as.call(users.suspend, stop);
  expect((await refused(ada.as.call(profile.read, {}))).status).toBe(403);
  const signIn = { email: ada.email, password };
  expect((await refused(api.anyone.call(auth.login, signIn))).message).toContain("suspended");
  expect(await confirmed.as.call(users.read, { uuid: ada.uuid })).toMatchObject({
    status: "suspended",
    suspension_reason: "Shared the account",
    staff_actions: [{ verb: "user.suspend", by: "Ngozi Musa" }],
  });
  await confirmed.as.call(users.reactivate, { uuid: ada.uuid });
  expect((await api.anyone.call(auth.login, signIn)).user.email).toBe(ada.email);
});

test("a corrected address must be verified again and may not belong to another user", async () => {
  const api = await startApi();
  const owner = await aStaffMember(api, { confirmed: true });
  const ada = await aCandidate(api);
  const bola = await aCandidate(api);
  const names = { uuid: ada.uuid, first_name: "Adaeze", last_name: "Okafor" };
  const taken = await refused(owner.as.call(users.edit, { ...names, email: bola.email }));
  expect(taken.errors).toEqual({ email: ["Another account already uses this email address."] });
  await owner.as.call(users.edit, { ...names, email: "ADA.new@example.ng" });
  await api.settle();
  expect(api.mails.at(-1)?.to).toBe("ada.new@example.ng");
  const row = await api.db.selectFrom("candidates").selectAll().where("id", "=", ada.id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ first_name: "Adaeze", email: "ada.new@example.ng", verified_at: null });
});

test("staff sign a user out, help with a new password, give extra time, delete in a week and restore", async () => {
  const api = await startApi();
  const owner = await aStaffMember(api, { confirmed: true });
  const ada = await aCandidate(api);
  const one = { uuid: ada.uuid };
  await owner.as.call(users.signOut, one);
  expect((await refused(ada.as.call(profile.read, {}))).status).toBe(403);
  await owner.as.call(users.sendReset, one);
  await api.settle();
  expect(linkIn(api.mails, "/password/reset/").token).toBeTruthy();
  await owner.as.call(users.extraTime, { ...one, percent: 25 });
  expect((await refused(owner.as.call(users.extraTime, { ...one, percent: 101 }))).status).toBe(400);
  await owner.as.call(users.remove, one);
  expect(await owner.as.call(users.read, one)).toMatchObject({ status: "suspended", extra_time_percent: 25 });
  await owner.as.call(users.reactivate, one);
  expect(await owner.as.call(users.read, one)).toMatchObject({ status: "active", delete_at: null });
  await owner.as.call(users.remove, one);
  api.clock.advance(8 * 86_400_000);
  await features.find(({ name }) => name === "profile")!.jobs!["erase-due-accounts"]!(api.context, {});
  expect(await api.db.selectFrom("candidates").select("id").where("id", "=", ada.id).execute()).toEqual([]);
  expect(await api.db.selectFrom("audit_bodies").select("seq").where("subject", "=", ada.uuid).execute()).toEqual([]);
  expect(await verifyAudit(api.db)).toBeNull();
});

test("one action for several users leaves an entry for each and names the missing ones", async () => {
  const api = await startApi();
  const owner = await aStaffMember(api, { confirmed: true });
  const people = await Promise.all([aCandidate(api), aCandidate(api)]);
  const uuids = people.map(({ uuid }) => uuid);
  const ghost = "0192f0c1-0000-7000-8000-000000000000";
  const suspend = { action: "suspend" as const, uuids: [...uuids, ghost] };
  expect((await refused(owner.as.call(users.many, suspend))).errors).toEqual({ reason: ["Enter a reason"] });
  const outcome = await owner.as.call(users.many, { ...suspend, reason: "Invented accounts" });
  expect(new Set(outcome.done)).toEqual(new Set(uuids));
  expect(outcome.not_found).toEqual([ghost]);
  for (const person of people) expect((await refused(person.as.call(profile.read, {}))).status).toBe(403);
  const entries = await api.db.selectFrom("audit_bodies").select(["verb", "subject"]).orderBy("seq").execute();
  expect(entries.map(({ verb }) => verb)).toEqual(["user.suspend", "user.suspend", "user.many"]);
});

test("staff see the exam a candidate chose in the second step of registration", async () => {
  const api = await startApi();
  const { exam } = await examFixture(api.db, { questions: 5 });
  const support = await aStaffMember(api, { role: "support" });
  const ada = await aCandidate(api);
  const shown = async () => (await support.as.call(users.read, { uuid: ada.uuid })).target_exam;
  expect(await shown()).toBeNull();
  await sql`insert into class_levels (uuid, name, position) values (gen_random_uuid(), 'SS3', 3)`.execute(api.db);
  const { class_levels } = await api.anyone.call(auth.registrationData, {});
  await ada.as.call(auth.completeProfile, {
    ...{ phone: "0803 123 4567", exam_targeted: exam.uuid, current_grade: class_levels[0]!.uuid },
    terms_and_conditions: true,
  });
  const { name } = await api.db
    .selectFrom("exam_types")
    .select("name")
    .where("uuid", "=", exam.uuid)
    .executeTakeFirstOrThrow();
  expect(await shown()).toBe(name);
});

test("the dashboard and the list of users count the same people, and neither counts demo people", async () => {
  const api = await startApi();
  await aCandidate(api);
  await aCandidate(api, { verified: false });
  const shown = await aCandidate(api);
  await api.db.updateTable("candidates").set({ is_demo: true }).where("id", "=", shown.id).execute();
  api.clock.advance(3_600_000);
  await api.settle();
  const owner = await aStaffMember(api);
  const { total } = await owner.as.call(users.list, {});
  expect([total, (await owner.as.call(analytics.dashboard, {})).users.total]).toEqual([2, 2]);
});

test("support sees a candidate's screens and changes nothing, the candidate gets the reason, and it is audited", async () => {
  const api = await startApi();
  const room = await examFixture(api.db, { questions: 12 });
  const ada = await aCandidate(api);
  const input = { exam_id: room.exam.uuid, subject_id: room.subject.uuid };
  const done = await ada.as.call(sittings.start, input);
  await ada.as.call(sittings.submitAnswers, { session_id: done.session.uuid, answers: [] });
  await ada.as.call(sittings.start, { ...input, mode: "exam" });
  const support = await aStaffMember(api, { role: "support", confirmed: true });
  const look = (reason: string) => support.as.call(users.supportView, { uuid: ada.uuid, reason });
  expect((await refused(look(" "))).errors.reason).toEqual(["Enter a reason"]);
  const told = async () =>
    (await ada.as.call(notifications.list, {})).notices.filter(({ title }) => title.startsWith("Our support"));
  expect(await told()).toEqual([]);

  const seen = await look("Her test would not open");
  expect(seen).toMatchObject({
    ...{ plan: { name: "Free", renews: false }, allowance: { tests_left: 5 }, payments: [] },
    ...{ open_tests: [{ mode: "exam", answered: 0, items: 10 }], grades: [{ grade_score: 0, total: 10 }] },
  });
  // The answer includes nothing of a question and no key.
  expect(JSON.stringify(seen)).not.toMatch(/correct_answer|question_body|explanation/);
  const [notice, ...more] = await told();
  expect([notice!.body, more]).toEqual([expect.stringContaining("Her test would not open"), []]);
  // A second look in the same hour sends no new notification. On the next day it does.
  await look("Her test would not open");
  expect(await told()).toHaveLength(1);
  const { items } = await (await aStaffMember(api)).as.call(audit.list, { verb: "user.support-view" });
  expect(items).toHaveLength(2);
  expect((await support.as.call(users.read, { uuid: ada.uuid })).staff_actions[0]).toMatchObject({
    verb: "user.support-view",
  });
});

test("the reason a student reads has no link or hidden text, and no staff name contains a link", async () => {
  const api = await startApi();
  const support = await aStaffMember(api, { role: "support", confirmed: true });
  const ada = await aCandidate(api);
  for (const reason of ["Go to https://evil.ng now", "See evil.ng", "Refund\u202e now"])
    expect((await refused(support.as.call(users.supportView, { uuid: ada.uuid, reason }))).errors.reason).toEqual([
      "Enter a reason without links or hidden characters",
    ]);
  await support.as.call(users.supportView, { uuid: ada.uuid, reason: "You wrote to us. We look at your plan." });
  for (const name of ["Help at www.evil.ng", "Ngozi\u202eMusa", "https://evil.ng"])
    expect((await refused(support.as.call(staff.rename, { name }))).status).toBe(400);
  expect((await support.as.call(staff.rename, { name: "Ngozi Musa-Bello" })).name).toBe("Ngozi Musa-Bello");
});
