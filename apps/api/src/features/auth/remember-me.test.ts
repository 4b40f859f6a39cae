// Staying signed in on the user's own device: what the cookie opens, how often, for whom, and everything that ends it.
import { auth, KEPT_IDLE_DAYS, KEPT_MOST_DAYS, profile, users } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { aCandidate, aStaffMember } from "../../testing/people.ts";
import { linkIn } from "../../testing/read-mail.ts";
import { type Api, startApi } from "../../testing/start-api.ts";
import { hashPassword } from "./passwords.ts";

const DAY = 86_400_000;
const PASSWORD = "Zobo4Lunch";

/** A browser: one cookie, one device secret. */
function aBrowser(api: Api) {
  let cookie = "";
  let device = "";
  const send = async (method: string, path: string, body?: object, token?: string) => {
    const response = await fetch(`${api.url}/api/candidates${path}`, {
      method,
      headers: {
        ...(body && { "content-type": "application/json" }),
        ...(cookie && path === "/auth/stay" && { cookie: `other=1; kept=${cookie}` }),
        ...(device && { "x-device-token": device }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const set = response.headers.get("set-cookie");
    if (set) cookie = set.match(/^kept=([^;]*)/)![1]!;
    const { data } = (await response.json()) as { data: { access_token: string; device_token: string } | null };
    if (data?.device_token) device = data.device_token;
    return { status: response.status, set, token: data?.access_token ?? "" };
  };
  return {
    signIn: (email: string, keep: boolean) => send("POST", "/auth/login", { email, password: PASSWORD, keep }),
    restoreSession: () => send("POST", "/auth/stay"),
    leave: () => send("DELETE", "/auth/stay"),
    logout: (token: string) => send("POST", "/auth/logout", {}, token),
    keep: (token: string) => send("POST", "/auth/keep", {}, token),
    cookie: () => cookie,
    /** Another person's browser that got hold of these. */
    steal: (what: { cookie?: string; device?: string }) => {
      cookie = what.cookie ?? cookie;
      device = what.device ?? device;
    },
    device: () => device,
  };
}

const aSignedUp = async (api: Api) => aCandidate(api, { password_hash: await hashPassword(PASSWORD) });

async function aKeptBrowser(api: Api, email: string) {
  const browser = aBrowser(api);
  const { token } = await browser.signIn(email, true);
  return { ...browser, token };
}

const worksWith = async (api: Api, token: string) =>
  api
    .clientWith(token)
    .call(profile.read, {})
    .then(
      () => true,
      () => false,
    );

test("staying signed in is opt-in, and scripts, other sites and other paths never get its cookie", async () => {
  const api = await startApi();
  const ada = await aSignedUp(api);
  const plain = aBrowser(api);
  expect(await plain.signIn(ada.email, false)).toMatchObject({ status: 200, set: null });
  expect((await plain.restoreSession()).status).toBe(400);

  const phone = aBrowser(api);
  const { set } = await phone.signIn(ada.email, true);
  expect(set).toMatch(
    /^kept=[\w-]{43}\.[\w-]{43}; Path=\/api\/candidates\/auth\/stay; Max-Age=2592000; HttpOnly; SameSite=Strict$/,
  );
  api.clock.advance(3 * DAY);
  const first = phone.cookie();
  const back = await phone.restoreSession();
  expect(back.status).toBe(200);
  expect(await worksWith(api, back.token)).toBe(true);
  expect(phone.cookie()).not.toBe(first);
  const rows = JSON.stringify(await api.db.selectFrom("remembered_sign_ins").selectAll().execute());
  for (const secret of [...phone.cookie().split("."), ...first.split("."), phone.device()])
    expect(rows).not.toContain(secret);
});

test("two tabs at the same time both restore the session, and a reused old cookie ends everything it opened", async () => {
  const api = await startApi();
  const ada = await aSignedUp(api);
  const phone = await aKeptBrowser(api, ada.email);
  api.clock.advance(DAY);
  const old = phone.cookie();
  const tabs = await Promise.all([phone.restoreSession(), phone.restoreSession()]);
  expect(tabs.map(({ status }) => status)).toEqual([200, 200]);
  expect(tabs.filter(({ set }) => set)).toHaveLength(1);

  const thief = aBrowser(api);
  thief.steal({ cookie: old, device: phone.device() });
  api.clock.advance(120_000);
  expect((await thief.restoreSession()).status).toBe(400);
  expect((await phone.restoreSession()).status).toBe(400);
  for (const { token } of tabs) expect(await worksWith(api, token)).toBe(false);
});

test("an open session can be kept on its own device only, and logging out ends it", async () => {
  const api = await startApi();
  const [ada, eve] = [await aSignedUp(api), await aSignedUp(api)];
  const [phone, other] = [aBrowser(api), aBrowser(api)];
  const { token } = await phone.signIn(ada.email, false);
  expect(await phone.keep(token)).toMatchObject({ status: 200, set: expect.stringMatching(/^kept=.+HttpOnly/) });
  const back = await phone.restoreSession();
  expect([back.status, await worksWith(api, back.token)]).toEqual([200, true]);

  const hers = await other.signIn(eve.email, false);
  expect((await other.keep(token)).status).toBe(400);
  expect((await aBrowser(api).keep(hers.token)).status).toBe(400);
  expect((await other.keep("nobody")).status).toBe(403);

  expect((await phone.logout(back.token)).status).toBe(200);
  expect((await phone.restoreSession()).status).toBe(400);
  expect((await phone.leave()).status).toBe(200);
});

test("the cookie does not work on another device, and trying it there ends it", async () => {
  const api = await startApi();
  const ada = await aSignedUp(api);
  const phone = await aKeptBrowser(api, ada.email);
  const thief = aBrowser(api);
  thief.steal({ cookie: phone.cookie(), device: "A".repeat(43) });
  expect((await thief.restoreSession()).status).toBe(400);
  expect((await phone.restoreSession()).status).toBe(400);
});

test("it ends after a month without use and after half a year with use, and a clock set back ends nothing", async () => {
  const api = await startApi();
  const ada = await aSignedUp(api);
  const [idle, used] = [await aKeptBrowser(api, ada.email), await aKeptBrowser(api, ada.email)];
  await used.restoreSession();
  api.clock.advance(-3_600_000);
  expect((await used.restoreSession()).status).toBe(200);
  api.clock.advance(3_600_000);
  let days = 0;
  for (; days + 20 < KEPT_MOST_DAYS; days += 20) {
    api.clock.advance(20 * DAY);
    expect([days, (await used.restoreSession()).status]).toEqual([days, 200]);
    if (days === 20) expect(KEPT_IDLE_DAYS).toBeLessThan(40);
    if (days === 20) expect((await idle.restoreSession()).status).toBe(400);
  }
  api.clock.advance(21 * DAY);
  expect((await used.restoreSession()).status).toBe(400);
});

test("the device list shows and ends it, and so do a log-out, a new password elsewhere, a reset and a suspension", async () => {
  const api = await startApi();
  const ada = await aSignedUp(api);
  const kept = () => aKeptBrowser(api, ada.email);
  const gone = async (phone: Awaited<ReturnType<typeof kept>>) => (await phone.restoreSession()).status === 400;

  const listed = await kept();
  const sessions = await ada.as.call(profile.sessions, {});
  expect(sessions.map(({ is_kept, is_current }) => [is_kept, is_current]).toSorted()).toEqual([
    [false, true],
    [true, false],
  ]);
  const session_uuid = sessions.find(({ is_kept }) => is_kept)!.uuid;
  await ada.as.call(profile.endSession, { session_uuid, password: PASSWORD });
  expect(await worksWith(api, listed.token)).toBe(false);
  expect(await gone(listed)).toBe(true);

  const loggedOut = await kept();
  expect((await loggedOut.logout(loggedOut.token)).set).toMatch(/^kept=; .*Max-Age=0/);
  expect(await gone(loggedOut)).toBe(true);

  const left = await kept();
  const cookie = left.cookie();
  expect((await left.leave()).status).toBe(200);
  left.steal({ cookie });
  expect(await gone(left)).toBe(true);

  const changed = await kept();
  const other = "Moimoi4Lunch";
  await ada.as.call(profile.changePassword, { current_password: PASSWORD, new_password: other });
  expect(await gone(changed)).toBe(true);
  await ada.as.call(profile.changePassword, { current_password: other, new_password: PASSWORD });

  const owner = await aStaffMember(api, { role: "owner", confirmed: true });
  const everywhere = await kept();
  await owner.as.call(users.signOut, { uuid: ada.uuid });
  expect(await gone(everywhere)).toBe(true);

  const suspended = await kept();
  await owner.as.call(users.suspend, { uuid: ada.uuid, reason: "A trial" });
  await owner.as.call(users.reactivate, { uuid: ada.uuid });
  expect(await gone(suspended)).toBe(true);

  const reset = await kept();
  await api.anyone.call(auth.forgotPassword, { email: ada.email });
  await api.settle();
  const link = linkIn(api.mails, "/password/reset/");
  await api.anyone.call(auth.resetPassword, { ...link, new_password: other, confirm_password: other });
  expect(await gone(reset)).toBe(true);
});

test("staff never stay signed in, whatever they ask", async () => {
  const api = await startApi();
  const staff = await aStaffMember(api, { password_hash: await hashPassword(PASSWORD) });
  const response = await fetch(`${api.url}/api/admin/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: staff.email, password: PASSWORD, keep: true }),
  });
  expect([response.status, response.headers.get("set-cookie")]).toEqual([200, null]);
  expect(await api.db.selectFrom("remembered_sign_ins").select("id").execute()).toEqual([]);
});
