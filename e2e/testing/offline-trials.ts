// The offline trials, each a story with its own candidate. The journeys run each twice, the proof as often as it is
// asked to.
import type { Browser, BrowserContext } from "@playwright/test";
import { sittings } from "@sabiprep/contract";
import {
  answerRange,
  anyLetter,
  expect,
  expectGradedOnce,
  finish,
  goOffline,
  goOnline,
  handedTest,
  type Letter,
  openTest,
  resultShown,
  scoreOf,
  type Trial,
  workerReady,
} from "./offline-tests.ts";
import type { ShakyNetwork } from "./shaky-network.ts";

interface NetworkTrial extends Trial {
  browser: Browser;
  network: ShakyNetwork;
}

async function within<Result>({ browser }: NetworkTrial, story: (context: BrowserContext) => Promise<Result>) {
  const context = await browser.newContext({ locale: "en-NG", timezoneId: "Africa/Lagos" });
  try {
    return await story(context);
  } finally {
    await context.close();
  }
}

/**
 * The network is lost after a quarter of the questions. The page is reloaded without it, the rest is answered, and the
 * network returns.
 */
const cutReloadFinish = (trial: NetworkTrial) =>
  within(trial, async (context) => {
    const sat = await handedTest(trial);
    const chosen = new Map<string, Letter>();
    const page = await context.newPage();
    await openTest(page, trial, sat);
    await workerReady(page);
    const cutAt = Math.floor(trial.questions / 4);
    await answerRange(page, trial, sat, chosen, 1, cutAt);
    // Only a choice that has shown a status is promised, so the last choice gets time for it.
    await expect(page.getByRole("heading", { name: `Question ${cutAt + 1} of ${trial.questions}` })).toBeVisible();
    await expect.poll(() => answeredOnServer(sat)).toBe(cutAt);
    await goOffline(context, trial.network);
    await page.reload();
    await answerRange(page, trial, sat, chosen, cutAt + 1, trial.questions);
    await expect(page.getByText("On this device", { exact: true })).toBeVisible();
    await finish(page);
    const score = scoreOf(sat, chosen);
    await expect(page.getByText(`Score ${score}%`)).toBeVisible();
    await page.reload();
    await expect(page.getByText("Your test is safe on this device.", { exact: false })).toBeVisible();
    await goOnline(context, trial.network);
    await resultShown(page);
    await expect(page.getByText(`Score ${score}%`)).toBeVisible();
    await expectGradedOnce(sat, chosen, score);
    return { answers: chosen.size };
  });

const LOST_SHARE = 0.3;

/** Three calls in ten fail, half of them only on the way back. */
const lossyNetwork = (trial: NetworkTrial) =>
  within(trial, async (context) => {
    const sat = await handedTest(trial);
    const chosen = new Map<string, Letter>();
    const page = await context.newPage();
    await openTest(page, trial, sat);
    const before = trial.network.lost();
    trial.network.lose(LOST_SHARE, trial.chance);
    await answerRange(page, trial, sat, chosen, 1, trial.questions);
    // A changed choice, made while calls are lost, must win over the choice that was sent before.
    const last = sat.handed.exams.at(-1)!.uuid;
    const other = anyLetter(trial.chance);
    await page.keyboard.press(other.toLowerCase());
    await expect(page.getByRole("radio", { name: new RegExp(`^${other}:`) })).toBeChecked();
    chosen.set(last, other);
    await finish(page);
    await resultShown(page);
    trial.network.mend();
    await expectGradedOnce(sat, chosen, scoreOf(sat, chosen));
    return { answers: chosen.size, lost: trial.network.lost() - before };
  });

/** The test is started on one phone and finished on another, and the first phone is notified. */
const phoneSwap = (trial: NetworkTrial) =>
  within(trial, async (firstPhone) =>
    within(trial, async (secondPhone) => {
      const sat = await handedTest(trial);
      const total = trial.questions;
      const half = total / 2;
      const chosen = new Map<string, Letter>();
      const first = await firstPhone.newPage();
      await openTest(first, trial, sat);
      await answerRange(first, trial, sat, chosen, 1, half);
      await expect(first.getByRole("heading", { name: `Question ${half + 1} of ${total}` })).toBeVisible();
      await expect.poll(async () => answeredOnServer(sat), { message: "the first half is saved" }).toBe(half);

      const second = await secondPhone.newPage();
      await openTest(second, trial, sat);
      for (let n = 1; n <= half; n += 1) await second.keyboard.press("n");
      await answerRange(second, trial, sat, chosen, half + 1, total - 1);
      await expect.poll(async () => answeredOnServer(sat)).toBe(total - 1);

      // The first phone answers one question again. The newest choice counts, and the phone is notified about the other
      // one.
      await first.keyboard.press("p");
      await expect(first.getByRole("heading", { name: `Question ${half} of ${total}` })).toBeVisible();
      const changed = sat.handed.exams[half - 1]!.uuid;
      const letter = chosen.get(changed) === "A" ? "B" : "A";
      await first.keyboard.press(letter.toLowerCase());
      chosen.set(changed, letter);
      await expect(first.getByText("This test is also open on another device.")).toBeVisible();
      await first.getByRole("button", { name: "Show the latest answers" }).click();
      await expect(first.getByText(`${total - 1} of ${total} answered`).first()).toBeVisible();

      await answerRange(second, trial, sat, chosen, total, total);
      await finish(second);
      await resultShown(second);
      await expectGradedOnce(sat, chosen, scoreOf(sat, chosen));
      return { answers: chosen.size };
    }),
  );

async function answeredOnServer({ api, handed }: Awaited<ReturnType<typeof handedTest>>): Promise<number> {
  const { answers } = await api.call(sittings.read, { session_id: handed.session.uuid });
  return answers.filter(({ selected_option }) => selected_option !== null).length;
}

/** Two tabs: one edits, the other follows and takes over. */
const twoTabs = (trial: NetworkTrial) =>
  within(trial, async (context) => {
    const sat = await handedTest(trial);
    const total = trial.questions;
    const half = total / 2;
    const chosen = new Map<string, Letter>();
    const first = await context.newPage();
    await openTest(first, trial, sat);
    const second = await context.newPage();
    await second.goto(`${trial.url}/favicon.svg`);
    await second.evaluate(
      ([key, token]) => sessionStorage.setItem(key!, token!),
      ["SabiPrep:candidate-token", sat.candidate.token],
    );
    await second.goto(`${trial.url}/test/${sat.handed.session.uuid}`);
    await expect(second.getByText("This test is open in another tab.")).toBeVisible();
    await first.bringToFront();
    await answerRange(first, trial, sat, chosen, 1, half);
    await expect(second.getByText(`${half} of ${total} answered`)).toBeVisible();

    await second.bringToFront();
    await second.getByRole("button", { name: "Continue here" }).click();
    await expect(first.getByText("This test is open in another tab.")).toBeVisible();
    await expect(second.getByRole("heading", { name: `Question ${half + 1} of ${total}` })).toBeVisible();
    await answerRange(second, trial, sat, chosen, half + 1, total);
    await finish(second);
    await resultShown(second);
    await expectGradedOnce(sat, chosen, scoreOf(sat, chosen));
    return { answers: chosen.size };
  });

const TWO_YEARS_MS = 2 * 365 * 86_400_000;

/** The device's clock is two years wrong, jumps in the middle, and the page is reloaded without a network. */
const wrongClock = (trial: NetworkTrial) =>
  within(trial, async (context) => {
    const sat = await handedTest(trial, "exam");
    const chosen = new Map<string, Letter>();
    const page = await context.newPage();
    const setClock = (off: number) =>
      page.addInitScript((off) => {
        const real = (globalThis as { realDate?: DateConstructor }).realDate ?? Date;
        class Shifted extends real {
          constructor(...given: []) {
            super(...((given.length === 0 ? [real.now() + off] : given) as []));
          }
          static override now = () => real.now() + off;
        }
        Object.assign(globalThis, { realDate: real, Date: Shifted });
      }, off);
    const off = (trial.chance() < 0.5 ? -1 : 1) * TWO_YEARS_MS;
    await setClock(off);
    await openTest(page, trial, sat);
    await workerReady(page);
    const half = trial.questions / 2;
    await answerRange(page, trial, sat, chosen, 1, half);
    await expectTimeLeft(page, sat);
    await goOffline(context, trial.network);
    await setClock(-off);
    await page.reload();
    await answerRange(page, trial, sat, chosen, half + 1, trial.questions);
    await expectTimeLeft(page, sat);
    await goOnline(context, trial.network);
    await page.keyboard.press("s");
    await page.getByRole("button", { name: "Submit test" }).click();
    await resultShown(page);
    const { grade, receipt } = await expectGradedOnce(sat, chosen, null);
    expect(grade.cause).toBe("submitted");
    const { review } = await sat.api.call(sittings.review, { session_id: sat.handed.session.uuid });
    expect(review.filter(({ late }) => late)).toEqual([]);
    const started = Date.parse(sat.handed.session.started_at);
    const times = receipt.entries
      .flatMap(({ body }) => JSON.parse(body) as { shown_at: number | null; answered_at: number | null }[])
      .flatMap(({ shown_at, answered_at }) => [shown_at, answered_at])
      .filter((time) => time !== null);
    expect(times.length).toBeGreaterThanOrEqual(trial.questions);
    expect(times.every((time) => time >= started && time <= Date.now() + 5_000)).toBe(true);
    return { answers: chosen.size };
  });

async function expectTimeLeft(page: Parameters<typeof finish>[0], { handed }: Awaited<ReturnType<typeof handedTest>>) {
  const face = await page.getByRole("button", { name: /^Time left/ }).innerText();
  const shown = face.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  const left = (Date.parse(handed.session.deadline_at!) - Date.now()) / 1000;
  expect(Math.abs(shown - left), "seconds between the time shown and the server's").toBeLessThan(10);
}

export const networkTrials = { cutReloadFinish, lossyNetwork, phoneSwap, twoTabs, wrongClock };
