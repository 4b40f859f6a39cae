// The state of a candidate's revision, and which cards to take now.
import { DAILY_CARDS_USUAL, type revision } from "@sabiprep/contract";
import { addLagosDays, daysBetween, lagosDay } from "@sabiprep/exam";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { setExamDate } from "../profile/public.ts";
import { mayShowKey } from "../sittings/public.ts";
import { type CardRow, planned } from "./cards.ts";
import { expectedRecall, inOrder } from "./plan-day.ts";

/** More cards than this never matter for one day. The rest are read later. */
const MAX_CARDS = 2000;
const DAYS_AHEAD = 7;

interface Situation {
  exam_date: string | null;
  daily_cards: number | null;
  reviewed: number | null;
  recalled: number | null;
  mistakes: number;
  bookmarks: number;
}

type OpenCard = Pick<CardRow, "question_id" | "stability" | "difficulty" | "last_review_at" | "due_on" | "reps"> & {
  revision_id: number;
  subject_name: string;
  note: string | null;
  is_mistake: boolean;
};

async function loadPlanContext(db: Db, candidateId: number, today: string): Promise<Situation> {
  const { rows } = await sql<Situation>`
    select p.exam_date, v.daily_cards, d.reviewed, d.recalled,
      (select count(*) from seen_questions m where m.candidate_id = ${candidateId}
        and not m.last_right)::int as mistakes,
      (select count(*) from bookmarks b where b.candidate_id = ${candidateId})::int as bookmarks
    from candidates c
    left join candidate_profiles p on p.candidate_id = c.id
    left join revision_plans v on v.candidate_id = c.id
    left join review_days d on d.candidate_id = c.id and d.lagos_day = ${today}
    where c.id = ${candidateId}`.execute(db);
  return rows[0]!;
}

async function openCards(db: Db, candidateId: number): Promise<OpenCard[]> {
  const { rows } = await sql<OpenCard>`
    select c.question_id, c.stability, c.difficulty, c.last_review_at, c.due_on, c.reps,
      q.live_revision_id as revision_id,
      u.name as subject_name, b.note, coalesce(not m.last_right, false) as is_mistake
    from review_cards c
    join questions q on q.id = c.question_id and q.state = 'live'
    join subjects u on u.id = q.subject_id
    left join bookmarks b on b.candidate_id = c.candidate_id and b.question_id = c.question_id
    left join seen_questions m on m.candidate_id = c.candidate_id and m.question_id = c.question_id
    where c.candidate_id = ${candidateId} and ${mayShowKey(candidateId)}
    order by c.due_on limit ${MAX_CARDS}`.execute(db);
  return rows;
}

export async function rankedCards(db: Db, candidateId: number, now: Date) {
  const today = lagosDay(now);
  const situation = await loadPlanContext(db, candidateId, today);
  const cards = (await openCards(db, candidateId)).map(planned);
  const exam_day = situation.exam_date !== null && situation.exam_date > today ? situation.exam_date : null;
  // A card answered wrong today is not due before tomorrow, but a candidate with minutes to spare may see it again.
  const wrongToday = cards.filter(({ last_day, is_mistake }) => last_day === today && is_mistake);
  return { today, situation, cards, exam_day, ranked: inOrder(cards, { today, exam_day }), wrongToday };
}

export async function planOf(db: Db, candidateId: number, now: Date) {
  const { today, situation, cards, exam_day, ranked } = await rankedCards(db, candidateId, now);
  const daily_cards = situation.daily_cards ?? DAILY_CARDS_USUAL;
  const done_today = situation.reviewed ?? 0;
  const worth = ranked.filter(({ worth }) => worth).length;
  const due = Math.max(0, Math.min(worth, daily_cards - done_today));
  const expected = exam_day === null ? null : expectedRecall(cards, today, exam_day);
  return {
    exam_date: situation.exam_date,
    days_to_exam: exam_day === null ? null : daysBetween(today, exam_day),
    daily_cards,
    due,
    done_today,
    recalled_today: situation.recalled ?? 0,
    cards: cards.length,
    mistakes: situation.mistakes,
    bookmarks: situation.bookmarks,
    expected_recall: expected === null ? null : Math.round(expected * 100) / 100,
    ahead: loadAhead(cards, { today, daily_cards, exam_day, due }),
  };
}

/** The load on each day: at most the daily number, and the rest moves to the next day. */
function loadAhead(
  cards: { due_on: string }[],
  { today, daily_cards, exam_day, due }: { today: string; daily_cards: number; exam_day: string | null; due: number },
) {
  let waiting = cards.filter(({ due_on }) => due_on <= today).length - due;
  return Array.from({ length: DAYS_AHEAD }, (_, n) => {
    const day = addLagosDays(today, n);
    if (n === 0) return { day, cards: due };
    if (exam_day && day >= exam_day) return { day, cards: 0 };
    waiting = Math.max(0, waiting) + cards.filter(({ due_on }) => due_on === day).length;
    const taken = Math.min(waiting, daily_cards);
    waiting -= taken;
    return { day, cards: taken };
  });
}

/** The exam date belongs to the profile. Revision is only a second place to set it. */
export async function setPlan({ db, user, input, now }: Call<typeof revision.setPlan>) {
  const { exam_date, daily_cards } = input;
  if (exam_date && exam_date <= lagosDay(now))
    fail("validation", "Choose a date in the future", { exam_date: ["Choose a date in the future"] });
  if (exam_date !== undefined) await setExamDate(db, user.id, exam_date);
  if (daily_cards !== undefined)
    await db
      .insertInto("revision_plans")
      .values({ candidate_id: user.id, daily_cards, updated_at: now })
      .onConflict((conflict) => conflict.column("candidate_id").doUpdateSet({ daily_cards, updated_at: now }))
      .execute();
  return planOf(db, user.id, now);
}
