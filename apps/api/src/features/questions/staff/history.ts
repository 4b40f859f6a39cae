import type { questions } from "@sabiprep/contract";
import { sql } from "kysely";
import { fail } from "../../../http/failure.ts";
import type { Call } from "../../../http/route.ts";
import { needsSecondPerson } from "../key-fix/fix-key.ts";
import { addRevision, standingAfter } from "../writing/edit-question.ts";
import { addComment } from "../writing/move-questions.ts";
import { movesKey } from "../writing/moved-key.ts";
import { isPublisher } from "../writing/publishing.ts";
import { changeBank } from "../writing/question-counts.ts";
import type { RevisionTexts } from "../writing/stored-question.ts";
import { lockQuestionFor } from "../writing/subject-rights.ts";
import { lettered, lettersAccepted } from "./lettered-options.ts";
import { readStaffQuestion } from "./staff-question.ts";
import { changesOf, movesOf } from "./timeline.ts";

const PAGE = 20;

interface Row {
  revision: number;
  staff_name: string | null;
  created_at: string;
  question_type: RevisionTexts["question_type"];
  question_body: string;
  question_body_html: string;
  answer_explanation: string;
  answer_explanation_html: string;
  hint: string;
  hint_html: string;
  options: RevisionTexts["options"];
  whys: RevisionTexts["whys"];
  passage_title: string | null;
  picture_alt: string | null;
  keys: {
    version: number;
    accepted: string[];
    is_void: boolean;
    reason: string | null;
    staff_name: string | null;
    created_at: string;
  }[];
}

/** Every text a question ever had, and every key of each text. */
export async function historyOf({ db, input }: Call<typeof questions.history>) {
  const question = await db
    .selectFrom("questions as q")
    .leftJoin("question_revisions as r", "r.id", "q.live_revision_id")
    .select(["q.id", "r.no as live"])
    .where("q.uuid", "=", input.question_id)
    .executeTakeFirst();
  if (!question) return fail("not_found", "We could not find that question.");
  const { rows } = await sql<Row>`
    select r.no as revision, w.name as staff_name, r.created_at, r.question_type, r.body_source as question_body,
      r.body_html as question_body_html, r.explanation_source as answer_explanation,
      r.explanation_html as answer_explanation_html, r.hint_source as hint, r.hint_html, r.options, r.whys,
      p.title as passage_title, r.picture_alt,
      (select json_agg(json_build_object('version', k.version, 'accepted', k.accepted, 'is_void', k.is_void, 'reason',
        k.reason,
        'staff_name', n.name, 'created_at', to_char(k.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          order by k.version desc)
        from question_keys k left join staff n on n.id = k.staff_id where k.revision_id = r.id) as keys
    from question_revisions r
    left join staff w on w.id = r.staff_id
    left join passage_revisions p on p.id = r.passage_revision_id
    where r.question_id = ${question.id} ${input.before ? sql`and r.no < ${input.before}` : sql``}
    order by r.no desc limit ${PAGE}`.execute(db);
  return {
    live: question.live,
    changes: input.before ? [] : await changesOf(db, question.id),
    moves: input.before ? [] : await movesOf(db, question.id),
    revisions: rows.map(({ options, whys, keys, ...row }) => {
      const all = lettered(options);
      return {
        ...row,
        options: all.map(({ id, letter, source, html }) => {
          const why = whys[id] ?? { source: "", html: "" };
          return { letter, text: source, html, why: why.source, why_html: why.html };
        }),
        keys: keys.map((key) => ({ ...key, accepted: lettersAccepted(options, key.accepted) })),
      };
    }),
  };
}

/** The older text is restored as the newest revision, with the key it last had. */
export async function restoreRevision({ db, user, input, now, recordAudit }: Call<typeof questions.restore>) {
  const standing = await lockQuestionFor(db, input.question_id, user.id);
  const { rows } = await sql<RevisionTexts & { id: number; accepted: string[]; is_void: boolean }>`
    select r.id, r.question_type, r.body_source, r.body_html, r.options, r.answers_wanted, r.explanation_source,
      r.explanation_html,
      r.hint_source, r.hint_html, r.instruction_source, r.instruction_html, r.whys, r.renderer, r.passage_revision_id,
        r.picture_sha256, r.picture_alt,
        r.audio_file_uuid, k.accepted, k.is_void
    from question_revisions r
    join lateral (select accepted, is_void from question_keys where revision_id = r.id order by version desc limit 1) k
      on true
    where r.question_id = ${standing.id} and r.no = ${input.revision}`.execute(db);
  const old = rows[0] ?? fail("not_found", "We could not find that version.");
  if (old.id === standing.newest_revision_id) fail("conflict", "This is already the newest version.");
  const { accepted, is_void } = old;
  const isOtherKey =
    is_void !== standing.is_void || [...accepted].sort().join() !== [...standing.accepted].sort().join();
  if (isOtherKey && standing.live_revision_id !== null && (await needsSecondPerson(db)))
    fail("conflict", "This version has a different answer key. Correct the answer key first, with a second reviewer.");
  const publishes = isPublisher(user.role) && !(await movesKey(db, standing.id, old));
  await changeBank(db, [standing.id], async () => {
    const revision = await addRevision(db, standing, old, { accepted, is_void }, user.id, now);
    const status = standing.state === "live" ? "ACTIVE" : "INACTIVE";
    await db
      .updateTable("questions")
      .set({ ...standingAfter(standing, revision, status, publishes), staff_edited_at: now })
      .where("id", "=", standing.id)
      .execute();
  });
  await addComment(db, { id: standing.id, no: standing.no + 1 }, "restored", `Version ${input.revision}`, user.id, now);
  recordAudit({ subject: standing.uuid, before: { revision: standing.no }, after: { restored: input.revision } });
  return { question: await readStaffQuestion(db, standing.id) };
}
