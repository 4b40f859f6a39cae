import {
  blueprints,
  difficultyLevel,
  exams,
  FIRST_QUESTION_YEAR,
  papers,
  questionStatus,
  questionType,
  subjects,
} from "@sabiprep/contract";
import type { Db } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import { route } from "../../http/route.ts";
import { entitlement } from "../billing/public.ts";
import { listBlueprints, writeBlueprint } from "./blueprints.ts";
import { listPapers, previewPaper, readPaper, savePaper, suggestQuestions, swapQuestion } from "./papers.ts";
import { examList, fiveOptionPlaces, namedRows, papersOf, subjectsForStaff, subjectsOfExam } from "./queries.ts";
import { addSubject, addTopic, editSubject, editTopic, readSubject, removeSubject, removeTopic } from "./subjects.ts";

export const examsRoutes = [
  route(exams.list, ({ db, user }) => examList(db, user.id)),
  route(exams.subjects, async ({ db, input, user }) => {
    const known = await db
      .selectFrom("exam_types")
      .select("id")
      .where("uuid", "=", input.exam_type_id)
      .executeTakeFirst();
    if (!known) fail("not_found", "We could not find that exam.");
    return { subjects: await subjectsOfExam(db, input.exam_type_id, user.id) };
  }),
  route(exams.years, async ({ db, input, user, now }) => {
    const papers = await papersOf(db, input.exam_id, input.subject_id, user.id);
    if (papers.length === 0) fail("not_found", "There are no papers for this subject yet.");
    // Every second tile, counted from the newest, is premium unless its paper says otherwise. Plans unlock it.
    const { all_years } = await entitlement(db, user.id, now);
    return {
      years: papers.map((paper, at) => {
        const is_premium = paper.is_premium ?? at % 2 === 1;
        return { ...paper, is_premium, unlocked: all_years || !is_premium };
      }),
    };
  }),
  route(exams.creationData, ({ db, now }) => creationData(db, now)),
  route(exams.staffSubjects, ({ db }) => subjectsForStaff(db)),
  route(subjects.read, ({ db, input }) => readSubject(db, input.subject_id)),
  route(subjects.add, addSubject),
  route(subjects.edit, editSubject),
  route(subjects.remove, removeSubject),
  route(subjects.addTopic, addTopic),
  route(subjects.editTopic, editTopic),
  route(subjects.removeTopic, removeTopic),
  route(blueprints.fiveOptions, ({ db }) => fiveOptionPlaces(db)),
  route(blueprints.list, listBlueprints),
  route(blueprints.write, writeBlueprint),
  route(papers.list, listPapers),
  route(papers.read, readPaper),
  route(papers.preview, previewPaper),
  route(papers.suggest, suggestQuestions),
  route(papers.swap, swapQuestion),
  route(papers.save, savePaper),
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
