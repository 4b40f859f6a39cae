// Random markings of the shipped guides, stored as a log and marked again: the score is the same, and never out of range.
// PROPERTY_RUNS sets the number of markings.
import { type AttemptTicks, type Guide, marksOfGuide, markTheory, type TheoryTicks } from "@sabiprep/exam";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readTheoryPapers } from "./read-theory.ts";

const guides = readTheoryPapers().papers.flatMap(({ questions }) => questions.map(({ guide }) => guide));
const RUNS = Number(process.env.PROPERTY_RUNS ?? 1_000);

const attemptOn = ({ atoms, deductions, parts }: Guide) =>
  fc.record({
    atoms: fc.subarray(atoms.filter(({ kind }) => kind !== "band").map(({ id }) => id)),
    bands: fc.record(
      Object.fromEntries(
        atoms
          .filter(({ kind }) => kind === "band")
          .map(({ id, bands }) => [id, fc.constantFrom(...bands.map(({ marks }) => marks))]),
      ),
      { requiredKeys: [] },
    ) as fc.Arbitrary<AttemptTicks["bands"]>,
    deductions: fc.subarray(
      deductions.flatMap(({ code, once }) =>
        once === "part" ? parts.map(({ id }) => ({ code, part: id })) : [{ code }],
      ),
    ),
  });

const marking = fc
  .constantFrom(...guides)
  .chain((guide) =>
    fc.record({ guide: fc.constant(guide), attempts: fc.array(attemptOn(guide), { minLength: 1, maxLength: 2 }) }),
  );

test(`${RUNS} random markings give the same score when their log is marked again`, () => {
  fc.assert(
    fc.property(marking, ({ guide, attempts }) => {
      const ticks: TheoryTicks = { guide_version: guide.version, attempts };
      const log = JSON.stringify({ guide, ticks });
      const { score, max, scoring_version } = markTheory(guide, ticks);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(max);
      expect(max).toBe(marksOfGuide(guide));
      const again = JSON.parse(log) as { guide: Guide; ticks: TheoryTicks };
      expect(markTheory(again.guide, again.ticks)).toMatchObject({ score, max, scoring_version });
    }),
    { numRuns: RUNS, seed: 20261119 },
  );
});
