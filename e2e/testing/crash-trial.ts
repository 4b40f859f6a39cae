// The browser is killed shortly after a choice, restarted on the same profile and signed in. Every choice that had
// shown a status must be there.
import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { auth, createClient } from "@sabiprep/contract";
import { launchOn, newProfile } from "./doomed-browser.ts";
import { answer, anyLetter, expect, handedTest, openTest, type Trial } from "./offline-tests.ts";
import type { ShakyNetwork } from "./shaky-network.ts";

const MAX_WAIT_MS = 500;

interface CrashTrial extends Trial {
  network: ShakyNetwork;
}

/** Reports every status as soon as it is on the screen: question, letter, status. */
async function watchStates(page: Page, told: (question: number, letter: string) => void) {
  await page.exposeBinding("tellState", (_, question: string, letter: string) => told(Number(question), letter));
  await page.addInitScript(() => {
    const tell = (globalThis as unknown as { tellState: (question: string, letter: string) => void }).tellState;
    let last = "";
    const look = () => {
      const question = /^Question (\d+)/.exec(document.querySelector("#question-number")?.textContent ?? "")?.[1];
      const letter = document.querySelector<HTMLInputElement>("input[type=radio]:checked")?.value;
      const state = [...document.querySelectorAll(".chip")].find(({ textContent }) =>
        /^(Saved|On this device)$/.test(textContent ?? ""),
      );
      const now = `${question} ${letter}`;
      if (!question || !letter || !state || now === last) return;
      last = now;
      tell(question, letter);
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
}

export async function killedBrowser(trial: CrashTrial) {
  const profile = newProfile();
  const sat = await handedTest(trial);
  const shown = new Map<number, string>();
  try {
    const first = await launchOn(profile.folder);
    const page = await first.browser.contexts()[0]!.newPage();
    await watchStates(page, (question, letter) => shown.set(question, letter));
    await openTest(page, trial, sat);
    const total = sat.handed.exams.length;
    const upTo = 2 + Math.floor(trial.chance() * (total - 2));
    // Without the network only the disk can have the choice.
    if (trial.chance() < 0.5) trial.network.cut();
    // The first choice gets enough time to show its status, so that there is always something to lose.
    const opening = anyLetter(trial.chance);
    await page.keyboard.press(opening.toLowerCase());
    await expect.poll(() => shown.size).toBeGreaterThan(0);
    await answer(page, 1, opening, total);
    for (let n = 2; n <= upTo; n += 1) await answer(page, n, anyLetter(trial.chance), total);
    await wait(trial.chance() * MAX_WAIT_MS);
    await first.kill();
    trial.network.mend();

    const second = await launchOn(profile.folder);
    try {
      const again = await second.browser.contexts()[0]!.newPage();
      const anyone = createClient({ baseUrl: `${trial.server}/api` });
      const { email, password } = sat.candidate;
      const { access_token } = await anyone.call(auth.login, { email, password });
      await openTest(again, trial, { ...sat, candidate: { ...sat.candidate, token: access_token } });
      const there = await choicesOn(again, total);
      const lost = [...shown].filter(([question, letter]) => there.get(question) !== letter);
      expect(lost, "choices that had shown a state and are gone").toEqual([]);
      return { answers: shown.size, chosen: upTo };
    } finally {
      await second.kill();
    }
  } finally {
    profile.remove();
  }
}

/** Reads the choices of all questions, from the first to the last open one. */
async function choicesOn(page: Page, total: number): Promise<Map<number, string>> {
  const there = new Map<number, string>();
  const heading = (n: number) => page.getByRole("heading", { name: `Question ${n} of ${total}` });
  for (let n = total; n > 1; n -= 1) {
    if (await heading(1).isVisible()) break;
    await page.keyboard.press("p");
  }
  for (let n = 1; n <= total; n += 1) {
    await expect(heading(n)).toBeVisible();
    const checked = page.getByRole("radio", { checked: true });
    if ((await checked.count()) === 0) break;
    there.set(n, await checked.inputValue());
    await page.keyboard.press("n");
    if (n === total) break;
  }
  return there;
}
