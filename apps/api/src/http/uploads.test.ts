// Slow uploads keep nothing that others need.
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { exams, questions } from "@sabiprep/contract";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { aCandidate, aStaffMember } from "../testing/people.ts";
import { startApi } from "../testing/start-api.ts";

const BODY = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nquestion_body,option_a\r\n--x--\r\n`;

/** Sends the first half of a file. `finish` sends the rest and reads the answer. */
async function slowUpload(url: string, token: string, path = "/api/admin/question-import") {
  const socket: Socket = connect(Number(new URL(url).port), "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  let seen = "";
  socket.on("data", (bytes) => {
    seen += bytes;
  });
  socket.on("error", () => {});
  await new Promise((resolve) => socket.once("connect", resolve));
  const head = [
    `POST ${path} HTTP/1.1`,
    "Host: 127.0.0.1",
    `Authorization: Bearer ${token}`,
    "Content-Type: multipart/form-data; boundary=x",
    `Content-Length: ${BODY.length}`,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n${BODY.slice(0, 90)}`);
  return {
    seen: () => seen,
    finish: async () => {
      socket.write(BODY.slice(90));
      await expect.poll(() => seen, { timeout: 20_000 }).toContain("\r\n\r\n{");
      return Number(/^HTTP\/1\.1 (\d+)/.exec(seen)?.[1]);
    },
  };
}

test("slow uploads open no transaction, and candidates do not notice them", async () => {
  const api = await startApi();
  const editors = await Promise.all(Array.from({ length: 5 }, () => aStaffMember(api, { role: "editor" })));
  const candidate = await aCandidate(api);
  const uploads = await Promise.all(
    editors.flatMap(({ access_token }) => Array.from({ length: 6 }, () => slowUpload(api.url, access_token))),
  );
  await wait(1_000);
  const { rows } = await sql<{ held: number }>`select count(*)::int as held from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'`.execute(api.db);
  expect(rows[0]!.held).toBe(0);
  expect(Array.isArray(await candidate.as.call(exams.list, {}))).toBe(true);
  expect(await uploads[0]!.finish()).toBe(201);
}, 60_000);

test("one account sends a few files at the same time, and the next when one has been received", async () => {
  const api = await startApi();
  const { access_token } = await aStaffMember(api, { role: "editor" });
  const uploads = await Promise.all(Array.from({ length: 6 }, () => slowUpload(api.url, access_token)));
  await wait(500);
  const seventh = await slowUpload(api.url, access_token);
  await expect.poll(() => seventh.seen(), { timeout: 10_000 }).toMatch(/^HTTP\/1\.1 429 .*"code":"too_many"/s);
  expect(await uploads[0]!.finish()).toBe(201);
  expect(await (await slowUpload(api.url, access_token)).finish()).toBe(201);
});

test("an empty file is refused with a message at every endpoint", async () => {
  const api = await startApi();
  const owner = await aStaffMember(api);
  const messages = new Map([
    [questions.uploadPicture.path, "Please choose a JPEG, PNG or WebP picture."],
    [questions.uploadAudio.path, "Please choose an MP3, M4A, OGG or WAV recording."],
  ]);
  for (const [path, message] of messages) {
    const form = new FormData();
    form.set("file", new File([], "a.png"));
    const answer = await fetch(`${api.url}/api${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${owner.access_token}` },
      body: form,
    });
    expect([answer.status, (await answer.json()).errors]).toEqual([400, { file: [message] }]);
  }
});
