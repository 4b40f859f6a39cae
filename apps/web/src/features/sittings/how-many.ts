// How many questions a test will have, shown before it starts.
import { MIN_COUNT } from "@sabiprep/contract";

const usualCounts = [MIN_COUNT, 10, 20, 30, 40, 50, 60, 80, 100];

interface CountRequest {
  /** The candidate's choice, or the plan's usual number. */
  wanted: number;
  /** The plan's maximum for a test. */
  most: number;
  /** How many questions the subject or topic has. */
  there: number;
}

/** Never more than exist: a subject of five questions gives five, whatever the plan allows. */
export const howMany = ({ wanted, most, there }: CountRequest): number => Math.min(wanted, most, there);

/** The possible choices, including the current number. */
export const countsFor = (asked: CountRequest): number[] => {
  const given = howMany(asked);
  const some = usualCounts.filter((n) => n <= Math.min(asked.most, asked.there));
  return [...new Set([...some, given])].sort((a, b) => a - b);
};
