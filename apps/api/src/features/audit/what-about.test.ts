import { expect, test } from "vitest";
import { examFixture } from "../../testing/an-exam.ts";
import { aCandidate, aStaffMember } from "../../testing/people.ts";
import { startApi } from "../../testing/start-api.ts";
import { auditSubjectNames } from "./what-about.ts";

test("the subject of an entry has its current name, and a missing or unnamed subject has none", async () => {
  const api = await startApi();
  const { subject } = await examFixture(api.db, { questions: 2, years: [2024] });
  const [question] = await api.db.selectFrom("questions").select("uuid").execute();
  const [paper] = await api.db.selectFrom("papers").select("uuid").execute();
  const member = await aStaffMember(api);
  const candidate = await aCandidate(api);
  const named = await auditSubjectNames(api.db, [
    ...[question!.uuid, paper!.uuid, subject.uuid, member.uuid, candidate.uuid, candidate.uuid],
    ...[null, "JAMB/physics/2024", "00000000-0000-4000-8000-000000000000"],
  ]);
  expect(named.get(question!.uuid)).toMatchObject({ is_markup: true, text: expect.stringContaining("<p>") });
  expect(named.get(paper!.uuid)!.text).toMatch(/ 2024$/);
  expect(named.get(member.uuid)).toEqual({ text: "Ngozi Musa", is_markup: false });
  expect(named.get(candidate.uuid)).toEqual({ text: "Chidi Bello", is_markup: false });
  expect(named.size).toBe(5);
  expect(await auditSubjectNames(api.db, [null])).toEqual(new Map());
});
