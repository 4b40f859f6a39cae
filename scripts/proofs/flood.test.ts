import { expect, test } from "vitest";
import { aCandidate } from "../../apps/api/src/testing/people.ts";
import { startApi } from "../../apps/api/src/testing/start-api.ts";
import { compare, FLOOD_BAR } from "./flood.ts";

test("a visitor who floods the server keeps nobody else waiting (longer: npm run proof -- flood)", async () => {
  const { url, ...api } = await startApi({ RATE_LIMITS: "on" });
  const { access_token: token } = await aCandidate({ url, ...api });
  const before = process.memoryUsage().rss;
  const figures = await compare({ url, path: "/api/candidates/exams", token }, "/api/openapi.json", 3, 25);
  // Here the server shares its process with the visitor and its cores with other tests: the bar itself is the long form's.
  expect(figures.flooded / figures.idle, JSON.stringify(figures)).toBeLessThanOrEqual(2 * FLOOD_BAR);
  expect((process.memoryUsage().rss - before) / 1_048_576).toBeLessThan(250);
  // The large answer goes out so many times a minute and no more, however often it is asked for.
  expect(figures.megabytes).toBeLessThan(60);
});
