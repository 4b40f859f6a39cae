// Times the same calls against a small and a large database in one run, because only a ratio means anything on a shared
// machine.
import type { Client } from "@sabiprep/contract";
import { median } from "./median.ts";

export type Calls = Record<string, (client: Client) => Promise<unknown>>;

const ROUNDS = 15;

/** The median of each call, in milliseconds. The first round is a warm-up and is not counted. */
export async function timeCalls(client: Client, calls: Calls): Promise<Map<string, number>> {
  const [times] = await timeTogether([{ client, calls }]);
  return times!;
}

/** The same for several sides, call by call in turn, so that other work on the machine slows them all equally. */
export async function timeTogether(sides: { client: Client; calls: Calls }[]): Promise<Map<string, number>[]> {
  const times = sides.map(({ calls }) => new Map(Object.keys(calls).map((name) => [name, [] as number[]])));
  for (let round = 0; round <= ROUNDS; round++)
    for (const name of Object.keys(sides[0]!.calls))
      for (const [at, { client, calls }] of sides.entries()) {
        const startedAt = performance.now();
        await calls[name]!(client);
        if (round > 0) times[at]!.get(name)!.push(performance.now() - startedAt);
      }
  return times.map((side) => new Map([...side].map(([name, all]) => [name, median(all)])));
}

/** Prints a line for each call and returns whether all stay within the limit. */
export function compareTimes(small: Map<string, number>, large: Map<string, number>, maxRatio: number): boolean {
  let good = true;
  for (const [name, smallMs] of small) {
    const largeMs = large.get(name)!;
    const ratio = largeMs / smallMs;
    const fits = ratio <= maxRatio;
    good &&= fits;
    const figures = `${smallMs.toFixed(1)} ms, then ${largeMs.toFixed(1)} ms: ${ratio.toFixed(2)} times`;
    console.log(`${fits ? "ok    " : "FAILED"} ${name}: ${figures}, at most ${maxRatio}`);
  }
  return good;
}
