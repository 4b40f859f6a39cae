// Plants wrong keys among right ones. Measures how many of them the suspect queue names, and how many of those it names
// are wrong. Candidates are simulated by a logistic model with guessing. Questions have every difficulty and sharpness.
// Some are poor, and some have a distractor that attracts strong candidates.
import { randomFrom } from "@sabiprep/question-bank/random";
import type { FigureRow } from "../features/questions/analysis/item-statistics.ts";
import { suspectKey } from "../features/questions/analysis/suspect-key.ts";

interface PlantedKeys {
  questions: number;
  planted: number;
  responses: number;
  seed: number;
}

const PAPER = 40;
const OPTIONS = ["a", "b", "c", "d"] as const;

const normal = (roll: () => number) =>
  Math.sqrt(-2 * Math.log(Math.max(roll(), 1e-12))) * Math.cos(2 * Math.PI * roll());

interface Item {
  truth: (typeof OPTIONS)[number];
  key: (typeof OPTIONS)[number];
  sharpness: number;
  difficulty: number;
  /** How the wrong options share the candidates who do not know the answer. */
  pull: number[];
  /** A wrong option that attracts above-average candidates who do not know the answer, and how often. */
  trap: { option: (typeof OPTIONS)[number]; strength: number } | null;
}

function makeItem(roll: () => number): Item {
  const truth = OPTIONS[Math.floor(roll() * 4)]!;
  const poor = roll() < 0.08;
  const pull = OPTIONS.map((option) => (option === truth ? 0 : 0.2 + roll()));
  const total = pull.reduce((sum, x) => sum + x, 0);
  return {
    truth,
    key: truth,
    sharpness: poor ? 0.15 + roll() * 0.2 : Math.exp(normal(roll) * 0.3),
    difficulty: normal(roll),
    pull: pull.map((x) => x / total),
    trap: roll() < 0.05 ? { option: OPTIONS[(OPTIONS.indexOf(truth) + 1) % 4]!, strength: roll() } : null,
  };
}

function choose(item: Item, ability: number, roll: () => number): (typeof OPTIONS)[number] {
  const knows = 1 / (1 + Math.exp(-1.7 * item.sharpness * (ability - item.difficulty)));
  if (roll() < knows) return item.truth;
  if (item.trap && ability > 0 && roll() < item.trap.strength) return item.trap.option;
  if (roll() < 0.2) return OPTIONS[Math.floor(roll() * 4)]!;
  let left = roll();
  for (const [at, share] of item.pull.entries()) {
    left -= share;
    if (left < 0) return OPTIONS[at]!;
  }
  return item.truth;
}

export function detectPlantedKeys({ questions, planted, responses, seed }: PlantedKeys) {
  const roll = randomFrom(seed);
  const items = Array.from({ length: questions }, () => makeItem(roll));
  // Spread evenly over the papers, so that every paper has a wrong key or two, as in real life.
  for (let at = 0; at < planted; at++) {
    const item = items[Math.floor(((at + 0.5) * questions) / planted)]!;
    item.key = OPTIONS.filter((option) => option !== item.truth)[Math.floor(roll() * 3)]!;
  }
  const figures = items.map(() => new Map<string, FigureRow>());
  for (let first = 0; first < questions; first += PAPER) {
    const paper = items.slice(first, first + PAPER);
    for (let candidate = 0; candidate < responses; candidate++) {
      const ability = normal(roll);
      const chosen = paper.map((item) => choose(item, ability, roll));
      const right = chosen.filter((option, at) => option === paper[at]!.key).length;
      const score = Math.round((right * 100) / paper.length);
      for (const [at, option] of chosen.entries()) {
        const mine = figures[first + at]!;
        const row = mine.get(`${option}/${score}`) ?? {
          ...{ option, score, responses: 0, seconds: 0, timed: 0 },
          kind: "first" as const,
          rest: score * 10,
        };
        row.responses++;
        mine.set(`${option}/${score}`, row);
      }
    }
  }
  const named = items.flatMap((item, at) => {
    const suspicion = suspectKey([...figures[at]!.values()], { accepted: [item.key], is_void: false });
    return suspicion ? [{ wrong: item.key !== item.truth, found: suspicion.option === item.truth }] : [];
  });
  const right = named.filter(({ wrong }) => wrong).length;
  return {
    named: named.length,
    recall: right / planted,
    precision: named.length === 0 ? 1 : right / named.length,
    /** The share of the named wrong keys whose right answer is also found. */
    mended: right === 0 ? 0 : named.filter(({ wrong, found }) => wrong && found).length / right,
  };
}
