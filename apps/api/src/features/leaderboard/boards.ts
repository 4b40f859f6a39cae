// The leaderboards and the counts that ranks are read from. One statement changes both, so they never disagree.
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";

export const OVERALL = "all";
export const weekBoard = (monday: string) => `week:${monday}`;
export const subjectBoard = (subjectId: number) => `subject:${subjectId}`;

interface BoardChange {
  board: string;
  candidate_id: number;
  points: number;
  tests: number;
  score_sum: number;
}

interface Row {
  candidate_id: number;
  week: string;
  points: number;
  score: number;
  reason: string | null;
  subjects: [number, number, number][];
}

/** What a ranked sitting adds to each board. An unranked one adds nothing. */
export const changesOf = ({ candidate_id, week, points, score, reason, subjects }: Row, sign: 1 | -1): BoardChange[] =>
  reason
    ? []
    : [
        { board: OVERALL, points, score },
        { board: weekBoard(week), points, score },
        ...subjects.map(([subject, points, score]) => ({ board: subjectBoard(subject), points, score })),
      ].map(({ board, points, score }) => ({
        board,
        candidate_id,
        points: sign * points,
        tests: sign,
        score_sum: sign * score,
      }));

/** The range of points in one bucket of the upper level. Both sums stay short up to some hundred thousand points. */
export const BUCKET = 250;

/** Adds the changes to the boards and moves each candidate concerned from the old count to the new one. */
export async function changeBoards(db: Db, changes: BoardChange[]): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    with change as (
      select board, candidate_id, sum(points)::int as points, sum(tests)::int as tests, sum(score_sum)::int as score_sum
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c (board text, candidate_id bigint, points int,
        tests int, score_sum int)
      group by 1, 2
    ), old as materialized (
      select b.* from board_points b join change using (board, candidate_id) order by board, candidate_id
        for update of b
    ), next as materialized (
      select c.board, c.candidate_id, coalesce(o.points, 0) + c.points as points,
        coalesce(o.tests, 0) + c.tests as tests,
        coalesce(o.score_sum, 0) + c.score_sum as score_sum, o.points as was
      from change c left join old o using (board, candidate_id)
    ), gone as (
      delete from board_points b using next n where b.board = n.board and b.candidate_id = n.candidate_id
        and n.tests <= 0
    ), kept as (
      insert into board_points (board, candidate_id, points, tests, score_sum)
      select board, candidate_id, points, tests, score_sum from next where tests > 0 order by board, candidate_id
      on conflict (board, candidate_id) do update set points = excluded.points, tests = excluded.tests,
        score_sum = excluded.score_sum
    )
    insert into board_counts as k (board, level, bucket, members)
    select m.board, l.level, l.bucket, sum(m.members)::int
    from (
      select board, points, 1 as members from next where tests > 0
      union all select board, was, -1 from next where was is not null
    ) m cross join lateral (values (0, m.points / ${BUCKET}::int), (1, m.points)) l (level, bucket)
    group by 1, 2, 3 having sum(m.members) <> 0 order by 1, 2, 3
    on conflict (board, level, bucket) do update set members = k.members + excluded.members`.execute(db);
}

/** How many candidates on a board have more points than these: two short sums, however many there are. */
export const above = (board: ReturnType<typeof sql>, points: ReturnType<typeof sql>) => sql<number>`(
  coalesce((select sum(members) from board_counts where board = ${board} and level = 0
    and bucket > ${points} / ${BUCKET}::int), 0)
  + coalesce((select sum(members) from board_counts where board = ${board} and level = 1 and bucket > ${points}
      and bucket < (${points} / ${BUCKET}::int + 1) * ${BUCKET}::int), 0))::int`;

export const membersOf = (board: ReturnType<typeof sql>) => sql<number>`
  coalesce((select sum(members) from board_counts where board = ${board} and level = 0), 0)::int`;

const KEPT_WEEKS = 5;

/** Nobody looks at weeks that ended long ago. */
export async function dropOldWeeks(db: Db, monday: string): Promise<void> {
  for (const table of ["board_points", "board_counts"])
    await sql`
      delete from ${sql.table(table)} where board like 'week:%'
        and board < 'week:' || (${monday}::date - ${7 * KEPT_WEEKS}::int)::text`.execute(db);
}

export const isKeptWeek = (board: string, today: Date): boolean =>
  !board.startsWith("week:") || today.getTime() - Date.parse(board.slice(5)) < 7 * KEPT_WEEKS * 86_400_000;
