// Photographs of working on paper: three questions of a paper are answered on a phone without a network, the page is
// reloaded, everything arrives once the network is back, and the photographs stand beside the guide.

import type { Page } from "@playwright/test";
import { createClient, theory } from "@sabiprep/contract";
import { expect, test } from "./testing/journey.ts";
import { goOffline, goOnline, workerReady } from "./testing/offline-tests.ts";
import { aCandidate, signInTab } from "./testing/people.ts";
import { shakyNetwork } from "./testing/shaky-network.ts";

test.use({ serviceWorkers: "allow" });

const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_FAILED/;

/** Pictures that differ, so that one cannot stand for another. */
const aPhoto = async (page: Page, name: string) => ({ name, mimeType: "image/png", buffer: await page.screenshot() });

const openQuestion = async (page: Page, n: number) => {
  await page.getByRole("button", { name: `Question ${n}`, exact: true }).click();
  await expect(page.getByRole("heading", { name: new RegExp(`^Question ${n}`) })).toBeVisible();
};

test("three questions answered with photographs without a network arrive in their order, and are marked", async ({
  page,
  context,
  forgive,
  baseURL,
}) => {
  test.setTimeout(180_000);
  forgive(NO_NETWORK);
  const network = await shakyNetwork(baseURL!);
  const candidate = await aCandidate({ baseURL: baseURL! });
  const api = createClient({ baseUrl: `${baseURL}/api`, token: () => candidate.token });
  await expect.poll(async () => (await api.call(theory.subjects, {})).length, { timeout: 60_000 }).toBeGreaterThan(0);
  const subject = (await api.call(theory.subjects, {})).find(({ name }) => name === "Mathematics")!;
  await page.setViewportSize({ width: 360, height: 640 });
  await signInTab(page, "candidate", candidate.token, network.url);
  await page.goto(`${network.url}/theory?subject=${subject.uuid}`);
  await workerReady(page);
  await page.getByRole("button", { name: "Write the whole paper" }).click();
  await expect(page.getByText(/^\d+ minutes left$/)).toBeVisible();
  const sittingId = page.url().split("/").at(-1)!;

  await goOffline(context, network);
  const picker = page.getByLabel("Photographs", { exact: true });
  const pages = page.getByRole("region", { name: "Photographs of your working" }).getByRole("listitem");
  await picker.setInputFiles([await aPhoto(page, "first.png"), await aPhoto(page, "second.png")]);
  await expect(pages).toHaveCount(2);
  await expect(pages.getByText("On this device, not sent yet")).toHaveCount(2);
  await page.getByRole("button", { name: "Move page 1 back" }).click();
  await page.getByRole("button", { name: "Turn page 1 right" }).click();
  await page.getByRole("textbox").first().fill("x = 7");
  for (const n of [2, 3]) {
    await openQuestion(page, n);
    await expect(pages).toHaveCount(0);
    await picker.setInputFiles(await aPhoto(page, `question ${n}.png`));
    await expect(pages.getByText("On this device, not sent yet")).toHaveCount(1);
  }

  await page.reload();
  await expect(pages).toHaveCount(2);
  await expect(page.getByRole("textbox").first()).toHaveValue("x = 7");
  await expect(page.getByRole("img", { name: "Page 1 of your working" })).toBeVisible();

  await goOnline(context, network);
  const stored = async () => {
    const { responses } = await api.call(theory.readPaper, { sitting_id: sittingId });
    return responses.map(({ photos }) => photos.map(({ turns, url }) => [turns, url !== null]));
  };
  await expect.poll(stored, { timeout: 60_000 }).toEqual([
    [
      [1, true],
      [0, true],
    ],
    [[0, true]],
    [[0, true]],
  ]);
  await expect(pages.getByText("Sent")).toHaveCount(2);

  await page.getByRole("button", { name: "Submit the paper" }).click();
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await expect(page.getByText("3 answers left to mark. Your score is added up after that.")).toBeVisible();
  await page.getByRole("link", { name: /^Mark it ?: question 1$/ }).click();
  await expect(page.getByRole("heading", { name: "The sample answer" })).toBeVisible();
  for (const yes of await page.getByRole("button", { name: "Yes", exact: true }).all()) await yes.click();
  await page.getByRole("button", { name: "Compare with the examiner" }).click();
  await page.getByRole("button", { name: "Now mark your own answer" }).click();
  await page.getByRole("button", { name: "Enlarge page 1" }).click();
  const enlarged = page.getByRole("dialog", { name: "Page 1" });
  await enlarged.getByRole("button", { name: "Larger" }).click();
  await enlarged.getByRole("button", { name: "Turn right" }).click();
  await expect(enlarged.getByRole("img", { name: "Your working" })).toHaveJSProperty("complete", true);
  expect(await enlarged.getByRole("img").evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await page.goBack();
  await expect(enlarged).toBeHidden();
  for (const no of await page.getByRole("button", { name: "No", exact: true }).all()) await no.click();
  await page.getByRole("button", { name: "Add up my marks" }).click();
  await expect(page.getByText("self-marked")).toBeVisible();
  await expect(page.getByRole("img", { name: "Page 2 of your working" })).toBeVisible();
});

test("signing out without a network keeps the student signed in while a photograph is only on this device", async ({
  page,
  context,
  forgive,
  baseURL,
}) => {
  forgive(NO_NETWORK);
  const network = await shakyNetwork(baseURL!);
  const candidate = await aCandidate({ baseURL: baseURL! });
  const api = createClient({ baseUrl: `${baseURL}/api`, token: () => candidate.token });
  await expect.poll(async () => (await api.call(theory.subjects, {})).length, { timeout: 60_000 }).toBeGreaterThan(0);
  const [subject] = await api.call(theory.subjects, {});
  await signInTab(page, "candidate", candidate.token, network.url);
  await page.goto(`${network.url}/theory?subject=${subject!.uuid}`);
  await workerReady(page);
  await page.getByRole("button", { name: /^Write ?: question 1$/ }).click();
  await expect(page.getByRole("heading", { name: "Question 1" })).toBeVisible();
  await goOffline(context, network);
  await page.getByLabel("Photographs", { exact: true }).setInputFiles(await aPhoto(page, "page.png"));
  await expect(page.getByText("On this device, not sent yet")).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText(/^Some of your theory answers are only on this device\./)).toBeVisible();
});
