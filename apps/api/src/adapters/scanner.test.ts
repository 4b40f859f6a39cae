import { once } from "node:events";
import { createServer } from "node:net";
import { profile } from "@sabiprep/contract";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { formWith } from "../testing/form-with.ts";
import { aCandidate } from "../testing/people.ts";
import { refused } from "../testing/refused.ts";
import { type Api, startApi } from "../testing/start-api.ts";
import { createScanner } from "./scanner.ts";

const HARMFUL = "a-string-every-scanner-knows";

/** Speaks the clamd protocol. `answer` decides the reply for the complete file. */
async function aScanner(answer: (bytes: Buffer) => string | null) {
  const server = createServer((socket) => {
    let heard = Buffer.alloc(0);
    socket.on("error", () => {});
    socket.on("data", (piece) => {
      heard = Buffer.concat([heard, piece]);
      const file = fileIn(heard);
      if (!file) return;
      const said = answer(file);
      if (said === null) socket.destroy();
      else socket.end(`${said}\0`);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `tcp://127.0.0.1:${(server.address() as { port: number }).port}`;
}

/** The file, once its end is received. */
function fileIn(heard: Buffer): Buffer | null {
  const greeting = "zINSTREAM\0";
  if (heard.subarray(0, greeting.length).toString("latin1") !== greeting) return null;
  const pieces: Buffer[] = [];
  for (let at = greeting.length; at + 4 <= heard.length; ) {
    const length = heard.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    if (at + 4 + length > heard.length) return null;
    pieces.push(heard.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

const known = (bytes: Buffer) => (bytes.includes(HARMFUL) ? "stream: Eicar-Signature FOUND" : "stream: OK");

test("a file of any size is sent complete, and the finding is named", async () => {
  const sizes: number[] = [];
  const CLAMAV_URL = await aScanner((bytes) => {
    sizes.push(bytes.length);
    return known(bytes);
  });
  const scanner = createScanner({ CLAMAV_URL })!;
  expect(await scanner.find(Buffer.alloc(3_000_001, 7))).toBeNull();
  expect(await scanner.find(Buffer.alloc(0))).toBeNull();
  expect(await scanner.find(Buffer.from(`x${HARMFUL}x`))).toBe("Eicar-Signature");
  expect(sizes).toEqual([3_000_001, 0, HARMFUL.length + 2]);
});

const picture = (more = "") =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
    .png()
    .toBuffer()
    .then((bytes) => Buffer.concat([bytes, Buffer.from(more)]));

async function send(api: Api, bytes: Buffer) {
  const { as, id } = await aCandidate(api);
  const done = as.call(profile.setAvatar, { form: formWith(bytes, "me.png") } as never);
  const kept = async () =>
    (await api.db.selectFrom("files").select("id").where("candidate_id", "=", id).execute()).length;
  return { done, kept };
}

test("a harmful file is refused before anything is stored, and a clean one is accepted", async () => {
  const api = await startApi({ CLAMAV_URL: await aScanner(known) });
  const bad = await send(api, await picture(HARMFUL));
  const problem = await refused(bad.done);
  expect([problem.status, problem.code, await bad.kept()]).toEqual([415, "unsupported_type", 0]);
  const good = await send(api, await picture());
  await good.done;
  expect(await good.kept()).toBe(1);
});

test("without an answer, or with one that is no verdict, nothing is accepted", async () => {
  const ways = [
    await aScanner(() => null),
    await aScanner(() => "INSTREAM size limit exceeded. ERROR"),
    "tcp://127.0.0.1:1",
  ];
  for (const CLAMAV_URL of ways) {
    const api = await startApi({ CLAMAV_URL });
    const tried = await send(api, await picture());
    expect([CLAMAV_URL, (await refused(tried.done)).status, await tried.kept()]).toEqual([CLAMAV_URL, 503, 0]);
  }
});
