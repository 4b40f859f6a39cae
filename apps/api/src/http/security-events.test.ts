import { auth, profile, staff, users } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { hashPassword } from "../features/auth/public.ts";
import { codeOf } from "../testing/authenticator.ts";
import { aCandidate, aStaffMember } from "../testing/people.ts";
import { refused } from "../testing/refused.ts";
import { type Api, startApi } from "../testing/start-api.ts";

const PASSWORD = "Fufu4Supper";

const told = (api: Api) =>
  api.logged
    .map((line) => JSON.parse(line))
    .filter(({ security }) => security)
    .map(({ security, outcome, code, way, route, audience, account }) =>
      [security, outcome ?? code, way ?? route, audience, account].filter((part) => part !== undefined),
    );

const audited = async (api: Api) =>
  (
    await api.db.selectFrom("audit_bodies").select(["verb", "actor_uuid", "subject", "body"]).orderBy("seq").execute()
  ).map(({ verb, actor_uuid, subject, body }) => [verb, actor_uuid, subject, (body as { after: unknown }).after]);

test("a candidate's sign-ins and refusals are logged by account, without address or password", async () => {
  const api = await startApi({ RATE_LIMITS: "on" });
  const ada = await aCandidate(api, { password_hash: await hashPassword(PASSWORD) });
  const signIn = (email: string, password: string) => api.anyone.call(auth.login, { email, password });
  await signIn(ada.email, PASSWORD);
  await refused(signIn(ada.email, "Wrong4Supper"));
  await refused(signIn("nobody@example.ng", PASSWORD));
  await refused(api.clientWith("made-up").call(profile.read, {}));
  await refused(ada.as.call(staff.profile, {}));
  expect(told(api)).toEqual([
    ["sign_in", "done", "password", "candidate", ada.uuid],
    ["sign_in", "bad_request", "password", "candidate", ada.uuid],
    ["sign_in", "bad_request", "password", "candidate"],
    ["refused", "unauthenticated", "/api/candidates/profile"],
    ["refused", "unauthorized", "/api/admin/profile", "candidate", ada.uuid],
  ]);
  for (let at = 0; at < 9; at++) await refused(signIn(ada.email, "Wrong4Supper"));
  await refused(signIn(ada.email, "Wrong4Supper"));
  expect(told(api).at(-1)).toEqual(["sign_in", "too_many", "password", "candidate", ada.uuid]);
  const lines = api.logged.join("\n");
  for (const secret of [ada.email, PASSWORD, "Wrong4Supper", "nobody@", "made-up"]) expect(lines).not.toContain(secret);
  expect(await audited(api)).toEqual([]);
});

test("log lines about a request have the same number as its answer", async () => {
  const api = await startApi();
  const answer = await fetch(`${api.url}/api/candidates/profile`, { headers: { authorization: "Bearer made-up" } });
  const { request_id } = (await answer.json()) as { request_id: string };
  const numbers = api.logged.map((line) => JSON.parse(line)).filter(({ security }) => security);
  expect(numbers.map(({ reqId }) => reqId)).toEqual([request_id]);
});

test("staff sign-ins, wrong passwords and locks are in the audit log, and tries without an account are not", async () => {
  const api = await startApi({ RATE_LIMITS: "on" });
  const owner = await aStaffMember(api, { password_hash: await hashPassword(PASSWORD) });
  const signIn = (password: string, email = owner.email) => api.anyone.call(staff.login, { email, password });
  await signIn(PASSWORD);
  await refused(signIn("Wrong4Supper"));
  await refused(signIn(PASSWORD, "nobody@example.ng"));
  expect(await audited(api)).toEqual([
    ["staff.sign_in", owner.uuid, owner.uuid, { way: "password" }],
    ["staff.sign_in_refused", null, owner.uuid, { way: "password", code: "bad_request" }],
  ]);
  for (let at = 0; at < 12; at++) await refused(signIn("Wrong4Supper"));
  const locked = (await audited(api)).filter(([, , , after]) => (after as { code?: string }).code === "too_many");
  // The lock is recorded once in its quarter of an hour, however many tries follow.
  expect(locked).toEqual([["staff.sign_in_refused", null, owner.uuid, { way: "password", code: "too_many" }]]);
});

test("the second step is logged separately from the password, and a wrong code is audited", async () => {
  const api = await startApi();
  const owner = await aStaffMember(api, { password_hash: await hashPassword(PASSWORD), confirmed: true });
  const { secret } = await owner.as.call(staff.prepareTotp, {});
  await owner.as.call(staff.enableTotp, { code: codeOf(secret, api.clock.now()) });
  const first = await api.anyone.call(staff.login, { email: owner.email, password: PASSWORD });
  const ticket = "ticket" in first ? first.ticket : "";
  await refused(api.anyone.call(staff.loginCode, { ticket, code: "000000" }));
  api.clock.advance(30_000);
  await api.anyone.call(staff.loginCode, { ticket, code: codeOf(secret, api.clock.now()) });
  expect((await audited(api)).filter(([verb]) => String(verb).startsWith("staff.sign_in"))).toEqual([
    ["staff.sign_in_refused", null, owner.uuid, { way: "code", code: "validation" }],
    ["staff.sign_in", owner.uuid, owner.uuid, { way: "code" }],
  ]);
});

test("refused staff calls are audited once per period and logged each time", async () => {
  const api = await startApi();
  const editor = await aStaffMember(api, { role: "editor" });
  const owner = await aStaffMember(api, { role: "owner" });
  const victim = await aCandidate(api);
  const suspend = { uuid: victim.uuid, reason: "x" };
  for (let times = 0; times < 3; times++) await refused(editor.as.call(users.suspend, suspend));
  await refused(owner.as.call(users.suspend, suspend));
  expect(await audited(api)).toEqual([
    ["staff.refused", editor.uuid, null, { code: "not_allowed", call: "POST /admin/users/{uuid}/suspension" }],
  ]);
  expect(told(api).map(([, code]) => code)).toEqual(["not_allowed", "not_allowed", "not_allowed", "step_up"]);
  api.clock.advance(11 * 60_000);
  await refused(editor.as.call(users.suspend, suspend));
  expect(await audited(api)).toHaveLength(2);
});
