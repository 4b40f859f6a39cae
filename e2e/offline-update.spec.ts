import type { Page } from "@playwright/test";
import { randomFrom } from "@sabiprep/question-bank/random";
import { expect, test } from "./testing/journey.ts";
import { handedTest, openTest, workerReady } from "./testing/offline-tests.ts";
import { aCandidate, signInTab } from "./testing/people.ts";
import { shakyNetwork } from "./testing/shaky-network.ts";

test.use({ serviceWorkers: "allow" });

test("a new version is offered, waits for a running test, and is installed on a press", async ({
  context,
  page,
  look,
  baseURL,
}) => {
  test.slow();
  const network = await shakyNetwork(baseURL!);
  const trial = { url: network.url, server: baseURL!, chance: randomFrom(1), questions: 10 as const };
  const sat = await handedTest(trial);
  await openTest(page, trial, sat);
  await workerReady(page);
  const other = await context.newPage();
  await other.goto(`${network.url}/favicon.svg`);
  await other.evaluate(
    ([key, token]) => sessionStorage.setItem(key!, token!),
    ["SabiPrep:candidate-token", sat.candidate.token],
  );
  await other.goto(`${network.url}/offline`);
  await expect(other.getByRole("heading", { name: "Your tests on this device" })).toBeVisible();

  network.deploy("the next version");
  for (const tab of [page, other])
    await tab.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const offer = other.getByRole("status", { name: "New version" });
  await expect(offer).toBeVisible();
  await expect(page.getByRole("heading", { name: "Question 1 of 10" })).toBeVisible();
  await expect(page.getByText("A new version is ready")).toBeHidden();
  await offer.getByRole("button", { name: "Update" }).click();
  await expect(offer).toContainText("A test is running in another tab.");

  await page.getByRole("button", { name: "Exit Test" }).click();
  await expect(page.getByRole("heading", { name: "Practice Tests" })).toBeVisible();
  await expect(page.getByText("A new version is ready")).toBeVisible();
  await look("new-version");
  const taken = other.waitForEvent("load");
  await offer.getByRole("button", { name: "Update" }).click();
  await taken;
  await expect(other.getByRole("heading", { name: "Your tests on this device" })).toBeVisible();
  await expect(other.getByText("A new version is ready")).toBeHidden();
  await network.stop();
});

test("an outdated offer, one accepted in another tab, or one pressed during a stalled picture leads to the newest version", async ({
  context,
  page,
  baseURL,
  forgive,
}) => {
  test.slow();
  // The picture request that is aborted.
  forgive(/never\.svg/);
  const network = await shakyNetwork(baseURL!);
  const candidate = await aCandidate({ baseURL: baseURL! });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await signInTab(tab, "candidate", candidate.token, network.url);
    await tab.goto(`${network.url}/offline`);
    await workerReady(tab);
  }
  const waiting = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      const known = window as unknown as { waiting?: ServiceWorker | null };
      const isNew = registration?.waiting !== null && registration?.waiting !== known.waiting;
      if (isNew) known.waiting = registration?.waiting;
      return isNew;
    });
  const offerIn = (tab: Page) => tab.getByRole("status", { name: "New version" });
  network.deploy("the second version");
  await expect.poll(waiting).toBe(true);
  for (const tab of [page, other]) await expect(offerIn(tab)).toBeVisible();
  network.deploy("the third version, a little later");
  await expect.poll(waiting).toBe(true);
  network.stall("/api/pictures/");
  await page.evaluate(() => void fetch("/api/pictures/never.svg").catch(() => null));
  for (const tab of [page, other]) {
    const taken = tab.waitForEvent("load");
    await offerIn(tab).getByRole("button", { name: "Update" }).click();
    await taken;
    await expect(tab.getByRole("heading", { level: 1, name: "Offline" })).toBeVisible();
    await expect(offerIn(tab)).toBeHidden();
  }
  await network.stop();
});
