import { audit, staff } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { aStaffMember } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { type Api, startApi } from "../../testing/start-api.ts";
import { hashPassword } from "../auth/public.ts";

const PASSWORD = "Jollof4Everyone";
const NEW = "Moimoi4Lunch";

const aMember = async (api: Api) => aStaffMember(api, { password_hash: await hashPassword(PASSWORD) });

async function signIn(api: Api, email: string, password = PASSWORD) {
  const entered = await api.anyone.call(staff.login, { email, password });
  if (!("token" in entered)) throw new Error("a second step was asked");
  return api.clientWith(entered.token);
}

test("staff change their own name, and the log keeps the old one", async () => {
  const api = await startApi();
  const member = await aMember(api);
  expect((await refused(member.as.call(staff.rename, { name: "  " }))).errors.name).toEqual(["Name is required"]);
  expect((await member.as.call(staff.rename, { name: " Ngozi  Adeyemi " })).name).toBe("Ngozi Adeyemi");
  expect((await member.as.call(staff.profile, {})).name).toBe("Ngozi Adeyemi");
  const { items } = await member.as.call(audit.list, { verb: "staff.rename" });
  expect(items[0]).toMatchObject({ before: { name: "Ngozi Musa" }, after: { name: "Ngozi Adeyemi" } });
});

test("staff change their own password with the current one, other sessions end, an email reports it, and it is audited", async () => {
  const api = await startApi();
  const member = await aMember(api);
  const elsewhere = await signIn(api, member.email);
  const change = (current_password: string, new_password: string) =>
    member.as.call(staff.changePassword, { current_password, new_password });
  expect((await refused(change("Wrong4Supper", NEW))).errors).toHaveProperty("current_password");
  expect((await refused(change(PASSWORD, "Password123"))).errors).toHaveProperty("new_password");
  expect((await elsewhere.call(staff.profile, {})).email).toBe(member.email);

  await change(PASSWORD, NEW);
  expect((await refused(elsewhere.call(staff.profile, {}))).status).toBe(403);
  expect((await member.as.call(staff.profile, {})).email).toBe(member.email);
  expect((await refused(signIn(api, member.email))).status).toBe(400);
  await signIn(api, member.email, NEW);
  await api.settle();
  expect(api.mails.filter(({ to }) => to === member.email).map(({ subject }) => subject)).toEqual([
    expect.stringContaining("password was changed"),
  ]);
  const { items } = await member.as.call(audit.list, {});
  expect(items.map(({ verb }) => verb)).toContain("staff.password");
  expect(JSON.stringify(items)).not.toContain(NEW);
});

test("staff see where they are signed in, and end a session only after the password", async () => {
  const api = await startApi();
  const [member, other] = [await aMember(api), await aMember(api)];
  const elsewhere = await signIn(api, member.email);
  const listed = await member.as.call(staff.sessions, {});
  expect(listed.map(({ is_current }) => is_current).toSorted()).toEqual([false, true]);
  expect(JSON.stringify(listed)).not.toContain("token");
  const session_uuid = listed.find(({ is_current }) => !is_current)!.uuid;
  expect((await refused(member.as.call(staff.endSession, { session_uuid }))).code).toBe("step_up");
  await other.as.call(staff.confirm, { password: PASSWORD });
  expect((await refused(other.as.call(staff.endSession, { session_uuid }))).status).toBe(404);
  expect((await elsewhere.call(staff.profile, {})).email).toBe(member.email);

  await member.as.call(staff.confirm, { password: PASSWORD });
  await member.as.call(staff.endSession, { session_uuid });
  expect((await refused(elsewhere.call(staff.profile, {}))).status).toBe(403);
  expect(await member.as.call(staff.sessions, {})).toHaveLength(1);
});

test("a confirmed member gets a new token, and calls already under way are repeated", async () => {
  const api = await startApi();
  const member = await aMember(api);
  const seen = api.clientWith(member.access_token);
  const wrong = await refused(member.as.call(staff.confirm, { password: "Wrong4Supper" }));
  expect(wrong.status).toBe(400);
  expect((await seen.call(staff.profile, {})).email).toBe(member.email);
  const [, ...others] = await Promise.all([
    member.as.call(staff.confirm, { password: PASSWORD }),
    ...Array.from({ length: 12 }, () => member.as.call(staff.profile, {})),
  ]);
  expect(new Set(others.map(({ email }) => email))).toEqual(new Set([member.email]));
  expect((await member.as.call(staff.profile, {})).email).toBe(member.email);
  expect((await refused(seen.call(staff.profile, {}))).status).toBe(403);
});
