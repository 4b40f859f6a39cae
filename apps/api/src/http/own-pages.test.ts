import { request } from "node:http";
import { expect, test } from "vitest";
import { examFixture } from "../testing/an-exam.ts";
import { aCandidate } from "../testing/people.ts";
import { startApi } from "../testing/start-api.ts";

test("requests from other sites, links or pictures are refused, even when a GET changes something", async () => {
  const api = await startApi();
  const { exam, subject } = await examFixture(api.db);
  const { access_token } = await aCandidate(api);
  const start = `/api/candidates/exams/${exam.uuid}/subjects/${subject.uuid}/questions`;
  const ask = async (path: string, said: Record<string, string>, init: RequestInit = {}) =>
    (await fetchWith(api.url + path, { ...said, authorization: `Bearer ${access_token}` }, init)).status;
  const begun = async () => (await api.db.selectFrom("sittings").select("id").execute()).length;

  const foreign = [
    { "sec-fetch-site": "cross-site", "sec-fetch-mode": "cors" },
    { "sec-fetch-site": "same-site", "sec-fetch-mode": "cors" },
    { "sec-fetch-site": "none", "sec-fetch-mode": "navigate" },
    { "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate" },
    { "sec-fetch-site": "same-origin", "sec-fetch-mode": "no-cors" },
  ];
  for (const said of foreign) expect([said, await ask(start, said)]).toEqual([said, 400]);
  expect(await begun()).toBe(0);
  const login = { method: "POST", body: new URLSearchParams({ email: "a@b.ng", password: "Wrong4Supper" }) };
  expect(await ask("/api/candidates/auth/login", foreign[0]!, login)).toBe(400);

  expect(await ask(start, { "sec-fetch-site": "same-origin", "sec-fetch-mode": "cors" })).toBe(200);
  // A program that is not a browser sends no such header.
  expect(await ask(start, {})).toBe(200);
  // Public data may be requested from any site.
  expect(await ask("/api/candidates/auth/registeration-data", foreign[0]!)).toBe(200);
});

/** fetch sets the mode header itself. This function does not. */
async function fetchWith(url: string, headers: Record<string, string>, init: RequestInit): Promise<{ status: number }> {
  const body = init.body ? String(init.body) : "";
  const more = body ? { "content-type": "application/x-www-form-urlencoded" } : {};
  return new Promise((give, refuse) => {
    const asked = request(url, { method: init.method ?? "GET", headers: { ...headers, ...more } }, (response) => {
      response.resume();
      response.on("end", () => give({ status: response.statusCode! }));
    });
    asked.on("error", refuse);
    asked.end(body);
  });
}
