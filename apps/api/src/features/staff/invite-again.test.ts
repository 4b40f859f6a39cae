import { staff } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { aStaffMember } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { startApi } from "../../testing/start-api.ts";
import { openSession } from "../auth/public.ts";

test("an invitation names role and sender, and can be sent again with a new link until it is accepted", async () => {
  const api = await startApi();
  const owner = await aStaffMember(api, { confirmed: true });
  const guest = { name: "Bola Ade", email: "bola@example.ng", role: "editor" as const };
  const { staff_uuid: uuid } = await owner.as.call(staff.invite, guest);
  await owner.as.call(staff.inviteAgain, { uuid });
  await api.settle();
  const mails = api.mails.filter(({ to }) => String(to).includes(guest.email));
  expect(mails).toHaveLength(2);
  expect(mails[0]!.text).toContain("Ngozi Musa invites you to join as editor.");
  expect(mails[0]!.text).not.toBe(mails[1]!.text);
  await owner.as.call(staff.change, { uuid, suspended: true });
  expect((await refused(owner.as.call(staff.inviteAgain, { uuid }))).code).toBe("conflict");
  const joined = await aStaffMember(api, { password_hash: "a hash" });
  expect((await refused(owner.as.call(staff.inviteAgain, { uuid: joined.uuid }))).code).toBe("conflict");
});

test("all other devices are signed out at the same time, and this one stays", async () => {
  const api = await startApi();
  const member = await aStaffMember(api, { role: "editor", confirmed: true });
  const device = { userAgent: "", deviceToken: null };
  for (let many = 0; many < 3; many++) await openSession(api.db, { staff_id: member.id }, device, api.clock.now());
  expect(await member.as.call(staff.sessions, {})).toHaveLength(4);
  await member.as.call(staff.endOtherSessions, {});
  expect(await member.as.call(staff.sessions, {})).toHaveLength(1);
});
