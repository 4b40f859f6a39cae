// npm run bench -- http [--rounds N]: compares a 40-question response through our pipeline (identify, limits, parse in,
// parse out, envelope, headers, metrics) with bare node:http. Both make the same bytes of JSON from the same object,
// which contains a character beyond Latin-1, as nearly every paper does. Each server is a separate process. Rounds are
// short and alternate (ours, bare, bare, ours). The bench compares the processor time that each server used, because
// the duration of a round depends on other work on the machine. The result is the median of the rounds' ratios.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { parseArgs } from "node:util";
import { type CandidateQuestion, sittings } from "@sabiprep/contract";
import Fastify from "fastify";
import { pino } from "pino";
import { noSiblings } from "../apps/api/src/adapters/sibling-processes.ts";
import type { AppContext } from "../apps/api/src/app-context.ts";
import { readConfig } from "../apps/api/src/config.ts";
import { noCallers } from "../apps/api/src/features/auth/cached-callers.ts";
import { hashOf } from "../apps/api/src/features/auth/secret-token.ts";
import { acceptBodies } from "../apps/api/src/http/bodies.ts";
import { registerErrorHandlers } from "../apps/api/src/http/errors.ts";
import { limitRoutes } from "../apps/api/src/http/limit-routes.ts";
import { createLimits, type Limits } from "../apps/api/src/http/limits.ts";
import { serveMetrics } from "../apps/api/src/http/metrics.ts";
import { mount } from "../apps/api/src/http/mount.ts";
import { requestIds } from "../apps/api/src/http/request-id.ts";
import { route } from "../apps/api/src/http/route.ts";
import { sendSecurityHeaders } from "../apps/api/src/http/security-headers.ts";
import { acceptUploads } from "../apps/api/src/http/uploads.ts";
import { median } from "../scripts/median.ts";

const BAR = 0.7;
const WARM_UP = 10_000;
const ROUND = 1_500;
const CONNECTIONS = 16;
const TOKEN = "a-token-of-the-bench-that-is-as-long-as-ours-are";
const SESSION = "0198f3a2-0000-7000-8000-000000000001";
const PATH = `/api/candidates/exams/sessions/${SESSION}`;

function question(at: number): CandidateQuestion {
  const option = (letter: string) =>
    `<p>Option ${letter} of question ${at}: <math><mn>${at}</mn><mo>+</mo><mi>x</mi></math></p>`;
  return {
    uuid: `0198f3a2-0000-7000-8000-${String(at).padStart(12, "0")}`,
    question_body: `<p>Question ${at}. A car starts from rest and gains speed at <math><mn>2</mn></math> m s⁻². How far has it gone after ${at} seconds?</p>`,
    option_a: option("A"),
    option_b: option("B"),
    option_c: option("C"),
    option_d: option("D"),
    option_e: null,
    question_type: "TEXTS_ONLY",
    image_url: null,
    image_alt: null,
    image_size: null,
    audio_url: null,
    passage: null,
    topic: "Motion in a straight line",
    difficulty_level: "medium",
    pool: "paper",
    year: 2014,
    source: "original",
    correct_answer: "B",
    answer_explanation: `<p>From rest, the distance is half the acceleration times the square of the time, here ${at * at} metres.</p>`,
    whys: [],
  };
}

const now = "2026-11-15T08:00:00.000Z";
const data = {
  exams: Array.from({ length: 40 }, (_, at) => question(at)),
  session: {
    uuid: SESSION,
    mode: "practice" as const,
    kind: "practice" as const,
    state: "open" as const,
    title: "Physics",
    exam: { uuid: SESSION, name: "JAMB" },
    subject: { uuid: SESSION, name: "Physics" },
    year: null,
    source: "original" as const,
    started_at: now,
    deadline_at: null,
    duration_minutes: null,
    server_now: now,
    resumed: true,
    sections: [{ name: "Physics", subject_uuid: SESSION, from: 1, count: 40, estimate: false }],
  },
  answers: [],
  seq: 0,
  seal_key: "",
  answer_secret: "c2VjcmV0",
};

function serveBare() {
  return createServer((_request, response) => {
    const body = JSON.stringify({ status_code: 200, message: "OK", data });
    response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) });
    response.end(body);
  });
}

/** The pipeline as app.ts builds it, with a cached caller and with limits that count but never run out. */
async function serveOurs() {
  const fixed = new Date();
  const caller = {
    audience: "candidate" as const,
    id: 1,
    uuid: SESSION,
    session_id: 1,
    email_verified: true,
    registered_at: now,
  };
  const callers = noCallers();
  callers.store(hashOf(TOKEN), caller, fixed.getTime() + 3_600_000, fixed);
  const context = {
    config: readConfig({}),
    clock: { now: () => fixed },
    siblings: noSiblings,
  } as unknown as AppContext;
  const counted = createLimits(null, 30_000);
  let calls = 0;
  const limits: Limits = {
    byAddress: (kind, _address, authorization) =>
      counted.byAddress(kind, `10.0.${calls++ % 1_000}`, `${authorization}${calls % 5_000}`),
    byEndpoint: (endpoint, who) => {
      const id = calls % 5_000;
      const one = { authorization: `${who.authorization}${id}`, caller: { ...caller, id } };
      return counted.byEndpoint(endpoint, { ...who, ...one });
    },
    succeeded: counted.succeeded,
  };
  const app = Fastify({ loggerInstance: pino({ level: "silent" }), genReqId: requestIds(() => false) });
  sendSecurityHeaders(app as never, true);
  limitRoutes(app as never, limits);
  acceptBodies(app as never);
  await acceptUploads(app as never);
  registerErrorHandlers(app as never);
  serveMetrics(app as never, context);
  mount(app as never, [route(sittings.read, () => data)], {
    context,
    identify: async (token, at) => callers.recall(hashOf(token), at),
    limits,
    mayStudy: async () => {},
    hasSecondStep: () => {},
    isConfirmed: () => {},
    countRows: async () => {},
    renewSession: async () => "",
    writeAudit: async () => {},
    auditSignIn: async () => {},
    auditRefusal: async () => {},
  });
  await app.ready();
  return createServer((request, response) => app.routing(request, response));
}

async function serve(which: string): Promise<void> {
  const server = which === "ours" ? await serveOurs() : serveBare();
  server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as AddressInfo).port }));
  process.on("message", () => process.send?.({ cpu: process.cpuUsage() }));
  process.on("disconnect", () => process.exit(0));
}

interface Side {
  child: ChildProcess;
  port: number;
  /** Every response has the same length, so the load only counts bytes and leaves the machine to the server. */
  length: number;
}

async function start(which: string): Promise<Side> {
  const execArgv = [
    ...process.execArgv,
    ...(process.env.PROFILE ? ["--cpu-prof", `--cpu-prof-dir=${process.env.PROFILE}`] : []),
  ];
  const child = fork(import.meta.filename, ["--serve", which], { stdio: "inherit", execArgv });
  const [{ port }] = (await once(child, "message")) as [{ port: number }];
  const answer = await exchange(port);
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  if (!head.startsWith("HTTP/1.1 200") || JSON.parse(body).data.exams.length !== 40)
    throw new Error(`${which} answered:\n${answer.slice(0, 500)}`);
  return { child, port, length: Buffer.byteLength(answer) };
}

const asked = [`GET ${PATH} HTTP/1.1`, "Host: 127.0.0.1", `Authorization: Bearer ${TOKEN}`, "Accept: application/json"];
const oneRequest = Buffer.from([...asked, "", ""].join("\r\n"));

function exchange(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(oneRequest));
    let seen = "";
    socket.on("error", reject);
    socket.on("data", (bytes) => {
      seen += bytes;
      const length = Number(/content-length: (\d+)/i.exec(seen)?.[1]);
      const head = seen.indexOf("\r\n\r\n") + 4;
      if (head < 4 || Buffer.byteLength(seen) < head + length) return;
      socket.destroy();
      resolve(seen);
    });
  });
}

/** Responses per second, and per second of the server's own processor time. */
interface Speed {
  perSecond: number;
  perCpuSecond: number;
}

async function measure({ child, port, length }: Side, wanted: number): Promise<Speed> {
  const cpu = async () => {
    child.send("cpu");
    const [{ cpu }] = (await once(child, "message")) as [{ cpu: NodeJS.CpuUsage }];
    return (cpu.user + cpu.system) / 1e6;
  };
  const cpuBefore = await cpu();
  const began = performance.now();
  let left = wanted;
  await Promise.all(Array.from({ length: CONNECTIONS }, () => ask()));
  const seconds = (performance.now() - began) / 1000;
  return { perSecond: wanted / seconds, perCpuSecond: wanted / ((await cpu()) - cpuBefore) };

  function ask(): Promise<void> {
    return new Promise((resolve, reject) => {
      let bytes = 0;
      const next = () => (left-- > 0 ? socket.write(oneRequest) : socket.destroy());
      const socket = connect(port, "127.0.0.1", next);
      socket.on("error", reject);
      socket.on("close", () => resolve());
      socket.on("data", (chunk) => {
        bytes += chunk.length;
        if (bytes < length) return;
        bytes -= length;
        next();
      });
    });
  }
}

const { values } = parseArgs({ options: { serve: { type: "string" }, rounds: { type: "string", default: "60" } } });
if (values.serve) await serve(values.serve);
else {
  const [ours, bare] = [await start("ours"), await start("bare")];
  for (const side of [ours, bare]) await measure(side, WARM_UP);
  const rounds: { ours: Speed; bare: Speed }[] = [];
  for (let round = 0; round < Number(values.rounds); round++) {
    if (round % 2) rounds.push({ ours: await measure(ours, ROUND), bare: await measure(bare, ROUND) });
    else {
      const first = await measure(bare, ROUND);
      rounds.push({ bare: first, ours: await measure(ours, ROUND) });
    }
  }
  const ratios = (what: keyof Speed) =>
    rounds.map(({ ours, bare }) => ours[what] / bare[what]).toSorted((one, other) => one - other);
  const quarters = (list: number[]) =>
    [0.25, 0.5, 0.75].map((share) => list[Math.floor(list.length * share)]!.toFixed(2)).join(" ");
  const each = (side: "ours" | "bare") => 1000 / median(rounds.map((round) => round[side].perCpuSecond));
  const ratio = median(ratios("perCpuSecond"));
  console.log(
    `40 questions, ${(ours.length / 1024).toFixed(1)} KB, ${CONNECTIONS} connections, ${rounds.length} rounds`,
  );
  console.log(`CPU ms of one answer: ours ${each("ours").toFixed(3)}, bare node:http ${each("bare").toFixed(3)}`);
  console.log(
    `ratio ${ratio.toFixed(2)} (quarters ${quarters(ratios("perCpuSecond"))}); by the clock ${quarters(ratios("perSecond"))}`,
  );
  console.log(ratio >= BAR ? `ok: at least ${BAR}` : `FAILED: below ${BAR}`);
  for (const { child } of [ours, bare]) child.disconnect();
  process.exitCode = ratio >= BAR ? 0 : 1;
}
