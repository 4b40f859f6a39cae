// Achievements and the rules for earning them. An earned achievement is kept, even if a later grade would change the
// result.
import { lagosDay } from "@sabiprep/exam";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { msg, type Translate } from "../../languages/words.ts";
import { notifyAll } from "../notifications/public.ts";
import type { SittingFacts } from "./sitting-facts.ts";
import { streakOf } from "./streak.ts";
import { streakDays } from "./streak-of-candidate.ts";

type Measure = "tests" | "questions" | "best_score" | "streak" | "subjects" | "strong_topics";

interface Rule {
  slug: string;
  name: string;
  rule: string;
  measure: Measure;
  wanted: number;
}

const rule = (slug: string, name: string, rule: string, measure: Measure, wanted: number): Rule => ({
  slug,
  name,
  rule,
  measure,
  wanted,
});

const rules: readonly Rule[] = [
  rule("first-test", msg("First test"), msg("Finish one test."), "tests", 1),
  rule("ten-tests", msg("Ten tests"), msg("Finish ten tests."), "tests", 10),
  rule("fifty-tests", msg("Fifty tests"), msg("Finish fifty tests."), "tests", 50),
  rule("hundred-questions", msg("100 questions solved"), msg("Answer one hundred questions."), "questions", 100),
  rule("five-hundred-questions", msg("500 questions solved"), msg("Answer five hundred questions."), "questions", 500),
  rule(
    "two-thousand-questions",
    msg("2,000 questions solved"),
    msg("Answer two thousand questions."),
    "questions",
    2000,
  ),
  rule("five-days", msg("Five days in a row"), msg("Keep a streak of five days."), "streak", 5),
  rule("thirty-days", msg("Thirty days in a row"), msg("Keep a streak of thirty days."), "streak", 30),
  rule("first-80", msg("First 80%"), msg("Score 80% in a test with ten or more questions."), "best_score", 80),
  rule("first-90", msg("First 90%"), msg("Score 90% in a test with ten or more questions."), "best_score", 90),
  rule("four-subjects", msg("Four subjects"), msg("Answer ten questions in each of four subjects."), "subjects", 4),
  rule(
    "five-strong-topics",
    msg("Five strong topics"),
    msg("Score 80% or more in five topics, with at least ten questions in each."),
    "strong_topics",
    5,
  ),
];

/** With fewer questions than this, a score says little. */
const MIN_QUESTIONS = 10;

interface CandidateTotals {
  measures: Record<Measure, number>;
  /** When each was earned, by slug. */
  earned: Map<string, string>;
}

interface Row extends Omit<Record<Measure, number>, "streak"> {
  id: number;
  earned: [slug: string, at: string][] | null;
}

/** The progress of several candidates, each on their own day, in two reads however many they are. */
async function standingsOf(db: Db, days: ReadonlyMap<number, string>): Promise<Map<number, CandidateTotals>> {
  const ids = [...days.keys()];
  const { rows } = await sql<Row>`
    select c.id, coalesce(f.tests, 0) as tests, coalesce(f.answered, 0) as questions,
      coalesce((select max(score) from sitting_figures s where s.candidate_id = c.id and s.total >= ${MIN_QUESTIONS}),
        0) as best_score,
      (select count(*)::int from subject_figures s where s.candidate_id = c.id
        and s.answered >= ${MIN_QUESTIONS}) as subjects,
      (select count(*)::int from topic_figures t where t.candidate_id = c.id and t.total >= 10
        and t.correct * 100 >= t.total * 80) as strong_topics,
      (select jsonb_agg(jsonb_build_array(a.slug, a.earned_at)) from achievements a
        where a.candidate_id = c.id) as earned
    from candidates c left join candidate_figures f on f.candidate_id = c.id
      where c.id = any(${ids}::bigint[])`.execute(db);
  const newest = [...days.values()].reduce((a, b) => (a > b ? a : b), "");
  const practised = await streakDays(db, ids, newest);
  return new Map(
    rows.map(({ id, earned, ...measures }) => {
      const { answered, repaired } = practised.get(id)!;
      const streak = streakOf(answered, repaired, days.get(id)!).longest;
      return [id, { measures: { ...measures, streak }, earned: new Map(earned ?? []) }];
    }),
  );
}

/** All achievements: earned ones first, then the others, the nearest first. */
export async function achievementsOf(db: Db, candidateId: number, now: Date) {
  const { measures, earned } = (await standingsOf(db, new Map([[candidateId, lagosDay(now)]]))).get(candidateId)!;
  return rules
    .map(({ slug, name, rule, measure, wanted }) => ({
      slug,
      name,
      rule,
      earned_at: earned.get(slug) ?? null,
      reached: Math.min(wanted, measures[measure]),
      wanted,
    }))
    .sort(
      (a, b) => (b.earned_at ?? "").localeCompare(a.earned_at ?? "") || b.reached / b.wanted - a.reached / a.wanted,
    );
}

/** The achievements a test brought. Each is dated at the time of the test that earned it. */
export async function badgesEarnedAt(db: Db, candidateId: number, at: string) {
  const earned = await db
    .selectFrom("achievements")
    .select("slug")
    .where("candidate_id", "=", candidateId)
    .where("earned_at", "=", at)
    .execute();
  const slugs = new Set(earned.map(({ slug }) => slug));
  return rules.filter(({ slug }) => slugs.has(slug)).map(({ slug, name, rule }) => ({ slug, name, rule }));
}

/** The newest sitting of each candidate. What is earned now counts as earned by it. */
export function byCandidate(facts: SittingFacts[]): Map<number, string> {
  const newest = new Map<number, string>();
  for (const { candidate_id, at } of facts) if (at > (newest.get(candidate_id) ?? "")) newest.set(candidate_id, at);
  return newest;
}

export async function earnAchievements(db: Db, newest: ReadonlyMap<number, string>): Promise<void> {
  const days = new Map([...newest].map(([id, at]) => [id, lagosDay(new Date(at))]));
  const fresh = [...(await standingsOf(db, days))].flatMap(([candidate_id, { measures, earned }]) =>
    rules
      .filter(({ slug, measure, wanted }) => !earned.has(slug) && measures[measure] >= wanted)
      .map(({ slug, name, rule }) => ({ candidate_id, slug, earned_at: newest.get(candidate_id)!, name, rule })),
  );
  if (fresh.length === 0) return;
  await sql`
    insert into achievements (candidate_id, slug, earned_at)
    select * from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) as a (candidate_id bigint, slug text,
      earned_at timestamptz)`.execute(db);
  await notifyAll(
    db,
    fresh.map(({ candidate_id, slug, earned_at, name, rule }) => ({
      ...{ candidate_id, kind: "achievement" as const, once_key: `achievement:${slug}`, link: "/performance" },
      says: (t: Translate) => ({
        title: t("You earned a badge: {badge}", { badge: t.told(name) }),
        body: t.told(rule),
      }),
      at: new Date(earned_at),
    })),
  );
}
