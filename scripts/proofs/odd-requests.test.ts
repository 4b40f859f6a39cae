import { expect, test } from "vitest";
import { aCandidate } from "../../apps/api/src/testing/people.ts";
import { startApi } from "../../apps/api/src/testing/start-api.ts";
import { faultOf, oddRequests, sendOdd } from "./odd-requests.ts";

test("every kind of odd request gets the envelope with a 4xx (a thousand: npm run proof -- odd-requests)", async () => {
  const api = await startApi();
  const { access_token } = await aCandidate(api);
  const faults: string[] = [];
  for (const odd of oddRequests(access_token, 0)) {
    const answer = await sendOdd(api.url, odd);
    const fault = faultOf(answer);
    if (fault) faults.push(`${odd.name}: ${fault} ${answer.body.slice(0, 200)}`);
  }
  expect(faults).toEqual([]);
  expect(api.logged.filter((line) => line.includes('"level":50'))).toEqual([]);
});
