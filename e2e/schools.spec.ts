// A school from its creation to a renewed slip: staff, a head and pupils without an email address, one of them on a
// phone.
import type { Browser, Page } from "@playwright/test";
import { expectToFit, languages, phoneSize, speak } from "./testing/fits-a-phone.ts";
import { expect, test } from "./testing/journey.ts";
import { linkMailedTo } from "./testing/mail-folder.ts";
import { aCandidate, newEmail, signInTab } from "./testing/people.ts";
import { type PrintedSlip, slipsIn } from "./testing/slips.ts";

// Three pictures of each screen take most of this time.
test.setTimeout(240_000);
test.describe.configure({ mode: "serial" });

const OWNER = { email: "admin@demo.ng", password: "Admin12345" };
const head = { email: newEmail("bisi"), password: "Awka2026x" };
const PUPIL_PASSWORD = "Kaduna2026x";
const school = `Unity College ${[...String(Date.now())].map((digit) => "abcdefghij"[Number(digit)]).join("")}`;
let slips: PrintedSlip[] = [];

const letters = (at: number): string => [...String(at)].map((digit) => "abcdefghij"[Number(digit)]).join("");

/** Sixty rows, as copied from a spreadsheet. With faults, five of them are wrong. */
function roster({ faults }: { faults: boolean }): string {
  const rows = Array.from({ length: 60 }, (_, at) => [`Bello${letters(at + 1)}`, "Amina", "F", "SS2A", `UC/${at + 1}`]);
  if (faults) {
    rows[4]![0] = "";
    rows[14]![2] = "X";
    rows[24]![4] = "";
    rows[34]![3] = "";
    rows[44]![4] = "UC/44";
  }
  return [["Surname", "First name", "Sex", "Class", "Admission number"], ...rows]
    .map((row) => row.join("\t"))
    .join("\n");
}

async function logIn(page: Page, { email, password }: typeof OWNER) {
  await page.goto("/admin/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin(\/school)?$/);
}

async function openClass(page: Page) {
  await logIn(page, head);
  await page.goto("/admin/school");
  await page.getByRole("link", { name: "SS2A" }).click();
  await expect(page.getByRole("heading", { name: "SS2A" })).toBeVisible();
}

type Look = (name: string) => Promise<void>;

/** On a laptop, on a phone, and on a phone in the dark. */
async function lookAtAll(page: Page, look: Look, name: string) {
  await look(`${name}-1280`);
  await page.setViewportSize({ width: 360, height: 800 });
  await look(`${name}-360`);
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));
  await look(`${name}-360-dark`);
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "light"));
  await page.setViewportSize({ width: 1280, height: 720 });
}

async function typeSlip(page: Page, { school_code, number }: PrintedSlip, secret: string) {
  await page.goto("/school-sign-in");
  await page.getByLabel("School code").fill(school_code);
  await page.getByLabel("Admission number").fill(number);
  await page.getByLabel("Sign-in code or password").fill(secret);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

async function choosePassword(page: Page) {
  await page.getByLabel("New password").fill(PUPIL_PASSWORD);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Save and start" }).click();
  await expect(page).toHaveURL(/\/dashboard/);
}

const phone = (browser: Browser, baseURL: string) =>
  browser.newContext({ baseURL, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test("staff create a school with its seats and invite its head", async ({ page, look, forgive }) => {
  // The owner is asked for their password first.
  forgive(/status of 40[03]/);
  await logIn(page, OWNER);
  await page.getByRole("link", { name: "Schools" }).click();
  await page.getByRole("button", { name: "Create a school" }).click();
  const form = page.getByRole("dialog", { name: "Create a school" });
  await form.getByLabel("Name of the school").fill(school);
  await form.getByLabel("State").selectOption("Kaduna");
  await form.getByLabel("Seats", { exact: true }).fill("61");
  await form.getByLabel("Last day").fill("2099-08-31");
  await form.getByLabel("Amount paid in naira").fill("61000");
  await form.getByLabel("Payment reference").fill(`transfer-${Date.now()}`);
  await lookAtAll(page, look, "school-create");
  await form.getByRole("button", { name: "Create the school" }).click();
  await page.getByLabel("Your password").fill(OWNER.password);
  await page.keyboard.press("Enter");
  await expect(form).toBeHidden();
  await lookAtAll(page, look, "schools-desk");
  await page.getByRole("button", { name: school }).click();
  const detail = page.getByRole("dialog", { name: school });
  await expect(detail.getByText("61 seats until 31 August 2099")).toBeVisible();
  await detail.getByLabel("Name", { exact: true }).fill("Bisi Ade");
  await detail.getByLabel("Email", { exact: true }).fill(head.email);
  await detail.getByRole("button", { name: "Invite a head" }).click();
  await expect(detail.getByText(head.email)).toBeVisible();
  await lookAtAll(page, look, "school-detail");
});

test("the head confirms the school's authority, and a roster adds everybody or nobody", async ({ page, look }) => {
  await page.goto(await linkMailedTo(head.email, "/admin/invitation"));
  await page.getByLabel("Password", { exact: true }).fill(head.password);
  await page.getByRole("button", { name: "Accept the invitation" }).click();
  await expect(page.getByRole("status")).toHaveText("Welcome. Please sign in.");
  await logIn(page, head);
  await expect(page.getByRole("link", { name: "Questions" })).toHaveCount(0);
  await page.goto("/admin/school");
  await expect(page.getByRole("heading", { name: school })).toBeVisible();
  await expect(page.getByRole("link", { name: "Add pupils from a list" })).toHaveCount(0);
  await lookAtAll(page, look, "school-home-first");
  await page.getByRole("button", { name: "I confirm that our school has this permission" }).click();
  await page.getByRole("button", { name: "Create a class" }).click();
  await page.getByLabel("Name of the class").fill("SS2A");
  await page.getByRole("button", { name: "Create the class" }).click();
  await expect(page.getByRole("link", { name: "SS2A" })).toBeVisible();

  await page.getByRole("link", { name: "Add pupils from a list" }).click();
  await lookAtAll(page, look, "roster-paste");
  await page.getByLabel("Paste the rows here").fill(roster({ faults: true }));
  await page.getByRole("button", { name: "Check the list" }).click();
  await expect(page.getByText(/^5 rows have problems/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Add these pupils" })).toBeDisabled();
  const row = (at: number) => page.getByRole("row").nth(at);
  for (const [at, number] of [6, 16, 26, 36, 46].entries())
    await expect(row(at + 1).getByRole("rowheader")).toHaveText(String(number));
  await expect(row(1)).toContainText("Last name is required");
  await expect(row(2)).toContainText("Write F or M");
  await expect(row(3)).toContainText("Enter the admission number");
  await lookAtAll(page, look, "roster-faults");
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByRole("row", { name: /^SS2A/ })).toContainText("0");
  await page.getByRole("link", { name: "Add pupils from a list" }).click();
  await page.getByLabel("Paste the rows here").fill(roster({ faults: false }));
  await page.getByRole("button", { name: "Check the list" }).click();
  await expect(page.getByText(/60 new pupils/)).toBeVisible();
  await page.getByRole("button", { name: "Add these pupils" }).click();
  await expect(page.getByRole("heading", { name: "The pupils have been added." })).toBeVisible({ timeout: 30_000 });
  await lookAtAll(page, look, "roster-done");
  await page.getByRole("link", { name: "Go to the classes" }).click();
  await expect(page.getByText("60 of 61 seats used")).toBeVisible();
  await lookAtAll(page, look, "school-home");
  await page.getByRole("link", { name: "SS2A" }).click();
  await expect(page.getByText("60 pupils")).toBeVisible();
  const printing = page.waitForEvent("download");
  await page.getByRole("button", { name: "Print slips" }).click();
  const printed = await printing;
  expect(printed.suggestedFilename()).toBe("slips-SS2A.pdf");
  slips = await slipsIn(await printed.path());
  expect(slips).toHaveLength(60);
  expect(new Set(slips.map(({ code }) => code)).size).toBe(60);
  await lookAtAll(page, look, "class-roster");
});

test("three pupils sign in with their slips, one of them on a phone", async ({
  page,
  browser,
  baseURL,
  look,
  forgive,
}) => {
  forgive(/status of 40[03]/);
  await typeSlip(page, slips[0]!, "WRONG234");
  await expect(page.getByRole("alert")).toBeVisible();
  await lookAtAll(page, look, "school-sign-in");
  await typeSlip(page, slips[0]!, slips[0]!.code);
  await expect(page.getByRole("heading", { name: "Welcome, Amina" })).toBeVisible();
  await lookAtAll(page, look, "school-password");
  await choosePassword(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await look("pupil-dashboard-1280");
  await page.goto("/my-classes");
  await expect(page.getByRole("heading", { name: "SS2A" })).toBeVisible();

  const handheld = await phone(browser, baseURL!);
  const small = await handheld.newPage();
  await typeSlip(small, slips[1]!, slips[1]!.code.toLowerCase());
  await choosePassword(small);
  await handheld.close();

  // The QR code of the slip fills in everything.
  const other = await browser.newContext({ baseURL: baseURL! });
  const scanned = await other.newPage();
  const { school_code, number, code } = slips[2]!;
  await scanned.goto(`/school-sign-in#${new URLSearchParams({ s: school_code, n: number, c: code })}`);
  await expect(scanned.getByLabel("Admission number")).toHaveValue(number);
  await expect(scanned).toHaveURL("/school-sign-in");
  await scanned.getByRole("button", { name: "Sign in", exact: true }).click();
  await choosePassword(scanned);
  await other.close();
});

for (const [at, language] of languages.entries())
  test(`choosing a password, a pupil's classes and joining one fit a phone in ${language}`, async ({ page }) => {
    await page.setViewportSize(phoneSize);
    await speak(page, language);
    const { school_code, number, code } = slips[at + 3]!;
    await page.goto(`/school-sign-in#${new URLSearchParams({ s: school_code, n: number, c: code })}`);
    await page.locator("button[type=submit]").click();
    const password = page.locator("input[autocomplete=new-password]");
    await expect(password).toBeVisible();
    await expectToFit(page, "/school-password", language);
    await password.fill(PUPIL_PASSWORD);
    await page.getByRole("checkbox").check();
    await page.locator("button[type=submit]").click();
    await expect(page).toHaveURL(/\/dashboard/);
    await page.goto("/my-classes");
    await expect(page.getByRole("heading", { name: "SS2A" })).toBeVisible();
    await expectToFit(page, "/my-classes", language);
  });

test("a student joins by code after reading what the teacher sees, and leaves", async ({
  page,
  browser,
  baseURL,
  look,
}) => {
  const office = await browser.newContext({ baseURL: baseURL! });
  const desk = await office.newPage();
  await openClass(desk);
  await desk.getByRole("button", { name: "Make a code" }).click();
  await expect(desk.getByRole("img", { name: "QR code to join SS2A" })).toBeVisible();
  const address = await desk.getByText(/\?code=/).innerText();

  const { token } = await aCandidate({ baseURL: baseURL! });
  await signInTab(page, "candidate", token);
  await page.goto(address);
  await expect(page.getByText("You are in no class yet.")).toBeVisible();
  await lookAtAll(page, look, "my-classes-none");
  await page.setViewportSize(phoneSize);
  for (const language of languages) {
    await speak(page, language);
    await page.goto(address);
    await page.locator("main button[type=submit]").click();
    await expect(page.locator("main h2").filter({ hasText: "SS2A" })).toBeVisible();
    await expectToFit(page, "/my-classes-join", language);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.getByRole("heading", { name: `Join SS2A at ${school}?` })).toBeVisible();
  await expect(page.getByText("your plan, your phone number or your email address")).toBeVisible();
  await lookAtAll(page, look, "my-classes-join");
  await page.getByRole("button", { name: "Join the class" }).click();
  await expect(page.getByRole("heading", { name: "SS2A" })).toBeVisible();
  await lookAtAll(page, look, "my-classes");
  await desk.reload();
  const nwosu = desk.getByRole("row", { name: /Nwosu/ });
  await expect(nwosu).toContainText("Own account");
  await expect(desk.getByText("61 pupils")).toBeVisible();

  await page.getByRole("button", { name: "Leave this class" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave this class" }).click();
  await expect(page.getByText("You are in no class yet.")).toBeVisible();
  await desk.reload();
  await expect(desk.getByText("60 pupils")).toBeVisible();
  await expect(nwosu).toHaveCount(0);
  await office.close();
});

test("a renewed slip has a new code, ends the old password and signs the pupil out", async ({
  page,
  browser,
  baseURL,
  forgive,
}) => {
  forgive(/status of 40[03]/);
  const slip = slips[0]!;
  await typeSlip(page, slip, PUPIL_PASSWORD);
  await expect(page).toHaveURL(/\/dashboard/);

  const office = await browser.newContext({ baseURL: baseURL! });
  const desk = await office.newPage();
  await openClass(desk);
  const pupil = desk.getByRole("row").filter({ hasText: new RegExp(`${slip.number}(?!\\d)`) });
  await expect(pupil).toContainText("Signed in");
  await pupil.getByRole("button", { name: "New slip" }).click();
  const printing = desk.waitForEvent("download");
  await desk.getByRole("alertdialog").getByRole("button", { name: "Print a new slip" }).click();
  const [renewed] = await slipsIn(await (await printing).path());
  expect(renewed).toMatchObject({ school_code: slip.school_code, number: slip.number });
  expect(renewed!.code).not.toBe(slip.code);
  await expect(desk.getByRole("alertdialog")).toBeHidden();
  await expect(pupil).toContainText("Not signed in yet");
  await office.close();

  await page.goto("/my-classes");
  await expect(page).toHaveURL("/");
  for (const old of [PUPIL_PASSWORD, slip.code]) {
    await typeSlip(page, slip, old);
    await expect(page.getByRole("alert")).toBeVisible();
  }
  await typeSlip(page, slip, renewed!.code);
  await choosePassword(page);
});
