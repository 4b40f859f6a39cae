import { auth, passkeys, profile, staff, staffPasskeys } from "@sabiprep/contract";
import { describe, expect, test } from "vitest";
import { bytesOfBase32 } from "../../testing/authenticator.ts";
import { aCandidate, aStaffMember } from "../../testing/people.ts";
import { linkIn } from "../../testing/read-mail.ts";
import { refused } from "../../testing/refused.ts";
import { softwarePasskey } from "../../testing/software-passkey.ts";
import { type Api, startApi } from "../../testing/start-api.ts";
import { hashPassword } from "../auth/public.ts";
import { stepAt, totpCode } from "../staff/totp.ts";
import { handleOf } from "./queries.ts";

const PASSWORD = "Jollof4Everyone";
const MINUTE = 60_000;
const REFUSED = "This passkey did not work. Please try again, or sign in with your password.";

type Student = Awaited<ReturnType<typeof aCandidate>>;
type Device = ReturnType<typeof softwarePasskey>;

const aStudent = async (api: Api) => aCandidate(api, { password_hash: await hashPassword(PASSWORD) });

async function signedIn(api: Api, { email }: Student) {
  const { access_token } = await api.anyone.call(auth.login, { email, password: PASSWORD });
  return api.clientWith(access_token);
}

const begunBy = async (as: Student["as"]) => ({ as, options: await as.call(passkeys.begin, { password: PASSWORD }) });

async function withPasskey(api: Api, student: Student, device: Device = softwarePasskey()) {
  const begun = await begunBy(await signedIn(api, student));
  const added = await begun.as.call(passkeys.add, { credential: device.create(begun.options) });
  return { device, added, as: begun.as };
}

const enter = async (api: Api, device: Device, odd: Parameters<Device["use"]>[1] = {}) =>
  api.anyone.call(passkeys.signIn, {
    credential: device.use(await api.anyone.call(passkeys.beginSignIn, {}), odd),
  });

test("a student adds a passkey with the password, signs in with it, and removes it", async () => {
  const api = await startApi();
  const student = await aStudent(api);
  const session = await signedIn(api, student);
  expect((await refused(session.call(passkeys.begin, { password: "Wrong4Supper" }))).errors).toHaveProperty("password");
  const { device, added } = await withPasskey(api, student);
  expect(added).toMatchObject({ name: "A browser", last_used_at: null });

  const entered = await enter(api, device);
  expect(entered.user.uuid).toBe(student.uuid);
  const as = api.clientWith(entered.access_token);
  expect(await as.call(passkeys.list, {})).toEqual([{ ...added, last_used_at: expect.any(String) }]);

  const passkey_uuid = added.uuid;
  expect((await refused(as.call(passkeys.remove, { passkey_uuid }))).errors).toHaveProperty("password");
  await as.call(passkeys.remove, { passkey_uuid, password: PASSWORD });
  expect((await refused(enter(api, device))).message).toBe(REFUSED);
  // The other sessions of the account have ended.
  expect((await refused(session.call(profile.read, {}))).status).toBe(403);
  await api.settle();
  const told = api.mails.filter(({ subject }) => subject.includes("passkey"));
  expect(told.map(({ to, subject }) => [to, subject.includes("added")])).toEqual([
    [student.email, true],
    [student.email, false],
  ]);
});

test("nobody adds a passkey with another session, twice, late, or without the challenge of a confirmed password", async () => {
  const api = await startApi();
  const student = await aStudent(api);
  const other = await signedIn(api, student);
  const begun = await begunBy(await signedIn(api, student));
  const device = softwarePasskey();
  const add = (as: typeof other, options = begun.options, odd = {}) =>
    as.call(passkeys.add, { credential: device.create(options, odd) });
  expect((await refused(add(other))).code).toBe("bad_request");
  const asked = await api.anyone.call(passkeys.beginSignIn, {});
  expect((await refused(add(begun.as, { ...begun.options, challenge: asked.challenge }))).code).toBe("bad_request");
  await add(begun.as);
  expect((await refused(add(begun.as))).code).toBe("bad_request");

  const late = await begunBy(begun.as);
  expect(late.options.excludeCredentials.map(({ id }) => id)).toEqual([device.id]);
  api.clock.advance(5 * MINUTE + 1);
  expect((await refused(add(late.as, late.options))).code).toBe("bad_request");
});

test("without a password, a sign-in of the last five minutes is enough, but not a session the phone restored", async () => {
  const api = await startApi();
  const student = await aCandidate(api);
  const { as } = student;
  const device = softwarePasskey();
  await as.call(passkeys.add, { credential: device.create(await as.call(passkeys.begin, {})) });
  const kept = await fetch(`${api.url}/api/candidates/auth/passkey`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ credential: device.use(await api.anyone.call(passkeys.beginSignIn, {})), keep: true }),
  });
  const { data } = (await kept.json()) as { data: { access_token: string; device_token: string } };
  await api.clientWith(data.access_token).call(passkeys.begin, {});
  const restored = await fetch(`${api.url}/api/candidates/auth/stay`, {
    method: "POST",
    headers: { cookie: kept.headers.get("set-cookie")!.split(";")[0]!, "x-device-token": data.device_token },
  });
  const session = ((await restored.json()) as { data: { access_token: string } }).data.access_token;
  const again = await refused(api.clientWith(session).call(passkeys.begin, {}));
  expect(again.message).toBe("Sign in with Google again to confirm it is you.");
  api.clock.advance(5 * MINUTE + 1);
  expect((await refused(as.call(passkeys.begin, {}))).code).toBe("bad_request");
});

const wrong: [string, Parameters<Device["use"]>[1]][] = [
  ["another site", { origin: "https://sabiprep.example" }],
  ["another site's name", { rpId: "sabiprep.example" }],
  ["a page in a frame of another site", { crossOrigin: true }],
  ["a user whom the device has not checked", { flags: 0x01 }],
  ["nobody there", { flags: 0x00 }],
  ["the other kind of call", { type: "webauthn.create" }],
  ["a device that counts backwards", { counter: 1 }],
  ["another account", { userHandle: Buffer.from("candidate:someone").toString("base64url") }],
];

test.each(wrong)("a signature for %s opens nothing", async (_, odd) => {
  const api = await startApi();
  const { device } = await withPasskey(api, await aStudent(api));
  await enter(api, device);
  expect((await refused(enter(api, device, odd))).message).toBe(REFUSED);
});

const wrongAtCreation = wrong.filter(([name]) => !/backwards|account|kind/.test(name));
test.each([...wrongAtCreation, ["a sign-in", { type: "webauthn.get" }] as (typeof wrong)[number]])(
  "a new passkey for %s is not stored",
  async (_, odd) => {
    const api = await startApi();
    const begun = await begunBy(await signedIn(api, await aStudent(api)));
    const credential = softwarePasskey().create(begun.options, {
      ...odd,
      ...(odd?.flags !== undefined && { flags: odd.flags | 0x40 }),
    });
    expect((await refused(begun.as.call(passkeys.add, { credential }))).status).toBe(400);
    expect(await begun.as.call(passkeys.list, {})).toEqual([]);
  },
);

test("a challenge works once and for five minutes, and its answer cannot be altered or sent again", async () => {
  const api = await startApi();
  const student = await aStudent(api);
  const { device } = await withPasskey(api, student);
  const sent = device.use(await api.anyone.call(passkeys.beginSignIn, {}));
  const both = await Promise.allSettled([0, 1, 2, 3].map(() => api.anyone.call(passkeys.signIn, { credential: sent })));
  expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);

  const begun = await api.anyone.call(passkeys.beginSignIn, {});
  api.clock.advance(5 * MINUTE + 1);
  expect((await refused(api.anyone.call(passkeys.signIn, { credential: device.use(begun) }))).message).toBe(REFUSED);
  const made = { challenge: Buffer.from("anything.99999999999999.made-up").toString("base64url") };
  expect((await refused(api.anyone.call(passkeys.signIn, { credential: device.use(made) }))).message).toBe(REFUSED);
  const stranger = softwarePasskey();
  const userHandle = handleOf("candidate", student.uuid);
  const forged = stranger.use(await api.anyone.call(passkeys.beginSignIn, {}), { userHandle });
  const as = { ...forged, id: device.id, rawId: device.id };
  expect((await refused(api.anyone.call(passkeys.signIn, { credential: as }))).message).toBe(REFUSED);
});

test("a device answer with a certificate is refused, so nobody makes us look one up", async () => {
  const api = await startApi();
  const begun = await begunBy(await signedIn(api, await aStudent(api)));
  const credential = softwarePasskey().create(begun.options);
  const named = Buffer.from(credential.response.attestationObject, "base64url");
  // "fmt": "none" becomes "fmt": "tpm!", which is as long.
  named.write("tpm!", named.indexOf("none"));
  credential.response.attestationObject = named.toString("base64url");
  expect((await refused(begun.as.call(passkeys.add, { credential }))).status).toBe(400);
});

describe("a new password ends every passkey", () => {
  const isOpen = async (api: Api, device: Device) =>
    enter(api, device).then(
      () => true,
      () => false,
    );

  test("when the student changes it", async () => {
    const api = await startApi();
    const student = await aStudent(api);
    const { device, as } = await withPasskey(api, student);
    await as.call(profile.changePassword, { current_password: PASSWORD, new_password: "Suya4Everyone" });
    expect(await isOpen(api, device)).toBe(false);
    await api.settle();
    expect(api.mails.at(-1)!.text).toContain("removed your passkeys");
  });

  test("when it is reset by email", async () => {
    const api = await startApi();
    const student = await aStudent(api);
    const { device } = await withPasskey(api, student);
    expect(await isOpen(api, device)).toBe(true);
    await api.anyone.call(auth.forgotPassword, { email: student.email });
    await api.settle();
    const both = { new_password: "Suya4Everyone", confirm_password: "Suya4Everyone" };
    await api.anyone.call(auth.resetPassword, { ...linkIn(api.mails, "/password/reset/"), ...both });
    expect(await isOpen(api, device)).toBe(false);
  });
});

test("a suspended student does not sign in with a passkey", async () => {
  const api = await startApi();
  const { device } = await withPasskey(api, await aStudent(api));
  await api.db.updateTable("candidates").set({ suspended_at: new Date() }).execute();
  expect((await refused(enter(api, device))).message).toContain("suspended");
});

describe("staff", () => {
  /** With two-step sign-in, as production requires it, and the password just confirmed. */
  async function aMember(api: Api) {
    const member = await aStaffMember(api, { password_hash: await hashPassword(PASSWORD), confirmed: true });
    const secret = bytesOfBase32((await member.as.call(staff.prepareTotp, {})).secret);
    await member.as.call(staff.enableTotp, { code: totpCode(secret, stepAt(api.clock.now())) });
    const device = softwarePasskey();
    const begun = await member.as.call(staffPasskeys.begin, {});
    const added = await member.as.call(staffPasskeys.add, { credential: device.create(begun) });
    return { ...member, device, added };
  }
  const begin = async (api: Api) => api.anyone.call(staffPasskeys.beginSignIn, {});
  const enterAsStaff = async (api: Api, device: Device) =>
    api.anyone.call(staffPasskeys.signIn, { credential: device.use(await begin(api)) });

  test("sign in with a passkey as with both steps, and the audit log and the mailbox tell", async () => {
    const api = await startApi({ STAFF_TWO_STEP: "required" });
    const { uuid, email, device } = await aMember(api);
    const entered = await enterAsStaff(api, device);
    expect([entered.admin.uuid, entered.second_step_needed]).toEqual([uuid, false]);
    const as = api.clientWith(entered.token);
    expect(await as.call(staffPasskeys.list, {})).toHaveLength(1);
    // It opened the session, but important actions still ask for the password.
    expect((await refused(as.call(staffPasskeys.begin, {}))).code).toBe("step_up");
    await api.settle();
    expect(api.mails.find(({ subject }) => subject.includes("passkey was added"))?.to).toBe(email);
    const verbs = await api.db.selectFrom("audit_bodies").select("verb").execute();
    expect(verbs.map(({ verb }) => verb)).toEqual(expect.arrayContaining(["staff.passkey.add", "staff.sign_in"]));
    expect(api.logged.some((line) => line.includes('"way":"passkey"'))).toBe(true);
  });

  test("add one only beside two-step sign-in, so that a password alone never sets one up", async () => {
    const api = await startApi();
    const member = await aStaffMember(api, { password_hash: await hashPassword(PASSWORD), confirmed: true });
    expect((await refused(member.as.call(staffPasskeys.begin, {}))).message).toContain("two-step");
  });

  test("lose it with two-step sign-in, an owner's reset, and a new password", async () => {
    const ways: ((api: Api, member: Awaited<ReturnType<typeof aMember>>) => Promise<unknown>)[] = [
      (_, { as }) => as.call(staff.disableTotp, {}),
      async (api, { uuid }) => {
        const owner = await aStaffMember(api, { confirmed: true });
        return owner.as.call(staff.change, { uuid, reset_second_step: true });
      },
      (_, { as }) => as.call(staff.changePassword, { current_password: PASSWORD, new_password: "Suya4Everyone" }),
      async (api, { email }) => {
        await api.anyone.call(staff.forgotPassword, { email });
        await api.settle();
        const both = { new_password: "Suya4Everyone", confirm_password: "Suya4Everyone" };
        return api.anyone.call(staff.resetPassword, { ...linkIn(api.mails, "/admin/reset-password/"), ...both });
      },
    ];
    for (const end of ways) {
      const api = await startApi();
      const member = await aMember(api);
      await end(api, member);
      expect(await api.db.selectFrom("passkeys").select("id").execute()).toEqual([]);
    }
  });

  test("and students do not sign in on each other's page", async () => {
    const api = await startApi();
    const { device } = await aMember(api);
    const student = await withPasskey(api, await aStudent(api));
    expect((await refused(enter(api, device))).message).toBe(REFUSED);
    expect((await refused(enterAsStaff(api, student.device))).message).toBe(REFUSED);
    const crossed = device.use(await api.anyone.call(passkeys.beginSignIn, {}));
    expect((await refused(api.anyone.call(staffPasskeys.signIn, { credential: crossed }))).message).toBe(REFUSED);
  });
});

test("a site without a name or without encryption offers no passkeys", async () => {
  for (const PUBLIC_URL of ["http://127.0.0.1:3000", "http://sabiprep.test", "https://[::1]"]) {
    const api = await startApi({ PUBLIC_URL });
    expect((await refused(api.anyone.call(passkeys.beginSignIn, {}))).message).toContain("do not work at this address");
  }
});
