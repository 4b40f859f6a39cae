// The test opens the file with the server's own key, as the server does.
import { type AnswerFile, isSigned, signedLetter, unseal } from "@sabiprep/contract";
import { expect, test, vi } from "vitest";
import { saveAnswersToFile, testsIn, unsentSessions } from "./answer-file.ts";
import type { KeptAnswer, KeptSitting, OfflineStore } from "./kept.ts";
import { memoryStore } from "./memory-store.ts";
import { ownStore } from "./own-store.ts";

const SECRET = Buffer.from("the sitting's own secret").toString("base64url");
const base64 = (bytes: ArrayBuffer) => Buffer.from(bytes).toString("base64url");
const keys = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
const seal_key = base64(await crypto.subtle.exportKey("raw", keys.publicKey));

const answer = (session_id: string, more: Partial<KeptAnswer> = {}): KeptAnswer => ({
  session_id,
  question_id: "one",
  selected_option: "C",
  shown_at: null,
  answered_at: "2026-11-15T08:02:00.000Z",
  changes: 0,
  flagged: false,
  revealed: false,
  saved: false,
  ...more,
});

const sitting = (uuid: string, more: Partial<KeptSitting> = {}) =>
  ({
    session: { uuid, started_at: "2026-11-15T08:00:00.000Z" },
    seal_key,
    answer_secret: SECRET,
    ...more,
  }) as KeptSitting;

const submission = (session_id: string) => ({
  ...{ session_id, title: "", elapsed_ms: 60_000, finished_at: "", refused: null },
  answers: [{ question_id: "one", selected_option: "A" as const, answered_at: "2026-11-15T08:01:00.000Z" }],
});

/** A device of this candidate. The files it offers to save are in `files`. */
async function aDevice(candidate: string): Promise<{ store: OfflineStore; files: { name: string; text: string }[] }> {
  vi.stubGlobal("localStorage", { getItem: () => candidate });
  const files: { name: string; text: string }[] = [];
  let offered: Blob;
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    offered = blob as Blob;
    return "blob:";
  });
  vi.stubGlobal("document", {
    createElement: () => ({
      download: "",
      click() {
        const file = { name: this.download, text: "" };
        files.push(file);
        void offered.text().then((text) => {
          file.text = text;
        });
      },
    }),
  });
  return { store: (await ownStore())!, files };
}

/** The content the server reads from one line of a file. */
async function opened(line: string): Promise<{ content: AnswerFile; signed: boolean }> {
  const letter = signedLetter.parse(JSON.parse((await unseal(keys.privateKey, line))!));
  return { content: JSON.parse(letter.text), signed: await isSigned(SECRET, letter) };
}

test("a test is unsent if it was submitted here or has an answer the server does not have", async () => {
  const store = memoryStore();
  await store.keepAnswers([
    answer("answered"),
    answer("saved", { saved: true }),
    answer("only seen", { answered_at: null, selected_option: null }),
    answer("finished"),
  ]);
  await store.keepSubmission(submission("finished"));
  expect((await unsentSessions(store)).toSorted()).toEqual(["answered", "finished"]);
});

test("every unsent test is one sealed and signed line that only the server can open", async () => {
  const { store, files } = await aDevice("5b8f6c1e-0000-4000-8000-000000000001");
  await store.keepSitting(sitting("running"));
  await store.keepSitting(sitting("finished"));
  await store.keepAnswers([answer("running"), answer("running", { question_id: "two", saved: true })]);
  await store.keepSubmission(submission("finished"));
  expect(await saveAnswersToFile()).toBe(true);
  await vi.waitFor(() => expect(files[0]!.text).not.toBe(""));
  expect(files[0]!.name).toMatch(/^answers-\d{4}-\d\d-\d\d\.txt$/);
  const lines = await testsIn(new File([files[0]!.text], "answers.txt"));
  const found = await Promise.all(lines.map(opened));
  expect(found.every(({ signed }) => signed)).toBe(true);
  const { running, finished } = Object.fromEntries(found.map(({ content }) => [content.session_id, content]));
  expect(running).toMatchObject({ finished: false, elapsed_ms: 120_000 });
  expect(running!.answers.map(({ question_id }) => question_id)).toEqual(["one", "two"]);
  expect(finished).toMatchObject({ finished: true, answers: submission("finished").answers });
  expect(files[0]!.text).not.toContain("running");
});

test("a single test can be saved, and without unsent answers no file is offered", async () => {
  const { store, files } = await aDevice("5b8f6c1e-0000-4000-8000-000000000002");
  expect(await saveAnswersToFile()).toBe(false);
  await store.keepSitting(sitting("one"));
  await store.keepSitting(sitting("other"));
  await store.keepAnswers([answer("one"), answer("other"), answer("its paper is gone")]);
  expect(await saveAnswersToFile("its paper is gone")).toBe(false);
  expect(await saveAnswersToFile("unknown")).toBe(false);
  expect(files).toEqual([]);
  expect(await saveAnswersToFile("other")).toBe(true);
  await vi.waitFor(() => expect(files[0]!.text).not.toBe(""));
  expect(await testsIn(new File([files[0]!.text], "a.txt"))).toHaveLength(1);
});

test("a file saved by a text editor still contains its tests", async () => {
  expect(await testsIn(new File(["  first \r\n\r\nsecond\n\n"], "a.txt"))).toEqual(["first", "second"]);
});
