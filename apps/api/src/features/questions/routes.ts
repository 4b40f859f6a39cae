import { itemAnalysis, questions, site } from "@sabiprep/contract";
import { type Call, replicaRoute, route } from "../../http/route.ts";
import { exportFigures } from "./analysis/export-figures.ts";
import { analysisOfPaper, analysisOfQuestion, keepKey, suspectKeys } from "./analysis/read-analysis.ts";
import { fixKey, previewFix } from "./key-fix/fix-key.ts";
import { askedFixes, askFix, confirmFix, dropFix } from "./key-fix/second-person.ts";
import { sample } from "./sample.ts";
import { readQuestion, writeComment } from "./staff/comments.ts";
import { duplicateReport, searchDuplicates } from "./staff/duplicate-report.ts";
import { findDuplicates } from "./staff/duplicates.ts";
import { historyOf, restoreRevision } from "./staff/history.ts";
import { listQuestions, tiles } from "./staff/list-questions.ts";
import { addPassage, editPassage, listPassages, removePassage } from "./staff/passages.ts";
import { preview } from "./staff/preview.ts";
import { assignReviewer, deskOf, reviewersOf } from "./staff/reviewing.ts";
import { dropFilter, savedFilters, saveFilter } from "./staff/saved-filters.ts";
import { settleDuplicates } from "./staff/settle-duplicates.ts";
import { readStaffQuestion } from "./staff/staff-question.ts";
import { uploadAudio, uploadPicture } from "./staff/upload-media.ts";
import { bulkChange, bulkDelete, bulkPreview, bulkUndo } from "./writing/bulk-change.ts";
import { createQuestions } from "./writing/create-questions.ts";
import { editQuestion } from "./writing/edit-question.ts";
import { eraseQuestion } from "./writing/erase-question.ts";
import { moveQuestion, removeQuestion } from "./writing/move-questions.ts";
import { nativeRead } from "./writing/native-read.ts";

export const questionsRoutes = [
  route(site.sample, sample),
  replicaRoute(questions.list, listQuestions),
  replicaRoute(questions.tiles, ({ db }) => tiles(db)),
  route(questions.read, readQuestion),
  route(questions.add, addQuestion),
  route(questions.edit, editQuestion),
  route(questions.remove, removeQuestion),
  route(questions.erase, eraseQuestion),
  route(questions.move, moveQuestion),
  route(questions.comment, writeComment),
  route(questions.nativeRead, nativeRead),
  route(questions.history, historyOf),
  route(questions.restore, restoreRevision),
  route(questions.preview, preview),
  route(questions.likes, findDuplicates),
  route(questions.bulkChange, bulkChange),
  route(questions.bulkPreview, bulkPreview),
  route(questions.bulkUndo, bulkUndo),
  route(questions.bulkDelete, bulkDelete),
  route(questions.desk, deskOf),
  route(questions.reviewers, ({ db }) => reviewersOf(db)),
  route(questions.assign, assignReviewer),
  route(questions.savedFilters, savedFilters),
  route(questions.saveFilter, saveFilter),
  route(questions.dropFilter, dropFilter),
  route(questions.duplicateReport, duplicateReport),
  route(questions.searchDuplicates, searchDuplicates),
  route(questions.settleDuplicates, settleDuplicates),
  route(questions.uploadPicture, uploadPicture),
  route(questions.uploadAudio, uploadAudio),
  route(questions.passages, listPassages),
  route(questions.addPassage, addPassage),
  route(questions.editPassage, editPassage),
  route(questions.removePassage, removePassage),
  route(itemAnalysis.ofQuestion, analysisOfQuestion),
  route(itemAnalysis.ofPaper, analysisOfPaper),
  route(itemAnalysis.export, exportFigures),
  route(itemAnalysis.suspects, suspectKeys),
  route(itemAnalysis.keepKey, keepKey),
  route(itemAnalysis.previewFix, previewFix),
  route(itemAnalysis.fixKey, fixKey),
  route(itemAnalysis.askFix, askFix),
  route(itemAnalysis.askedFixes, askedFixes),
  route(itemAnalysis.confirmFix, confirmFix),
  route(itemAnalysis.dropFix, dropFix),
];

async function addQuestion({ db, user, input, now, recordAudit }: Call<typeof questions.add>) {
  const [uuid] = await createQuestions(db, [input], { staff_id: user.id }, now);
  const { id } = await db.selectFrom("questions").select("id").where("uuid", "=", uuid!).executeTakeFirstOrThrow();
  recordAudit({ subject: uuid! });
  return { question: await readStaffQuestion(db, id) };
}
