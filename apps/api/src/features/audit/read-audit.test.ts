import { audit, users } from "@sabiprep/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { aCandidate, aStaffMember } from "../../testing/people.ts";
import { startApi } from "../../testing/start-api.ts";

test("the log is filtered, paged and exported, and the first broken entry is named", async () => {
  const api = await startApi();
  const owner = await aStaffMember(api, { confirmed: true });
  const people = await Promise.all(Array.from({ length: 33 }, () => aCandidate(api)));
  for (const { uuid } of people) await owner.as.call(users.signOut, { uuid });
  await owner.as.call(users.extraTime, { uuid: people[0]!.uuid, percent: 10 });
  const first = await owner.as.call(audit.list, { verb: "user." });
  expect(first.items).toHaveLength(30);
  expect(first.items[0]).toMatchObject({
    verb: "user.extra_time",
    subject: people[0]!.uuid,
    about: { text: "Chidi Bello", is_markup: false },
    actor: { uuid: owner.uuid, name: "Ngozi Musa" },
    before: { percent: 0 },
    after: { percent: 10 },
  });
  const second = await owner.as.call(audit.list, { verb: "user.", before: first.next! });
  expect(second.items.map(({ seq }) => seq)).toEqual([4, 3, 2, 1]);
  expect(second.next).toBeNull();
  const about = await owner.as.call(audit.list, { subject: people[0]!.uuid });
  expect(about.items.map(({ verb }) => verb)).toEqual(["user.extra_time", "user.sign_out"]);
  expect((await owner.as.call(audit.list, { to: "2020-01-01" })).items).toEqual([]);

  const file = await owner.as.call(audit.export, { verb: "user.sign" });
  expect(file.entries).toBe(33);
  const csv = await (await fetch(`${api.url}${file.url}`)).text();
  expect(csv.trim().split("\r\n")).toHaveLength(34);

  expect(await owner.as.call(audit.verify, {})).toEqual({ entries: 35, broken: null });
  await sql`update audit_bodies set subject = 'x' || substr(subject, 2) where seq = 7`.execute(api.owner);
  expect((await owner.as.call(audit.verify, {})).broken).toMatchObject({ seq: 7 });
});
