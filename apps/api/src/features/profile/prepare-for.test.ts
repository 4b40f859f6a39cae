import { exams, profile, revision, sittings } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { startableExam } from "../../testing/an-exam.ts";
import { aCandidate } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { startApi } from "../../testing/start-api.ts";

test("the chosen exams come first in every list, and a new candidate is recommended tests of them", async () => {
  const api = await startApi();
  const [maths, physics] = [
    await startableExam(api.db, { exam: "waec" }),
    await startableExam(api.db, { exam: "waec" }),
  ];
  const jamb = await startableExam(api.db, { exam: "jamb" });
  const biology = await startableExam(api.db, { exam: "jamb", minutes: 25 });
  const ada = await aCandidate(api);
  const choose = (wish: { exams: string[]; subjects: string[] }) => ada.as.call(profile.prepareFor, wish);
  const chosen = await choose({
    exams: [jamb.exam.uuid, maths.exam.uuid],
    subjects: [biology.subject.uuid, jamb.subject.uuid],
  });
  expect(chosen.exams.map(({ name }) => name)).toEqual(["JAMB", "WAEC"]);
  expect(chosen.subjects.map(({ uuid }) => uuid)).toEqual([biology.subject.uuid, jamb.subject.uuid]);
  expect(await ada.as.call(profile.preparedFor, {})).toEqual(chosen);
  const list = await ada.as.call(exams.list, {});
  expect(list.map(({ name, is_mine }) => [name, is_mine])).toEqual([
    ["JAMB", true],
    ["WAEC", true],
  ]);
  const { subjects } = await ada.as.call(exams.subjects, { exam_type_id: jamb.exam.uuid });
  expect(subjects.map(({ uuid, is_mine }) => [uuid, is_mine])).toEqual([
    [biology.subject.uuid, true],
    [jamb.subject.uuid, true],
  ]);
  const recommended = await ada.as.call(sittings.recommended, {});
  expect(recommended).toMatchObject([
    { exam_id: jamb.exam.uuid, subject_id: biology.subject.uuid, level: "Beginner", questions: 10, minutes: 5 },
    { exam_id: jamb.exam.uuid, subject_id: jamb.subject.uuid, level: "Beginner" },
  ]);

  const { subjects: covered } = await ada.as.call(revision.coverage, {});
  expect(
    covered
      .map(({ uuid, is_mine }) => [uuid, is_mine])
      .slice(0, 2)
      .toSorted(),
  ).toEqual([jamb.subject.uuid, biology.subject.uuid].map((uuid) => [uuid, true]).toSorted());
  expect(covered.slice(2).every(({ is_mine }) => !is_mine)).toBe(true);
  const { subject } = await ada.as.call(revision.coverage, { subject_id: biology.subject.uuid });
  expect(subject).toMatchObject({ place: { exam_id: jamb.exam.uuid, subject_id: biology.subject.uuid } });
  expect(subject!.topics).toHaveLength(1);
  expect((await ada.as.call(sittings.mocks, {})).my_subjects).toEqual([biology.subject.uuid, jamb.subject.uuid]);

  // Another candidate's lists do not change.
  const bola = await aCandidate(api);
  expect((await bola.as.call(exams.list, {})).every(({ is_mine }) => !is_mine)).toBe(true);
  expect(await bola.as.call(profile.preparedFor, {})).toEqual({ exams: [], subjects: [] });

  const wrong = async (wish: { exams: string[]; subjects: string[] }) =>
    Object.keys((await refused(choose(wish))).errors);
  expect(await wrong({ exams: [], subjects: [] })).toEqual(["exams"]);
  expect(await wrong({ exams: [crypto.randomUUID()], subjects: [] })).toEqual(["exams"]);
  expect(await wrong({ exams: [jamb.exam.uuid], subjects: [physics.subject.uuid] })).toEqual(["subjects"]);
  expect(await ada.as.call(profile.preparedFor, {})).toEqual(chosen);
});
