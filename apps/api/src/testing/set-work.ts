// A class with pupils, and work for it.
import { classRoster, type InputOf, myClasses, setWork } from "@sabiprep/contract";
import { aClass, aSchool } from "./a-school.ts";
import { startableExam } from "./an-exam.ts";
import { aCandidate } from "./people.ts";
import type { Api } from "./start-api.ts";

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

type School = Awaited<ReturnType<typeof aSchool>>;
type Fields = InputOf<typeof setWork.create>;

/** Joins by the code of the class. */
export async function aPupil(api: Api, { teacher, school_id }: School, class_id: string) {
  const { join_code } = await teacher.as.call(classRoster.openCode, { school_id, class_id });
  const pupil = await aCandidate(api);
  await pupil.as.call(myClasses.join, { join_code, agreed: true } as InputOf<typeof myClasses.join>);
  const { pupils } = await teacher.as.call(classRoster.read, { school_id, class_id });
  const row = await api.db
    .selectFrom("school_pupils")
    .select("uuid")
    .where("candidate_id", "=", pupil.id)
    .executeTakeFirstOrThrow();
  return { ...pupil, pupil_id: pupils.find(({ uuid }) => uuid === row.uuid)!.uuid };
}

/** A school, a class of its teacher, an exam, and the fields of work on its topic: ten questions, due in two days. */
export async function aClassroom(api: Api) {
  const school = await aSchool(api);
  const class_id = await aClass(school.teacher.as, school.school_id);
  const room = await startableExam(api.db, { years: [2023, 2024] });
  const now = api.clock.now().getTime();
  const fields = (more: Partial<Fields> = {}): Fields => ({
    school_id: school.school_id,
    title: "Week 3",
    note: "Read chapter 2 first.",
    made_of: {
      ...{ kind: "topics", exam_id: room.exam.uuid, subject_id: room.subject.uuid },
      ...{ topic_ids: [room.topic.uuid], count: 10 },
    },
    ...{ mode: "practice", minutes: null, attempts: 1, results: "submitted" },
    opens_at: new Date(now).toISOString(),
    closes_at: new Date(now + 2 * DAY).toISOString(),
    late_until: new Date(now + 4 * DAY).toISOString(),
    targets: [{ class_id, pupil_ids: null }],
    ...more,
  });
  /** Written and given out. */
  const given = async (more: Partial<Fields> = {}) => {
    const { work_id } = await school.teacher.as.call(setWork.create, fields(more));
    await school.teacher.as.call(setWork.give, { school_id: school.school_id, work_id });
    return work_id;
  };
  return { ...school, school, class_id, room, fields, given, pupil: () => aPupil(api, school, class_id) };
}
