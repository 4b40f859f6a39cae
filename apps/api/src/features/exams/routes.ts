import { difficultyLevel, exams, questionStatus, questionType } from "@sabiprep/contract";
import type { Db } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import { route } from "../../http/route.ts";
import { examList, namedRows, papersOf, subjectsForStaff, subjectsOfExam } from "./queries.ts";

const FIRST_QUESTION_YEAR = 1900;

export const examsRoutes = [
  route(exams.list, ({ db }) => examList(db)),
  route(exams.subjects, async ({ db, input }) => {
    const known = await db
      .selectFrom("exam_types")
      .select("id")
      .where("uuid", "=", input.exam_type_id)
      .executeTakeFirst();
    if (!known) fail("not_found", "This exam does not exist.");
    return { subjects: await subjectsOfExam(db, input.exam_type_id) };
  }),
  route(exams.years, async ({ db, input }) => {
    const papers = await papersOf(db, input.exam_id, input.subject_id);
    if (papers.length === 0) fail("not_found", "There are no papers for this subject yet.");
    // Every second tile, counted from the newest, is premium; plans unlock it.
    return {
      years: papers.map((paper, at) => ({ ...paper, is_premium: at % 2 === 1, unlocked: at % 2 === 0 })),
    };
  }),
  route(exams.creationData, ({ db, now }) => creationData(db, now)),
  route(exams.staffSubjects, ({ db }) => subjectsForStaff(db)),
];

async function creationData(db: Db, now: Date) {
  const thisYear = now.getUTCFullYear();
  return {
    subjects: await namedRows(db, "subjects"),
    exam_types: await namedRows(db, "exam_types"),
    class_levels: await namedRows(db, "class_levels"),
    difficulty_levels: difficultyLevel.options,
    question_types: questionType.options,
    statuses: questionStatus.options,
    exam_years: Array.from({ length: thisYear - FIRST_QUESTION_YEAR + 1 }, (_, back) => thisYear - back),
  };
}
