// Random faults against the outbox: a full disk, a disk that cannot be read, written or opened, connections that close,
// a network that loses requests and replies, two tabs, and pages killed between two steps. In every case, each finished
// test is sent, or is on this device, or the student has been told that it is not saved. 5,000 runs: npm run proof --
// outbox.
import { ApiError } from "@sabiprep/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { reconnecting } from "./database-connection.ts";
import { createFinishedTests } from "./finished-tests.ts";
import type { Submission } from "./kept.ts";
import { storeOn } from "./offline-store.ts";
import { createOutbox, type OutboxParts } from "./outbox.ts";
import { faultyDevice, lockManager, type Tab } from "./testing/faulty-device.ts";

const RUNS = Number(process.env.OUTBOX_RUNS ?? 300);
const SEED = Number(process.env.OUTBOX_SEED ?? 20261118);
const OPEN_LIMIT_MS = 1;

type Network = "up" | "down" | "loses replies" | "busy" | "signed out";

interface OpenTab extends Tab {
  finish: (id: string) => Promise<void>;
  outbox: ReturnType<typeof createOutbox>;
  inMemory: () => string[];
  isGuarded: boolean;
  planned: (() => void) | null;
}

const submission = (session_id: string): Submission => ({
  ...{ session_id, title: "JAMB Physics", elapsed_ms: 1, finished_at: "2026-11-18T09:00:00.000Z", refused: null },
  answers: [{ question_id: "one", selected_option: "A" }],
});

/** A student with two tabs on a faulty device, and a server that can be reached on some days. */
function aStudent() {
  const device = faultyDevice();
  const locks = lockManager();
  const server = new Set<string>();
  const refusedByServer = new Set<string>();
  const finished = new Set<string>();
  const warned = new Set<string>();
  let network: Network = "up";
  let wasBlocked = false;

  const call = (async (_endpoint: unknown, { session_id }: { session_id: string }) => {
    await null;
    if (network === "down") throw new ApiError(0, "network", "no network");
    if (network === "busy") throw new ApiError(503, "internal", "busy");
    if (network === "signed out") throw new ApiError(403, "not_allowed", "signed out");
    if (refusedByServer.has(session_id)) throw new ApiError(400, "bad_request", "refused");
    server.add(session_id);
    await null;
    if (network === "loses replies") throw new ApiError(0, "network", "no reply");
    return {};
  }) as unknown as OutboxParts["call"];

  function openTab(): OpenTab {
    const tab = { isAlive: true, isGuarded: false, planned: null } as OpenTab;
    const connection = reconnecting((onLost) => device.open(tab, onLost), OPEN_LIMIT_MS);
    const store = storeOn(connection);
    const changed = () => {
      tab.isGuarded = tests.inMemory().length > 0;
    };
    const tests = createFinishedTests(changed);
    tab.outbox = createOutbox({
      finished: tests,
      stores: async () => [store],
      call,
      isSignedIn: () => network !== "signed out",
      oneAtATime: (lock, work) => locks.request(tab, lock, work),
      isBeingEdited: async () => false,
      isAnyTabGuarded: async () => tabs.some(({ isGuarded }) => isGuarded),
      plan: (next) => {
        tab.planned = next?.work ?? null;
      },
      changed,
      onWaiting: () => {},
    });
    tab.inMemory = () => tests.inMemory().map(({ submission }) => submission.session_id);
    // As the page does it: first the row, then the result screen, which sends it.
    tab.finish = async (id) => {
      await tests.keep(store, submission(id));
      if (!tab.isAlive) return;
      finished.add(id);
      await tab.outbox.sendNow(store, id).catch(() => null);
    };
    void tab.outbox.round();
    return tab;
  }

  const tabs: OpenTab[] = [openTab(), openTab()];
  let made = 0;

  /** The page is closed or dies. The student has read its messages until then. */
  function kill(at: number) {
    const tab = tabs[at]!;
    for (const id of tab.inMemory()) if (tab.isGuarded) warned.add(id);
    tab.isAlive = false;
    tab.isGuarded = false;
    tab.planned = null;
    locks.releaseAll(tab);
    tabs[at] = openTab();
  }

  async function signOut(at: number) {
    const tab = tabs[at]!;
    const reason = await Promise.race([tab.outbox.signOutBlockers(), quiet(60).then(() => "no reply yet")]);
    if (reason !== null || !tab.isAlive) return;
    // The session ends on the server, and the database and all pages are removed.
    device.deleteAll();
    for (const at of tabs.keys()) kill(at);
  }

  const fire = (tab: OpenTab) => {
    const work = tab.planned;
    tab.planned = null;
    work?.();
  };

  /** Every page asks for a sign-in when its session is over, and sends after it. */
  function becomes(next: Network) {
    const signsIn = network === "signed out" && next !== network;
    network = next;
    if (signsIn) for (const tab of tabs) void tab.outbox.round();
  }

  const actions = {
    finish: (at: number) => {
      made += 1;
      void tabs[at]!.finish(`test ${made}`);
    },
    "finish one the server refuses": (at: number) => {
      made += 1;
      refusedByServer.add(`test ${made}`);
      void tabs[at]!.finish(`test ${made}`);
    },
    "disk is full": () => {
      device.faults.isFull = true;
    },
    "disk has space": () => {
      device.faults.isFull = false;
    },
    "reads fail": (at: number) => {
      device.faults.reads = at + 1;
    },
    "writes fail": (at: number) => {
      device.faults.writes = at + 1;
    },
    "connections close": () => device.loseConnections(),
    "connections close and do not open": (at: number) => {
      device.faults.openings = at + 1;
      device.loseConnections();
    },
    "an upgrade blocks": () => {
      wasBlocked = true;
      device.faults.isBlocked = true;
      device.loseConnections();
    },
    "the upgrade ends": () => device.unblock(),
    "network up": () => becomes("up"),
    "network down": () => becomes("down"),
    "replies are lost": () => becomes("loses replies"),
    "server is busy": () => becomes("busy"),
    "session ends": () => becomes("signed out"),
    "browser says online": (at: number) => void tabs[at]!.outbox.round(),
    "time passes": () => tabs.forEach(fire),
    kill,
    "sign out": (at: number) => signOut(at),
  };

  const quiet = async (turns: number) => {
    for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
  };
  const settle = async () => {
    await quiet(12);
    if (!wasBlocked) return;
    for (let n = 0; n < 6; n += 1) await new Promise((later) => setTimeout(later, OPEN_LIMIT_MS + 1));
  };

  /** Exactly one of the three is true for every finished test. A test reported as unsaved must really be on no disk. */
  function whereEverythingIs() {
    return [...finished].map((id) => {
      const isOnDisk = device.has("submissions", id);
      const tab = tabs.find((tab) => tab.inMemory().includes(id));
      const isReported = (tab?.isGuarded ?? false) || warned.has(id);
      if (server.has(id)) return "sent";
      if (isOnDisk && tab) return `${id}: on the disk, but reported as not saved`;
      if (isOnDisk) return "on this device";
      return isReported ? "reported as not saved" : `${id}: LOST`;
    });
  }

  /** With all faults gone, time alone must bring every test to the server. */
  async function recover() {
    Object.assign(device.faults, { isFull: false, reads: 0, writes: 0, openings: 0 });
    device.unblock();
    becomes("up");
    for (let n = 0; n < 6; n += 1) {
      await settle();
      tabs.forEach(fire);
    }
    await settle();
    return [...finished].filter((id) => !server.has(id) && !refusedByServer.has(id) && !warned.has(id));
  }

  return { actions, quiet, settle, whereEverythingIs, recover, tabs, device, refusedByServer };
}

type Action = keyof ReturnType<typeof aStudent>["actions"];
const ACTIONS = Object.keys(aStudent().actions) as Action[];
const KNOWN = ["sent", "on this device", "reported as not saved"];

const step = fc.record({
  action: fc.oneof({ weight: 1, arbitrary: fc.constant<Action>("finish") }, fc.constantFrom(...ACTIONS)),
  tab: fc.nat(1),
  /** Fewer turns than an action needs, so the next one starts in the middle of it. */
  turns: fc.nat(4),
  settles: fc.boolean(),
});

test(`every finished test is sent, on this device, or reported as not saved (${RUNS} runs of random faults)`, async () => {
  const story = fc.array(step, { minLength: 1, maxLength: 25 });
  const holds = fc.asyncProperty(story, async (steps) => {
    const student = aStudent();
    for (const { action, tab, turns, settles } of steps) {
      await student.actions[action](tab);
      await student.quiet(turns);
      if (!settles) continue;
      await student.settle();
      expect(student.whereEverythingIs().filter((where) => !KNOWN.includes(where))).toEqual([]);
    }
    await student.settle();
    expect(student.whereEverythingIs().filter((where) => !KNOWN.includes(where))).toEqual([]);
    expect(await student.recover(), "not sent after the faults were gone").toEqual([]);
    const reasons = await Promise.all(student.tabs.map(({ outbox }) => outbox.signOutBlockers()));
    if (student.refusedByServer.size === 0) expect(reasons).toEqual([null, null]);
  });
  await fc.assert(holds, { numRuns: RUNS, seed: SEED });
}, 1_800_000);
