import { type AnyEndpoint, addressOf, profile, progress, screens } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { aCandidate } from "../../testing/people.ts";
import { startApi } from "../../testing/start-api.ts";

const all = Object.entries(screens);

test("a screen consists of a candidate's plain reads: no change, no count and no other person's data", () => {
  for (const [name, { reads }] of all)
    for (const { endpoint } of reads)
      expect([name, endpoint.path, endpoint.method, endpoint.limits, endpoint.audit, endpoint.audience]).toEqual([
        name,
        endpoint.path,
        "GET",
        undefined,
        undefined,
        expect.stringMatching(/candidate|public/),
      ]);
});

test("each part equals the answer of its own endpoint", async () => {
  const api = await startApi();
  const ada = await aCandidate(api);
  for (const [name, screen] of all) {
    const together = (await ada.as.call(screen as AnyEndpoint, {})) as Record<string, unknown>;
    expect(Object.keys(together)).toEqual(screen.reads.map(({ address }) => address));
    for (const { address, endpoint, input } of screen.reads)
      expect([name, address, together[address]]).toEqual([name, address, await ada.as.call(endpoint, input)]);
  }
});

test("parts an unverified candidate may no longer read are left out, and the profile is included", async () => {
  const api = await startApi();
  const ada = await aCandidate(api, { verified: false });
  api.clock.advance(api.context.config.UNVERIFIED_WINDOW_MINUTES * 60_000);
  const together = (await ada.as.call(screens.dashboard as AnyEndpoint, {})) as Record<string, unknown>;
  expect(together).not.toHaveProperty(["/candidates/exams/recommended"]);
  expect(together).not.toHaveProperty([addressOf("", progress.summary, {}).url]);
  expect(together[addressOf("", profile.read, {}).url]).toMatchObject({ is_verified: false });
});
