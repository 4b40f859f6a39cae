// Several clients act as the tabs. The locks are real, because Node has them too.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isBeingEdited, type LockParticipant, shareTest } from "./test-lock.ts";

const tabs: { leave: () => void }[] = [];
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.leave();
  vi.unstubAllGlobals();
});

function aTab(sessionId: string) {
  const parts: LockParticipant[] = [];
  const tab = shareTest(sessionId, (part) => parts.push(part));
  tabs.push(tab);
  return { ...tab, parts, part: () => parts.at(-1) };
}

test("the first tab edits, the next follows, and edits when the first has gone", async () => {
  const first = aTab("in turn");
  await vi.waitFor(() => expect(first.part()).toBe("editing"));
  const second = aTab("in turn");
  await vi.waitFor(() => expect(second.part()).toBe("following"));
  expect(first.parts).toEqual(["editing"]);
  first.leave();
  await vi.waitFor(() => expect(second.part()).toBe("editing"));
});

test("a tab that takes over edits immediately, and the other follows until the lock is free again", async () => {
  const first = aTab("taken");
  await vi.waitFor(() => expect(first.part()).toBe("editing"));
  const second = aTab("taken");
  second.takeOver();
  await vi.waitFor(() => expect([first.part(), second.part()]).toEqual(["following", "editing"]));
  second.leave();
  await vi.waitFor(() => expect(first.part()).toBe("editing"));
});

test("two tests do not wait for each other, and only a locked one counts as being edited", async () => {
  const [one, other] = [aTab("one"), aTab("other")];
  await vi.waitFor(() => expect([one.part(), other.part()]).toEqual(["editing", "editing"]));
  expect([await isBeingEdited("one"), await isBeingEdited("a third")]).toEqual([true, false]);
  one.leave();
  await vi.waitFor(async () => expect(await isBeingEdited("one")).toBe(false));
});

test("a tab that leaves while it waits is not notified any more", async () => {
  const first = aTab("left");
  await vi.waitFor(() => expect(first.part()).toBe("editing"));
  const second = aTab("left");
  second.leave();
  first.leave();
  await vi.waitFor(async () => expect(await isBeingEdited("left")).toBe(false));
  expect(second.parts).toEqual([]);
});

test("a browser with neither locks nor messages between tabs lets every tab edit", async () => {
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("BroadcastChannel", undefined);
  expect(aTab("alone").parts).toEqual(["editing"]);
  expect(await isBeingEdited("alone")).toBe(false);
});

describe("without locks, as at an insecure address", () => {
  beforeEach(() => {
    vi.stubGlobal("navigator", {});
  });

  test("the first tab edits, the next follows, and edits when the first has gone", async () => {
    const first = aTab("messages in turn");
    await vi.waitFor(() => expect(first.part()).toBe("editing"));
    const second = aTab("messages in turn");
    await vi.waitFor(() => expect(second.part()).toBe("following"));
    expect(first.parts).toEqual(["editing"]);
    expect([await isBeingEdited("messages in turn"), await isBeingEdited("another")]).toEqual([true, false]);
    first.leave();
    await vi.waitFor(() => expect(second.part()).toBe("editing"));
  });

  test("a tab that takes over edits, and the other follows until the test is free again", async () => {
    const first = aTab("messages taken");
    await vi.waitFor(() => expect(first.part()).toBe("editing"));
    const second = aTab("messages taken");
    second.takeOver();
    await vi.waitFor(() => expect([first.part(), second.part()]).toEqual(["following", "editing"]));
    second.leave();
    await vi.waitFor(() => expect(first.part()).toBe("editing"));
  });

  test("of three tabs that start at the same moment, one edits", async () => {
    const three = [aTab("messages rush"), aTab("messages rush"), aTab("messages rush")];
    const editing = () => three.filter((tab) => tab.part() === "editing").length;
    await vi.waitFor(() => expect(three.every((tab) => tab.part() !== undefined)).toBe(true));
    await vi.waitFor(() => expect(editing()).toBe(1));
  });

  test("a waiting tab takes the test when the editing tab has crashed", async () => {
    const name = "sabiprep-test:messages crash";
    const crashing = new BroadcastChannel(name);
    crashing.onmessage = () => crashing.postMessage({ kind: "mine", from: "crashing", turn: 0, since: 0 });
    const second = aTab("messages crash");
    await vi.waitFor(() => expect(second.part()).toBe("following"));
    crashing.close();
    await vi.waitFor(() => expect(second.part()).toBe("editing"), { timeout: 5_000 });
  });
});
