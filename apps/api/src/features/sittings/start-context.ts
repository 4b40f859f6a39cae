// Everything a start needs: the exam's subject from the cache, and in one read the plan, the open tests and the
// questions seen lately. For a candidate with an exam in progress, also which keys to withhold.
import { sql } from "kysely";
import { cached } from "../../adapters/database-signals.ts";
import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import { type Entitlement, entitlementOf } from "../billing/public.ts";
import { hasProtected, none, type ProtectedQuestions, protectedQuestions } from "./protected-questions.ts";

interface ExamSubject {
  exam: { id: number; uuid: string; name: string; slug: string };
  subject: { id: number; uuid: string; name: string };
  options: 4 | 5;
  minutes_per_item: number;
  topic_id: number | null;
  topic_name: string | null;
}

interface CandidateState {
  plan: Entitlement;
  extra_time_percent: number;
  open_sitting: number | null;
  /** Revisions of the last sittings in this subject. */
  seen: number[];
}

export interface StartContext extends ExamSubject, CandidateState {
  /**
   * Practice draws them last and issues them without a key. Exam mode issues no keys at all, so it does not need this
   * list.
   */
  hiddenKeys: ProtectedQuestions;
}

const SEEN_SITTINGS = 12;

interface StartRequest {
  exam: string;
  subject: string;
  topic: string | null;
  year: number | null;
  mode: "practice" | "exam";
  from: RevisionList | "stretch" | "lesson" | null;
}

export type RevisionList = "mistakes" | "bookmarks";

/** For sittings `s`: chosen as harder than the exam, and therefore counted separately. */
export const isStretch = sql`s.kind_key like '%/stretch'`;

/** What makes two tests the same kind. The database allows at most one open test of a kind. */
export const kindKeyOf = ({ exam, subject, topic, year, mode, from }: StartRequest) =>
  [exam, subject, year ?? "", mode, topic ?? "", ...(from ? [from] : [])].join("/");

export async function loadStartContext(
  context: Pick<AppContext, "signals">,
  db: Db,
  candidateId: number,
  asked: StartRequest,
  now: Date,
): Promise<StartContext> {
  const examSubject = await examSubjectOf(context, db, asked);
  const { rows } = await sql<CandidateState & { has_protected: boolean }>`
    select (${entitlementOf(candidateId, now)}) as plan,
      (select extra_time_percent from candidates where id = ${candidateId}) as extra_time_percent,
      (select id from sittings where candidate_id = ${candidateId} and kind_key = ${kindKeyOf(asked)}
        and state = 'open') as open_sitting,
      array(${seenRevisions(candidateId, examSubject.subject.id)}) as seen,
      ${hasProtected(candidateId)} as has_protected`.execute(db);
  const { has_protected, ...standing } = rows[0]!;
  const hiddenKeys = has_protected && asked.mode === "practice" ? await protectedQuestions(db, candidateId) : none;
  return { ...examSubject, ...standing, hiddenKeys };
}

const examSubjects = cached(["bank"], () => new Map<string, ExamSubject>());

/** An exam's rules for a subject change with the bank. Only an existing subject is cached. */
async function examSubjectOf(context: Pick<AppContext, "signals">, db: Db, asked: StartRequest): Promise<ExamSubject> {
  const known = examSubjects(context);
  const name = [asked.exam, asked.subject, asked.topic].join("/");
  const examSubject = known.get(name) ?? (await readCourse(db, asked));
  known.set(name, examSubject);
  return examSubject;
}

async function readCourse(db: Db, asked: StartRequest): Promise<ExamSubject> {
  const { rows } = await sql<ExamSubject>`
    select jsonb_build_object('id', e.id, 'uuid', e.uuid, 'name', e.name, 'slug', e.slug) as exam,
      jsonb_build_object('id', s.id, 'uuid', s.uuid, 'name', s.name) as subject,
      coalesce(b.options, 4) as options, coalesce(b.minutes::float / b.items, 1) as minutes_per_item,
      t.id as topic_id, t.name as topic_name
    from exam_types e
    join exam_subjects x on x.exam_type_id = e.id and x.questions_count > 0
    join subjects s on s.id = x.subject_id and s.retired_at is null
    left join lateral (select options, minutes, items from blueprints where exam_type_id = e.id and subject_id = s.id
      order by from_year desc, version desc limit 1) b on true
    left join topics t on t.subject_id = s.id and t.uuid = ${asked.topic}::uuid
    where e.uuid = ${asked.exam} and s.uuid = ${asked.subject}`.execute(db);
  const examSubject = rows[0] ?? fail("not_found", "That subject is not in this exam.");
  if (asked.topic && !examSubject.topic_id) fail("not_found", "That topic is not in this subject.");
  return examSubject;
}

const seenRevisions = (candidateId: number, subjectId: number) => sql`
  select unnest(l.revision_ids) from (
    select n.revision_ids from sittings p join sitting_sections n on n.sitting_id = p.id and n.subject_id = ${subjectId}
    where p.candidate_id = ${candidateId} order by p.started_at desc limit ${sql.lit(SEEN_SITTINGS)}) l`;

export async function seenLately(db: Db, candidateId: number, subjectId: number): Promise<Set<number>> {
  const { rows } = await sql<{ unnest: number }>`${seenRevisions(candidateId, subjectId)}`.execute(db);
  return new Set(rows.map((row) => row.unnest));
}
