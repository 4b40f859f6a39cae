// npm run pictures: takes the two pictures at the top of README again, with the demo people in a real browser. The
// question is random: look at the pictures before you commit them.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import { auth, createClient, staff } from "@sabiprep/contract";
import sharp from "sharp";
import { launchOptions } from "../e2e/testing/browser.ts";
import { signInTab } from "../e2e/testing/people.ts";
import { startServer } from "../e2e/testing/start-server.ts";
import { root } from "./run-command.ts";

const MAX_BYTES = 90_000;
const folder = path.join(root, "docs/pictures");

const server = process.env.E2E_BASE_URL ? null : await startServer();
const url = process.env.E2E_BASE_URL ?? server!.url;
const api = createClient({ baseUrl: `${url}/api` });
const browser = await chromium.launch(launchOptions);

async function pageOf(width: number, height: number, scale: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    locale: "en-NG",
    timezoneId: "Africa/Lagos",
    serviceWorkers: "block",
  });
  return context.newPage();
}

async function keep(page: Page, name: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  const picture = await sharp(await page.screenshot({ animations: "disabled" }))
    .webp({ quality: 72, effort: 6 })
    .toBuffer();
  if (picture.length > MAX_BYTES) throw new Error(`${name} has ${picture.length} bytes`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.webp`), picture);
  console.log(`docs/pictures/${name}.webp: ${picture.length} bytes`);
}

async function phone(): Promise<void> {
  const page = await pageOf(360, 740, 2);
  const { access_token } = await api.call(auth.login, { email: "student@demo.ng", password: "Student123" });
  await signInTab(page, "candidate", access_token, url);
  await page.goto(`${url}/practice-tests?tab=jamb`);
  await page.getByRole("button", { name: /Start Test.*Physics/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Start Test" }).click();
  await page.getByRole("heading", { name: "Question 1 of" }).waitFor();
  await page.getByRole("radio").first().waitFor();
  await keep(page, "practice-on-a-phone");
}

async function desk(): Promise<void> {
  const page = await pageOf(1280, 800, 1);
  const signedIn = await api.call(staff.login, { email: "admin@demo.ng", password: "Admin12345" });
  if (!("token" in signedIn)) throw new Error("The demo account has a second step.");
  await signInTab(page, "staff", signedIn.token, url);
  await page.goto(`${url}/admin/questions`);
  await page.getByRole("heading", { level: 1, name: "Questions" }).waitFor();
  await keep(page, "staff-desk");
}

try {
  await phone();
  await desk();
} finally {
  await browser.close();
  await server?.stop();
}
