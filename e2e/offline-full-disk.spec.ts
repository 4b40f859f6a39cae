// A finished test on a device that cannot store it, and on a device whose database another tab upgrades: nothing is
// lost, and the page says only what is true.
import type { Page } from "@playwright/test";
import { randomFrom } from "@sabiprep/question-bank/random";
import { expect, test } from "./testing/journey.ts";
import {
  answerRange,
  expectGradedOnce,
  finish,
  goOffline,
  goOnline,
  handedTest,
  type Letter,
  openTest,
  resultShown,
  scoreOf,
  workerReady,
} from "./testing/offline-tests.ts";
import { signInTab } from "./testing/people.ts";
import { shakyNetwork } from "./testing/shaky-network.ts";

test.use({ serviceWorkers: "allow" });

/** From now on this page's disk has no space for finished tests, or has space again. */
const fillDisk = (page: Page, isFull: boolean) =>
  page.evaluate((isFull) => {
    const { prototype } = IDBObjectStore as unknown as {
      prototype: { put: (row: unknown) => unknown; real?: unknown };
    };
    prototype.real ??= prototype.put;
    const real = prototype.real as (...row: unknown[]) => unknown;
    prototype.put = function (this: IDBObjectStore, ...row: unknown[]) {
      if (isFull && this.name === "submissions") throw new DOMException("planted: no space", "QuotaExceededError");
      return real.apply(this, row);
    };
  }, isFull);

/** Upgrades it as a tab with a newer version of the app would. */
const upgradeDatabase = (page: Page) =>
  page.evaluate(async () => {
    const known = (await indexedDB.databases()).find(({ name }) => /^sabiprep:[0-9a-f-]{36}$/.test(name ?? ""))!;
    await new Promise<void>((upgraded, failed) => {
      const request = indexedDB.open(known.name!, known.version! + 1);
      request.onsuccess = () => {
        request.result.close();
        upgraded();
      };
      request.onerror = () => failed(request.error);
    });
  });

test("a finished test that the disk cannot store is reported, blocks sign-out and closing, and is stored and sent later", async ({
  page,
  context,
  look,
  forgive,
  baseURL,
}) => {
  test.slow();
  forgive(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_FAILED|status of 403/);
  const network = await shakyNetwork(baseURL!);
  const trial = { url: network.url, server: baseURL!, chance: randomFrom(77), questions: 10 as const };
  const sat = await handedTest(trial);
  const chosen = new Map<string, Letter>();
  const other = await context.newPage();
  await signInTab(other, "candidate", sat.candidate.token, network.url);
  await other.goto(`${network.url}/dashboard`);
  await workerReady(other);
  await page.bringToFront();
  await openTest(page, trial, sat);
  await workerReady(page);
  // The parts that a test may need later load a moment after it.
  await page.waitForLoadState("networkidle");
  await goOffline(context, network);
  await answerRange(page, trial, sat, chosen, 1, 10);
  await fillDisk(page, true);
  await finish(page);

  await expect(page.getByText("Not saved yet. Keep this page open.")).toBeVisible();
  await expect(page.getByText("safe on this device", { exact: false })).toBeHidden();
  await look("result-not-saved");
  await other.getByRole("button", { name: "Logout" }).first().click();
  await expect(other.getByRole("alertdialog")).toContainText("A finished test in another tab is not saved yet.");
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();

  // There is space again: the next round stores the test, and the page says so.
  await fillDisk(page, false);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(page.getByText("Your test is safe on this device.", { exact: false })).toBeVisible();
  await expect(page.getByText("Not saved yet")).toBeHidden();

  // Another tab upgrades the database, which closes this page's connection to it.
  await upgradeDatabase(other);
  await goOnline(context, network);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await resultShown(page);
  await expectGradedOnce(sat, chosen, scoreOf(sat, chosen));
  await page.reload();
  await resultShown(page);
  await other.close();
  await network.stop();
});
