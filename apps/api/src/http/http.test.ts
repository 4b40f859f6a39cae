import { connect } from "node:net";
import { type AnyEndpoint, contract, placeholdersOf, site, sittings } from "@sabiprep/contract";
import { describe, expect, test } from "vitest";
import { placeOf, unsealText } from "../secrets/vault.ts";
import { examFixture } from "../testing/an-exam.ts";
import { aCandidate, aStaffMember } from "../testing/people.ts";
import { startApi } from "../testing/start-api.ts";

const post = (url: string, body: string | Buffer, type = "application/json", headers: Record<string, string> = {}) =>
  fetch(`${url}/api/site/contact`, {
    method: "POST",
    body: typeof body === "string" ? body : new Uint8Array(body),
    headers: { "content-type": type, ...headers },
  });

const letter = { name: "Ada Obi", email: "ada@example.ng", message: "Where is the mock?" };

async function expectEnvelope(response: Response, status: number, code: string) {
  expect(response.status).toBe(status);
  expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  const body = await response.json();
  expect(body).toMatchObject({ status_code: status, code, data: null });
  expect(typeof body.message).toBe("string");
  return body;
}

function raw(url: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1", () => socket.write(text));
    let seen = "";
    socket.on("data", (bytes) => {
      seen += bytes;
    });
    socket.on("close", () => resolve(seen));
    socket.on("error", reject);
    setTimeout(() => socket.destroy(), 3000).unref();
  });
}

describe("malformed requests get the envelope with a 4xx status", () => {
  test("each kind of broken body", async () => {
    const { url, db } = await startApi();
    const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    const odd: [string | Buffer, string, number][] = [
      ["{broken", "application/json", 400],
      [`{"name": NaN}`, "application/json", 400],
      ["[]", "application/json", 400],
      ["7", "application/json", 400],
      [`{"a":${deep}}`, "application/json", 413],
      [`{"a":${deep.slice(90_000, 110_000)}}`, "application/json", 400],
      [`{"__proto__":{"role":"owner"}}`, "application/json", 400],
      [`{"name":"x","constructor":{"prototype":1}}`, "application/json", 400],
      [JSON.stringify({ ...letter, name: "nul\0" }), "application/json", 400],
      [`{"name":"\\ud800","email":"a@b.ng","message":"m"}`, "application/json", 400],
      [Buffer.from([0x7b, 0xff, 0xfe]), "application/json", 400],
      ["name=a&name=b", "application/x-www-form-urlencoded", 400],
      ["a[__proto__][x]=1", "application/x-www-form-urlencoded", 400],
      ["name=%E0%A4%A", "application/x-www-form-urlencoded", 400],
      [Array.from({ length: 3000 }, (_, i) => `k${i}=1`).join("&"), "application/x-www-form-urlencoded", 400],
      ["a[b][c][d][e][f][g][h]=1", "application/x-www-form-urlencoded", 400],
      ["<xml/>", "text/xml", 415],
      ["--x", "multipart/form-data; boundary=x", 415],
      [JSON.stringify({ message: "m".repeat(70_000) }), "application/json", 413],
      [Buffer.alloc(10_000_000, 0x61), "application/json", 413],
    ];
    for (const [body, type, status] of odd) {
      const response = await post(url, body, type).catch((problem) => problem as Error);
      // A refused body may be cut off while it is still being sent. The connection then ends, which is also a refusal.
      if (response instanceof Error) expect(status).toBe(413);
      else expect([response.status, (await response.json()).status_code]).toEqual([status, status]);
    }
    expect(await db.selectFrom("mail_outbox").select("id").execute()).toEqual([]);
  });

  test("unknown paths and methods", async () => {
    const { url } = await startApi();
    await expectEnvelope(await fetch(`${url}/api/nowhere`), 404, "not_found");
    await expectEnvelope(await fetch(`${url}/api/site/contact`, { method: "DELETE" }), 404, "not_found");
    await expectEnvelope(await fetch(`${url}/api/%00%ff`), 400, "bad_request");
  });

  test("requests that Node's own parser refuses", async () => {
    const { url } = await startApi();
    const huge = await raw(url, `GET /api/health HTTP/1.1\r\nHost: x\r\nX: ${"y".repeat(40_000)}\r\n\r\n`);
    expect(huge).toMatch(/^HTTP\/1.1 431 /);
    expect(huge).toContain('"code":"header_too_large"');
    const smuggled = await raw(
      url,
      "POST /api/site/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    );
    expect(smuggled).toMatch(/^HTTP\/1.1 400 /);
    expect(await raw(url, "NONSENSE\r\n\r\n")).toMatch(/^HTTP\/1.1 400 /);
  });
});

test("form bodies and JSON bodies mean the same", async () => {
  const { url, db } = await startApi();
  expect((await post(url, JSON.stringify(letter))).status).toBe(201);
  const form = new URLSearchParams(letter).toString();
  expect((await post(url, form, "application/x-www-form-urlencoded")).status).toBe(201);
  const mails = await db.selectFrom("mail_outbox").select(["uuid", "text"]).execute();
  expect(mails).toHaveLength(2);
  const [first, second] = mails.map(({ uuid, text }) => unsealText(placeOf("mail_outbox", "text", uuid), text!));
  expect(first).toEqual(second);
});

test("a refused field is named, and its first message is also the envelope's message", async () => {
  const { url } = await startApi();
  const body = await expectEnvelope(await post(url, JSON.stringify({ ...letter, email: "" })), 400, "validation");
  expect(body.message).toBe("Email is required");
  expect(body.errors).toEqual({ email: ["Email is required"] });
});

test("with a gateway key, unsigned calls are refused and a wrong clock is corrected in one retry", async () => {
  const { url, anyone, clock } = await startApi({ GATEWAY_KEY: "a-key-for-the-gateway" });
  await expectEnvelope(await post(url, JSON.stringify(letter)), 400, "bad_signature");
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  clock.advance(0);
  expect(await anyone.call(site.contact, letter)).toBeNull();
});

test("an endpoint over its limit answers 429 with Retry-After", async () => {
  const { url } = await startApi({ RATE_LIMITS: "on" });
  for (let i = 0; i < 3; i++) expect((await post(url, JSON.stringify(letter))).status).toBe(201);
  const refused = await post(url, JSON.stringify({ ...letter, email: " ADA@example.ng" }));
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  await expectEnvelope(refused, 429, "too_many");
});

test("the contract is published as OpenAPI and as a page without scripts", async () => {
  const { url } = await startApi();
  const api = await (await fetch(`${url}/api/openapi.json`)).json();
  expect(api.openapi).toBe("3.1.0");
  expect(api.paths["/admin/question-import"].post.requestBody.content["multipart/form-data"].schema.required).toEqual([
    "file",
  ]);
  const endpoints = Object.values(contract).flatMap((feature) => Object.values(feature));
  const operations = Object.values(api.paths).flatMap((path) => Object.keys(path as object));
  expect(operations).toHaveLength(endpoints.length);
  const docs = await fetch(`${url}/api/docs`);
  const page = await docs.text();
  for (const { path } of endpoints) expect(page).toContain(path);
  expect(page).not.toContain("<script");
  expect(docs.headers.get("content-security-policy")).toContain("style-src 'sha256-");
});

test("the API's description is made once, and a reader who has it receives no bytes again", async () => {
  const { url } = await startApi();
  for (const path of ["/api/openapi.json", "/api/docs"]) {
    const first = await fetch(`${url}${path}`, { headers: { "accept-encoding": "br" } });
    const etag = first.headers.get("etag")!;
    expect([first.status, first.headers.get("content-encoding"), first.headers.get("vary")]).toEqual([
      200,
      "br",
      "accept-encoding",
    ]);
    const text = await first.text();
    const again = await fetch(`${url}${path}`, { headers: { "if-none-match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const plain = await fetch(`${url}${path}`, { headers: { "accept-encoding": "identity" } });
    expect(await plain.text()).toBe(text);
  }
});

test("metrics need the token, and without a token only this machine may read them, and in production nobody", async () => {
  const metrics = (url: string, headers = {}) => fetch(`${url}/api/metrics`, { headers });
  const { url } = await startApi();
  expect((await metrics(url)).status).toBe(200);
  const production = { NODE_ENV: "production", RATE_LIMITS: "on", SMTP_URL: "smtps://mail.sabiprep.test" };
  const live = await startApi(production);
  expect((await metrics(live.url)).status).toBe(404);
  const token = "a-token-for-the-figures";
  const guarded = await startApi({ ...production, METRICS_TOKEN: token });
  expect((await metrics(guarded.url)).status).toBe(404);
  expect((await metrics(guarded.url, { authorization: `Bearer ${token}` })).status).toBe(200);
});

test("a local proxy missing from TRUSTED_PROXIES is logged once", async () => {
  const warnings = ({ logged }: { logged: string[] }) => logged.filter((line) => line.includes("TRUSTED_PROXIES"));
  const through = (url: string) => fetch(`${url}/api/health`, { headers: { "x-forwarded-for": "102.89.1.1" } });
  const forgotten = await startApi();
  await fetch(`${forgotten.url}/api/health`);
  expect(warnings(forgotten)).toEqual([]);
  for (let times = 0; times < 3; times++) await through(forgotten.url);
  expect(warnings(forgotten)).toHaveLength(1);
  const named = await startApi({ TRUSTED_PROXIES: "127.0.0.1" });
  await through(named.url);
  expect(warnings(named)).toEqual([]);
});

test("unexpected numbers and options are refused without an error in the server", async () => {
  const api = await startApi();
  const candidate = await aCandidate(api);
  const owner = await aStaffMember(api);
  const nobodys = "0192f0c1-0000-7000-8000-000000000000";
  const send = async (method: string, path: string, token: string, body: unknown) => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    return (await fetch(`${api.url}/api${path}`, { method, headers, body: JSON.stringify(body) })).status;
  };
  const { exam, subject } = await examFixture(api.db, { questions: 10 });
  const { session, exams } = await candidate.as.call(sittings.start, { exam_id: exam.uuid, subject_id: subject.uuid });
  const answered_at = api.clock.now().toISOString();
  const answers = [{ question_id: exams[0]!.uuid, selected_option: "A", answered_at }];
  expect(
    await send("PUT", `/candidates/exams/sessions/${session.uuid}/answers`, candidate.access_token, {
      answers,
      elapsed_ms: 1e300,
    }),
  ).toBe(400);
  const option = { option_a: 1, option_b: 2, option_c: 3, option_d: 4, option_e: 5 };
  expect(await send("PUT", `/admin/question/${nobodys}`, owner.access_token, option)).toBe(400);
  expect(await send("POST", `/admin/question/${nobodys}/restore`, owner.access_token, { revision: 2 ** 40 })).toBe(400);
});

test("every staff endpoint names its roles, and every placeholder has its parameter", () => {
  const endpoints: AnyEndpoint[] = Object.values(contract).flatMap((feature) => Object.values(feature));
  for (const { method, path, audience, roles, params } of endpoints) {
    const name = `${method} ${path}`;
    if (audience === "staff") expect(roles, name).toBeDefined();
    expect(Object.keys(params?.def.shape ?? {}).sort(), `params of ${name}`).toEqual(placeholdersOf(path).sort());
  }
});
