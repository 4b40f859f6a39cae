import { ApiError } from "@sabiprep/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAnswerSaver } from "./answer-saver.ts";
import { elapsedAt } from "./answer-sent.ts";
import type { KeptAnswer, OfflineStore } from "./kept.ts";
import { memoryStore } from "./memory-store.ts";
import { createServerClock } from "./server-clock.ts";

const started = Date.parse("2026-11-15T08:00:00Z");
const answer = (
  question_id: string,
  selected_option: "A" | "B" | null,
  more: Partial<KeptAnswer> = {},
): KeptAnswer => ({
  session_id: "sitting",
  question_id,
  selected_option,
  shown_at: "2026-11-15T08:01:00.000Z",
  answered_at: selected_option && "2026-11-15T08:02:00.000Z",
  changes: 0,
  flagged: false,
  revealed: false,
  saved: false,
  ...more,
});

type SentBatch = { answers: { question_id: string; selected_option: string | null }[]; elapsed_ms: number };

function room(
  reply: (sent: SentBatch) => Promise<{ state: string; seq?: number }>,
  disk: Partial<OfflineStore> = {},
  seq: number | null = 0,
) {
  const sent: SentBatch[] = [];
  const onClosed = vi.fn();
  // The saver only asks whether the disk is durable.
  const store = { ...memoryStore(), durable: true, ...disk };
  const saver = createAnswerSaver({
    sessionId: "sitting",
    startedAt: started,
    store,
    clock: createServerClock(started),
    call: (async (_: unknown, input: SentBatch) => {
      sent.push(input);
      const told = await reply(input);
      return {
        kept: input.answers.length,
        server_now: "2026-11-15T08:02:01Z",
        deadline_at: null,
        seq: sent.length,
        ...told,
      };
    }) as never,
    before: [],
    seq,
    onClosed,
  });
  saver.start();
  return { saver, sent, store, onClosed };
}

const accepted = async () => ({ state: "open" });
const refusing = (status: number) => async () => {
  throw new ApiError(status, status === 0 ? "network" : "internal", "no");
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("an answer is stored on the device first, and counts as saved once the server confirms it", async () => {
  const { saver, sent, store } = room(accepted);
  saver.keep(answer("one", "A"));
  expect(saver.stateOf("one")).toBe("open");
  await vi.advanceTimersByTimeAsync(10);
  expect(saver.stateOf("one")).toBe("device");
  await vi.advanceTimersByTimeAsync(1000);
  expect(saver.stateOf("one")).toBe("saved");
  expect(sent).toHaveLength(1);
  expect(sent[0]!.elapsed_ms).toBe(120_000);
  expect((await store.answersOf("sitting"))[0]!.saved).toBe(true);
});

test("quick answers are sent together, and a question that was only viewed waits for the next answer", async () => {
  const { saver, sent } = room(accepted);
  saver.keep(answer("one", null));
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toHaveLength(0);
  saver.keep(answer("one", "A"));
  saver.keep(answer("two", "B"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent.map(({ answers }) => answers.map(({ question_id }) => question_id))).toEqual([["one", "two"]]);
});

test("an answer changed while it was being sent is sent again", async () => {
  let open: () => void = () => {};
  const { saver, sent } = room(() => new Promise((done) => (open = () => done({ state: "open" }))));
  saver.keep(answer("one", "A"));
  await vi.advanceTimersByTimeAsync(900);
  saver.keep(answer("one", "B"));
  open();
  await vi.advanceTimersByTimeAsync(10);
  expect(saver.stateOf("one")).toBe("device");
  await vi.advanceTimersByTimeAsync(1000);
  open();
  await vi.advanceTimersByTimeAsync(10);
  expect(sent.map(({ answers }) => answers[0]!.selected_option)).toEqual(["A", "B"]);
  expect(saver.stateOf("one")).toBe("saved");
});

test("without a network it reports this, keeps the answer and tries again", async () => {
  let down = true;
  const { saver, sent } = room(() => (down ? refusing(0)() : accepted()));
  saver.keep(answer("one", "A"));
  await vi.advanceTimersByTimeAsync(900);
  expect(saver.trouble()).toBe("offline");
  expect(saver.stateOf("one")).toBe("device");
  down = false;
  await vi.advanceTimersByTimeAsync(4000);
  expect(saver.trouble()).toBeNull();
  expect(saver.stateOf("one")).toBe("saved");
  expect(sent).toHaveLength(2);
});

test("while others write to the test, the answer waits on the device and is sent again", async () => {
  let busy = true;
  const { saver, sent, onClosed } = room(() => (busy ? refusing(409)() : accepted()));
  saver.keep(answer("one", "A"));
  await vi.advanceTimersByTimeAsync(900);
  expect([saver.stateOf("one"), saver.trouble()]).toEqual(["device", null]);
  busy = false;
  await vi.advanceTimersByTimeAsync(4000);
  expect([saver.stateOf("one"), sent.length]).toEqual(["saved", 2]);
  expect(onClosed).not.toHaveBeenCalled();
});

test("after a sign-out nothing is sent until the next flush", async () => {
  let out = true;
  const { saver, sent } = room(() => (out ? refusing(403)() : accepted()));
  saver.keep(answer("one", "A"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  out = false;
  await saver.flush(true);
  expect(saver.stateOf("one")).toBe("saved");
});

test.each([
  ["submitted elsewhere", async () => ({ state: "submitted" })],
  ["gone", refusing(404)],
])("a test that was %s is closed", async (_, reply) => {
  const { saver, onClosed } = room(reply);
  saver.keep(answer("one", "A"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(onClosed).toHaveBeenCalledOnce();
});

test("a full disk is reported, the answer never counts as kept, and it is still sent", async () => {
  const full = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
  const { saver, sent } = room(accepted, { keepAnswers: full });
  saver.keep(answer("one", "A"));
  await vi.advanceTimersByTimeAsync(10);
  expect(saver.stateOf("one")).toBe("open");
  expect(saver.trouble()).toBe("no-disk");
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toHaveLength(1);
  expect(saver.stateOf("one")).toBe("saved");
  expect(saver.trouble()).toBeNull();
});

test("batches of another device are noticed, and our own batch with a lost reply is not counted as one", async () => {
  const replies: { state: string; seq: number }[] = [
    { state: "open", seq: 2 },
    { state: "open", seq: 5 },
  ];
  let lost = true;
  const { saver } = room(async () => {
    if (lost) {
      lost = false;
      throw new ApiError(0, "network", "no");
    }
    return replies.shift()!;
  });
  saver.keep(answer("one", "A"));
  await vi.advanceTimersByTimeAsync(5000);
  expect(saver.stateOf("one")).toBe("saved");
  expect(saver.trouble()).toBeNull();
  saver.keep(answer("two", "B"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(saver.trouble()).toBe("elsewhere");
});

test("a test opened from this device recognises its own earlier batches and notices later ones of another device", async () => {
  const seqs = [7, 8, 11];
  const { saver } = room(async () => ({ state: "open", seq: seqs.shift()! }), {}, null);
  for (const [question, trouble] of [
    ["one", null],
    ["two", null],
    ["three", "elsewhere"],
  ] as const) {
    saver.keep(answer(question, "A"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(saver.trouble()).toBe(trouble);
  }
});

test("when the month's last test was used elsewhere, this is reported, nothing is lost, and sending stops", async () => {
  const { saver, sent, onClosed } = room(refusing(402));
  saver.keep(answer("one", "A"));
  await vi.advanceTimersByTimeAsync(120_000);
  expect([sent.length, saver.trouble(), saver.stateOf("one"), saver.unsaved()]).toEqual([1, "used-up", "device", 1]);
  expect(onClosed).not.toHaveBeenCalled();
});

test("without auto-save an answer stays on the device until a flush, unless the disk fails", async () => {
  vi.stubGlobal("localStorage", { getItem: (key: string) => (key === "auto-save" ? "off" : null) });
  const { saver, sent } = room(accepted);
  saver.keep(answer("q1", "A"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sent.length, saver.stateOf("q1")]).toEqual([0, "device"]);
  await saver.flush();
  expect([sent.length, saver.stateOf("q1")]).toEqual([1, "saved"]);

  const full = room(accepted, { keepAnswers: () => Promise.reject(new Error("full")) });
  full.saver.keep(answer("q1", "A"));
  await vi.advanceTimersByTimeAsync(1_000);
  full.saver.keep(answer("q2", "B"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([full.saver.stateOf("q1"), full.saver.stateOf("q2")]).toEqual(["saved", "saved"]);
  vi.unstubAllGlobals();
});

test("the elapsed time is that of the newest answer, not of sending", () => {
  expect(elapsedAt([answer("one", "A"), answer("two", null)], started)).toBe(120_000);
  expect(elapsedAt([], started)).toBe(0);
});
