import { auth, profile } from "@sabiprep/contract";
import { expect, onTestFinished, test } from "vitest";
import { startFakeGoogle } from "../../testing/fake-google.ts";
import { refused } from "../../testing/refused.ts";
import { startApi } from "../../testing/start-api.ts";

const REFUSED = "Unable to login with the selected Google account";
const zainab = { sub: "108", email: "Zainab@Example.ng", given_name: "Zainab", family_name: "Bello" };
const newcomer = {
  first_name: "Somebody",
  last_name: "Else",
  email: "zainab@example.ng",
  password: "Fufu4Supper",
  terms_and_conditions: true as const,
};

async function startWithGoogle() {
  const google = await startFakeGoogle();
  onTestFinished(() => google.close());
  return { google, api: await startApi(google.env) };
}

test("a new Google account is 201 and verified, a known one 200, by its id even when the address changed", async () => {
  const { google, api } = await startWithGoogle();
  const first = await api.anyone.send(auth.google, { token: google.token(zainab) });
  expect([first.status_code, first.data.user]).toMatchObject([
    201,
    {
      first_name: "Zainab",
      last_name: "Bello",
      email: "zainab@example.ng",
      is_verified: true,
      has_password: false,
      profile_complete: false,
    },
  ]);
  expect((await api.clientWith(first.data.access_token).call(profile.read, {})).uuid).toBe(first.data.user.uuid);

  const moved = { ...zainab, email: "zainab.bello@example.ng" };
  const second = await api.anyone.send(auth.google, { token: google.token(moved) });
  expect([second.status_code, second.data.user.uuid]).toEqual([200, first.data.user.uuid]);
  expect(await api.db.selectFrom("candidates").select("id").execute()).toHaveLength(1);
});

test("Google's data about a person is stored without the parts that cannot be stored", async () => {
  const { google, api } = await startWithGoogle();
  const odd = { ...zainab, given_name: "Zai\0nab\ud800", family_name: "\u0007Bello" };
  const { user } = await api.anyone.call(auth.google, { token: google.token(odd) });
  expect([user.first_name, user.last_name]).toEqual(["Zainab", "Bello"]);
  const nobody = { sub: "10\0", userinfo_sub: "10\0" };
  expect((await refused(api.anyone.call(auth.google, { token: google.token(zainab, nobody) }))).message).toBe(REFUSED);
});

test("two first sign-ins at the same moment create one account", async () => {
  const { google, api } = await startWithGoogle();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 5 }, () => api.anyone.send(auth.google, { token: google.token(zainab) })),
  );
  expect(await api.db.selectFrom("candidates").select("id").execute()).toHaveLength(1);
  const statuses = outcomes.map((outcome) =>
    outcome.status === "fulfilled" ? outcome.value.status_code : outcome.reason.status,
  );
  expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 201]);
});

test("a token that we must not trust is refused with the specified text", async () => {
  const { google, api } = await startWithGoogle();
  const tokens = [
    google.token(zainab, { aud: "another-app.apps.googleusercontent.com" }),
    google.token(zainab, { email_verified: "false" }),
    google.token(zainab, { expires_in: 0 }),
    google.token(zainab, { userinfo_sub: "109" }),
    "ya29.never-issued",
    "ya29.with spaces&aud=x",
  ];
  for (const token of tokens) {
    const problem = await refused(api.anyone.call(auth.google, { token }));
    expect([token, problem.status, problem.message]).toEqual([token, 400, REFUSED]);
  }
  expect((await refused(api.anyone.call(auth.google, { token: "" }))).message).toBe(REFUSED);
  expect(await api.db.selectFrom("candidates").select("id").execute()).toEqual([]);
});

test("without a client id nobody signs in with Google, and Google is not called", async () => {
  const google = await startFakeGoogle();
  onTestFinished(() => google.close());
  const api = await startApi({ ...google.env, GOOGLE_CLIENT_ID: "" });
  const problem = await refused(api.anyone.call(auth.google, { token: google.token(zainab) }));
  expect([problem.status, problem.message, google.asked]).toEqual([400, REFUSED, []]);
});

test("a registrant who does not own the address loses access when its owner signs in with Google", async () => {
  const { google, api } = await startWithGoogle();
  const squatter = await api.anyone.call(auth.register, newcomer);
  const asSquatter = api.clientWith(squatter.jwtDetails.access_token);
  expect((await asSquatter.call(profile.read, {})).is_verified).toBe(false);

  const owner = await api.anyone.send(auth.google, { token: google.token(zainab) });
  expect([owner.status_code, owner.data.user.is_verified, owner.data.user.has_password]).toEqual([200, true, false]);
  expect((await refused(asSquatter.call(profile.read, {}))).status).toBe(403);
  const old = await refused(api.anyone.call(auth.login, { email: newcomer.email, password: newcomer.password }));
  expect(old.message).toBe("Invalid email or password");
  expect(await api.clientWith(owner.data.access_token).call(profile.sessions, {})).toHaveLength(1);
});

test("a verified password account keeps its password when Google is added to it", async () => {
  const { google, api } = await startWithGoogle();
  await api.anyone.call(auth.register, newcomer);
  await api.db.updateTable("candidates").set({ verified_at: new Date() }).execute();
  expect((await api.anyone.send(auth.google, { token: google.token(zainab) })).status_code).toBe(200);
  const { user } = await api.anyone.call(auth.login, { email: newcomer.email, password: newcomer.password });
  expect(user.has_password).toBe(true);
});

test("a suspended account cannot sign in with Google", async () => {
  const { google, api } = await startWithGoogle();
  await api.anyone.call(auth.google, { token: google.token(zainab) });
  await api.db.updateTable("candidates").set({ suspended_at: new Date() }).execute();
  const problem = await refused(api.anyone.call(auth.google, { token: google.token(zainab) }));
  expect([problem.status, problem.message]).toEqual([400, expect.stringContaining("suspended")]);
});

test("when Google is slow, broken or down, the answer takes at most three seconds and passwords still work", async () => {
  const { google, api } = await startWithGoogle();
  await api.anyone.call(auth.register, newcomer);
  for (const how of [5_000, "500", "bad json"] as const) {
    google.behave(how);
    const began = performance.now();
    const byGoogle = refused(api.anyone.call(auth.google, { token: google.token(zainab) }));
    const signedIn = await api.anyone.call(auth.login, { email: newcomer.email, password: newcomer.password });
    expect(signedIn).toHaveProperty("access_token");
    const passwordTook = performance.now() - began;
    const problem = await byGoogle;
    expect([how, problem.status, problem.message]).toEqual([how, 400, REFUSED]);
    expect(performance.now() - began).toBeLessThan(4_500);
    expect(passwordTook).toBeLessThan(4_500);
  }
  await google.close();
  for (let i = 0; i < 3; i++) await refused(api.anyone.call(auth.google, { token: google.token(zainab) }));
  const began = performance.now();
  expect((await refused(api.anyone.call(auth.google, { token: google.token(zainab) }))).message).toBe(REFUSED);
  expect(performance.now() - began).toBeLessThan(2_000);
});
