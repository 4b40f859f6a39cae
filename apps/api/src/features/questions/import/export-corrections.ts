// Exports staff's corrections of shipped questions back to the content: a file in the bank's own format, each question
// with its changes, for `npm run bank:take` to merge.
import type { questionImports } from "@sabiprep/contract";
import { classLevels, type Difficulty, examSlugs, type Pool, rightOptions } from "@sabiprep/exam";
import {
  type ContentPassage,
  changedLines,
  type LooseToWrite,
  writeLoosely,
  writeQuestion,
} from "@sabiprep/formats/content-form";
import { picturesIn } from "@sabiprep/markup";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { fail } from "../../../http/failure.ts";
import type { Call } from "../../../http/route.ts";
import { exportFileUrl, storeFile } from "../../files/public.ts";
import type { StoredWhys } from "../whys.ts";
import { countReasons, type SkippedQuestion, skippedQuestionsUrl } from "./skipped-questions.ts";

const PAGE = 500;
const MAX_EXPORTED = 5_000;

interface Texts {
  body: string;
  options: { id: string; source: string; fifth_only: boolean }[];
  explanation: string;
  hint: string;
  whys: StoredWhys;
  accepted: string[];
  picture_sha256: string | null;
  passage_title: string | null;
  passage_body: string | null;
}

interface Correction {
  id: number;
  uuid: string;
  bank_key: string;
  objective: string;
  difficulty: Difficulty;
  pool: Pool;
  class_level: string;
  exams: string[];
  is_void: boolean;
  has_sound: boolean;
  passage_key: string | null;
  /** As candidates see it now, and as it was last shipped. */
  now: Texts;
  shipped: Texts;
}

export async function exportCorrections({
  db,
  user,
  input,
  now,
  context,
  recordAudit,
}: Call<typeof questionImports.corrections>) {
  const found = await correctedQuestions(db, input.subject_id);
  if (found.length === 0) fail("validation", "You have not corrected any SabiPrep questions.");
  const left: SkippedQuestion[] = [];
  const held = found.filter((row) => {
    const reason = cannotGoHome(row);
    if (reason) left.push({ id: row.uuid, question: row.now.body, reason });
    return reason === null;
  });
  if (held.length === 0) fail("validation", `We cannot export these corrections. The first one ${left[0]?.reason}.`);
  const file_name = `corrections-${now.toISOString().slice(0, 10)}.md`;
  const { uuid } = await storeFile(context, db, {
    purpose: "export",
    name: file_name,
    mime_type: "text/markdown",
    bytes: Buffer.from(correctionsFile(held)),
  });
  const counts = { written: held.length, left_out: left.length };
  recordAudit({ subject: uuid, after: { subject_id: input.subject_id ?? null, ...counts } });
  const url = await exportFileUrl(context, db, uuid, user, now);
  const left_out_url = await skippedQuestionsUrl({ context, db, user, now }, left);
  return { file_name, url, ...counts, reasons: countReasons(left), left_out_url, cut: found.length >= MAX_EXPORTED };
}

async function correctedQuestions(db: Db, subjectId: string | undefined): Promise<Correction[]> {
  const found: Correction[] = [];
  const texts = (revision: string, key: string, passage: string) =>
    sql.raw(`json_build_object('body', ${revision}.body_source, 'options', ${revision}.options, 'explanation',
      ${revision}.explanation_source, 'hint', ${revision}.hint_source, 'whys', ${revision}.whys, 'accepted', ${key}.accepted, 'picture_sha256',
      ${revision}.picture_sha256, 'passage_title', ${passage}.title, 'passage_body', ${passage}.body_source)`);
  for (;;) {
    const { rows } = await sql<Correction>`
      select q.id, q.uuid, q.bank_key, q.objective, coalesce(q.author_difficulty, q.difficulty) as difficulty,
        q.pool, l.name as class_level,
        array(select x.slug from exam_types x where x.id = any(q.exam_type_ids) order by x.position) as exams,
        k.is_void, r.audio_file_uuid is not null as has_sound, pa.bank_key as passage_key,
        ${texts("r", "k", "p")} as now, ${texts("b", "bk", "bp")} as shipped
      from questions q
      join question_revisions r on r.id = q.live_revision_id
      join lateral (select accepted, is_void, staff_id from question_keys where revision_id = r.id order by version desc
        limit 1) k on true
      join lateral (select * from question_revisions where question_id = q.id and staff_id is null order by no desc
        limit 1) b on true
      join lateral (
        select accepted from question_keys where revision_id = b.id and staff_id is null order by version desc
          limit 1) bk on true
      join class_levels l on l.id = q.class_level_id
      join subjects s on s.id = q.subject_id
      left join passage_revisions p on p.id = r.passage_revision_id
      left join passages pa on pa.id = p.passage_id
      left join passage_revisions bp on bp.id = b.passage_revision_id
      where q.bank_key is not null and q.state = 'live' and (r.staff_id is not null or k.staff_id is not null)
        and q.id > ${found.at(-1)?.id ?? 0} ${subjectId ? sql`and s.uuid = ${subjectId}` : sql``}
      order by q.id limit ${PAGE}`.execute(db);
    found.push(...rows);
    if (rows.length < PAGE || found.length >= MAX_EXPORTED) return found;
  }
}

function cannotGoHome({ is_void, has_sound, now, shipped, passage_key, class_level }: Correction): string | null {
  if (is_void) return "is void, so every answer gets the mark";
  if (rightOptions(now.accepted).length > 1) return "has more than one correct answer";
  if (picturesIn(JSON.stringify(now)).length > 0) return "has a picture in its text, which the bank does not support";
  if (has_sound) return "has a recording, which the bank does not support";
  if (now.picture_sha256 !== shipped.picture_sha256) return "has a different picture, and the bank draws its own";
  if (now.passage_body && !passage_key) return "belongs to a passage that is not in the bank";
  return classLevels.some((level) => level === class_level) ? null : "has a class that is not in the bank";
}

/** Grouped by topic, then by passage, as in the bank's files. */
function correctionsFile(corrected: readonly Correction[]): string {
  const passages = new Map<string, ContentPassage>();
  const questions = corrected.map((row) => {
    const { now, shipped, passage_key } = row;
    if (passage_key && now.passage_body)
      passages.set(passageId(passage_key), {
        id: passageId(passage_key),
        title: now.passage_title ?? "",
        body: now.passage_body,
      });
    const question = written(row, now);
    const remark = ["Changes:", ...changedLines(told(row, shipped), told(row, now))].join("\n");
    return { ...question, remark };
  });
  const place = ({ subject, topic, passage = "", id }: LooseToWrite) => [subject, topic, passage, id].join("\n");
  return writeLoosely(
    [...passages.values()],
    questions.toSorted((a, b) => (place(a) < place(b) ? -1 : 1)),
  );
}

const passageId = (key: string) => key.slice(key.indexOf("/") + 1);

/** Includes the passage, so that its corrections are reported too. */
const told = (row: Correction, texts: Texts) =>
  [
    ...(texts.passage_body ? [texts.passage_title, texts.passage_body] : []),
    writeQuestion(written(row, texts), {}),
  ].join("\n");

function written(row: Correction, { body, options, explanation, hint, whys, accepted }: Texts): LooseToWrite {
  const [subject = "", topic = "", id = ""] = row.bank_key.split("/");
  const level = classLevels.find((level) => level === row.class_level);
  // The weakest of four wrong options, which only five-option papers show, is last.
  const inOrder = [
    ...options.filter(({ fifth_only }) => !fifth_only),
    ...options.filter(({ fifth_only }) => fifth_only),
  ];
  return {
    id,
    subject,
    topic,
    objective: row.objective,
    difficulty: row.difficulty,
    pool: row.pool,
    ...(level && { class_level: level }),
    exams: examSlugs.filter((slug) => row.exams.includes(slug)),
    body,
    ...(hint && { hint }),
    options: inOrder.map(({ id, source }) => ({
      text: source,
      is_right: accepted.includes(id),
      why: accepted.includes(id) ? "" : (whys[id]?.source ?? ""),
    })),
    explanation,
    ...(row.passage_key && row.now.passage_body && { passage: passageId(row.passage_key) }),
  };
}
