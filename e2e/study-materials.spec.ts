// Study materials: found, read, really downloaded, and read again without a network. Also the staff screens for them.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { auth, createClient, materials, staff } from "@sabiprep/contract";
import { expect, test } from "./testing/journey.ts";
import { signInTab } from "./testing/people.ts";
import { apiOf, lookAround, signedInCandidate } from "./testing/sittings.ts";

test.use({ serviceWorkers: "allow" });

const TITLE = "Quadratic equations: four ways to solve them";

test("a note is found, read, downloaded and read again offline", async ({ page, look, baseURL, context, forgive }) => {
  test.slow();
  const candidate = await signedInCandidate(page, baseURL!);
  const api = apiOf(baseURL!, candidate);
  // The sheets are printed in the background after the first start.
  const sized = async () => (await api.call(materials.list, { search: TITLE })).items[0]?.size ?? 0;
  await expect.poll(sized, { timeout: 60_000 }).toBeGreaterThan(5000);
  await page.goto("/study-materials");
  await expect(page.getByRole("link", { name: "Dashboard" }).first()).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
  await lookAround(page, look, "materials");
  const options = await page.getByLabel("Subject", { exact: true }).locator("option").allTextContents();
  expect(options.slice(0, 7)).toEqual([
    "All Subjects",
    "Mathematics",
    "English Language",
    "Physics",
    "Chemistry",
    "Biology",
    "Economics",
  ]);

  await page.getByLabel("Search by title or subject").fill("no such thing");
  await expect(page.getByRole("heading", { name: "No materials found" })).toBeVisible();
  await expect(page.getByText("Try adjusting your search criteria")).toBeVisible();
  await page.getByLabel("Search by title or subject").fill("quadratic");
  await page.getByRole("button", { name: `Preview ${TITLE}` }).click();
  await expect(page.getByRole("heading", { name: "What the discriminant tells you" })).toBeVisible();
  await lookAround(page, look, "material-note");
  const sheet = page.getByRole("button", { name: "PDF", exact: true });
  if (await sheet.isVisible()) {
    await sheet.click();
    await expect(page.locator("iframe")).toBeVisible();
    await page.locator("iframe").screenshot({ path: `${test.info().project.outputDir}/screens/material-sheet.png` });
  }
  await page.keyboard.press("Escape");

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: `Download ${TITLE}` }).click();
  await expect(page.getByRole("button", { name: "Downloaded" })).toBeVisible();
  const bytes = await readFile(await (await saved).path());
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  expect(bytes.length).toBe(await sized());
  await expect(page.getByRole("button", { name: `Download ${TITLE}` })).toBeVisible();
  await expect(page.getByRole("article").getByText("On this device")).toBeVisible();
  await expect.poll(async () => (await api.call(materials.list, { search: TITLE })).items[0]!.downloads).toBe(1);

  forgive(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await page.getByLabel("Search by title or subject").fill("quadr");
  await page.getByLabel("Subject", { exact: true }).selectOption({ label: "On this device" });
  await page.getByRole("button", { name: `Preview ${TITLE}` }).click();
  await expect(page.getByRole("heading", { name: "What the discriminant tells you" })).toBeVisible();
  await look("material-offline");
  await context.setOffline(false);
});

test("a sound and a film play, and a file that cannot be shown here says so", async ({ page, look, baseURL }) => {
  const candidate = await signedInCandidate(page, baseURL!);
  const ready = async () => (await apiOf(baseURL!, candidate).call(materials.list, { search: "octave" })).items.length;
  await expect.poll(ready, { timeout: 60_000 }).toBe(1);
  const open = async (words: string) => {
    await page.goto("/study-materials");
    await page.getByLabel("Search by title or subject").fill(words);
    await expect(page.getByRole("article")).toHaveCount(1);
    await page.getByRole("button", { name: /^Preview / }).click();
  };
  for (const [words, kind] of [
    ["hear an octave", "audio"],
    ["the rope does not", "video"],
  ] as const) {
    await open(words);
    const player = page.getByRole("dialog").locator(kind);
    await expect(player).toBeVisible();
    await player.evaluate((media: HTMLMediaElement) => {
      media.muted = true;
      return media.play();
    });
    await expect.poll(() => player.evaluate((media: HTMLMediaElement) => media.currentTime)).toBeGreaterThan(0.3);
    await look(`material-${kind}`);
  }
  await open("a spreadsheet calculator");
  await expect(page.getByText("Preview not available for this content type.")).toBeVisible();
  await look("material-document");
});

test("a saved note opens in an app that starts without a network", async ({ page, baseURL, context, forgive }) => {
  test.slow();
  const candidate = await signedInCandidate(page, baseURL!);
  const api = apiOf(baseURL!, candidate);
  const sized = async () => (await api.call(materials.list, { search: TITLE })).items[0]?.size ?? 0;
  await expect.poll(sized, { timeout: 60_000 }).toBeGreaterThan(5000);
  await page.goto("/study-materials");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  // The worker caches the app's files that it has served itself.
  await page.reload();
  await page.getByLabel("Search by title or subject").fill("quadratic");
  await page.getByRole("button", { name: `Preview ${TITLE}` }).click();
  await expect(page.getByRole("heading", { name: "3. The formula" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: `Download ${TITLE}` }).click();
  await expect(page.getByRole("article").getByText("On this device")).toBeVisible();
  forgive(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK/);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText("Here are the materials saved on this device.")).toBeVisible();
  await page.getByRole("button", { name: `Preview ${TITLE}` }).click();
  await expect(page.getByRole("heading", { name: "3. The formula" })).toBeVisible();
  await context.setOffline(false);
});

async function staffToken(baseURL: string): Promise<string> {
  const anyone = createClient({ baseUrl: `${baseURL}/api`, token: () => null });
  const owner = await anyone.call(staff.login, { email: "admin@demo.ng", password: "Admin12345" });
  if (!("token" in owner)) throw new Error("The demo account has a second step.");
  return owner.token;
}

test("the demo candidate's study screens, on a laptop and a phone", async ({ page, look, baseURL }) => {
  test.slow();
  const anyone = createClient({ baseUrl: `${baseURL}/api`, token: () => null });
  const { access_token } = await anyone.call(auth.login, { email: "student@demo.ng", password: "Student123" });
  await signInTab(page, "candidate", access_token);
  for (const [path, heading] of [
    ["/review", "Review"],
    ["/review?tab=coverage", "Review"],
    ["/study-schedule", "Study Schedule"],
    ["/study-materials", "Study Materials"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
    await expect(page.locator(".late")).toHaveCount(0);
    await look(`demo${path.replaceAll(/\W/g, "-")}-1280`);
    await page.setViewportSize({ width: 360, height: 740 });
    await look(`demo${path.replaceAll(/\W/g, "-")}-360`);
    await page.setViewportSize({ width: 1280, height: 900 });
  }
});

test("staff write a note, publish it and retire it", async ({ page, look, baseURL, browser, forgive }) => {
  test.slow();
  forgive(/status of 400/);
  await signInTab(page, "staff", await staffToken(baseURL!));
  await page.goto("/admin/materials");
  await expect(page.getByRole("heading", { name: "Materials", level: 1 })).toBeVisible();
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await lookAround(page, look, "staff-materials");
  await page.getByRole("button", { name: "Add material" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Title is required")).toBeVisible();
  const title = `A note by staff ${Date.now()}`;
  await dialog.getByLabel("Title").fill(title);
  await dialog.getByLabel("Subject").selectOption({ label: "Physics" });
  await dialog.getByLabel("Description").fill("One formula.");
  await dialog.getByRole("button", { name: "Sound" }).click();
  await dialog.getByRole("textbox", { name: "Text" }).fill("## Speed\n\nWrong: $v = ");
  await dialog.getByRole("button", { name: "Preview" }).click();
  await expect(dialog.getByRole("alert")).toContainText("has no closing");
  await dialog.getByRole("textbox", { name: "Text" }).fill("## Speed\n\nIt is $v = \\frac{s}{t}$.");
  await dialog.getByRole("button", { name: "Preview" }).click();
  await expect(dialog.getByRole("heading", { name: "Speed" })).toBeVisible();
  await look("staff-material-form");
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: `Publish ${title}` }).click();
  await expect(page.getByRole("button", { name: `Retire ${title}` })).toBeVisible();

  const reader = await browser.newPage();
  const candidate = await signedInCandidate(reader, baseURL!);
  const found = () => apiOf(baseURL!, candidate).call(materials.list, { search: title });
  expect((await found()).items).toHaveLength(1);
  await page.getByRole("button", { name: `Retire ${title}` }).click();
  await expect(page.getByRole("button", { name: `Publish ${title}` })).toBeVisible();
  expect((await found()).items).toHaveLength(0);
  await reader.close();
});

/** Staff at the form of a new material whose file was refused. `choose` selects another file. */
async function aMaterialWithABrokenFile(page: Page, baseURL: string) {
  const token = await staffToken(baseURL);
  await signInTab(page, "staff", token);
  await page.goto("/admin/materials");
  await page.getByRole("button", { name: "Add material" }).click();
  const dialog = page.getByRole("dialog", { name: "Add material" });
  const title = `A file by staff ${Date.now()}`;
  await dialog.getByLabel("Title").fill(title);
  await dialog.getByLabel("Subject").selectOption({ label: "Physics" });
  await dialog.getByLabel("Description").fill("One page.");
  await dialog
    .getByRole("radio", { name: "File" })
    .or(dialog.getByRole("button", { name: "File" }))
    .first()
    .click();
  const choose = (text: string) =>
    dialog
      .getByLabel("File", { exact: true })
      .setInputFiles({ name: "page.pdf", mimeType: "application/pdf", buffer: Buffer.from(text) });
  await choose("this is no PDF");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  const office = createClient({ baseUrl: `${baseURL}/api`, token: () => token });
  return { dialog, title, choose, office };
}

test("a broken file is refused, and a good one after it makes one draft, not two", async ({
  page,
  baseURL,
  forgive,
}) => {
  forgive(/status of 415/);
  const { dialog, title, choose, office } = await aMaterialWithABrokenFile(page, baseURL!);
  await choose("%PDF-1.7 one page\n%%EOF");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  const { items } = await office.call(materials.staffList, { search: title });
  expect(items).toMatchObject([{ title, type: "PDF" }]);
});

test("leaving after a refused file leaves no draft, and the typed text is there on return", async ({
  page,
  baseURL,
  forgive,
}) => {
  forgive(/status of 415/);
  const { dialog, title, office } = await aMaterialWithABrokenFile(page, baseURL!);
  await page.keyboard.press("Escape");
  const removed = page.waitForResponse((answer) => answer.request().method() === "DELETE" && answer.ok());
  await page.getByRole("alertdialog", { name: "Leave without saving?" }).getByRole("button", { name: "Leave" }).click();
  await removed;
  expect((await office.call(materials.staffList, { search: title })).items).toEqual([]);
  await page.getByRole("button", { name: "Add material" }).click();
  await dialog.getByRole("button", { name: "Restore draft" }).click();
  await expect(dialog.getByLabel("Title")).toHaveValue(title);
});
