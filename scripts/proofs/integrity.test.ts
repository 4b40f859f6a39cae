import { sql } from "kysely";
import { expect, test } from "vitest";
import { randomCandidate } from "../../apps/api/src/testing/random-candidate.ts";
import { startApi } from "../../apps/api/src/testing/start-api.ts";

const STEPS = Number(process.env.INTEGRITY_STEPS ?? 150);
const SEEDS = (process.env.INTEGRITY_SEEDS ?? "7").split(",").map(Number);
const FOUND_WITHIN = 1_000;

test("a random candidate never gets a running exam's key or points for a seen question (long: npm run proof -- integrity)", async () => {
  for (const seed of SEEDS) {
    const { problems, steps, answered } = await randomCandidate(await startApi(), seed, STEPS);
    console.log(`seed ${seed}: ${steps} steps, ${answered} answered, ${problems.length} problems`);
    expect([seed, problems]).toEqual([seed, []]);
    expect(answered).toBeGreaterThan(steps / 3);
  }
});

/** The rules as they once were, inserted into the test's own database. */
const planted = {
  "keys of a running exam are told by other endpoints": sql`
    create or replace function protected_questions(candidate bigint, besides bigint default null)
    returns table (question_id bigint) language sql stable as 'select null::bigint where false'`,
  "only earlier tests count as met, and a cleared history does not": sql`
    create or replace function questions_met_by(candidate bigint, sitting bigint, moment timestamptz)
    returns table (question_id bigint) language sql stable as $$
      select v.question_id from sittings p join sitting_sections n on n.sitting_id = p.id
      cross join lateral unnest(n.revision_ids) r (id) join question_revisions v on v.id = r.id
      where p.candidate_id = candidate and p.id < sitting $$`,
};

test.each(Object.entries(planted))("it is found when %s", async (_, rule) => {
  const api = await startApi();
  await rule.execute(api.owner);
  const { problems, steps } = await randomCandidate(api, SEEDS[0]!, FOUND_WITHIN);
  console.log(`found at step ${steps}: ${problems[0]}`);
  expect(problems).not.toEqual([]);
});
