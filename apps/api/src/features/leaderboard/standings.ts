// Reads the boards: a page of rows by keyset, and ranks from the counts.
import { BOARD_PAGE, type BoardName, boardSubjects, type leaderboard } from "@sabiprep/contract";
import { addLagosDays, lagosDay } from "@sabiprep/exam";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { fail, failField } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { weekOf } from "../progress/public.ts";
import { above, membersOf, OVERALL, subjectBoard, weekBoard } from "./boards.ts";
import { needsGuardian } from "./membership.ts";

interface Row {
  candidate_id: number;
  first_name: string;
  last_name: string;
  is_demo: boolean;
  points: number;
  tests: number;
  average_score: number;
  /** Last week's rank, on a week's board. */
  before: number | null;
}

/**
 * The `picked` rows of a board, with names. Only the rows toBoardRow are joined, so the size of the board does not matter.
 */
const rowsOf = (picked: RawBuilder<unknown>, lastWeek: string | null) => sql<Row>`
  select b.candidate_id, c.first_name, c.last_name, c.is_demo, b.points, b.tests,
    round(b.score_sum::numeric / b.tests)::int as average_score,
    ${
      lastWeek
        ? sql`(select 1 + ${above(sql`${lastWeek}::text`, sql`w.points`)} from board_points w
      where w.board = ${lastWeek} and w.candidate_id = b.candidate_id)`
        : sql`null::int`
    } as before
  from (${picked}) b join candidates c on c.id = b.candidate_id
  order by b.points desc, b.candidate_id desc`;

async function page(db: Db, board: string, lastWeek: string | null, after: string | undefined): Promise<Row[]> {
  const [points, id] = (after ?? "").split("-").map(Number);
  const from = after ? sql`and (points, candidate_id) < (${points}::int, ${id}::bigint)` : sql``;
  // The page length is written into the SQL text: as a parameter, the planner would prepare for a tenth of the board.
  const picked = sql`select * from board_points where board = ${board} ${from}
    order by points desc, candidate_id desc limit ${sql.lit(BOARD_PAGE)}`;
  return (await rowsOf(picked, lastWeek).execute(db)).rows;
}

interface RankedRow {
  members: number;
  /** How many have more points than the first row, and how many have the same. */
  above: number;
  equal: number;
}

async function placeOf(db: Db, board: string, points: number): Promise<RankedRow> {
  const { rows } = await sql<RankedRow>`
    select ${membersOf(sql`${board}::text`)} as members, ${above(sql`${board}::text`, sql`${points}::int`)} as above,
      coalesce((select members from board_counts where board = ${board} and level = 1 and bucket = ${points}),
        0) as equal`.execute(db);
  return rows[0]!;
}

/**
 * Equal points share a rank. Within a page it follows from the first row's rank, so one look at the counts is enough.
 */
function ranksOf(points: readonly number[], { above, equal }: Pick<RankedRow, "above" | "equal">): number[] {
  const first = points[0];
  return points.map((mine) => {
    if (mine === first) return above + 1;
    return above + equal + points.filter((other) => other !== first && other > mine).length + 1;
  });
}

/** First name and initial. */
export const nameOf = ({ first_name, last_name }: Pick<Row, "first_name" | "last_name">) =>
  `${first_name} ${last_name.trim().charAt(0).toUpperCase()}.`;

const toBoardRow = (row: Row, rank: number, me: number) => ({
  ...row,
  rank,
  name: nameOf(row),
  initials: `${row.first_name.charAt(0)}${row.last_name.charAt(0)}`.toUpperCase(),
  is_me: row.candidate_id === me,
  change: row.before === null ? null : row.before - rank,
});

export async function board({ db, user, input, now }: Call<typeof leaderboard.board>) {
  const name: BoardName = input.board ?? "overall";
  const subject = name === "subject" ? await subjectOf(db, input.subject_id) : null;
  const monday = weekOf(lagosDay(now));
  const id = subject ? subjectBoard(subject.id) : name === "week" ? weekBoard(monday) : OVERALL;
  const lastWeek = name === "week" ? weekBoard(addLagosDays(monday, -7)) : null;
  const rows = await page(db, id, lastWeek, input.after);
  const first = await placeOf(db, id, rows[0]?.points ?? 0);
  const points = rows.map((row) => row.points);
  const ranks = ranksOf(points, first);
  const last = rows.at(-1);
  return {
    board: name,
    subject,
    members: first.members,
    rows: rows.map((row, at) => toBoardRow(row, ranks[at]!, user.id)),
    me: await mine(db, id, lastWeek, user.id),
    next: last && rows.length === BOARD_PAGE ? `${last.points}-${last.candidate_id}` : null,
  };
}

async function mine(db: Db, board: string, lastWeek: string | null, candidateId: number) {
  const picked = sql`select * from board_points where board = ${board} and candidate_id = ${candidateId}`;
  const { rows } = await rowsOf(picked, lastWeek).execute(db);
  const row = rows[0];
  return row ? toBoardRow(row, (await placeOf(db, board, row.points)).above + 1, candidateId) : null;
}

async function subjectOf(db: Db, uuid: string | undefined) {
  if (!uuid) return failField("subject_id", "Choose a subject");
  const subject = await db
    .selectFrom("subjects")
    .select(["id", "uuid", "name"])
    .where("uuid", "=", uuid)
    .executeTakeFirst();
  return subject ?? fail("not_found", "We could not find that subject.");
}

interface Own {
  state: "to_ask" | "in" | "out" | null;
  first_name: string;
  last_name: string;
  points: number;
  tests: number;
  average_score: number | null;
}

/** The candidate's own statistics, even if they are not on the boards. */
export async function place({ db, user }: Call<typeof leaderboard.place>) {
  const { rows } = await sql<Own>`
    select m.state, c.first_name, c.last_name, p.* from candidates c
    left join leaderboard_members m on m.candidate_id = c.id
    cross join lateral (
      select coalesce(sum(points), 0)::int as points, count(*)::int as tests, round(avg(score))::int as average_score
      from sitting_points where candidate_id = c.id and reason is null) p
    where c.id = ${user.id}`.execute(db);
  const own = rows[0]!;
  const { members, above } = await placeOf(db, OVERALL, own.points);
  return {
    ...own,
    state: own.state ?? ("none" as const),
    shown_as: nameOf(own),
    needs_guardian: await needsGuardian(db, user.id),
    rank: own.state === "in" && own.tests > 0 ? above + 1 : null,
    members,
    subjects: await subjectsWithBoard(db),
  };
}

async function subjectsWithBoard(db: Db) {
  const rows = await db
    .selectFrom("subjects")
    .select(["uuid", "slug", "name"])
    .where("slug", "in", [...boardSubjects])
    .execute();
  return boardSubjects.flatMap((slug) => rows.filter((row) => row.slug === slug));
}
