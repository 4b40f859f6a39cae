// One paper while it is being arranged. It takes the unit that was used least, shares least with other years and
// balances the difficulties. It refuses units that break a rule.
import type { Difficulty } from "@sabiprep/exam";
import type { ShippedQuestion } from "../bank.ts";
import { fnv1a } from "../draw.ts";
import type { Unit } from "./pool.ts";

const USED = 4;
const OVERFULL = 5;
const REUSE_NOW = 20;

export interface TakenQuestions {
  unit: Unit;
  questions: ShippedQuestion[];
}

export class Draft {
  readonly taken: TakenQuestions[] = [];
  readonly #families = new Set<string>();
  readonly #units = new Set<Unit>();
  readonly #shared = new Map<number, number>();
  readonly #difficulties = new Map<Difficulty, number>();
  readonly #seedHash: number;
  readonly #mostShared: number;
  readonly #target: Map<Difficulty, number>;

  constructor(seed: string, mostShared: number, target: Map<Difficulty, number>) {
    this.#seedHash = fnv1a(seed);
    this.#mostShared = mostShared;
    this.#target = target;
  }

  /** Takes units with up to `wanted` questions in total and returns how many it took. */
  fill(units: readonly Unit[], wanted: number, series = 1): number {
    const reuse = new Reuse(units, wanted, series, this.#seedHash);
    let got = 0;
    while (got < wanted) {
      const best = this.#best(units, wanted - got, reuse);
      if (!best) break;
      this.#take(best);
      reuse.note(best.unit, best.questions.length);
      got += best.questions.length;
    }
    return got;
  }

  #best(units: readonly Unit[], room: number, reuse: Reuse): TakenQuestions | undefined {
    let best: TakenQuestions | undefined;
    let lowest = Number.POSITIVE_INFINITY;
    for (const unit of units) {
      const questions = this.#part(unit, room);
      if (questions.length === 0) continue;
      const cost = this.#cost(unit) - (reuse.isDue(unit) ? REUSE_NOW : 0);
      if (cost >= lowest) continue;
      lowest = cost;
      best = { unit, questions };
    }
    return best;
  }

  /** The questions of a unit that may still be added. Empty when a rule forbids it. */
  #part(unit: Unit, room: number): ShippedQuestion[] {
    if (this.#units.has(unit)) return [];
    const [only] = unit.questions;
    if (unit.questions.length === 1 && only)
      return !this.#families.has(only.family) && this.#mayShare(unit, 1) ? unit.questions : [];
    const open = unit.questions.filter(({ family }) => !this.#families.has(family));
    if (unit.isWhole && (open.length < unit.questions.length || open.length > room)) return [];
    const part = distinctFamilies(open).slice(0, room);
    if (unit.isWhole && part.length < unit.questions.length) return [];
    return this.#mayShare(unit, part.length) ? part : [];
  }

  #mayShare(unit: Unit, questions: number): boolean {
    return unit.years.every((year) => this.#sharedWith(year) + questions <= this.#mostShared);
  }

  #sharedWith(year: number): number {
    return this.#shared.get(year) ?? 0;
  }

  #cost(unit: Unit): number {
    const pressure = unit.years.reduce((sum, year) => sum + this.#sharedWith(year), 0);
    const full = (this.#difficulties.get(unit.difficulty) ?? 0) >= (this.#target.get(unit.difficulty) ?? 0);
    return unit.years.length * USED + pressure + (full ? OVERFULL : 0) + mixed(unit.hash, this.#seedHash);
  }

  #take(taken: TakenQuestions): void {
    const { unit, questions } = taken;
    this.taken.push(taken);
    this.#units.add(unit);
    for (const year of unit.years) this.#shared.set(year, this.#sharedWith(year) + questions.length);
    for (const { family, difficulty } of questions) {
      this.#families.add(family);
      this.#difficulties.set(difficulty, (this.#difficulties.get(difficulty) ?? 0) + 1);
    }
  }
}

/** Mixes two numbers into one between 0 and 1: pseudo-random, and the same on every machine. */
function mixed(one: number, other: number): number {
  let hash = Math.imul(one ^ other, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

function distinctFamilies(questions: ShippedQuestion[]): ShippedQuestion[] {
  const seen = new Set<string>();
  return questions.filter(({ family }) => !seen.has(family) && seen.add(family));
}

/**
 * When a topic has fewer questions than all years together need, some questions must be used again. If this were left
 * to the end, the last years would share too much with the first. So every year takes an equal part of the reuse from
 * the start.
 */
class Reuse {
  readonly #even: number;
  readonly #mostServed: number;
  readonly #shared = new Map<number, number>();
  readonly #seedHash: number;

  constructor(units: readonly Unit[], wanted: number, series: number, seedHash: number) {
    const size = units.reduce((total, { questions }) => total + questions.length, 0);
    const served = size === 0 ? 0 : (wanted * series) / size;
    const pairsOfYears = (series * (series - 1)) / 2;
    this.#even = served > 1 ? (size * served * (served - 1)) / 2 / pairsOfYears : 0;
    this.#mostServed = Math.ceil(served);
    this.#seedHash = seedHash;
  }

  isDue({ years, questions }: Unit): boolean {
    if (this.#even === 0 || years.length === 0 || years.length >= this.#mostServed) return false;
    return years.every(
      (year) => (this.#shared.get(year) ?? 0) + questions.length - 1 + mixed(year, this.#seedHash) < this.#even,
    );
  }

  note({ years }: Unit, questions: number): void {
    for (const year of years) this.#shared.set(year, (this.#shared.get(year) ?? 0) + questions);
  }
}
