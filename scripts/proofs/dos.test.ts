import { expect, test } from "vitest";
import { aCandidate } from "../../apps/api/src/testing/people.ts";
import { startApi } from "../../apps/api/src/testing/start-api.ts";
import { compare, FLOOD_BAR, type FloodFigures } from "./dos.ts";

/**
 * Here the server shares its process with the visitor and its cores with other tests. The long form checks the limit
 * itself.
 */
const BAR = 2 * FLOOD_BAR;
/** A server that can be flooded is flooded every time. A machine that is busy with something else is not. */
const TURNS = 3;

test("a visitor who floods the server delays nobody else (longer: npm run proof -- dos)", async () => {
  const api = await startApi({ RATE_LIMITS: "on" });
  const before = process.memoryUsage().rss;
  const seen: FloodFigures[] = [];
  const ratio = () => Math.min(...seen.map(({ flooded, idle }) => flooded / idle));
  for (let turn = 0; turn < TURNS && ratio() > BAR; turn++) {
    const { access_token: token } = await aCandidate(api);
    seen.push(await compare({ url: api.url, path: "/api/candidates/exams", token }, "/api/openapi.json", 3, 25));
    // The large response is sent only so many times a minute, however often it is requested.
    expect(seen[turn]!.megabytes).toBeLessThan(80);
  }
  expect(ratio(), JSON.stringify(seen)).toBeLessThanOrEqual(BAR);
  expect((process.memoryUsage().rss - before) / 1_048_576).toBeLessThan(250);
});
