import * as argon2 from "@node-rs/argon2";
import { type ApiError, auth, contract, profile, staff, TERMS_VERSION } from "@sabiprep/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { features } from "../../app.ts";
import { aCatalogue } from "../../testing/catalogue.ts";
import { aCandidate, aStaffMember } from "../../testing/people.ts";
import { linkIn } from "../../testing/read-mail.ts";
import { type Api, startApi } from "../../testing/start-api.ts";

const ada = {
  first_name: "Ada",
  last_name: "Okafor",
  email: "Ada@Example.ng",
  password: "Fufu4Supper",
  terms_and_conditions: true as const,
};

const refused = async (call: Promise<unknown>): Promise<ApiError> => {
  const outcome = await call.then(
    () => null,
    (problem: ApiError) => problem,
  );
  if (!outcome) throw new Error("the call was accepted");
  return outcome;
};

async function register(api: Api, more: Partial<typeof ada> = {}) {
  const data = await api.anyone.call(auth.register, { ...ada, ...more });
  return { ...data, as: api.clientWith(data.jwtDetails.access_token) };
}

test("a candidate registers, completes the profile, verifies by email and is signed in", async () => {
  const api = await startApi();
  const { exam, level } = await aCatalogue(api.db);
  const { user, as } = await register(api);
  expect(user).toMatchObject({
    first_name: "Ada",
    email: "ada@example.ng",
    is_verified: false,
    profile_complete: false,
  });

  const step2 = {
    phone: "0803 123 4567",
    exam_targeted: exam.uuid,
    current_grade: level.uuid,
    terms_and_conditions: true as const,
  };
  const complete = await as.send(auth.completeProfile, step2);
  expect(complete.status_code).toBe(201);
  expect(complete.data.user).toMatchObject({
    phone: "+2348031234567",
    profile_complete: true,
    exam_targeted: exam.uuid,
  });
  const consents = await api.db.selectFrom("consents").select(["kind", "version"]).execute();
  expect(consents).toEqual([{ kind: "terms", version: TERMS_VERSION }]);

  await api.settle();
  const link = linkIn(api.mails, "/email/verification/");
  const verified = await as.call(auth.verifyEmail, link);
  expect(verified.user?.is_verified).toBe(true);
  const signedIn = api.clientWith(verified.access_token);
  expect((await signedIn.call(profile.read, {})).email).toBe("ada@example.ng");
  await api.settle();
  expect(api.mails.map((mail) => mail.subject)).toContain("You are in. Start with ten questions");
});

test("every candidate's agreement to the terms is stored once, even when others agreed before", async () => {
  const api = await startApi();
  const { exam, level } = await aCatalogue(api.db);
  const step2 = {
    phone: "0803 123 4567",
    exam_targeted: exam.uuid,
    current_grade: level.uuid,
    terms_and_conditions: true as const,
  };
  const people = [await register(api), await register(api, { email: "bola@example.ng" })];
  for (const { as } of [...people, people[1]!]) await as.send(auth.completeProfile, step2);
  const consents = await api.db.selectFrom("consents").select("candidate_id").execute();
  expect(new Set(consents.map(({ candidate_id }) => candidate_id)).size).toBe(2);
  expect(consents).toHaveLength(2);
});

test("a known address cannot register again, whatever its spelling", async () => {
  const api = await startApi();
  await register(api);
  const problem = await refused(api.anyone.call(auth.register, { ...ada, email: "ADA@example.NG" }));
  expect([problem.status, problem.errors.email]).toEqual([
    400,
    ["This email is already registered. Please sign in instead."],
  ]);
});

describe("a link from an email", () => {
  test("works once, even when it is used twice at the same moment", async () => {
    const api = await startApi();
    await register(api);
    await api.settle();
    const link = linkIn(api.mails, "/email/verification/");
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => api.anyone.call(auth.verifyEmail, link)));
    expect(outcomes.filter((outcome) => outcome.status === "fulfilled")).toHaveLength(1);
    expect((await refused(api.anyone.call(auth.verifyEmail, link))).status).toBe(400);
  });

  test("is refused when one character of any part is changed, and after it expires", async () => {
    const api = await startApi();
    await register(api);
    await api.settle();
    const link = linkIn(api.mails, "/email/verification/");
    for (const part of ["token", "hash", "ref"] as const) {
      const text = link[part];
      const altered = (text.startsWith("a") ? "b" : "a") + text.slice(1);
      expect((await refused(api.anyone.call(auth.verifyEmail, { ...link, [part]: altered }))).status).toBe(400);
    }
    api.clock.advance(24 * 3_600_000 + 1000);
    expect((await refused(api.anyone.call(auth.verifyEmail, link))).status).toBe(400);
    expect(await api.db.selectFrom("candidates").select("verified_at").execute()).toEqual([{ verified_at: null }]);
  });

  test("to a mistyped address stops working when the address is corrected", async () => {
    const api = await startApi();
    const { as } = await register(api, { email: "ada@exmaple.ng" });
    await api.settle();
    const old = linkIn(api.mails, "/email/verification/");
    const { user } = await as.call(auth.correctEmail, { email: "ada@example.ng", password: ada.password });
    expect(user.email).toBe("ada@example.ng");
    expect((await refused(api.anyone.call(auth.verifyEmail, old))).status).toBe(400);
    await api.settle();
    const fresh = linkIn(api.mails, "/email/verification/");
    expect((await as.call(auth.verifyEmail, fresh)).user?.is_verified).toBe(true);
    const late = { email: "other@example.ng", password: ada.password };
    expect((await refused(as.call(auth.correctEmail, late))).status).toBe(409);
  });

  test("is sent to another address only with the password, and the earlier token then opens nothing", async () => {
    const api = await startApi();
    const { as, jwtDetails } = await register(api, { email: "ada@exmaple.ng" });
    const stranger = api.clientWith(jwtDetails.access_token);
    for (const password of ["Wrong4Supper", "      "]) {
      const problem = await refused(stranger.call(auth.correctEmail, { email: "thief@example.ng", password }));
      expect([problem.status, Object.keys(problem.errors)]).toEqual([400, ["password"]]);
    }
    const { email } = await api.db.selectFrom("candidates").select("email").executeTakeFirstOrThrow();
    expect(email).toBe("ada@exmaple.ng");
    await as.call(auth.correctEmail, { email: "ada@example.ng", password: ada.password });
    expect((await as.call(profile.read, {})).email).toBe("ada@example.ng");
    expect((await refused(stranger.call(profile.read, {}))).status).toBe(403);
  });

  test("signs in for ten minutes, and after that proves the address but opens nothing", async () => {
    for (const [minutes, credentials] of [
      [9, true],
      [11, false],
    ] as const) {
      const api = await startApi();
      const { as } = await register(api);
      await api.settle();
      api.clock.advance(minutes * 60_000);
      const verified = await as.call(auth.verifyEmail, linkIn(api.mails, "/email/verification/"));
      expect([verified.access_token !== null, verified.user !== null]).toEqual([credentials, credentials]);
      expect((await as.call(profile.read, {})).is_verified).toBe(true);
    }
  });

  test("starts with our own address, never with the Host header", async () => {
    const api = await startApi();
    await fetch(`${api.url}/api/candidates/auth/register`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-host": "evil.test" },
      body: JSON.stringify(ada),
    });
    await api.settle();
    expect(api.mails[0]?.text).toContain("https://sabiprep.test/email/verification/");
    expect(api.mails[0]?.text).not.toContain("evil.test");
  });
});

test("a reset ends every session and the old password, and the new password works", async () => {
  const api = await startApi();
  const { as } = await register(api);
  await api.anyone.call(auth.forgotPassword, { email: "ada@example.ng" });
  await api.settle();
  const link = linkIn(api.mails, "/password/reset/");
  const passwords = { new_password: "Moimoi4Lunch", confirm_password: "Moimoi4Lunch" };
  const weak = await refused(
    api.anyone.call(auth.resetPassword, { ...link, new_password: "moimoi", confirm_password: "moimoi" }),
  );
  expect(weak.message).toBe(
    "Password must contain at least one uppercase letter, one lowercase letter, and one number",
  );
  await api.anyone.call(auth.resetPassword, { ...link, ...passwords });
  expect(await refused(as.call(profile.read, {}))).toMatchObject({ status: 403, message: "Unauthenticated." });
  const signIn = (password: string) => api.anyone.call(auth.login, { email: "ada@example.ng", password });
  expect((await refused(signIn(ada.password))).message).toBe("Invalid email or password");
  expect((await signIn("Moimoi4Lunch")).user.first_name).toBe("Ada");
  expect((await refused(api.anyone.call(auth.resetPassword, { ...link, ...passwords }))).status).toBe(400);
  await api.settle();
  expect(api.mails.map((mail) => mail.subject)).toContain("Your SabiPrep password was changed");
});

test("a job that the queue delivers twice sends one email", async () => {
  const api = await startApi();
  await register(api);
  await api.anyone.call(auth.forgotPassword, { email: "ada@example.ng" });
  const { rows } = await sql<{ payload: unknown }>`select payload from graphile_worker._private_jobs`.execute(api.db);
  const { jobs } = features.find(({ name }) => name === "auth")!;
  for (let times = 0; times < 2; times++)
    for (const job of ["send-reset", "send-verification"]) await jobs![job]!(api.context, rows[0]!.payload);
  await api.settle();
  const counts = ["/password/reset/", "/email/verification/"].map(
    (link) => api.mails.filter(({ text }) => text.includes(link)).length,
  );
  // The second verification email is the one from the registration itself.
  expect(counts).toEqual([1, 2]);
});

test("resend and forgot answer the same for known and unknown addresses, and the server keeps the cooldown", async () => {
  const api = await startApi();
  await register(api);
  for (const email of ["ada@example.ng", "nobody@example.ng"]) {
    const first = await api.anyone.send(auth.resendVerification, { email });
    expect(first).toEqual({ status_code: 200, message: "Verification Email Sent", data: null });
    expect((await refused(api.anyone.call(auth.resendVerification, { email }))).status).toBe(400);
    expect((await api.anyone.send(auth.forgotPassword, { email })).status_code).toBe(200);
  }
  api.clock.advance(61_000);
  expect(await api.anyone.call(auth.resendVerification, { email: "nobody@example.ng" })).toBeNull();
  await api.settle();
  expect(new Set(api.mails.map((mail) => mail.to))).toEqual(new Set(["ada@example.ng"]));
});

test("suspension is shown only with the correct password, and ends the session", async () => {
  const api = await startApi();
  const { as } = await register(api);
  await api.db.updateTable("candidates").set({ suspended_at: new Date() }).execute();
  const wrong = await refused(api.anyone.call(auth.login, { email: ada.email, password: "WrongPass1" }));
  expect(wrong.message).toBe("Invalid email or password");
  const right = await refused(api.anyone.call(auth.login, { email: ada.email, password: ada.password }));
  expect(right.message).toContain("suspended");
  expect((await refused(as.call(profile.read, {}))).status).toBe(403);
});

test("logging out ends only this session, immediately", async () => {
  const api = await startApi();
  const { as } = await register(api);
  const other = await api.anyone.call(auth.login, { email: ada.email, password: ada.password });
  expect(await as.call(profile.sessions, {})).toHaveLength(2);
  await as.call(auth.logout, {});
  expect((await refused(as.call(profile.read, {}))).status).toBe(403);
  expect(await api.clientWith(other.access_token).call(profile.sessions, {})).toHaveLength(1);
});

test("after ten tries for one account nothing is evaluated, but a known device still signs in", async () => {
  const api = await startApi({ RATE_LIMITS: "on" });
  const { jwtDetails } = await register(api);
  const signIn = (password: string, headers: Record<string, string> = {}) =>
    fetch(`${api.url}/api/candidates/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ email: ada.email, password }),
    });
  const statuses: number[] = [];
  for (let i = 0; i < 14; i++) statuses.push((await signIn("WrongPass1")).status);
  expect(statuses).toEqual([...Array(10).fill(400), ...Array(4).fill(429)]);
  expect((await signIn(ada.password)).status).toBe(429);
  expect((await signIn(ada.password, { "x-device-token": jwtDetails.device_token })).status).toBe(200);
  api.clock.advance(16 * 60_000);
  expect((await signIn(ada.password)).status).toBe(200);
});

test("a sign-in from a new device sends an email, and one from a known device does not", async () => {
  const api = await startApi();
  await register(api);
  await api.anyone.call(auth.login, { email: ada.email, password: ada.password });
  await api.settle();
  expect(api.mails.filter((mail) => mail.subject.startsWith("A new sign-in"))).toHaveLength(1);
});

test("a caller who chooses the request id cannot stop the email about a new device", async () => {
  const api = await startApi();
  await register(api);
  for (let at = 0; at < 4; at++)
    await fetch(`${api.url}/api/candidates/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-request-id": "always-the-same" },
      body: JSON.stringify({ email: ada.email, password: ada.password }),
    });
  await api.settle();
  expect(api.mails.filter((mail) => mail.subject.startsWith("A new sign-in"))).toHaveLength(4);
});

test("a token works only for its own audience", async () => {
  const api = await startApi();
  const candidate = await aCandidate(api);
  const member = await aStaffMember(api, { role: "editor" });
  expect(await refused(candidate.as.call(staff.profile, {}))).toMatchObject({ status: 403, message: "Unauthorized" });
  expect(await refused(member.as.call(profile.read, {}))).toMatchObject({ status: 403, message: "Unauthorized" });
  expect(await refused(api.anyone.call(profile.read, {}))).toMatchObject({ status: 403, message: "Unauthenticated." });
  const signed = Object.values(contract).flatMap((feature) => Object.values(feature));
  for (const endpoint of signed.filter(({ audience }) => audience !== "public")) {
    const problem = await refused(api.clientWith("x".repeat(43)).call(endpoint, {} as never));
    expect([endpoint.path, problem.status, problem.code]).toEqual([endpoint.path, 403, "unauthenticated"]);
  }
});

test("a password with an older, cheaper hash is hashed again at the sign-in that proves it, and at no other", async () => {
  const api = await startApi();
  const password = "Fufu4Supper";
  const old = await argon2.hash(password, { algorithm: 2, memoryCost: 8_192, timeCost: 1, parallelism: 1 });
  const { email, id } = await aCandidate(api, { password_hash: old });
  const member = await aStaffMember(api, { password_hash: old });
  const kept = async () => [
    (await api.db.selectFrom("candidates").select("password_hash").where("id", "=", id).executeTakeFirstOrThrow())
      .password_hash,
    (await api.db.selectFrom("staff").select("password_hash").where("id", "=", member.id).executeTakeFirstOrThrow())
      .password_hash,
  ];
  await refused(api.anyone.call(auth.login, { email, password: "Wrong4Supper" }));
  await refused(api.anyone.call(staff.login, { email: member.email, password: "Wrong4Supper" }));
  expect(await kept()).toEqual([old, old]);
  await api.anyone.call(auth.login, { email, password });
  await api.anyone.call(staff.login, { email: member.email, password });
  const renewed = await kept();
  for (const hash of renewed) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  await api.anyone.call(auth.login, { email, password });
  expect(await kept()).toEqual(renewed);
});
