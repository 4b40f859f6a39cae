import { staff } from "@sabiprep/contract";
import { describe, expect, test } from "vitest";
import { bytesOfBase32 } from "../../testing/authenticator.ts";
import { aStaffMember } from "../../testing/people.ts";
import { linkIn } from "../../testing/read-mail.ts";
import { refused } from "../../testing/refused.ts";
import { type Api, startApi } from "../../testing/start-api.ts";
import { hashPassword } from "../auth/public.ts";
import { stepAt, totpCode } from "./totp.ts";

const PASSWORD = "Jollof4Everyone";
const MINUTE = 60_000;

const aMember = async (api: Api, more: Parameters<typeof aStaffMember>[1] = {}) =>
  aStaffMember(api, { ...more, password_hash: await hashPassword(PASSWORD) });

const signIn = (api: Api, email: string, password = PASSWORD) => api.anyone.call(staff.login, { email, password });

async function ticketOf(api: Api, email: string): Promise<string> {
  const asked = await signIn(api, email);
  if (!("ticket" in asked)) throw new Error("no second step was asked");
  return asked.ticket;
}

/** Sets up two-step sign-in as a person would: the secret goes into the app, and the first code is sent back. */
async function withSecondStep(api: Api, member: Awaited<ReturnType<typeof aMember>>) {
  await member.as.call(staff.confirm, { password: PASSWORD });
  const secret = bytesOfBase32((await member.as.call(staff.prepareTotp, {})).secret);
  const codeNow = (steps = 0) => totpCode(secret, stepAt(api.clock.now()) + steps);
  const { recovery_codes } = await member.as.call(staff.enableTotp, { code: codeNow() });
  api.clock.advance(MINUTE);
  return { codeNow, recovery_codes };
}

test("staff sign in only with the right email and password, and log out", async () => {
  const api = await startApi();
  const { email, uuid } = await aMember(api, { role: "editor" });
  const { status_code, data } = await api.anyone.send(staff.login, { email: email.toUpperCase(), password: PASSWORD });
  if (!("token" in data)) throw new Error("a second step was asked");
  expect([status_code, data.admin]).toEqual([200, { uuid, name: "Ngozi Musa", email, role: "editor" }]);
  const as = api.clientWith(data.token);
  expect(await as.call(staff.profile, {})).toEqual({
    uuid,
    name: "Ngozi Musa",
    email,
    role: "editor",
    has_totp: false,
    second_step_needed: false,
    subject_ids: null,
  });
  await as.call(staff.logout, {});
  expect((await refused(as.call(staff.profile, {}))).status).toBe(403);

  const wrong = await refused(signIn(api, email, "Jollof4Nobody"));
  const unknown = await refused(signIn(api, "nobody@example.ng"));
  expect([wrong.status, wrong.code, wrong.message]).toEqual([400, "bad_request", "Invalid email or password"]);
  expect([unknown.status, unknown.code, unknown.message]).toEqual([wrong.status, wrong.code, wrong.message]);
});

test("a suspended member sees the suspension only with the correct password", async () => {
  const api = await startApi();
  const { email, as } = await aMember(api);
  await api.db.updateTable("staff").set({ suspended_at: new Date() }).execute();
  expect((await refused(signIn(api, email, "Jollof4Nobody"))).message).toBe("Invalid email or password");
  expect((await refused(signIn(api, email))).message).toContain("suspended");
  expect((await refused(as.call(staff.profile, {}))).status).toBe(403);
});

describe("a staff session", () => {
  test("ends after thirty idle minutes, and continues while it is used", async () => {
    const api = await startApi();
    const { as } = await aMember(api);
    for (let i = 0; i < 4; i++) {
      api.clock.advance(28 * MINUTE);
      expect((await as.call(staff.profile, {})).role).toBe("owner");
    }
    api.clock.advance(31 * MINUTE);
    expect((await refused(as.call(staff.profile, {}))).message).toBe("Unauthenticated.");
  });

  test("ends after eight hours, however much it is used", async () => {
    const api = await startApi();
    const { email } = await aMember(api);
    const opened = await signIn(api, email);
    if (!("token" in opened)) throw new Error("a second step was asked");
    expect(Date.parse(opened.expires_at) - api.clock.now().getTime()).toBeLessThanOrEqual(8 * 60 * MINUTE);
    const as = api.clientWith(opened.token);
    for (let passed = 0; passed < 475; passed += 25) {
      await as.call(staff.profile, {});
      api.clock.advance(25 * MINUTE);
    }
    api.clock.advance(6 * MINUTE);
    expect((await refused(as.call(staff.profile, {}))).status).toBe(403);
  });
});

describe("two-step sign-in", () => {
  test("is asked for with a ticket and opens nothing without a code", async () => {
    const api = await startApi();
    const member = await aMember(api);
    const { codeNow } = await withSecondStep(api, member);
    const asked = await api.anyone.send(staff.login, { email: member.email, password: PASSWORD });
    expect(asked).toEqual({
      status_code: 200,
      message: "OK",
      data: { totp_required: true, ticket: expect.any(String) },
    });
    const ticket = await ticketOf(api, member.email);
    expect((await refused(api.clientWith(ticket).call(staff.profile, {}))).status).toBe(403);
    const opened = await api.anyone.call(staff.loginCode, { ticket, code: codeNow() });
    expect(await api.clientWith(opened.token).call(staff.profile, {})).toMatchObject({ has_totp: true });
  });

  test("is active only after its first code is confirmed", async () => {
    const api = await startApi();
    const member = await aMember(api, { confirmed: true });
    const { secret, otpauth_url } = await member.as.call(staff.prepareTotp, {});
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(otpauth_url).searchParams.get("secret")).toBe(secret);
    const wrong = await refused(member.as.call(staff.enableTotp, { code: "000000" }));
    expect([wrong.status, wrong.errors]).toEqual([400, { code: ["This code is not correct."] }]);
    expect("token" in (await signIn(api, member.email))).toBe(true);
  });

  test("accepts each code once, even from two places at the same moment", async () => {
    const api = await startApi();
    const member = await aMember(api);
    const { codeNow } = await withSecondStep(api, member);
    const ticket = await ticketOf(api, member.email);
    const code = codeNow();
    const tries = await Promise.allSettled(
      Array.from({ length: 6 }, () => api.anyone.call(staff.loginCode, { ticket, code })),
    );
    expect(tries.filter((tried) => tried.status === "fulfilled")).toHaveLength(1);
    const again = await refused(api.anyone.call(staff.loginCode, { ticket, code }));
    expect([again.status, again.code]).toEqual([400, "validation"]);
    api.clock.advance(30_000);
    // A code is valid for its own half minute. The codes before and after it are refused.
    for (const steps of [-1, 1])
      expect((await refused(api.anyone.call(staff.loginCode, { ticket, code: codeNow(steps) }))).status).toBe(400);
    expect(await api.anyone.call(staff.loginCode, { ticket, code: codeNow() })).toHaveProperty("token");
  });

  test("accepts each of ten recovery codes once", async () => {
    const api = await startApi();
    const member = await aMember(api);
    const { recovery_codes } = await withSecondStep(api, member);
    expect(new Set(recovery_codes).size).toBe(10);
    // Twenty-eight characters from an alphabet of 32 give 140 bits.
    for (const code of recovery_codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
    const stored = await api.db.selectFrom("staff_totp").select("recovery_hashes").executeTakeFirstOrThrow();
    expect(stored.recovery_hashes.some((hash) => recovery_codes.includes(hash))).toBe(false);
    const ticket = await ticketOf(api, member.email);
    for (const code of recovery_codes) {
      const tries = await Promise.allSettled(
        [code, ` ${code.toLowerCase().replaceAll("-", " ")} `].map((code) =>
          api.anyone.call(staff.loginCode, { ticket, code }),
        ),
      );
      expect(tries.filter((tried) => tried.status === "fulfilled")).toHaveLength(1);
    }
    const none = await api.db.selectFrom("staff_totp").select("recovery_hashes").executeTakeFirstOrThrow();
    expect(none.recovery_hashes).toEqual([]);
  });

  test("refuses a ticket that is changed in any part, belongs to another person, or is ten minutes old", async () => {
    const api = await startApi();
    const [member, other] = [await aMember(api), await aMember(api)];
    const { codeNow } = await withSecondStep(api, member);
    const ticket = await ticketOf(api, member.email);
    const [id, until, seal] = ticket.split(".") as [string, string, string];
    const forged = [
      `${other.id}.${until}.${seal}`,
      `${id}.${Number(until) + 1}.${seal}`,
      `${id}.${until}.${seal.slice(0, -1)}${seal.endsWith("A") ? "B" : "A"}`,
      `${id}.${until}.`,
      `${id}.${until}`,
      "x",
    ];
    for (const ticket of forged) {
      const problem = await refused(api.anyone.call(staff.loginCode, { ticket, code: codeNow() }));
      expect([ticket, problem.status, problem.message]).toEqual([ticket, 400, "Please sign in again."]);
    }
    api.clock.advance(10 * MINUTE + 1000);
    const late = await refused(api.anyone.call(staff.loginCode, { ticket, code: codeNow() }));
    expect(late.message).toBe("Please sign in again.");
  });

  test("checks ten codes for a person in fifteen minutes, however many tickets are requested", async () => {
    const api = await startApi({ RATE_LIMITS: "on" });
    const member = await aMember(api);
    const { codeNow } = await withSecondStep(api, member);
    const right = [-1, 0, 1].map((steps) => codeNow(steps));
    const wrong = ["111111", "222222", "333333", "444444"].find((code) => !right.includes(code))!;
    const statuses: number[] = [];
    for (let round = 0; round < 3; round++) {
      const ticket = await ticketOf(api, member.email);
      for (let i = 0; i < 5; i++)
        statuses.push((await refused(api.anyone.call(staff.loginCode, { ticket, code: wrong }))).status);
    }
    expect(statuses).toEqual([...Array(10).fill(400), ...Array(5).fill(429)]);
    const ticket = await ticketOf(api, member.email);
    expect((await refused(api.anyone.call(staff.loginCode, { ticket, code: codeNow() }))).status).toBe(429);
  });

  test("is removed only after the password was given again", async () => {
    const api = await startApi();
    const member = await aMember(api);
    await withSecondStep(api, member);
    api.clock.advance(10 * MINUTE);
    expect((await refused(member.as.call(staff.disableTotp, {}))).code).toBe("step_up");
    await member.as.call(staff.confirm, { password: PASSWORD });
    await member.as.call(staff.disableTotp, {});
    expect("token" in (await signIn(api, member.email))).toBe(true);
  });
});

test("ten wrong passwords for a member are checked in any fifteen minutes, and a known device still signs in", async () => {
  const api = await startApi({ RATE_LIMITS: "on" });
  const { email } = await aMember(api);
  const opened = await signIn(api, email);
  if (!("token" in opened)) throw new Error("a second step was asked");
  const wrong = async () => (await refused(signIn(api, email, "Jollof4Nobody"))).status;
  const statuses = [await wrong()];
  api.clock.advance(14 * MINUTE);
  for (let i = 0; i < 9; i++) statuses.push(await wrong());
  api.clock.advance(2 * MINUTE);
  for (let i = 0; i < 5; i++) statuses.push(await wrong());
  expect(statuses).toEqual([...Array(10).fill(400), ...Array(5).fill(429)]);
  const fromKnown = await fetch(`${api.url}/api/admin/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-device-token": opened.device_token },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  expect(fromKnown.status).toBe(200);
  api.clock.advance(13 * MINUTE + 1000);
  expect("token" in (await signIn(api, email))).toBe(true);
});

test("a forgotten staff password is reset by an email link that works once and ends every session", async () => {
  const api = await startApi();
  const member = await aMember(api);
  const known = await api.anyone.send(staff.forgotPassword, { email: member.email });
  const unknown = await api.anyone.send(staff.forgotPassword, { email: "nobody@example.ng" });
  expect(known).toEqual(unknown);
  await api.settle();
  expect(api.mails.map((mail) => mail.to)).toEqual([member.email]);
  const link = linkIn(api.mails, "https://sabiprep.test/admin/reset-password/");
  const passwords = { new_password: "Banga4Sunday", confirm_password: "Banga4Sunday" };
  const tries = await Promise.allSettled(
    Array.from({ length: 4 }, () => api.anyone.call(staff.resetPassword, { ...link, ...passwords })),
  );
  expect(tries.filter((tried) => tried.status === "fulfilled")).toHaveLength(1);
  expect((await refused(member.as.call(staff.profile, {}))).status).toBe(403);
  expect((await refused(signIn(api, member.email))).message).toBe("Invalid email or password");
  expect("token" in (await signIn(api, member.email, "Banga4Sunday"))).toBe(true);
});
