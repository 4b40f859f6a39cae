// A complete stored sitting: its head, its sections, its answers, and the questions as this sitting shows them.
import { type AnswerSheet, answerAt, isSeveral, lettersIn } from "@sabiprep/exam";
import { sql } from "kysely";
import type { AppContext } from "../../app-context.ts";
import { createBatcher } from "../../db/batcher.ts";
import type { Db } from "../../db/transaction.ts";
import {
  candidateQuestion,
  type KeyedQuestion,
  type KeyInForce,
  type QuestionCache,
  questionCacheOf,
} from "../questions/public.ts";
import { readSheets, type SheetRow, sheetColumns, sheetOf } from "./answer-store.ts";

export interface SittingHead {
  id: number;
  uuid: string;
  candidate_id: number | null;
  mode: "practice" | "exam";
  kind: "practice" | "paper" | "mock";
  state: "issued" | "open" | "submitted" | "expired" | "abandoned";
  title: string;
  exam_uuid: string;
  exam_name: string;
  exam_slug: string;
  subject_uuid: string | null;
  subject_name: string | null;
  mixed_slug: string | null;
  year: number | null;
  source: "original" | "official" | "school";
  options: number;
  items: number;
  started_at: string;
  deadline_at: string | null;
  duration_minutes: number | null;
  submitted_at: string | null;
  /** The cause its first grade will have. Null unless it is finished and waits to be marked (marking-waits.ts). */
  waiting_cause: "submitted" | "expired" | "late_arrival" | null;
  /** What the first answer will use of the month. Null if nothing, or if it was already used. */
  first_answer_costs: "tests" | "mocks" | null;
  /** Class work whose teacher releases the results later. */
  results_held: boolean;
  sections: SittingSection[];
}

interface WantedSitting {
  candidateId: number;
  uuid: string;
}

const readTogether = createBatcher(readWithSheets);

/** Head and sheet in one read, for the most frequent calls. Calls at the same moment share it. */
export async function sittingWithSheet(db: Db, wanted: WantedSitting) {
  const row = db.isTransaction ? (await readWithSheets(db, [wanted]))[0] : await readTogether(db, wanted);
  return row && { sitting: row as SittingHead, stored: await sheetOf(db, row) };
}

async function readWithSheets(db: Db, wanted: WantedSitting[]): Promise<((SittingHead & SheetRow) | undefined)[]> {
  const { rows } = await sql<SittingHead & SheetRow>`
    select ${headColumns}, ${sectionsOf}, ${sheetColumns}
    from ${headTables} join sitting_answers a on a.sitting_id = s.id
    where s.uuid = any(${wanted.map(({ uuid }) => uuid)}::uuid[])`.execute(db);
  const found = new Map(rows.map((row) => [row.uuid, row]));
  return wanted.map(({ candidateId, uuid }) => {
    const row = found.get(uuid.toLowerCase());
    return row?.candidate_id === candidateId ? row : undefined;
  });
}

interface SittingSection {
  name: string;
  subject_uuid: string;
  estimate: boolean;
  revision_ids: number[];
  option_orders: string[];
}

const headColumns = sql`
  s.id, s.uuid, s.candidate_id, s.mode, s.kind, s.state, s.title, s.year, s.source, s.options, s.items, s.started_at,
  s.deadline_at, s.duration_minutes, s.submitted_at, s.waiting_cause, s.first_answer_costs, s.results_held,
    e.uuid as exam_uuid,
    e.name as exam_name,
    e.slug as exam_slug,
  b.uuid as subject_uuid, b.name as subject_name, m.slug as mixed_slug`;

const headTables = sql`
  sittings s join exam_types e on e.id = s.exam_type_id left join subjects b on b.id = s.subject_id
  left join mixed_blueprints m on m.id = s.mixed_blueprint_id`;

const sectionsOf = sql`(
  select json_agg(json_build_object('name', n.name, 'subject_uuid', u.uuid, 'estimate', n.estimate,
    'revision_ids', n.revision_ids, 'option_orders', n.option_orders) order by n.no)
  from sitting_sections n join subjects u on u.id = n.subject_id where n.sitting_id = s.id) as sections`;

/**
 * The candidate's own sitting, by its uuid or id. Undefined if it belongs to somebody else. `lock` makes writers take
 * turns.
 */
export async function sittingOf(
  db: Db,
  candidateId: number,
  which: { uuid: string } | { id: number },
  lock = false,
): Promise<SittingHead | undefined> {
  const column = "uuid" in which ? sql`s.uuid = ${which.uuid}` : sql`s.id = ${which.id}`;
  const { rows } = await sql<SittingHead>`
    select ${headColumns}, ${sectionsOf} from ${headTables}
    where ${column} and s.candidate_id = ${candidateId} ${lock ? sql`for update of s` : sql``}`.execute(db);
  return rows[0];
}

/** For the server's own work: expiry and remarking. */
export async function anySitting(db: Db, id: number): Promise<SittingHead | undefined> {
  const { rows } = await sql<SittingHead>`
    select ${headColumns}, ${sectionsOf} from ${headTables} where s.id = ${id} for update of s`.execute(db);
  return rows[0];
}

/** Finished sittings of any candidates, for their teacher. */
export async function finishedSittings(db: Db, ids: readonly number[]): Promise<SittingHead[]> {
  const { rows } = await sql<SittingHead>`
    select ${headColumns}, ${sectionsOf} from ${headTables} where s.id = any(${ids}::bigint[])
      and s.state in ('submitted', 'expired') order by s.id`.execute(db);
  return rows;
}

/** Those of these sittings that are finished and wait to be marked, locked until the transaction ends. */
export async function waitingSittings(db: Db, ids: number[]): Promise<SittingHead[]> {
  const { rows } = await sql<SittingHead>`
    select ${headColumns}, ${sectionsOf} from ${headTables} where s.id = any(${ids}::bigint[])
      and s.state = 'submitted' and s.waiting_cause is not null
    order by s.id for update of s`.execute(db);
  return rows;
}

export async function openSittingLike(db: Db, candidateId: number, kindKey: string): Promise<number | undefined> {
  const row = await db
    .selectFrom("sittings")
    .select("id")
    .where("candidate_id", "=", candidateId)
    .where("kind_key", "=", kindKey)
    .where("state", "=", "open")
    .executeTakeFirst();
  return row?.id;
}

export async function openSittingsOf(db: Db, candidateId: number) {
  const { rows } = await sql<SittingHead>`
    select ${headColumns}, ${sectionsOf}
    from ${headTables} where s.candidate_id = ${candidateId} and s.state = 'open'
    order by s.started_at desc limit 20`.execute(db);
  const sheets = await readSheets(db, sql`where a.sitting_id = any(${rows.map(({ id }) => id)}::bigint[])`);
  return rows.map((row) => ({
    ...row,
    answered: sheets.get(row.id)?.sheet.filter(({ chosen }) => chosen !== null).length ?? 0,
  }));
}

/** The paper as it was issued: for each place the question, and the options in the order shown. */
export interface PaperPlace {
  question: KeyedQuestion;
  order: string[];
  section: number;
}

export const paperOf = (context: Pick<AppContext, "signals">, db: Db, sitting: SittingHead): Promise<PaperPlace[]> =>
  paperFrom(questionCacheOf(context), db, sitting);

/** The same from another source, such as the one without a cache. */
export async function paperFrom(
  source: Pick<QuestionCache, "questions">,
  db: Db,
  sitting: SittingHead,
): Promise<PaperPlace[]> {
  const questions = await source.questions(
    db,
    sitting.sections.flatMap(({ revision_ids }) => revision_ids),
  );
  const orders = ordersOf(sitting.sections);
  return questions.map((question, at) => ({ question, order: orders[at]!.order, section: orders[at]!.section }));
}

type Order = Pick<PaperPlace, "order" | "section">;

/** Calculated once while a sitting is cached: each of its saves needs them. */
const knownOrders = new WeakMap<SittingHead["sections"], Order[]>();

function ordersOf(sections: SittingHead["sections"]): Order[] {
  const known = knownOrders.get(sections);
  if (known) return known;
  const orders = sections.flatMap(({ option_orders }, section) =>
    option_orders.map((order) => ({ order: order.split(","), section })),
  );
  knownOrders.set(sections, orders);
  return orders;
}

/** What marking needs from the places of a paper, without what is only displayed. */
export interface MarkedPlace {
  question: KeyInForce;
  section: number;
}

export const placesOf = (sitting: SittingHead, keys: ReadonlyMap<number, KeyInForce>): MarkedPlace[] =>
  sitting.sections.flatMap(({ revision_ids }, section) =>
    revision_ids.map((id) => ({ question: keys.get(id)!, section })),
  );

/** `hiddenKeys` are the questions whose key is withheld. In exam mode they are "all". */
export const shownTo = (places: PaperPlace[], year: number | null, hiddenKeys: ReadonlySet<string> | "all") =>
  places.map(({ question, order }) => {
    const withKey = hiddenKeys !== "all" && !hiddenKeys.has(question.uuid);
    return candidateQuestion(question, { options: order, year, withKey });
  });

/** An answer as the letters it was given with. */
export const letterOf = (order: string[], answer: string | null): string | null =>
  answer === null ? null : lettersIn(order, answer);

/** The answer that these letters give. Undefined if the question has no such option, or takes one and not several. */
export const optionAt = (
  { question, order }: Pick<PaperPlace, "question" | "order">,
  letters: string | null,
): string | null | undefined => {
  if (letters === null) return null;
  return letters.length > 1 && !isSeveral(question.answers_wanted) ? undefined : answerAt(order, letters);
};

export const sessionOf = (sitting: Omit<SittingHead, "id" | "first_answer_costs">, now: Date, resumed: boolean) => {
  let from = 0;
  return {
    ...sitting,
    exam: { uuid: sitting.exam_uuid, name: sitting.exam_name },
    subject: sitting.subject_uuid ? { uuid: sitting.subject_uuid, name: sitting.subject_name! } : null,
    server_now: now.toISOString(),
    resumed,
    sections: sitting.sections.map(({ name, subject_uuid, estimate, revision_ids }) => {
      const section = { name, subject_uuid, estimate, from, count: revision_ids.length };
      from += revision_ids.length;
      return section;
    }),
  };
};

const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

export const answersShown = (places: PaperPlace[], sheet: AnswerSheet) =>
  places.flatMap(({ question, order }, at) => {
    const cell = sheet[at]!;
    if (cell.shown_at === null && cell.answered_at === null && !cell.flagged && !cell.hinted) return [];
    return {
      question_id: question.uuid,
      selected_option: letterOf(order, cell.chosen),
      shown_at: iso(cell.shown_at),
      answered_at: iso(cell.answered_at),
      flagged: cell.flagged,
      hinted: cell.hinted,
    };
  });
