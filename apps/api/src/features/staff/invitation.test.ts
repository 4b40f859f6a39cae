import { roles, staff } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { aStaffMember } from "../../testing/people.ts";
import { linkIn } from "../../testing/read-mail.ts";
import { refused } from "../../testing/refused.ts";
import { type Api, startApi } from "../../testing/start-api.ts";
import { hashPassword } from "../auth/public.ts";

const PASSWORD = "Jollof4Everyone";
const guest = { name: "Bola Ade", email: "Bola@Example.ng", role: "editor" as const };

async function aConfirmedOwner(api: Api) {
  const owner = await aStaffMember(api, { password_hash: await hashPassword(PASSWORD) });
  await owner.as.call(staff.confirm, { password: PASSWORD });
  return owner;
}

test("an invitation is accepted once, within 72 hours, with a strong password", async () => {
  const api = await startApi();
  const owner = await aConfirmedOwner(api);
  const invited = await owner.as.send(staff.invite, guest);
  expect(invited.status_code).toBe(201);
  await api.settle();
  expect(api.mails.map((mail) => mail.to)).toEqual(["bola@example.ng"]);
  const link = linkIn(api.mails, "https://sabiprep.test/admin/invitation/");

  const weak = await refused(api.anyone.call(staff.acceptInvitation, { ...link, new_password: "password" }));
  expect(weak.errors).toHaveProperty("new_password");
  const tries = await Promise.allSettled(
    Array.from({ length: 4 }, () =>
      api.anyone.call(staff.acceptInvitation, { ...link, new_password: "Ogbono4Friday" }),
    ),
  );
  expect(tries.filter((tried) => tried.status === "fulfilled")).toHaveLength(1);
  const signedIn = await api.anyone.call(staff.login, { email: guest.email, password: "Ogbono4Friday" });
  expect(signedIn).toMatchObject({ admin: { name: "Bola Ade", email: "bola@example.ng", role: "editor" } });

  const twice = await refused(owner.as.call(staff.invite, guest));
  expect(twice.errors.email).toEqual(["A member of staff already uses this email address."]);
});

test("the link says whether it can still be accepted: not after its use, a change, a newer one, a suspension or 72 hours", async () => {
  const api = await startApi();
  const owner = await aConfirmedOwner(api);
  const { staff_uuid: uuid } = await owner.as.call(staff.invite, guest);
  await api.settle();
  const link = linkIn(api.mails, "/admin/invitation/");
  const isOpen = async (parts: typeof link) => (await api.anyone.call(staff.invitation, parts)).is_open;
  expect([await isOpen(link), await isOpen({ ...link, hash: "x" }), await isOpen({ ...link, ref: "" })]).toEqual([
    true,
    false,
    false,
  ]);
  // Asking does not use it up.
  expect(await isOpen(link)).toBe(true);
  await owner.as.call(staff.inviteAgain, { uuid });
  await api.settle();
  const newer = linkIn(api.mails.slice(1), "/admin/invitation/");
  expect([await isOpen(link), await isOpen(newer)]).toEqual([false, true]);
  await api.anyone.call(staff.acceptInvitation, { ...newer, new_password: "Ogbono4Friday" });
  expect(await isOpen(newer)).toBe(false);
  await owner.as.call(staff.invite, { ...guest, email: "late@example.ng" });
  await api.settle();
  const late = linkIn(api.mails.slice(2), "/admin/invitation/");
  const member = (await owner.as.call(staff.list, {})).find(({ email }) => email === "late@example.ng")!;
  await owner.as.call(staff.change, { uuid: member.uuid, suspended: true });
  expect(await isOpen(late)).toBe(false);
  const withdrawn = api.anyone.call(staff.acceptInvitation, { ...late, new_password: "Ogbono4Friday" });
  expect((await refused(withdrawn)).status).toBe(400);
  await owner.as.call(staff.change, { uuid: member.uuid, suspended: false });
  expect(await isOpen(late)).toBe(true);
  api.clock.advance(72 * 3_600_000 + 1000);
  expect(await isOpen(late)).toBe(false);
});

test("an invitation that is changed or too old opens nothing", async () => {
  const api = await startApi();
  const owner = await aConfirmedOwner(api);
  await owner.as.call(staff.invite, guest);
  await api.settle();
  const link = linkIn(api.mails, "/admin/invitation/");
  const accept = (parts: typeof link) =>
    api.anyone.call(staff.acceptInvitation, { ...parts, new_password: "Ogbono4Friday" });
  for (const part of ["token", "hash", "ref"] as const) {
    const altered = (link[part].startsWith("a") ? "b" : "a") + link[part].slice(1);
    expect((await refused(accept({ ...link, [part]: altered }))).status).toBe(400);
  }
  api.clock.advance(72 * 3_600_000 + 1000);
  expect((await refused(accept(link))).status).toBe(400);
  const rows = await api.db
    .selectFrom("staff")
    .select("password_hash")
    .where("email", "=", "bola@example.ng")
    .execute();
  expect(rows).toEqual([{ password_hash: null }]);
});

test("a sensitive step asks for the password again, once in ten minutes", async () => {
  const api = await startApi();
  const owner = await aStaffMember(api, { password_hash: await hashPassword(PASSWORD) });
  const asked = await refused(owner.as.call(staff.invite, guest));
  expect([asked.status, asked.code]).toEqual([400, "step_up"]);
  const wrong = await refused(owner.as.call(staff.confirm, { password: "Jollof4Nobody" }));
  expect(wrong.errors.password).toEqual(["That password is not correct"]);
  expect((await refused(owner.as.call(staff.invite, guest))).code).toBe("step_up");

  await owner.as.call(staff.confirm, { password: PASSWORD });
  expect(await owner.as.call(staff.invite, guest)).toHaveProperty("staff_uuid");
  const elsewhere = await api.anyone.call(staff.login, { email: owner.email, password: PASSWORD });
  if (!("token" in elsewhere)) throw new Error("a second step was asked");
  const other = { ...guest, email: "other@example.ng" };
  expect((await refused(api.clientWith(elsewhere.token).call(staff.invite, other))).code).toBe("step_up");
  api.clock.advance(11 * 60_000);
  expect((await refused(owner.as.call(staff.invite, other))).code).toBe("step_up");
});

test("a role without permission gets a 400 and stays signed in", async () => {
  const api = await startApi();
  for (const role of roles.filter((role) => role !== "owner")) {
    const member = await aStaffMember(api, { role, password_hash: await hashPassword(PASSWORD) });
    await member.as.call(staff.confirm, { password: PASSWORD });
    const problem = await refused(member.as.call(staff.invite, guest));
    expect([role, problem.status, problem.code]).toEqual([role, 400, "not_allowed"]);
    expect((await member.as.call(staff.profile, {})).role).toBe(role);
  }
  expect(await api.db.selectFrom("staff").select("id").where("email", "=", "bola@example.ng").execute()).toEqual([]);
  // Only the refusals are in the log, and nothing else.
  expect(new Set((await api.db.selectFrom("audit_bodies").select("verb").execute()).map(({ verb }) => verb))).toEqual(
    new Set(["staff.refused"]),
  );
});
