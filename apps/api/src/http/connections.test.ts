// The limits on a connection before, during and after a request: silent, slow, pipelining, not reading the answer, too
// many.
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { aCandidate } from "../testing/people.ts";
import { startApi } from "../testing/start-api.ts";

interface Line {
  socket: Socket;
  seen: () => string;
  /** Milliseconds until the other side closed. */
  closed: Promise<number>;
}

async function open(url: string, localAddress = "127.0.0.1"): Promise<Line> {
  const began = performance.now();
  const socket = connect({ port: Number(new URL(url).port), host: "127.0.0.1", localAddress });
  onTestFinished(() => void socket.destroy());
  let seen = "";
  socket.on("data", (bytes) => {
    seen += bytes.toString("latin1");
  });
  socket.on("error", () => {});
  const closed = new Promise<number>((resolve) => socket.on("close", () => resolve(performance.now() - began)));
  await new Promise((resolve) => socket.once("connect", resolve).once("close", resolve));
  return { socket, seen: () => seen, closed };
}

const within = <Value>(promise: Promise<Value>, ms: number) =>
  Promise.race([promise, wait(ms).then(() => "still open" as const)]);

const get = (path: string, more: string[] = []) =>
  [`GET ${path} HTTP/1.1`, "Host: 127.0.0.1", ...more, "", ""].join("\r\n");

test("a connection without any request is closed without data, so that the next request gets no wrong answer", async () => {
  const { url } = await startApi({}, { headersMs: 1_000 });
  const spare = await open(url);
  expect(await within(spare.closed, 15_000)).not.toBe("still open");
  expect(spare.seen()).toBe("");
});

test("half a request that stops is answered with 408, and the connection ends", async () => {
  const { url } = await startApi({}, { headersMs: 1_000 });
  const half = await open(url);
  half.socket.write("GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ");
  expect(await within(half.closed, 15_000)).not.toBe("still open");
  expect(half.seen()).toMatch(/^HTTP\/1\.1 408 .*connection: close/is);
  expect(half.seen()).toContain('"code":"request_timeout"');
});

test("broken data after a good request does not replace that request's answer", async () => {
  const { url } = await startApi();
  const line = await open(url);
  line.socket.write(`${get("/api/site/config")}NONSENSE\r\n\r\n`);
  expect(await within(line.closed, 8_000)).not.toBe("still open");
  expect(line.seen()).toMatch(/^HTTP\/1\.1 200 /);
  expect(line.seen().split("HTTP/1.1 ")).toHaveLength(2);
});

test("two Host headers are refused, and one is required", async () => {
  const { url } = await startApi();
  for (const hosts of [["Host: a", "Host: b"], ["host: a", "Host: a"], [], ["Host:"]]) {
    const line = await open(url);
    line.socket.write(["GET /api/health HTTP/1.1", ...hosts, "", ""].join("\r\n"));
    await within(line.closed, 8_000);
    expect([hosts, line.seen().slice(0, 12)]).toEqual([hosts, "HTTP/1.1 400"]);
  }
});

test("a slow body that keeps arriving is read to its end, and one that stops is not waited for", async () => {
  const bodies = { graceMs: 1_000, windowMs: 1_000, bytesPerSecond: 2_048 };
  const api = await startApi({}, { bodies });
  const { access_token } = await aCandidate(api);
  const send = async (bytesPerTick: number) => {
    const line = await open(api.url);
    const head = ["Content-Type: multipart/form-data; boundary=x", `Authorization: Bearer ${access_token}`];
    const form = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n${"z".repeat(24_000)}\r\n--x--\r\n`;
    line.socket.write(
      get("/api/candidates/profile/avatar", [...head, `Content-Length: ${form.length}`, "Connection: close"]).replace(
        "GET",
        "POST",
      ),
    );
    for (let at = 0; at < form.length && !line.socket.destroyed; at += bytesPerTick) {
      line.socket.write(form.slice(at, at + bytesPerTick));
      await wait(100);
      if (line.seen()) break;
    }
    await within(line.closed, 5_000);
    return line.seen();
  };
  const [slow, stopped] = await Promise.all([send(800), send(20)]);
  expect(slow).toContain("Please choose a JPEG, PNG or WebP picture.");
  expect(stopped).toMatch(/^HTTP\/1\.1 408 /);
});

test("pipelined requests are answered in order, one at a time, and endless ones end the connection", async () => {
  const { url } = await startApi();
  const line = await open(url);
  line.socket.write(get("/api/health").repeat(9) + get("/api/site/config", ["Connection: close"]));
  await within(line.closed, 8_000);
  const answers = line.seen().split("HTTP/1.1 ").slice(1);
  expect(answers).toHaveLength(10);
  expect(answers.at(-1)).toContain("site_name");

  const flood = await open(url);
  flood.socket.write(get("/api/site/config").repeat(900));
  expect(await within(flood.closed, 8_000)).not.toBe("still open");
  expect(flood.seen().split("HTTP/1.1 ").length).toBeLessThan(50);
});

test("answers that a client does not read are dropped with its connection", async () => {
  const { url } = await startApi({}, { stallMs: 500 });
  const lines = await Promise.all(Array.from({ length: 20 }, () => open(url)));
  for (const { socket } of lines) {
    socket.pause();
    socket.write(get("/api/openapi.json").repeat(20));
    // A client that keeps sending but reads nothing is not active.
    const knock = setInterval(() => socket.write("\r\n"), 100);
    socket.on("close", () => clearInterval(knock));
  }
  await wait(4_000);
  // Reading the rest reaches the end: the data sent before, and then the closed connection.
  for (const { socket } of lines) socket.resume();
  for (const { closed } of lines) expect(await within(closed, 5_000)).not.toBe("still open");
  for (const { seen } of lines) expect(seen().split("HTTP/1.1 ").length).toBeLessThan(20);
});

test("a short pause in the middle of a request does not end it", async () => {
  const api = await startApi({}, { stallMs: 300 });
  const line = await open(api.url);
  line.socket.write(
    "POST /api/site/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n",
  );
  await wait(1_500);
  line.socket.write("{}");
  await wait(500);
  expect(line.seen()).toMatch(/^HTTP\/1\.1 400 .*"code":"validation"/s);
});

test("one address has a limit of connections, and other addresses and our own proxies are not affected", async () => {
  const isProxy = (address: string) => address === "127.0.0.9";
  const { url } = await startApi({}, { connectionsPerAddress: 5, isProxy });
  const held = await Promise.all(Array.from({ length: 5 }, () => open(url)));
  await wait(100);
  expect(await within((await open(url)).closed, 2_000)).not.toBe("still open");
  const other = await open(url, "127.0.0.2");
  other.socket.write(get("/api/health", ["Connection: close"]));
  await within(other.closed, 2_000);
  expect(other.seen()).toMatch(/^HTTP\/1\.1 200 /);
  const proxied = await Promise.all(Array.from({ length: 9 }, () => open(url, "127.0.0.9")));
  await wait(300);
  expect(proxied.filter(({ socket }) => socket.destroyed || socket.readyState !== "open")).toEqual([]);
  held[0]!.socket.destroy();
  await wait(300);
  const again = await open(url);
  again.socket.write(get("/api/health", ["Connection: close"]));
  await within(again.closed, 2_000);
  expect(again.seen()).toMatch(/^HTTP\/1\.1 200 /);
});
