// How well each subject's questions must be made, in per cent (twins: how many in a draw of a hundred). A row is the
// level that the subject has reached. Tighten it when the subject becomes better, and never loosen it.
import type { Craft } from "./craft.ts";

export interface CraftLimits {
  most: Pick<Craft, "echo" | "longest" | "odd" | "short" | "restating" | "trapless" | "numbers" | "twins">;
  least: Pick<Craft, "whys" | "exceptions" | "combinations" | "figures">;
}

type Eight = [number, number, number, number, number, number, number, number];
type Four = [number, number, number, number];

const row = (
  [echo, longest, odd, short, restating, trapless, numbers, twins]: Eight,
  [whys, exceptions, combinations, figures]: Four,
): CraftLimits => ({
  most: { echo, longest, odd, short, restating, trapless, numbers, twins },
  least: { whys, exceptions, combinations, figures },
});

/**
 * Upper limits: echo, longest, odd, short, restating, trapless, numbers, twins. Lower limits: whys, exceptions,
 * combinations, figures.
 */
export const craftLimits: Record<string, CraftLimits> = {
  english: row([2, 2, 3, 2, 10, 21, 1, 0.6], [99, 1, 0, 0]),
  mathematics: row([1, 1, 1, 1, 1, 1, 79, 0.3], [99, 0, 0, 16]),
  physics: row([2, 1, 3, 1, 6, 10, 64, 0.3], [99, 3, 0, 18]),
  chemistry: row([4, 1, 1, 1, 3, 1, 41, 0.2], [99, 2, 1, 10]),
  biology: row([3, 2, 2, 1, 3, 22, 24, 0.2], [99, 5, 1, 15]),
  economics: row([4, 1, 3, 1, 4, 22, 32, 0.2], [99, 4, 1, 11]),
  government: row([5, 3, 4, 1, 4, 49, 3, 0.1], [99, 8, 1, 0]),
  geography: row([2, 1, 3, 1, 1, 12, 13, 0.1], [99, 6, 1, 16]),
  "christian-religious-studies": row([1, 1, 1, 1, 2, 4, 1, 0.1], [99, 6, 3, 0]),
  "islamic-studies": row([7, 1, 6, 1, 2, 28, 3, 0.1], [99, 7, 2, 0]),
  "agricultural-science": row([1, 1, 2, 1, 2, 7, 37, 0.1], [99, 5, 2, 8]),
  "civic-education": row([2, 1, 3, 1, 1, 15, 2, 0.1], [99, 9, 1, 0]),
  literature: row([2, 2, 3, 1, 1, 25, 1, 0.1], [99, 5, 1, 0]),
  history: row([3, 2, 5, 1, 1, 26, 1, 0.1], [99, 4, 2, 0]),
  "computer-studies": row([2, 1, 2, 1, 12, 6, 10, 0.1], [99, 7, 2, 12]),
  "physical-and-health-education": row([2, 1, 1, 1, 4, 7, 4, 0.1], [99, 6, 2, 0]),
  "home-economics": row([3, 1, 2, 1, 2, 1, 2, 0.1], [99, 6, 2, 0]),
  accounting: row([2, 1, 2, 1, 2, 7, 63, 1.3], [99, 5, 1, 0]),
  commerce: row([2, 1, 3, 1, 1, 9, 15, 0.1], [99, 8, 2, 0]),
  "further-mathematics": row([1, 1, 1, 74, 88, 68, 75, 0.1], [0, 0, 0, 11]),
  french: row([1, 1, 1, 1, 1, 1, 1, 0.1], [99, 6, 2, 0]),
  art: row([1, 1, 1, 1, 3, 1, 1, 0.1], [99, 5, 3, 9]),
  hausa: row([3, 1, 1, 1, 1, 2, 1, 0.1], [99, 6, 2, 0]),
  "current-affairs": row([1, 1, 1, 1, 1, 1, 5, 0.1], [99, 9, 1, 0]),
  arabic: row([1, 1, 1, 1, 1, 1, 1, 0.1], [99, 7, 2, 0]),
  igbo: row([1, 1, 2, 1, 1, 1, 1, 0.3], [99, 6, 2, 0]),
  yoruba: row([1, 1, 1, 1, 1, 1, 2, 0.1], [99, 6, 2, 0]),
  music: row([2, 2, 1, 1, 6, 1, 5, 0.4], [99, 6, 3, 18]),
};
