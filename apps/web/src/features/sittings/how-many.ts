// How many questions a test will have, told before it is begun.
import { MIN_COUNT } from "@sabiprep/contract";

const usualCounts = [MIN_COUNT, 10, 20, 30, 40, 50, 60, 80, 100];

interface CountRequest {
  /** What the candidate chose, or what the plan usually gives. */
  wanted: number;
  /** The most a test of the plan may have. */
  most: number;
  /** How many the subject or topic has. */
  there: number;
}

/** Never more than there are: a subject of five questions gives five, whatever the plan allows. */
export const howMany = ({ wanted, most, there }: CountRequest): number => Math.min(wanted, most, there);

/** What can be chosen, the number that is given now among them. */
export const countsFor = (asked: CountRequest): number[] => {
  const given = howMany(asked);
  const some = usualCounts.filter((n) => n <= Math.min(asked.most, asked.there));
  return [...new Set([...some, given])].sort((a, b) => a - b);
};
