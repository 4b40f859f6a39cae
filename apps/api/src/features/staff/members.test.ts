import { auth, staff } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { aStaffMember } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { startApi } from "../../testing/start-api.ts";
import { DEMO_CANDIDATE, DEMO_STAFF, makeFirstAccounts } from "./first-staff.ts";

test("a role counts from the next call on, a suspended member has no access, and an owner stays", async () => {
  const api = await startApi();
  const owner = await aStaffMember(api, { confirmed: true });
  const editor = await aStaffMember(api, { role: "editor" });
  expect((await refused(editor.as.call(staff.list, {}))).code).toBe("not_allowed");
  await owner.as.call(staff.change, { uuid: editor.uuid, role: "owner" });
  expect(await editor.as.call(staff.list, {})).toHaveLength(2);
  const own = await refused(owner.as.call(staff.change, { uuid: owner.uuid, role: "editor" }));
  expect(own.code).toBe("not_allowed");
  await owner.as.call(staff.change, { uuid: editor.uuid, suspended: true });
  expect((await refused(editor.as.call(staff.profile, {}))).status).toBe(403);
});

test("when two owners remove each other at the same time, one stays", async () => {
  const api = await startApi();
  const one = await aStaffMember(api, { confirmed: true });
  const two = await aStaffMember(api, { confirmed: true });
  const outcomes = await Promise.allSettled([
    one.as.call(staff.change, { uuid: two.uuid, role: "editor" }),
    two.as.call(staff.change, { uuid: one.uuid, role: "editor" }),
  ]);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const owners = await api.db.selectFrom("staff").select("id").where("role", "=", "owner").execute();
  expect(owners).toHaveLength(1);
});

test("demo people, whose passwords are public, cannot sign in once the site is in production", async () => {
  const api = await startApi();
  await makeFirstAccounts(api.context);
  expect(await api.anyone.call(staff.login, DEMO_STAFF)).toHaveProperty("token");
  await makeFirstAccounts({ ...api.context, config: { ...api.context.config, production: true } });
  expect((await refused(api.anyone.call(staff.login, DEMO_STAFF))).message).toMatch(/suspended/);
  expect((await refused(api.anyone.call(auth.login, DEMO_CANDIDATE))).message).toMatch(/suspended/);
});
