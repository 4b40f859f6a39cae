import {
  admissionKey,
  auth,
  classRoster,
  contract,
  myClasses,
  profile,
  schools,
  sittings,
  staff,
} from "@sabiprep/contract";
import pg from "pg";
import { expect, test } from "vitest";
import { unseal } from "../../secrets/vault.ts";
import { aClass, aSchool, enrolled, rosterOf } from "../../testing/a-school.ts";
import { aCandidate, aStaffMember } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { type Api, startApi } from "../../testing/start-api.ts";
import { codeAt } from "./enrol.ts";
import { importRoster } from "./run-roster.ts";

const PASSWORD = "Harmattan-2026";

/** What the pupil's slip says. */
async function slipOf(api: Api, number: string) {
  const row = await api.db
    .selectFrom("school_pupils")
    .select(["uuid", "first_code"])
    .where("number_key", "=", admissionKey(number))
    .executeTakeFirstOrThrow();
  return unseal(codeAt(row.uuid), row.first_code!).toString();
}

async function firstSignIn(api: Api, school_code: string, number: string) {
  const secret = await slipOf(api, number);
  const checked = await api.anyone.call(myClasses.slipSignIn, { school_code, number, secret });
  if (!("ticket" in checked)) throw new Error("a sign-in code opens no session");
  const { ticket } = checked;
  const terms = { terms_and_conditions: true as const };
  const opened = await api.anyone.call(myClasses.choosePassword, { ticket, new_password: PASSWORD, ...terms });
  return { as: api.clientWith(opened.access_token), user: opened.user, secret, ticket };
}

test("a head is invited by email, chooses a password and sees the school, and nothing of the desk", async () => {
  const api = await startApi();
  const { owner, school_id } = await aSchool(api);
  await owner.as.call(schools.inviteHead, { school_id, name: "Bisi Ade", email: "bisi@school.ng" });
  await api.settle();
  const mail = api.mails.find(({ to }) => to === "bisi@school.ng")!;
  expect(mail.subject).toContain("Unity College");
  const link = new URL(/http\S+\/admin\/invitation\/\S+/.exec(mail.text)![0]);
  const token = link.pathname.split("/").at(-1)!;
  await api.anyone.call(staff.acceptInvitation, {
    ...{ token, hash: link.searchParams.get("hash")!, ref: link.searchParams.get("ref")! },
    new_password: PASSWORD,
  });
  const opened = await api.anyone.call(staff.login, { email: "bisi@school.ng", password: PASSWORD });
  if (!("token" in opened)) throw new Error("no second step is set up yet");
  const bisi = api.clientWith(opened.token);
  expect(await bisi.call(schools.mine, {})).toMatchObject([{ uuid: school_id, role: "head" }]);
  for (const [group, endpoints] of Object.entries(contract))
    for (const endpoint of Object.values(endpoints))
      if (
        endpoint.audience === "staff" &&
        !["schools", "classRoster", "setWork", "workChoices", "staffPasskeys"].includes(group) &&
        group !== "staff"
      )
        expect(endpoint.roles, endpoint.path).not.toContain("school");
  expect(await refused(bisi.call(schools.list, {}))).toMatchObject({ code: "not_allowed" });
  expect(await refused(owner.as.call(schools.home, { school_id }))).toMatchObject({ status: 404 });
  expect(await owner.as.call(staff.list, {})).not.toContainEqual(expect.objectContaining({ role: "school" }));
});

test("a teacher sees own classes, a head all, and another school's people nothing", async () => {
  const api = await startApi();
  const one = await aSchool(api);
  const other = await aSchool(api);
  const { school_id } = one;
  const mine = await aClass(one.teacher.as, school_id, "SS1A");
  const theirs = await aClass(one.head.as, school_id, "SS1B");
  const names = async (who: typeof one.head) =>
    (await who.as.call(schools.home, { school_id })).classes.map((c) => c.name);
  expect(await names(one.teacher)).toEqual(["SS1A"]);
  expect(await names(one.head)).toEqual(["SS1A", "SS1B"]);
  expect((await one.teacher.as.call(schools.home, { school_id })).people).toBeNull();
  const missing = { status: 404 };
  expect(await refused(one.teacher.as.call(classRoster.read, { school_id, class_id: theirs }))).toMatchObject(missing);
  for (const stranger of [other.head, other.teacher, one.owner]) {
    expect(await refused(stranger.as.call(schools.home, { school_id }))).toMatchObject(missing);
    expect(await refused(stranger.as.call(classRoster.read, { school_id, class_id: mine }))).toMatchObject(missing);
    expect(
      await refused(stranger.as.call(classRoster.read, { school_id: other.school_id, class_id: mine })),
    ).toMatchObject(missing);
  }
  expect(
    await refused(one.teacher.as.call(schools.invite, { school_id, name: "A Teacher", email: "x@y.ng", role: "head" })),
  ).toMatchObject({ code: "not_allowed" });
});

test("sixty rows with five faults name each fault by its row and add nobody; corrected they add all, once", async () => {
  const api = await startApi();
  const { head, school_id } = await aSchool(api);
  const lines = rosterOf(60, "SS2A").split("\n");
  lines[3] = "\tAmina\tF\tSS2A\tUC/0003";
  lines[10] = "Bello\tAmina\tX\tSS2A\tUC/0010";
  lines[20] = "Bello\tAmina\tF\tSS2A\t";
  lines[30] = "Bello\tAmina\tF\t\tUC/0030";
  lines[40] = "Bello\tAmina\tF\tSS2A\tuc / 0039";
  const faulty = await head.as.call(classRoster.paste, { school_id, rows: lines.join("\n") });
  expect(faulty).toMatchObject({ rows_total: 60, rows_with_problems: 5, state: "checked" });
  const { items } = await head.as.call(classRoster.rows, { school_id, import_id: faulty.uuid });
  expect(items.slice(0, 5).map(({ row, problems }) => [row, problems[0]!.field])).toEqual([
    [4, "last_name"],
    [11, "sex"],
    [21, "number"],
    [31, "class_name"],
    [41, "number"],
  ]);
  expect(items[4]!.problems[0]!.message).toBe("Row 40 has the same admission number");
  expect(await refused(head.as.call(classRoster.run, { school_id, import_id: faulty.uuid }))).toMatchObject({
    status: 409,
  });
  const pupils = async () => (await api.db.selectFrom("school_pupils").select("id").execute()).length;
  expect(await pupils()).toBe(0);

  const done = await enrolled(api, head.as, school_id, rosterOf(60, "SS2A"));
  expect(done).toMatchObject({ state: "done", rows_done: 60, will_make: 60 });
  expect(await pupils()).toBe(60);
  const again = await enrolled(api, head.as, school_id, rosterOf(60, "SS2A"));
  expect(again).toMatchObject({ state: "done", will_make: 0, already_there: 60 });
  expect(await pupils()).toBe(60);
  expect((await api.db.selectFrom("candidates").select("id").where("email", "is", null).execute()).length).toBe(60);
});

test("a pupil signs in with a slip, chooses a password, and a renewed slip ends it", async () => {
  const api = await startApi({ RATE_LIMITS: "on" });
  const { head, school_id, code } = await aSchool(api);
  await enrolled(api, head.as, school_id, rosterOf(3, "SS2A"));
  const { classes } = await head.as.call(schools.home, { school_id });
  const class_id = classes[0]!.uuid;
  const sheet = await head.as.call(classRoster.slips, { school_id, class_id });
  expect(sheet.slips).toBe(3);
  const ada = await firstSignIn(api, code.toLowerCase(), "uc / 0001");
  expect(ada.user).toMatchObject({ email: null, profile_complete: true, is_verified: true });
  expect(await ada.as.call(myClasses.list, {})).toMatchObject([{ name: "SS2A", school: "Unity College" }]);
  const signIn = (secret: string) =>
    api.anyone.call(myClasses.slipSignIn, { school_code: code, number: "UC/0001", secret });
  expect(await refused(signIn(ada.secret))).toMatchObject({ status: 400 });
  const terms = { terms_and_conditions: true as const };
  expect(
    await refused(api.anyone.call(myClasses.choosePassword, { ticket: ada.ticket, new_password: PASSWORD, ...terms })),
  ).toMatchObject({ status: 400 });
  expect(await signIn(PASSWORD)).toHaveProperty("access_token");

  const roster = await head.as.call(classRoster.read, { school_id, class_id });
  const pupil_id = roster.pupils.find(({ number }) => number === "UC/0001")!.uuid;
  await head.as.call(classRoster.renewSlip, { school_id, class_id, pupil_id });
  expect(await refused(ada.as.call(profile.read, {}))).toMatchObject({ status: 403 });
  expect(await refused(signIn(PASSWORD))).toMatchObject({ status: 400 });
  const back = await firstSignIn(api, code, "UC/0001");
  expect(back.user.uuid).toBe(ada.user.uuid);
  for (let at = 0; at < 12; at++) await refused(signIn("WRONGCODE"));
  expect(await refused(signIn(PASSWORD))).toMatchObject({ status: 429 });
});

test("a pupil who leaves keeps the account and the results, frees the seat, and is out of the school's reach", async () => {
  const api = await startApi();
  const { head, school_id, code } = await aSchool(api, { seats: 2 });
  await enrolled(api, head.as, school_id, rosterOf(2, "SS2A"));
  const class_id = (await head.as.call(schools.home, { school_id })).classes[0]!.uuid;
  const by = { last_name: "Okafor", first_name: "Ada", sex: "f" as const, number: "UC/9" };
  expect(await refused(head.as.call(classRoster.addPupil, { school_id, class_id, ...by }))).toMatchObject({
    status: 409,
  });
  const ada = await firstSignIn(api, code, "UC/0001");
  const { pupils } = await head.as.call(classRoster.read, { school_id, class_id });
  const pupil_id = pupils.find(({ number }) => number === "UC/0001")!.uuid;
  await ada.as.call(myClasses.leave, { class_id });
  expect(await ada.as.call(myClasses.list, {})).toEqual([]);
  expect(await refused(head.as.call(classRoster.renewSlip, { school_id, class_id, pupil_id }))).toMatchObject({
    status: 404,
  });
  const rows = rosterOf(1, "SS2A");
  const again = await head.as.call(classRoster.paste, { school_id, rows });
  expect(again.rows_with_problems).toBe(1);
  await head.as.call(classRoster.addPupil, { school_id, class_id, ...by });
  const opened = await api.anyone.call(myClasses.slipSignIn, {
    school_code: code,
    number: "UC/0001",
    secret: PASSWORD,
  });
  expect(opened).toHaveProperty("access_token");
});

test("an import is undone: accounts nobody used are gone, used ones stay with their owners", async () => {
  const api = await startApi();
  const { head, school_id, code } = await aSchool(api);
  const { uuid: import_id } = await enrolled(api, head.as, school_id, rosterOf(5, "SS2A"));
  const ada = await firstSignIn(api, code, "UC/0001");
  expect(await head.as.call(classRoster.undo, { school_id, import_id })).toMatchObject({ state: "undone" });
  expect(await ada.as.call(profile.read, {})).toMatchObject({ uuid: ada.user.uuid });
  expect(await api.db.selectFrom("candidates").select("uuid").where("email", "is", null).execute()).toEqual([
    { uuid: ada.user.uuid },
  ]);
  expect((await head.as.call(schools.home, { school_id })).seats.used).toBe(0);
  expect(await refused(head.as.call(classRoster.undo, { school_id, import_id }))).toMatchObject({ status: 409 });
});

test("a student joins by code after seeing whose class it is, and no seat means no place", async () => {
  const api = await startApi();
  const { teacher, school_id } = await aSchool(api, { seats: 1 });
  const class_id = await aClass(teacher.as, school_id);
  const { join_code } = await teacher.as.call(classRoster.openCode, { school_id, class_id });
  const ada = await aCandidate(api);
  const typed = `${join_code.slice(0, 4)}-${join_code.slice(4).toLowerCase()}`;
  expect(await ada.as.call(myClasses.look, { join_code: typed })).toMatchObject({
    school: "Unity College",
    is_member: false,
  });
  expect(await ada.as.call(myClasses.join, { join_code: typed })).toMatchObject({ uuid: class_id });
  await ada.as.call(myClasses.join, { join_code: typed });
  const { pupils } = await teacher.as.call(classRoster.read, { school_id, class_id });
  expect(pupils).toMatchObject([{ first_name: "Chidi", account: "own", number: null }]);
  expect(await refused((await aCandidate(api)).as.call(myClasses.join, { join_code: typed }))).toMatchObject({
    status: 409,
  });
  await teacher.as.call(classRoster.closeCode, { school_id, class_id });
  expect(await refused(ada.as.call(myClasses.look, { join_code: typed }))).toMatchObject({ status: 404 });
});

test("without seats or without the head's confirmation nobody is added, and a class ends with its year", async () => {
  const api = await startApi();
  const { head, teacher, school_id, owner } = await aSchool(api, { authority: false });
  const class_id = await aClass(teacher.as, school_id);
  expect(await refused(teacher.as.call(classRoster.openCode, { school_id, class_id }))).toMatchObject({ status: 409 });
  expect(await refused(head.as.call(classRoster.paste, { school_id, rows: rosterOf(2, "SS2A") }))).toMatchObject({
    status: 409,
  });
  expect(await refused(teacher.as.call(schools.confirmAuthority, { school_id, confirmed: true }))).toMatchObject({
    code: "not_allowed",
  });
  await head.as.call(schools.confirmAuthority, { school_id, confirmed: true });
  const { seats } = await owner.as.call(schools.desk, { school_id });
  await owner.as.call(schools.endSeats, { school_id, seats_id: seats[0]!.uuid });
  const { uuid: import_id } = await head.as.call(classRoster.paste, { school_id, rows: rosterOf(2, "SS2A") });
  expect(await refused(head.as.call(classRoster.run, { school_id, import_id }))).toMatchObject({ status: 409 });
  await api.db
    .updateTable("school_years")
    .set({ starts_on: "2020-09-01", ends_on: "2021-08-31", name: "2020/2021" })
    .execute();
  expect(await teacher.as.call(classRoster.read, { school_id, class_id })).toMatchObject({
    is_over: true,
    may_add: false,
  });
  expect(await refused(teacher.as.call(classRoster.openCode, { school_id, class_id }))).toMatchObject({ status: 409 });
});

test("no call by a teacher or a head returns anything of a pupil but name and class work", async () => {
  const api = await startApi();
  const { head, teacher, school_id } = await aSchool(api);
  const class_id = await aClass(teacher.as, school_id);
  const { join_code } = await teacher.as.call(classRoster.openCode, { school_id, class_id });
  const ada = await aCandidate(api);
  const secrets = { phone: "+2348031234567", location: "Sabon Gari", target_exam: "Medicine at Zaria" };
  await api.db.updateTable("candidate_profiles").set(secrets).where("candidate_id", "=", ada.id).execute();
  await ada.as.call(myClasses.join, { join_code });
  const { uuid: import_id } = await enrolled(api, head.as, school_id, rosterOf(2, "SS2A"));
  const read = await teacher.as.call(classRoster.read, { school_id, class_id });
  const pupil_id = read.pupils[0]!.uuid;
  const input = { school_id, class_id, import_id, pupil_id };
  const NEVER =
    /email|phone|plan|subscription|sittings?|grade|score|streak|points|guardian|device|location|target|uuid_of|password|avatar|last_login/;
  let calls = 0;
  for (const who of [head, teacher])
    for (const endpoint of [schools.home, classRoster.read, classRoster.readImport, classRoster.rows]) {
      const reply = await who.as.call(endpoint as typeof classRoster.rows, input).catch(() => null);
      if (reply === null) continue;
      calls += 1;
      const text = JSON.stringify(reply);
      for (const secret of [ada.email, ada.uuid, ...Object.values(secrets)]) expect(text).not.toContain(secret);
      const { people: _own, ...about } = reply as unknown as Record<string, unknown>;
      expect(keysOf(about).filter((key) => NEVER.test(key))).toEqual([]);
    }
  expect(calls).toBeGreaterThan(5);
});

const keysOf = (value: unknown): string[] =>
  typeof value !== "object" || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) => [...(Array.isArray(value) ? [] : [key]), ...keysOf(inner)]);

test("2,000 rows are added by one job; cut off half-way nothing is there, and it is run again", async () => {
  const api = await startApi();
  const { head, school_id } = await aSchool(api, { seats: 2_000 });
  const { uuid: import_id } = await head.as.call(classRoster.paste, { school_id, rows: rosterOf(2_000, "SS2A") });
  await head.as.call(classRoster.run, { school_id, import_id });
  const { id } = await api.db.selectFrom("roster_imports").select("id").executeTakeFirstOrThrow();
  const owner = new pg.Client({ connectionString: api.ownerUrl });
  await owner.connect();
  await owner.query("alter table school_pupils add constraint cut_off check (number_key <> 'UC/1500')");
  await expect(importRoster(api.context, { import_id: id })).rejects.toThrow("cut_off");
  // The slices before it were shown as done, and none of them is there.
  expect((await head.as.call(classRoster.readImport, { school_id, import_id })).rows_done).toBe(1_400);
  expect(await api.db.selectFrom("candidates").select("id").execute()).toEqual([]);
  expect(await api.db.selectFrom("school_pupils").select("id").execute()).toEqual([]);
  await owner.query("alter table school_pupils drop constraint cut_off");
  await owner.end();
  await api.settle();
  expect(await head.as.call(classRoster.readImport, { school_id, import_id })).toMatchObject({
    ...{ state: "done", rows_done: 2_000 },
  });
  expect(await api.db.selectFrom("school_pupils").select("id").execute()).toHaveLength(2_000);
});

test("staff see an account without an email address, and cannot send it a reset link", async () => {
  const api = await startApi();
  const { head, school_id, code } = await aSchool(api);
  await enrolled(api, head.as, school_id, rosterOf(1, "SS2A"));
  const ada = await firstSignIn(api, code, "UC/0001");
  const { user } = ada;
  expect(await refused(api.anyone.call(auth.login, { email: "null", password: PASSWORD }))).toMatchObject({
    status: 400,
  });
  expect(await ada.as.call(sittings.open, {})).toEqual([]);
  const support = await aStaffMember(api, { role: "support", confirmed: true });
  const { users } = contract;
  expect(await support.as.call(users.read, { uuid: user.uuid })).toMatchObject({ email: null });
  expect(await refused(support.as.call(users.sendReset, { uuid: user.uuid }))).toMatchObject({ status: 409 });
});
