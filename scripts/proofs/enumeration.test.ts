import { expect, test } from "vitest";
import { startApi } from "../../apps/api/src/testing/start-api.ts";
import { attack, calls, compare, mannWhitney, signInTogether } from "./enumeration.ts";

const start = () => startApi({ RATE_LIMITS: "on", TRUSTED_PROXIES: "127.0.0.1" });

test("known and unknown addresses get the same status, body and headers (times: npm run proof -- enumeration)", async () => {
  const api = await start();
  for (const call of Object.keys(calls) as (keyof typeof calls)[]) {
    const { statuses, bodies, headers } = await compare(api, call, 6);
    expect([call, statuses]).toEqual([call, [call === "login" ? "400" : "200"]]);
    expect(bodies).toHaveLength(1);
    expect(headers).toHaveLength(1);
  }
});

test("of many wrong passwords from everywhere ten are evaluated, and a known device still signs in", async () => {
  const outcome = await attack(await start(), 60);
  expect(outcome).toEqual({
    evaluated: 10,
    refused: 50,
    other: 0,
    rightFromAnywhere: 429,
    rightFromKnownDevice: 200,
  });
});

test("forty candidates behind one address all sign in", async () => {
  expect(await signInTogether(await start(), 40)).toBe(40);
});

test("the rank-sum test finds a difference where there is one, and none where there is not", () => {
  const some = Array.from({ length: 100 }, (_, at) => at);
  expect(
    mannWhitney(
      some,
      some.map((value) => value + 0.5),
    ),
  ).toBeGreaterThan(0.5);
  expect(
    mannWhitney(
      some,
      some.map((value) => value + 40),
    ),
  ).toBeLessThan(0.001);
  // Two groups of five that do not overlap: the normal approximation gives 0.0090.
  expect(mannWhitney([1, 2, 3, 4, 5], [6, 7, 8, 9, 10])).toBeCloseTo(0.009, 3);
});
