// Estimates the score of a full paper sat today, as a range that is right as often as it claims. It is pure and proven
// on simulated candidates. Only exam-mode answers to new questions are evidence, because the others would be too
// favourable.
export interface Evidence {
  /** Days before today. */
  age_days: number;
  right: number;
  total: number;
}

export interface Estimate {
  /** Shares of a full paper, 0 to 1. */
  likely: number;
  spread: number;
}

export const MIN_TESTS = 3;
export const MIN_QUESTIONS = 40;

/** Old results count less: half as much after this many days. */
const HALF_LIFE_DAYS = 45;
/**
 * How much the same candidate varies from paper to paper beyond chance: difficulty, form on the day, and growth since.
 */
const BETWEEN_PAPERS = 0.06;
/** How far the subjects of one day vary together. */
const SHARED = 0.25;
/** Of the normal distribution, for the 80% the contract claims (PROJECTION_COVERAGE). */
const Z = 1.2816;

/** Undefined if there is too little evidence. */
export function estimate(evidence: readonly Evidence[], paperItems: number): Estimate | undefined {
  const questions = evidence.reduce((sum, { total }) => sum + total, 0);
  if (evidence.length < MIN_TESTS || questions < MIN_QUESTIONS) return undefined;
  let right = 0;
  let total = 0;
  let squares = 0;
  for (const one of evidence) {
    const weight = 0.5 ** (one.age_days / HALF_LIFE_DAYS);
    right += weight * one.right;
    total += weight * one.total;
    squares += weight * weight * one.total;
  }
  const likely = (right + 1) / (total + 2);
  const rng = likely * (1 - likely);
  // With unequal weights the evidence is worth this many equal questions.
  const worth = (total * total) / squares;
  const tests = evidence.length;
  const variance = rng / paperItems + rng / (worth + 3) + BETWEEN_PAPERS ** 2 * (1 + 1 / tests);
  return { likely, spread: Z * Math.sqrt(variance) };
}

export interface Range {
  low: number;
  likely: number;
  high: number;
}

/** Whole marks out of `most`, rounded outwards so that rounding never narrows the range. */
const rangeOf = (likely: number, spread: number, most: number): Range => ({
  low: Math.max(0, Math.floor(most * (likely - spread))),
  likely: Math.round(most * likely),
  high: Math.min(most, Math.ceil(most * (likely + spread))),
});

export const percentRange = ({ likely, spread }: Estimate): Range => rangeOf(likely, spread, 100);

/** The total of several subjects of 100 marks each. They are sat on one day, so their errors are partly shared. */
export function totalRange(subjects: readonly Estimate[]): Range {
  const likely = subjects.reduce((sum, one) => sum + one.likely, 0);
  const alone = subjects.reduce((sum, { spread }) => sum + spread ** 2, 0);
  const together = subjects.reduce((sum, { spread }) => sum + spread, 0) ** 2;
  const spread = Math.sqrt((1 - SHARED) * alone + SHARED * together);
  return rangeOf(likely / subjects.length, spread / subjects.length, 100 * subjects.length);
}
