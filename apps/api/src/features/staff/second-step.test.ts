import { contract, staff } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { codeOf } from "../../testing/authenticator.ts";
import { aStaffMember } from "../../testing/people.ts";
import { linkIn } from "../../testing/read-mail.ts";
import { refused } from "../../testing/refused.ts";
import { type Api, startApi } from "../../testing/start-api.ts";
import { hashOf, hashPassword, openSession } from "../auth/public.ts";
import { makeFirstAccounts } from "./public.ts";

const PASSWORD = "Jollof4Everyone";
const REQUIRED = { STAFF_TWO_STEP: "required" };

const aMember = async (api: Api, more: Parameters<typeof aStaffMember>[1] = {}) =>
  aStaffMember(api, { ...more, password_hash: await hashPassword(PASSWORD) });

async function signIn(api: Api, email: string, password = PASSWORD) {
  const opened = await api.anyone.call(staff.login, { email, password });
  if (!("token" in opened)) throw new Error("a second step was asked");
  return { ...opened, as: api.clientWith(opened.token) };
}

async function setUp(api: Api, as: Api["anyone"]) {
  const { secret } = await as.call(staff.prepareTotp, {});
  const { recovery_codes } = await as.call(staff.enableTotp, { code: codeOf(secret, api.clock.now()) });
  return { secret, recovery_codes };
}

test("a stolen session cannot set up or remove two-step sign-in, nor get new recovery codes", async () => {
  const api = await startApi();
  const member = await aMember(api);
  const asked = [
    await refused(member.as.call(staff.prepareTotp, {})),
    await refused(member.as.call(staff.enableTotp, { code: "123456" })),
    await refused(member.as.call(staff.newRecoveryCodes, {})),
    await refused(member.as.call(staff.disableTotp, {})),
  ];
  expect(asked.map(({ status, code }) => [status, code])).toEqual(Array(4).fill([400, "step_up"]));
  expect(await api.db.selectFrom("staff_totp").selectAll().execute()).toEqual([]);
});

test("new recovery codes replace the old ones, and codes of the old kind still work once", async () => {
  const api = await startApi();
  const member = await aMember(api, { confirmed: true });
  expect((await refused(member.as.call(staff.newRecoveryCodes, {}))).code).toBe("conflict");
  const { recovery_codes: old } = await setUp(api, member.as);
  const { recovery_codes } = await member.as.call(staff.newRecoveryCodes, {});
  const ticketOf = async () => {
    const asked = await api.anyone.call(staff.login, { email: member.email, password: PASSWORD });
    return "ticket" in asked ? asked.ticket : "";
  };
  const enter = async (code: string) => api.anyone.call(staff.loginCode, { ticket: await ticketOf(), code });
  expect((await refused(enter(old[0]!))).status).toBe(400);
  expect(await enter(recovery_codes[0]!)).toHaveProperty("token");
  expect((await refused(enter(recovery_codes[0]!))).status).toBe(400);

  const ofBefore = "a1b2c3d4e5";
  await api.db
    .updateTable("staff_totp")
    .set({ recovery_hashes: [hashOf(ofBefore)] })
    .execute();
  expect(await enter(ofBefore.toUpperCase())).toHaveProperty("token");
  expect((await refused(enter(ofBefore))).status).toBe(400);
});

test("when two-step sign-in is required, a session without it can use only the set-up, on every staff endpoint", async () => {
  const api = await startApi(REQUIRED);
  const { email } = await aMember(api);
  const opened = await signIn(api, email);
  expect(opened.second_step_needed).toBe(true);
  const staffCalls = Object.values(contract).flatMap((room) =>
    Object.values(room).filter(({ audience }) => audience === "staff"),
  );
  const open = staffCalls
    .filter((endpoint) => endpoint.before_second_step)
    .map(({ method, path }) => `${method} ${path}`);
  expect(open.sort()).toEqual([
    "GET /admin/profile",
    "POST /admin/auth/confirm",
    "POST /admin/auth/logout",
    "POST /admin/totp",
    "PUT /admin/totp",
  ]);
  const refusedWith = new Set<string>();
  for (const { method, path, before_second_step } of staffCalls) {
    if (before_second_step) continue;
    const address = path.replaceAll(/\{\w+\}/g, "01890000-0000-7000-8000-000000000000");
    const headers = { authorization: `Bearer ${opened.token}` };
    const answer = await fetch(`${api.url}/api${address}`, { method, headers });
    const { code } = (await answer.json()) as { code: string };
    refusedWith.add(`${answer.status} ${code}`);
  }
  expect(staffCalls.length).toBeGreaterThan(60);
  expect([...refusedWith]).toEqual(["400 second_step_needed"]);
  expect(await opened.as.call(staff.profile, {})).toMatchObject({ has_totp: false, second_step_needed: true });

  await setUp(api, opened.as);
  expect(await opened.as.call(staff.list, {})).toHaveLength(1);
  expect((await opened.as.call(staff.profile, {})).second_step_needed).toBe(false);
  const again = await api.anyone.call(staff.login, { email, password: PASSWORD });
  expect(again).toHaveProperty("ticket");
});

test("older sessions are blocked too when it becomes required, and removing it blocks every feature immediately", async () => {
  const api = await startApi(REQUIRED);
  const member = await aMember(api);
  expect((await refused(member.as.call(staff.list, {}))).code).toBe("second_step_needed");
  // No password opened this session recently, so the set-up asks for it.
  expect((await refused(member.as.call(staff.prepareTotp, {}))).code).toBe("step_up");
  await member.as.call(staff.confirm, { password: PASSWORD });
  await setUp(api, member.as);
  expect(await member.as.call(staff.list, {})).toHaveLength(1);
  await member.as.call(staff.disableTotp, {});
  expect((await refused(member.as.call(staff.list, {}))).code).toBe("second_step_needed");
});

test("the first owner and every invited member set up two-step sign-in before anything else", async () => {
  const api = await startApi({ ...REQUIRED, ADMIN_EMAIL: "owner@example.ng", ADMIN_PASSWORD: PASSWORD });
  await makeFirstAccounts(api.context);
  const owner = await signIn(api, "owner@example.ng");
  const guest = { name: "Bola Ade", email: "bola@example.ng", role: "editor" as const };
  expect((await refused(owner.as.call(staff.invite, guest))).code).toBe("second_step_needed");
  await setUp(api, owner.as);
  await owner.as.call(staff.invite, guest);
  await api.settle();
  const link = linkIn(api.mails, "/admin/invitation/");
  const joined = await api.anyone.call(staff.acceptInvitation, { ...link, new_password: "Ogbono4Friday" });
  expect(joined).toMatchObject({ second_step_needed: true, admin: { email: "bola@example.ng" } });
  const bola = api.clientWith(joined!.token);
  expect((await refused(bola.call(contract.questions.list, {}))).code).toBe("second_step_needed");
  await setUp(api, bola);
  expect((await bola.call(contract.questions.list, {})).total).toBe(0);
});

test("an owner who confirms their password can reset a member who lost phone and codes", async () => {
  const api = await startApi(REQUIRED);
  const member = await aMember(api, { confirmed: true, role: "editor" });
  const owner = await aMember(api, { confirmed: true });
  await setUp(api, member.as);
  await setUp(api, owner.as);
  await owner.as.call(staff.change, { uuid: member.uuid, reset_second_step: true });
  expect((await refused(member.as.call(staff.profile, {}))).status).toBe(403);
  const back = await signIn(api, member.email);
  expect(back.second_step_needed).toBe(true);
  const entry = await api.db
    .selectFrom("audit_bodies")
    .select("body")
    .where("verb", "=", "staff.change")
    .executeTakeFirstOrThrow();
  expect(entry.body).toMatchObject({ after: { second_step_reset: true } });
});

test("it is always required in production, and optional elsewhere unless the site says otherwise", async () => {
  const { readConfig } = await import("../../config.ts");
  const production = {
    NODE_ENV: "production",
    PUBLIC_URL: "https://sabiprep.test",
    SMTP_URL: "smtps://mail.sabiprep.test",
  };
  const twoStep = (env: Record<string, string>) => readConfig(env).STAFF_TWO_STEP;
  expect([twoStep(production), twoStep({ STAFF_TWO_STEP: "required" }), twoStep({})]).toEqual([
    "required",
    "required",
    "optional",
  ]);
  expect(() => twoStep({ ...production, STAFF_TWO_STEP: "optional" })).toThrow(/^STAFF_TWO_STEP: /);
  expect(() => twoStep({ STAFF_TWO_STEP: "maybe" })).toThrow(/^STAFF_TWO_STEP: /);
});

test("setting up or removing two-step sign-in ends all other sessions of the person", async () => {
  const api = await startApi();
  const member = await aStaffMember(api, { confirmed: true });
  const elsewhere = async () => {
    const device = { userAgent: "", deviceToken: null };
    return api.clientWith((await openSession(api.db, { staff_id: member.id }, device, api.clock.now())).access_token);
  };
  const before = await elsewhere();
  await before.call(staff.profile, {});
  await setUp(api, member.as);
  expect((await refused(before.call(staff.profile, {}))).status).toBe(403);
  const between = await elsewhere();
  await member.as.call(staff.disableTotp, {});
  expect((await refused(between.call(staff.profile, {}))).status).toBe(403);
  expect((await member.as.call(staff.profile, {})).has_totp).toBe(false);
});

test("a ticket for two-step sign-in ends when the password changes", async () => {
  const api = await startApi();
  const member = await aMember(api, { confirmed: true });
  const { recovery_codes } = await setUp(api, member.as);
  const asked = await api.anyone.call(staff.login, { email: member.email, password: PASSWORD });
  const ticket = "ticket" in asked ? asked.ticket : "";
  await api.db
    .updateTable("staff")
    .set({ password_hash: await hashPassword("Another4Jollof") })
    .where("email", "=", member.email)
    .execute();
  const refusal = await refused(api.anyone.call(staff.loginCode, { ticket, code: recovery_codes[0]! }));
  expect(refusal).toMatchObject({ status: 400, message: "Please sign in again." });
});
