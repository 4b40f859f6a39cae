// The league as one member sees it: their group of this week, and how the last one ended.
import { LEAGUE_MOVES, type League, type leagues } from "@sabiprep/contract";
import { addLagosDays, lagosDay } from "@sabiprep/exam";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import type { Call } from "../../../http/route.ts";
import { weekOf } from "../../progress/public.ts";
import { isVerified, needsGuardian } from "../membership.ts";
import { nameOf } from "../standings.ts";

export async function readLeague({ db, user, now }: Call<typeof leagues.read>): Promise<League> {
  const today = lagosDay(now);
  const monday = weekOf(today);
  const { rows } = await sql<Own>`
    select c.first_name, c.last_name, coalesce(m.is_in, false) as is_in, coalesce(m.level, 1) as level
    from candidates c left join league_members m on m.candidate_id = c.id where c.id = ${user.id}`.execute(db);
  const own = rows[0]!;
  const group = own.is_in ? await groupOf(db, user.id, monday) : [];
  const me = group.find(({ is_me }) => is_me);
  return {
    state: own.is_in ? (me ? "in" : "waiting") : "out",
    shown_as: nameOf(own),
    is_verified: await isVerified(db, user.id),
    needs_guardian: await needsGuardian(db, user.id),
    level: own.level,
    days_left: daysBetween(today, addLagosDays(monday, 7)),
    rank: me?.rank ?? null,
    points: me?.points ?? 0,
    rows: group,
    last: own.is_in ? await lastOf(db, user.id) : null,
  };
}

interface Own {
  first_name: string;
  last_name: string;
  is_in: boolean;
  level: number;
}

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

interface Row {
  candidate_id: number;
  first_name: string;
  last_name: string;
  points: number;
  rank: number;
}

async function groupOf(db: Db, candidateId: number, week: string): Promise<League["rows"]> {
  const { rows } = await sql<Row>`
    select s.candidate_id, c.first_name, c.last_name, s.points, rank() over (order by s.points desc)::int as rank
    from league_seats mine join league_seats s on s.group_id = mine.group_id
      join candidates c on c.id = s.candidate_id
    where mine.candidate_id = ${candidateId} and mine.week = ${week} and (s.candidate_id = ${candidateId}
      or c.suspended_at is null and c.delete_at is null)
    order by s.points desc, s.candidate_id`.execute(db);
  return rows.map((row) => shown(row, candidateId));
}

const shown = (row: Row, me: number) => ({
  rank: row.rank,
  points: row.points,
  name: nameOf(row),
  initials: `${row.first_name.charAt(0)}${row.last_name.charAt(0)}`.toUpperCase(),
  is_me: row.candidate_id === me,
});

async function lastOf(db: Db, candidateId: number): Promise<League["last"]> {
  const { rows } = await sql<{ week: string; place: number; places: number; points: number; moved: number }>`
    select week, place, places, points, moved from league_seats
    where candidate_id = ${candidateId} and place is not null order by week desc limit 1`.execute(db);
  const last = rows[0];
  if (!last) return null;
  const { week, places, ...own } = last;
  const group = await groupOf(db, candidateId, week);
  return { ...own, members: places, top: group.filter(({ rank }) => rank <= LEAGUE_MOVES).slice(0, LEAGUE_MOVES) };
}
