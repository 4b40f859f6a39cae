// npm run proof -- projection [candidates]: on simulated candidates the stated range must contain the result of a full
// paper taken today at least as often as it claims, for every kind of candidate and for totals out of 400.

import { PROJECTION_COVERAGE } from "@sabiprep/contract";
import { randomFrom } from "@sabiprep/question-bank/random";
import {
  type Evidence,
  estimate,
  percentRange,
  type Range,
  totalRange,
} from "../../apps/api/src/features/progress/projection.ts";

const SEED = 41;

/** Seeded numbers: uniform between 0 and 1, and normal around 0. */
function seededRandom(seed: number) {
  const uniform = randomFrom(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
  return { uniform, normal, between: (low: number, high: number) => low + (high - low) * uniform() };
}

type Random = ReturnType<typeof seededRandom>;

interface Kind {
  name: string;
  /** Change of ability per day, in logits. */
  growth: [number, number];
  tests: [number, number];
  questions: [number, number];
  ability: [mean: number, spread: number];
}

const kinds: readonly Kind[] = [
  { name: "steady, middling", growth: [0, 0], tests: [4, 20], questions: [10, 50], ability: [0.2, 0.7] },
  { name: "barely enough to go by", growth: [-0.002, 0.004], tests: [3, 4], questions: [14, 20], ability: [0.2, 0.9] },
  { name: "improving fast", growth: [0.006, 0.012], tests: [4, 16], questions: [10, 50], ability: [-0.6, 0.6] },
  { name: "slipping", growth: [-0.008, -0.003], tests: [4, 16], questions: [10, 50], ability: [0.9, 0.6] },
  { name: "very strong", growth: [0, 0.003], tests: [4, 20], questions: [20, 50], ability: [2.6, 0.4] },
  { name: "mostly guessing", growth: [0, 0.001], tests: [4, 20], questions: [10, 40], ability: [-2.2, 0.4] },
];

/** With four options, a quarter is right by guessing. */
const shareRight = (logit: number) => 0.25 + 0.75 / (1 + Math.exp(-logit));
/** The difficulty of a paper, and the form of the day, in logits. */
const PAPER = 0.25;
const FORM = 0.15;

const countRight = (items: number, share: number, { uniform }: Random) => {
  let right = 0;
  for (let i = 0; i < items; i++) if (uniform() < share) right++;
  return right;
};

interface Subject {
  evidence: Evidence[];
  ability: number;
}

function aSubject(kind: Kind, random: Random): Subject {
  const ability = kind.ability[0] + kind.ability[1] * random.normal();
  const growth = random.between(...kind.growth);
  const tests = Math.round(random.between(...kind.tests));
  const days = random.between(5, 120);
  const evidence = Array.from({ length: tests }, () => {
    const age_days = random.between(0, days);
    const total = Math.round(random.between(...kind.questions));
    const logit = ability - growth * age_days + PAPER * random.normal() + FORM * random.normal();
    return { age_days, total, right: countRight(total, shareRight(logit), random) };
  });
  return { evidence, ability };
}

const paperScore = (subject: Subject, items: number, form: number, random: Random) =>
  Math.round((100 * countRight(items, shareRight(subject.ability + PAPER * random.normal() + form), random)) / items);

const contains = ({ low, high }: Range, truth: number) => low <= truth && truth <= high;

interface Outcome {
  name: string;
  candidates: number;
  refused: number;
  covered: number;
  width: number;
}

export function simulate(candidates: number): Outcome[] {
  const random = seededRandom(SEED);
  const outcomes = kinds.map((kind) => {
    const outcome = { name: kind.name, candidates: 0, refused: 0, covered: 0, width: 0 };
    for (let i = 0; i < candidates; i++) {
      const subject = aSubject(kind, random);
      const found = estimate(subject.evidence, 40);
      if (!found) outcome.refused++;
      else addResult(outcome, percentRange(found), paperScore(subject, 40, FORM * random.normal(), random));
    }
    return outcome;
  });
  const total = { name: "four subjects, out of 400", candidates: 0, refused: 0, covered: 0, width: 0 };
  for (let i = 0; i < candidates; i++) {
    const kind = kinds[Math.floor(random.uniform() * kinds.length)]!;
    const subjects = Array.from({ length: 4 }, () => aSubject(kind, random));
    const found = subjects.map(({ evidence }, at) => estimate(evidence, at === 0 ? 60 : 40));
    if (found.some((one) => !one)) {
      total.refused++;
      continue;
    }
    const form = FORM * random.normal();
    const truth = subjects.map((subject, at) => paperScore(subject, at === 0 ? 60 : 40, form, random));
    addResult(
      total,
      totalRange(found.map((one) => one!)),
      truth.reduce((sum, one) => sum + one, 0),
    );
  }
  return [...outcomes, total];
}

function addResult(outcome: Outcome, range: Range, truth: number): void {
  outcome.candidates++;
  outcome.width += range.high - range.low;
  if (contains(range, truth)) outcome.covered++;
}

export const sharesOf = ({ candidates, covered, width }: Outcome) => ({
  covered: (100 * covered) / candidates,
  width: width / candidates,
});

if (import.meta.main) {
  let failed = false;
  for (const outcome of simulate(Number(process.argv[2] ?? 20_000))) {
    const { covered, width } = sharesOf(outcome);
    failed ||= covered < PROJECTION_COVERAGE;
    const words = [
      outcome.name.padEnd(28),
      `${covered.toFixed(1)}% of ${outcome.candidates} inside`,
      `mean width ${width.toFixed(1)}`,
      `${outcome.refused} refused`,
    ];
    console.log(words.join("  ·  "));
  }
  console.log(failed ? `FAILED: below the claimed ${PROJECTION_COVERAGE}%` : `claimed: ${PROJECTION_COVERAGE}%`);
  process.exit(failed ? 1 : 0);
}
