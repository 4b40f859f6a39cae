// Questions to a file that any other system, or this one, can read again.
import { EXPORT_MOST_QUESTIONS, type questionImports } from "@sabiprep/contract";
import { emptyQuestion, type FormatPicture, type FormatQuestion } from "@sabiprep/formats";
import type { Db } from "../../../db/transaction.ts";
import type { House } from "../../../house.ts";
import { fail } from "../../../http/failure.ts";
import type { Call } from "../../../http/route.ts";
import { exportFileUrl, storeFile } from "../../files/public.ts";
import { type ExportedQuestion, questionForExport } from "../staff/question-for-export.ts";
import { fileApart } from "./file-apart.ts";

const PAGE = 500;
const MOST_REASONS = 20;

export async function exportQuestions({ db, user, input, now, house, remember }: Call<typeof questionImports.export>) {
  const { format, ...filter } = input;
  const { questions, cut } = await readAll(db, filter);
  if (questions.length === 0) fail("validation", "No questions match. Try other filters.");
  const levels = await levelNames(db);
  const left: { question: ExportedQuestion; reason: string }[] = [];
  const held = questions.filter((question) => {
    const reason = cannotLeave(question);
    if (reason) left.push({ question, reason });
    return reason === null;
  });
  const pictures: (FormatPicture | null)[] = [];
  for (const question of held) pictures.push(await pictureOf(house, question));
  const outcome = await fileApart({
    kind: "write",
    format,
    questions: held.map((question) => formatQuestionOf(question, levels)),
    pictures,
  });
  if (!("written" in outcome))
    return fail("validation", "refused" in outcome ? outcome.refused : "We could not create the file.");
  const { bytes, extension, media_type, written, left_out } = outcome.written;
  for (const { at, reason } of left_out) left.push({ question: held[at]!, reason });
  if (written === 0)
    fail("validation", `We cannot export these questions in this format. The first one ${left[0]?.reason}.`);
  const file_name = `questions-${now.toISOString().slice(0, 10)}.${extension}`;
  const { uuid } = await storeFile(house, db, {
    purpose: "export",
    name: file_name,
    mime_type: media_type,
    bytes: Buffer.from(bytes),
  });
  remember({ subject: uuid, after: { format, ...filter, written, left_out: left.length } });
  return {
    file_name,
    url: await exportFileUrl(house, db, uuid, user, now),
    written,
    left_out: left.length,
    reasons: left
      .slice(0, MOST_REASONS)
      .map(({ question, reason }) => ({ id: question.uuid, question: question.question_body, reason })),
    cut,
  };
}

async function readAll(db: Db, filter: Parameters<typeof questionForExport>[1]) {
  const questions: ExportedQuestion[] = [];
  for (;;) {
    const page = await questionForExport(db, filter, { after: questions.at(-1)?.uuid, limit: PAGE });
    questions.push(...page);
    if (page.length < PAGE) return { questions, cut: false };
    if (questions.length >= EXPORT_MOST_QUESTIONS) return { questions, cut: true };
  }
}

function cannotLeave({ audio_id, is_void, accepted, answers_wanted }: ExportedQuestion): string | null {
  if (audio_id) return "has a recording";
  if (is_void) return "is void, so every answer gets the mark";
  return answers_wanted === "one" && accepted.length > 1 ? "has more than one correct answer" : null;
}

async function pictureOf(
  { db, fileStore }: House,
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
