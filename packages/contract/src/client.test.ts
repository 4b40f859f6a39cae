import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import * as z from "zod/mini";
import { type ApiError, createClient, firstMessage } from "./client.ts";
import { endpoint } from "./endpoint.ts";
import { signTimestamp } from "./gateway-signature.ts";

const echo = endpoint({
  method: "POST",
  path: "/echo/{name}",
  summary: "",
  audience: "public",
  params: z.object({ name: z.string() }),
  query: z.object({ page: z.optional(z.number()) }),
  body: z.object({ said: z.string() }),
  data: z.unknown(),
});

type Answer = { status: number; body?: string; headers?: Record<string, string> };

async function aServer(
  answer: (request: { url: string; body: string; headers: Record<string, unknown> }) => Answer | null,
) {
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (bytes) => {
      body += bytes;
    });
    request.on("end", () => {
      const told = answer({ url: request.url ?? "", body, headers: request.headers });
      if (told) response.writeHead(told.status, told.headers).end(told.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const input = { name: "a/b", page: 2, said: "hello" };
const failing = async (url: string, more = {}) =>
  (await createClient({ baseUrl: url, ...more })
    .call(echo, input)
    .catch((problem) => problem)) as ApiError;

test("path, query and body are sent where the endpoint says", async () => {
  const url = await aServer(({ url, body }) => ({
    status: 200,
    body: JSON.stringify({ status_code: 200, message: "OK", data: { url, body } }),
  }));
  expect(await createClient({ baseUrl: url }).call(echo, input)).toEqual({
    url: "/echo/a%2Fb?page=2",
    body: JSON.stringify({ said: "hello" }),
  });
});

test("a change request survives leaving the page, unless it is too large", async () => {
  const outlived: (boolean | undefined)[] = [];
  const fetch: typeof globalThis.fetch = async (_, init) => {
    outlived.push(init?.keepalive);
    return Response.json({ status_code: 200, message: "OK", data: null });
  };
  const client = createClient({ baseUrl: "http://127.0.0.1", fetch });
  await client.call(echo, input);
  await client.call(echo, { ...input, said: "x".repeat(8_000) });
  await client.call({ ...echo, method: "GET" }, input);
  expect(outlived).toEqual([true, false, false]);
});

test("messages may be a string or nested arrays, and the first is used", () => {
  expect(firstMessage("one")).toBe("one");
  expect(firstMessage([["two"], "three"])).toBe("two");
  expect(firstMessage({ email: ["four"] })).toBe("four");
  expect(firstMessage([[], [""]])).toBeNull();
});

test("each failure has its specified message", async () => {
  const answering = (answer: Answer) => aServer(() => answer);
  const json = (body: object) => JSON.stringify(body);
  expect(
    (await failing(await answering({ status: 400, body: json({ message: [["Email is required"]] }) }))).message,
  ).toBe("Email is required");
  expect((await failing(await answering({ status: 400, body: json({ message: [] }) }))).message).toBe(
    "Some required fields are still empty!",
  );
  expect((await failing(await answering({ status: 500, body: json({}) }))).message).toBe(
    "Something went wrong. Please try again!",
  );
  expect((await failing(await answering({ status: 404, body: json({}) }))).message).toBe("Request failed.");
  expect((await failing(await answering({ status: 200, body: "<html>" }))).message).toBe(
    "Something went wrong. Please try again!",
  );
  expect(await failing("http://127.0.0.1:1")).toMatchObject({
    code: "network",
    message: "Internal server error. Please try again!",
  });
});

test("a 403 reports that the session is over", async () => {
  let over = "";
  const body = JSON.stringify({ message: "Unauthenticated.", code: "unauthenticated" });
  await failing(await aServer(() => ({ status: 403, body })), { onSessionOver: (message: string) => (over = message) });
  expect(over).toBe("Unauthenticated.");
});

test("a request without a response is aborted after the time-out, or immediately when the caller aborts", async () => {
  const url = await aServer(() => null);
  expect(await failing(url, { timeoutMs: 50 })).toMatchObject({ code: "network" });
  const controller = new AbortController();
  const call = createClient({ baseUrl: url }).call(echo, input, { signal: controller.signal });
  controller.abort();
  expect(await call.catch((problem) => problem)).toMatchObject({ code: "aborted" });
});

test("a wrong clock is corrected by the server's date and the call is repeated once", async () => {
  const key = "a-key-for-the-gateway";
  const stamps: number[] = [];
  const url = await aServer(({ headers }) => {
    stamps.push(Number(headers["x-timestamp"]));
    const off = Math.abs(Date.now() - stamps.at(-1)!) > 300_000;
    return off
      ? {
          status: 400,
          body: JSON.stringify({ code: "bad_signature", message: "no" }),
          headers: { date: new Date().toUTCString() },
        }
      : { status: 200, body: JSON.stringify({ data: headers["x-signature"] }) };
  });
  const twoYears = 2 * 365 * 86_400_000;
  const client = createClient({ baseUrl: url, gatewayKey: key, now: () => Date.now() + twoYears });
  expect(await client.call(echo, input)).toBe(await signTimestamp(key, String(stamps.at(-1))));
  expect(stamps).toHaveLength(2);
  await client.call(echo, input);
  expect(stamps).toHaveLength(3);
});

test("a 200 response whose envelope says 403 ends the session like any other", async () => {
  const baseUrl = await aServer(() => ({
    status: 200,
    body: JSON.stringify({ status_code: 403, message: "Unauthenticated.", data: null }),
  }));
  let over = "";
  const client = createClient({
    baseUrl,
    onSessionOver: (message) => {
      over = message;
    },
  });
  const failure = await client.call(echo, { name: "a", said: "b" }).catch((problem: ApiError) => problem);
  expect(failure).toMatchObject({ status: 403, message: "Unauthenticated." });
  expect(over).toBe("Unauthenticated.");
});
