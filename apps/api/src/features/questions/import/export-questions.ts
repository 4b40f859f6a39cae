// Exports questions to a file that this system or any other can read again.
import { EXPORT_MOST_QUESTIONS, type questionImports } from "@sabiprep/contract";
import { emptyQuestion, type FormatPicture, type FormatQuestion } from "@sabiprep/formats";
import type { AppContext } from "../../../app-context.ts";
import type { Db } from "../../../db/transaction.ts";
import { fail } from "../../../http/failure.ts";
import type { Call } from "../../../http/route.ts";
import { exportFileUrl, storeFile } from "../../files/public.ts";
import { allFound } from "../staff/find-questions.ts";
import { type ExportedQuestion, questionForExport } from "../staff/question-for-export.ts";
import { fileInChildProcess } from "./file-in-child.ts";
import { questionsOfImport } from "./queries.ts";
import { countReasons, type SkippedQuestion, skippedQuestionsUrl } from "./skipped-questions.ts";

const PAGE = 500;

type Input = Call<typeof questionImports.export>["input"];

export async function exportQuestions({
  db,
  user,
  input,
  now,
  context,
  recordAudit,
}: Call<typeof questionImports.export>) {
  const { questions, cut } = await readAll(db, input, user.id);
  if (questions.length === 0) fail("validation", "No questions match. Try other filters.");
  const levels = await levelNames(db);
  const left: SkippedQuestion[] = [];
  const held = questions.filter((question) => {
    const reason = cannotLeave(question);
    if (reason) left.push(skipped(question, reason));
    return reason === null;
  });
  const pictures: (FormatPicture | null)[] = [];
  for (const question of held) pictures.push(await pictureOf(context, question));
  const outcome = await fileInChildProcess({
    kind: "write",
    format: input.format,
    questions: held.map((question) => formatQuestionOf(question, levels)),
    pictures,
  });
  if (!("written" in outcome))
    return fail("validation", "refused" in outcome ? outcome.refused : "We could not create the file.");
  const { bytes, extension, media_type, written, left_out } = outcome.written;
  for (const { at, reason } of left_out) left.push(skipped(held[at]!, reason));
  if (written === 0)
    fail("validation", `We cannot export these questions in this format. The first one ${left[0]?.reason}.`);
  const file_name = `questions-${now.toISOString().slice(0, 10)}.${extension}`;
  const { uuid } = await storeFile(context, db, {
    purpose: "export",
    name: file_name,
    mime_type: media_type,
    bytes: Buffer.from(bytes),
  });
  recordAudit({ subject: uuid, after: { ...input, written, left_out: left.length } });
  return {
    ...{ file_name, url: await exportFileUrl(context, db, uuid, user, now), written, left_out: left.length, cut },
    reasons: countReasons(left),
    left_out_url: await skippedQuestionsUrl({ context, db, user, now }, left),
  };
}

const skipped = (
  { uuid, question_body, subject_name, topic_name }: ExportedQuestion,
  reason: string,
): SkippedQuestion => ({
  ...{ id: uuid, question: question_body, subject: subject_name, topic: topic_name, reason },
});

/** The ids of questions that were selected, found or imported together. Null if the filters of the form decide. */
async function idsOf(db: Db, { found, paper_id, import_id }: Input, me: number): Promise<number[] | null> {
  if (found) return allFound(db, found, EXPORT_MOST_QUESTIONS + 1, me);
  if (paper_id) {
    const paper = await db.selectFrom("papers").select("id").where("uuid", "=", paper_id).executeTakeFirst();
    if (!paper) return fail("not_found", "We could not find that paper.");
    const items = db.selectFrom("paper_items").select("question_id").where("paper_id", "=", paper.id);
    return (await items.orderBy("position").execute()).map(({ question_id }) => question_id);
  }
  if (!import_id) return null;
  const done = await db.selectFrom("question_imports").select("id").where("uuid", "=", import_id).executeTakeFirst();
  if (!done) return fail("not_found", "We could not find that import.");
  return (await questionsOfImport(db, done.id)).map(({ id }) => id);
}

async function readAll(db: Db, input: Input, me: number) {
  const { format: _, found: __, paper_id: ___, import_id: ____, ...filter } = input;
  const ids = await idsOf(db, input, me);
  const wanted = ids ? { ids: ids.slice(0, EXPORT_MOST_QUESTIONS) } : filter;
  const questions: ExportedQuestion[] = [];
  let cut = ids !== null && ids.length > EXPORT_MOST_QUESTIONS;
  for (;;) {
    const page = await questionForExport(db, wanted, { after: questions.at(-1)?.uuid, limit: PAGE });
    questions.push(...page);
    if (page.length < PAGE) break;
    if (questions.length >= EXPORT_MOST_QUESTIONS) {
      cut ||= ids === null;
      break;
    }
  }
  return { questions: input.paper_id ? inOrderOf(ids!, questions) : questions, cut };
}

/** A paper keeps its own order. */
function inOrderOf(ids: readonly number[], questions: readonly ExportedQuestion[]): ExportedQuestion[] {
  const places = new Map(ids.map((id, at) => [Number(id), at]));
  return [...questions].sort((a, b) => (places.get(Number(a.id)) ?? 0) - (places.get(Number(b.id)) ?? 0));
}

function cannotLeave({ audio_id, is_void, accepted, answers_wanted }: ExportedQuestion): string | null {
  if (audio_id) return "has a recording";
  if (is_void) return "is void, so every answer gets the mark";
  return answers_wanted === "one" && accepted.length > 1 ? "has more than one correct answer" : null;
}

async function pictureOf(
  { db, fileStore }: AppContext,
  { picture, picture_alt }: ExportedQuestion,
): Promise<FormatPicture | null> {
  if (!picture) return null;
  const named = { name: `${picture.sha256}.${picture.svg === null ? "webp" : "svg"}`, alt: picture_alt ?? "" };
  if (picture.svg !== null) return { ...named, bytes: new TextEncoder().encode(picture.svg) };
  const file = await db.selectFrom("files").select("size").where("uuid", "=", picture.file_uuid!).executeTakeFirst();
  const stream = file && (await fileStore.read(picture.file_uuid!, { start: 0, end: file.size - 1 }));
  if (!stream) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return { ...named, bytes: new Uint8Array(Buffer.concat(chunks)) };
}

const levelNames = async (db: Db) =>
  new Map(
    (await db.selectFrom("class_levels").select(["uuid", "name"]).execute()).map(({ uuid, name }) => [uuid, name]),
  );

const formatQuestionOf = (question: ExportedQuestion, levels: Map<string, string>): FormatQuestion => ({
  ...emptyQuestion(),
  question_body: question.question_body,
  option_a: question.option_a,
  option_b: question.option_b,
  option_c: question.option_c ?? "",
  option_d: question.option_d ?? "",
  option_e: question.option_e ?? "",
  option_f: question.option_f ?? "",
  correct_answer: question.correct_answer ?? "",
  answers_wanted: question.answers_wanted === "one" ? "" : (question.answers_wanted ?? ""),
  answer_explanation: question.answer_explanation ?? "",
  hint: question.hint ?? "",
  instruction: question.instruction ?? "",
  why_a: question.why_a ?? "",
  why_b: question.why_b ?? "",
  why_c: question.why_c ?? "",
  why_d: question.why_d ?? "",
  why_e: question.why_e ?? "",
  why_f: question.why_f ?? "",
  subject: question.subject_name,
  topic: question.topic_name ?? "",
  exam_type: question.exam_name ?? "",
  year: question.year ? String(question.year) : "",
  difficulty_level: question.difficulty_level,
  pool: question.pool ?? "",
  class_level: (question.class_level_id && levels.get(question.class_level_id)) || "",
  source: question.source ?? "",
  status: question.status ?? "",
  question_type: question.question_type ?? "TEXTS_ONLY",
  passage_title: question.passage?.title ?? "",
  passage_body: question.passage?.body_source ?? "",
});
