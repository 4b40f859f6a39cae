// Google's authorization code with state, nonce and PKCE. A code from another request, from another browser or used a
// second time opens nothing.
import { auth, profile } from "@sabiprep/contract";
import { expect, onTestFinished, test } from "vitest";
import { type FakeGoogle, startFakeGoogle } from "../../testing/fake-google.ts";
import { refused } from "../../testing/refused.ts";
import { type Api, startApi } from "../../testing/start-api.ts";

const REFUSED = "Unable to login with the selected Google account";
const zainab = { sub: "108", email: "Zainab@Example.ng", given_name: "Zainab", family_name: "Bello" };

/** The server starts after the fake Google, and both use one clock. */
async function startWithCodes() {
  const held: { api?: Api } = {};
  const google = await startFakeGoogle(() => held.api!.clock.now());
  onTestFinished(() => google.close());
  const api = await startApi(google.codeEnv);
  held.api = api;
  return { google, api };
}

const post = async (api: Api, path: string, body: object, cookie = "") => {
  const headers = { "content-type": "application/json", ...(cookie && { cookie }) };
  const reply = await fetch(`${api.url}/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  const { data, message } = (await reply.json()) as { data: Record<string, string>; message: string };
  return { status: reply.status, data, message, cookie: reply.headers.get("set-cookie") ?? "" };
};

/** A browser that was sent to Google: the URL it was sent to, and the cookie it got. */
async function begun(api: Api) {
  const { data, cookie } = await post(api, auth.googleBegin.path, {});
  return { address: data.authorization_url!, cookie: cookie.split(";")[0]!, attributes: cookie };
}

const exchange = (api: Api, back: { code: string; state: string }, cookie: string) =>
  post(api, auth.googleCode.path, back, cookie);

async function proofFor(api: Api, google: FakeGoogle, account = zainab) {
  const { address, cookie } = await begun(api);
  return (await exchange(api, google.pick(address, account), cookie)).data.token!;
}

test("a code is exchanged with its verifier and signs in, and a linked account stays the same account", async () => {
  const { google, api } = await startWithCodes();
  const { address, cookie, attributes } = await begun(api);
  const asking = new URL(address).searchParams;
  expect(Object.fromEntries(asking)).toMatchObject({
    ...{ response_type: "code", code_challenge_method: "S256", scope: "openid email profile" },
    redirect_uri: `${api.context.publicUrl}/google`,
  });
  for (const name of ["state", "nonce", "code_challenge"]) expect(asking.get(name)).toMatch(/^[\w-]{43}$/);
  expect(attributes).toMatch(
    /; Path=\/api\/candidates\/auth\/socials\/google; Max-Age=600; HttpOnly; SameSite=Strict$/,
  );
  expect(cookie).not.toContain(asking.get("state"));
  const outcome = await exchange(api, google.pick(address, zainab), cookie);
  expect(outcome.cookie).toMatch(/^google=; .*Max-Age=0/);
  const first = await api.anyone.send(auth.google, { token: outcome.data.token! });
  expect(first.status_code).toBe(201);
  expect(first.data.user).toMatchObject({ first_name: "Zainab", email: "zainab@example.ng", is_verified: true });

  const again = await api.anyone.send(auth.google, { token: await proofFor(api, google) });
  expect([again.status_code, again.data.user.uuid]).toEqual([200, first.data.user.uuid]);
  expect((await api.clientWith(again.data.access_token).call(profile.read, {})).uuid).toBe(first.data.user.uuid);
});

test("with another browser's state, or without a cookie, the request is refused and Google is not called", async () => {
  const { google, api } = await startWithCodes();
  const victim = await begun(api);
  const attacker = await begun(api);
  const picked = google.pick(attacker.address, zainab);
  for (const [back, cookie] of [
    [picked, victim.cookie],
    [{ ...picked, state: new URL(victim.address).searchParams.get("state")!.replace(/.$/, "!") }, victim.cookie],
    [picked, ""],
    [picked, attacker.cookie.replace(/.{4}$/, "AAAA")],
  ] as const) {
    const outcome = await exchange(api, back, cookie);
    expect([outcome.status, outcome.message]).toEqual([400, REFUSED]);
  }
  expect(google.asked).toEqual([]);
  // With the right state, the code from the attacker's request has another verifier, so Google refuses it.
  const state = new URL(victim.address).searchParams.get("state")!;
  expect((await exchange(api, { code: picked.code, state }, victim.cookie)).status).toBe(400);
  expect(google.asked).toEqual(["/token"]);
});

test("a code, a cookie and a proof each work once, and not after they expire", async () => {
  const { google, api } = await startWithCodes();
  const { address, cookie } = await begun(api);
  const back = google.pick(address, zainab);
  const { data } = await exchange(api, back, cookie);
  expect((await exchange(api, back, cookie)).status).toBe(400);
  expect((await exchange(api, google.pick(address, zainab), cookie)).status).toBe(400);
  await api.anyone.call(auth.google, { token: data.token! });
  expect((await refused(api.anyone.call(auth.google, { token: data.token! }))).message).toBe(REFUSED);
  expect((await refused(api.anyone.call(auth.google, { token: `${data.token!}=` }))).message).toBe(REFUSED);
  expect((await refused(api.anyone.call(auth.google, { token: data.token!.replace(/.{3}$/, "AAA") }))).message).toBe(
    REFUSED,
  );

  const late = await proofFor(api, google);
  api.clock.advance(5 * 60_000 + 1);
  expect((await refused(api.anyone.call(auth.google, { token: late }))).message).toBe(REFUSED);
  const old = await begun(api);
  api.clock.advance(10 * 60_000 + 1);
  expect((await exchange(api, google.pick(old.address, zainab), old.cookie)).status).toBe(400);
});

test.each([
  ["another request's nonce", { nonce: "other" }],
  ["another client", { aud: "other.apps.googleusercontent.com" }],
  ["another issuer", { iss: "https://evil.example" }],
  ["an address that is not verified", { email_verified: false }],
  ["somebody else's signature", { forged: true }],
  ["an old sign-in", { iat: 1_000, exp: 4_600 }],
])("an ID token of %s signs nobody in", async (_, claims) => {
  const { google, api } = await startWithCodes();
  const { address, cookie } = await begun(api);
  const outcome = await exchange(api, google.pick(address, zainab, claims), cookie);
  expect([outcome.status, outcome.message]).toEqual([400, REFUSED]);
  expect(await api.db.selectFrom("candidates").select("id").execute()).toEqual([]);
});

test("an access token opens nothing unless the site allows the older way", async () => {
  const { google, api } = await startWithCodes();
  expect((await refused(api.anyone.call(auth.google, { token: google.token(zainab) }))).message).toBe(REFUSED);
  expect(google.asked).toEqual([]);
  const older = await startApi(google.env);
  await older.anyone.call(auth.google, { token: google.token(zainab) });
  expect((await post(older, auth.googleBegin.path, {})).status).toBe(400);
});
