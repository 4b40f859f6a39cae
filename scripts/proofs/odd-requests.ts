// npm run proof -- odd-requests [--requests N] Sends what no honest client sends, byte by byte over plain sockets. Each
// request must be answered with the envelope and a 4xx, never a 5xx, and the server's memory must not grow.
import { connect } from "node:net";
import { parseArgs } from "node:util";
import { startServer } from "../start-server.ts";

export interface OddRequest {
  name: string;
  /** Written one after the other, so that a refusal in the middle is noticed. */
  parts: (string | Buffer)[];
}

export interface OddAnswer {
  status: number;
  body: string;
  /** The number of responses on the connection: a smuggled request would be answered too. */
  answers: number;
  ms: number;
}

const LOGIN = "/api/candidates/auth/login";
const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";
const MEGABYTE = 1024 * 1024;
const someId = "0198f3a2-0000-7000-8000-000000000001";

const get = (path: string, headers: string[] = [], method = "GET") =>
  [`${method} ${path} HTTP/1.1`, "Host: 127.0.0.1", "Connection: close", ...headers, "", ""].join("\r\n");

function post(path: string, body: string | Buffer, type: string, headers: string[] = [], method = "POST") {
  const bytes = Buffer.from(body);
  const head = [`Content-Type: ${type}`, `Content-Length: ${bytes.length}`, ...headers];
  return [get(path, head, method), ...slices(bytes)];
}

const slices = (bytes: Buffer) =>
  Array.from({ length: Math.ceil(bytes.length / MEGABYTE) }, (_, at) =>
    bytes.subarray(at * MEGABYTE, (at + 1) * MEGABYTE),
  );

const json = (body: unknown) => post(LOGIN, typeof body === "string" ? body : JSON.stringify(body), JSON_TYPE);
const form = (body: string) => post(LOGIN, body, FORM_TYPE);
const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1]));
const chunk = (bytes: Buffer) => [`${bytes.length.toString(16)}\r\n`, bytes, "\r\n"];
const tenMegabytes = Buffer.alloc(10 * MEGABYTE, 0x61);

const paths = (serial: number): [string, string[]][] => [
  ["an unknown path", [get(`/api/nowhere/${serial}`)]],
  ["a NUL in the path", [get("/api/files/%00")]],
  ["a path that is not UTF-8", [get("/api/%ff%fe")]],
  ["half an escape", [get("/api/files/%")]],
  ["a path that climbs", [get("/api/..%2f..%2f..%2fetc/passwd")]],
  ["a very long path", [get(`/api/files/${"x".repeat(9_000)}`)]],
  ["a method nobody has", [get("/api/site/config", [], "PROPFIND")]],
  ["a method that is not there", [get("/api/site/contact", [], "DELETE")]],
  ["a token that is none", [get("/api/candidates/profile", [`Authorization: Bearer ${"x".repeat(600)}`])]],
  ["a header instead of a token", [get("/api/candidates/profile", ["Authorization: Basic YTpi"])]],
  ["a reserved word in the query", [get("/api/candidates/exams?__proto__[role]=owner&constructor=1")]],
  ["a query given twice", [get("/api/files/x?expires=1&expires=2&signature=a&signature=b")]],
];

const bodies: [string, (string | Buffer)[]][] = [
  ["broken JSON", json('{"email": "ada@example.ng"')],
  ["JSON with a comma too many", json('{"email": "ada@example.ng",}')],
  ["JSON with NaN", json('{"email": NaN}')],
  ["JSON that is a list", json("[]")],
  ["JSON that is a number", json("7")],
  ["JSON that is null", json("null")],
  ["no JSON at all", json("")],
  ["JSON that is not UTF-8", post(LOGIN, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), JSON_TYPE)],
  ["JSON in another encoding", post(LOGIN, Buffer.from('{"email":"a"}', "utf16le"), `${JSON_TYPE}; charset=utf-16`)],
  ["JSON said to be packed", post(LOGIN, "{}", JSON_TYPE, ["Content-Encoding: gzip"])],
  ["JSON of great depth", json(`{"a":${"[".repeat(9_000)}${"]".repeat(9_000)}}`)],
  ["a number for a text", json({ email: 5, password: 7 })],
  ["lists for texts", json({ email: [], password: [["x"]] })],
  ["objects for texts", json({ email: {}, password: { length: 8 } })],
  ["another media type", post(LOGIN, "<email/>", "text/xml")],
  ["no media type", post(LOGIN, "email=a", "")],
  ["a form with files", post(LOGIN, "--x\r\n\r\n--x--", "multipart/form-data; boundary=x")],
  ["a form with files and no boundary", post("/api/candidates/profile/avatar", "x", "multipart/form-data")],
  ["a NUL in JSON", json('{"email":"ada\\u0000@example.ng","password":"Fufu4\\u0000Supper"}')],
  ["a NUL in a form", form("email=ada%00@example.ng&password=Fufu4%00Supper")],
  ["a lone surrogate in JSON", json('{"email":"ada@example.ng","password":"Fufu4\\ud800Supper"}')],
  ["a lone surrogate in a form", form("email=ada@example.ng&password=%ED%A0%80xxxxxx")],
  ["__proto__ in JSON", json('{"__proto__":{"role":"owner"},"email":"a@b.ng","password":"Fufu4Supper"}')],
  ["constructor in JSON", json('{"email":"a@b.ng","x":{"constructor":{"prototype":{"a":1}}}}')],
  ["__proto__ in a form", form("__proto__[role]=owner&email=a@b.ng&password=Fufu4Supper")],
  ["__proto__ deep in a form", form("a[b][__proto__][role]=owner")],
  ["a form of great depth", form(`a${"[b]".repeat(60)}=1`)],
  ["a field given twice", form("email=a@b.ng&email=c@d.ng")],
  ["a form that is not UTF-8", form("email=%E0%A4%A")],
  ["many keys in JSON", json(keys(3_000))],
  ["a hundred thousand keys in JSON", json(keys(100_000))],
  ["many keys in a form", form(new URLSearchParams(keys(3_000) as never).toString())],
  ["a hundred thousand keys in a form", form(new URLSearchParams(keys(100_000) as never).toString())],
  ["ten megabytes of JSON", post(LOGIN, tenMegabytes, JSON_TYPE)],
  ["ten megabytes of form", post(LOGIN, tenMegabytes, FORM_TYPE)],
  [
    "ten megabytes in pieces",
    [
      get(LOGIN, [`Content-Type: ${JSON_TYPE}`, "Transfer-Encoding: chunked"], "POST"),
      ...slices(tenMegabytes).flatMap(chunk),
      "0\r\n\r\n",
    ],
  ],
  [
    "ids that are none",
    post("/api/candidates/exams/submit-answers", "session_id=x&answers[0][question_id]=y", FORM_TYPE),
  ],
];

/** What a signed-in candidate's broken client might send. */
const signedIn = (token: string): [string, (string | Buffer)[]][] => {
  const as = [`Authorization: Bearer ${token}`];
  const answers = `/api/candidates/exams/sessions/${someId}/answers`;
  return [
    ["a question of no exam", [get(`/api/candidates/exams/${someId}/subjects/${someId}/questions`, as)]],
    ["a query of the wrong type", [get(`/api/candidates/exams/x/subjects/y/questions?count=many&year=9e99`, as)]],
    ["a day there is not", post("/api/candidates/profile", '{"exam_date":"0000-13-45"}', JSON_TYPE, as, "PUT")],
    [
      "a picture that is none",
      post("/api/candidates/profile/avatar", "--x\r\nbroken", "multipart/form-data; boundary=x", as),
    ],
    ["answers to nothing", post(answers, '{"answers":[]}', JSON_TYPE, as, "PUT")],
    ["answers of the wrong type", post(answers, '{"answers":{"0":"A"},"elapsed_ms":-1}', JSON_TYPE, as, "PUT")],
    ["a number past all numbers", post(answers, '{"answers":[],"elapsed_ms":1e999}', JSON_TYPE, as, "PUT")],
    ["a session of no one", [get(`/api/candidates/profile/sessions/${someId}`, as, "DELETE")]],
  ];
};

const hidden = "GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n";
const smuggle = (headers: string[], body = "") =>
  [`POST ${LOGIN} HTTP/1.1`, "Host: 127.0.0.1", `Content-Type: ${JSON_TYPE}`, ...headers, "", body].join("\r\n");

const broken: [string, (string | Buffer)[]][] = [
  ["a length and pieces", [smuggle(["Content-Length: 4", "Transfer-Encoding: chunked"], `0\r\n\r\n${hidden}`)]],
  ["pieces and a length", [smuggle(["Transfer-Encoding: chunked", "Content-Length: 4"], `0\r\n\r\n${hidden}`)]],
  ["two lengths", [smuggle(["Content-Length: 0", `Content-Length: ${hidden.length}`], hidden)]],
  ["two lengths in one line", [smuggle([`Content-Length: 0, ${hidden.length}`], hidden)]],
  ["a negative length", [smuggle(["Content-Length: -1"], hidden)]],
  ["a length with a sign", [smuggle(["Content-Length: +5"], hidden)]],
  ["a length in hexadecimal", [smuggle(["Content-Length: 0x10"], hidden)]],
  ["a length past all lengths", [smuggle(["Content-Length: 99999999999999999999999"], "{}")]],
  ["a space before the colon", [smuggle(["Transfer-Encoding : chunked"], `0\r\n\r\n${hidden}`)]],
  ["an unknown coding", [smuggle(["Transfer-Encoding: xchunked"], `0\r\n\r\n${hidden}`)]],
  ["pieces that are not last", [smuggle(["Transfer-Encoding: chunked, identity"], `0\r\n\r\n${hidden}`)]],
  ["a coding twice", [smuggle(["Transfer-Encoding: chunked", "Transfer-Encoding: x"], `0\r\n\r\n${hidden}`)]],
  ["a piece of no size", [smuggle(["Transfer-Encoding: chunked"], `zz\r\n{}\r\n0\r\n\r\n${hidden}`)]],
  ["a piece of negative size", [smuggle(["Transfer-Encoding: chunked"], `-2\r\n{}\r\n0\r\n\r\n${hidden}`)]],
  ["a piece past all sizes", [smuggle(["Transfer-Encoding: chunked"], `FFFFFFFFFFFFFFFFFF\r\n{}\r\n${hidden}`)]],
  ["a piece with a long tail", [smuggle(["Transfer-Encoding: chunked"], `2;${"x".repeat(20_000)}\r\n{}\r\n0\r\n\r\n`)]],
  ["a piece longer than told", [smuggle(["Transfer-Encoding: chunked"], `1\r\n{}\r\n0\r\n\r\n${hidden}`)]],
  ["bare line feeds", [`POST ${LOGIN} HTTP/1.1\nHost: x\nContent-Length: 0\n\n`]],
  ["a bare return in a header", [smuggle(["X-Odd: a\rContent-Length: 5"], hidden)]],
  ["a folded header", [smuggle(["X-Odd: a", " b: c", "Content-Length: 0"])]],
  ["a header without a name", [smuggle([": x", "Content-Length: 0"])]],
  ["a header with a NUL", [smuggle(["X-Odd: a\0b", "Content-Length: 0"])]],
  ["a NUL in a header's name", [smuggle(["X-O\0dd: a", "Content-Length: 0"])]],
  ["a header that is huge", [get("/api/health", [`X-Odd: ${"y".repeat(40_000)}`])]],
  [
    "a thousand headers",
    [
      get(
        "/api/health",
        Array.from({ length: 1_500 }, (_, at) => `X-Odd-${at}: ${at}`),
      ),
    ],
  ],
  ["an address that is huge", [get(`/api/${"y".repeat(40_000)}`)]],
  ["no host", [`GET /api/site/config HTTP/1.1\r\nConnection: close\r\n\r\n`]],
  ["an expectation nobody meets", [get("/api/site/config", ["Expect: wonders"])]],
  ["a method in small letters", [get("/api/health").replace("GET", "get")]],
  ["another protocol", ["PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"]],
  ["a version there is not", [get("/api/health").replace("HTTP/1.1", "HTTP/9.9")]],
  ["no protocol", ["GET /api/health\r\n\r\n"]],
  ["noise", [Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03])]],
];

export const oddRequests = (token: string, serial: number): OddRequest[] =>
  [...paths(serial), ...bodies, ...signedIn(token), ...broken].map(([name, parts]) => ({ name, parts }));

/** Writes the parts and reads the data received, until a moment after the response. */
export function sendOdd(url: string, { parts }: OddRequest): Promise<OddAnswer> {
  const began = performance.now();
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    let seen = "";
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      const [head = "", body = ""] = seen.split("\r\n\r\n");
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0);
      const answers = seen.split("HTTP/1.1 ").length - 1;
      resolve({ status, body, answers, ms: performance.now() - began });
    };
    const timer = setTimeout(done, 5_000);
    socket.on("data", (bytes) => {
      // A smuggled request would be answered directly after the first response.
      if (seen === "") setTimeout(done, 100);
      seen += bytes;
    });
    socket.on("close", done);
    socket.on("error", done);
    socket.on("connect", async () => {
      for (const part of parts) {
        if (seen !== "" || socket.destroyed) break;
        if (!socket.write(part)) await new Promise((go) => socket.once("drain", go).once("close", go));
      }
    });
  });
}

/** What is wrong with a response. Null if it is correct. */
export function faultOf({ status, body, answers, ms }: OddAnswer): string | null {
  if (status < 400 || status > 499) return `answered ${status || "nothing"}`;
  if (answers > 1) return `${answers} answers to one request`;
  if (ms > 2_000) return `took ${Math.round(ms)} ms`;
  const envelope = JSON.parse(body.startsWith("{") ? body : "{}");
  return envelope.status_code === status && envelope.data === null && envelope.code
    ? null
    : "answered without the envelope";
}

const GROWTH_LIMIT = 20 * MEGABYTE;

async function residentBytes(url: string): Promise<number> {
  const figures = await (await fetch(`${url}/api/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(figures)?.[1]);
}

async function round(url: string, token: string, count: number, faults: Map<string, string>): Promise<void> {
  let sent = 0;
  while (sent < count) {
    const kinds = oddRequests(token, sent).slice(0, count - sent);
    for (let at = 0; at < kinds.length; at += 4)
      await Promise.all(
        kinds.slice(at, at + 4).map(async (odd) => {
          const fault = faultOf(await sendOdd(url, odd));
          if (fault) faults.set(odd.name, fault);
        }),
      );
    sent += kinds.length;
  }
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { requests: { type: "string", default: "1000" } } });
  const requests = Number(values.requests);
  const server = await startServer();
  let passed = 0;
  let failed = 0;
  const check = (what: string, ok: boolean) => {
    if (ok) passed++;
    else failed++;
    console.log(`${ok ? "ok    " : "FAILED"} ${what}`);
  };
  try {
    const login = await fetch(`${server.url}${LOGIN}`, {
      method: "POST",
      headers: { "content-type": JSON_TYPE },
      body: JSON.stringify({ email: "student@demo.ng", password: "Student123" }),
    });
    const token = (await login.json()).data.access_token;
    const faults = new Map<string, string>();
    await round(server.url, token, requests, faults);
    const before = await residentBytes(server.url);
    await round(server.url, token, requests, faults);
    const growth = (await residentBytes(server.url)) - before;
    for (const { name } of oddRequests(token, 0))
      check(`${name}${faults.has(name) ? `: ${faults.get(name)}` : ""}`, !faults.has(name));
    const megabytes = (growth / MEGABYTE).toFixed(1);
    check(`${requests} odd requests grow the server by ${megabytes} MB, at most 20`, growth <= GROWTH_LIMIT);
    check("the server still serves", (await fetch(`${server.url}/api/ready`)).status === 200);
  } finally {
    await server.stop();
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}
