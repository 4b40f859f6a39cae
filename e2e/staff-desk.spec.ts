// A day at the staff desk: a user is suspended, a report answered, an editor invited who cannot open users, and
// statistics exported. Each action is found in the audit log.
import type { Page } from "@playwright/test";
import { createClient, notifications, profile, reports, staff } from "@sabiprep/contract";
import { expect, test } from "./testing/journey.ts";
import { linkMailedTo, mailTo } from "./testing/mail-folder.ts";
import { aCandidate, newEmail, signInTab } from "./testing/people.ts";
import { lookAround } from "./testing/sittings.ts";

test.describe.configure({ mode: "serial" });
test.setTimeout(120_000);

const OWNER = { email: "admin@demo.ng", password: "Admin12345" };
const editor = { email: newEmail("sani"), password: "Awka2026x" };

async function asOwner(page: Page, baseURL: string) {
  const api = createClient({ baseUrl: `${baseURL}/api`, token: () => null });
  const owner = await api.call(staff.login, OWNER);
  if (!("token" in owner)) throw new Error("The demo account has a second step.");
  await signInTab(page, "staff", owner.token);
}

async function confirm(page: Page) {
  const dialog = page.getByRole("alertdialog", { name: "Confirm it is you" });
  await dialog.getByLabel("Your password").fill(OWNER.password);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(dialog).toBeHidden();
}

test("a user is found, suspended with a reason, and refused at the next call", async ({
  page,
  look,
  baseURL,
  forgive,
}) => {
  forgive(/status of 40[03]/);
  const ada = await aCandidate({ baseURL: baseURL! });
  const hers = createClient({ baseUrl: `${baseURL}/api`, token: () => ada.token });
  await hers.call(profile.read, {});
  await asOwner(page, baseURL!);
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "System overview" })).toBeVisible();
  await lookAround(page, look, "staff-dashboard");
  await page.getByRole("navigation", { name: "Quick Actions" }).getByRole("link", { name: "Users" }).click();
  await page.getByLabel("Search by name or email").fill(ada.email);
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("status").filter({ hasText: /\b1 user\b/ })).toBeVisible();
  await lookAround(page, look, "staff-users");
  await page.getByRole("button", { name: "Adaeze Nwosu" }).click();
  await expect(page.getByRole("dialog", { name: "Adaeze Nwosu" }).getByText(ada.email)).toBeVisible();
  await look("staff-user");
  await page.getByRole("tab", { name: "Actions" }).click();
  await page.getByRole("button", { name: "Suspend", exact: true }).click();
  await page.getByRole("button", { name: "Suspend this user" }).click();
  await expect(page.getByText("Enter a reason")).toBeVisible();
  await page.getByLabel("Reason").first().fill("Shares the account");
  await page.getByRole("button", { name: "Suspend this user" }).click();
  await confirm(page);
  await expect(page.getByRole("status").filter({ hasText: "The user is suspended." })).toBeVisible();
  const refusal = await hers.call(profile.read, {}).catch((problem) => problem.status);
  expect(refusal).toBe(403);
});

test("support opens a candidate's account with a reason, and the candidate is notified", async ({
  page,
  look,
  baseURL,
  forgive,
}) => {
  forgive(/status of 400/);
  const ada = await aCandidate({ baseURL: baseURL! });
  await asOwner(page, baseURL!);
  await page.goto("/admin/users");
  await page.getByLabel("Search by name or email").fill(ada.email);
  await page.getByRole("button", { name: "Search" }).click();
  // The old list shows until the new one has loaded.
  await expect(page.getByRole("status").filter({ hasText: /\b1 user\b/ })).toBeVisible();
  await page.getByRole("button", { name: "Adaeze Nwosu" }).click();
  await page.getByRole("tab", { name: "Student's view" }).click();
  await page.getByRole("button", { name: "View", exact: true }).click();
  await expect(page.getByText("Enter a reason")).toBeVisible();
  await page.getByLabel("Reason").fill("Her plan seemed to be gone");
  await page.getByRole("button", { name: "View", exact: true }).click();
  await confirm(page);
  await expect(page.getByRole("heading", { name: "Open tests" })).toBeVisible();
  await expect(page.getByText("Practice tests left this month")).toBeVisible();
  await lookAround(page, look, "staff-support-view");
  const hers = createClient({ baseUrl: `${baseURL}/api`, token: () => ada.token });
  const { notices } = await hers.call(notifications.list, {});
  expect(notices.map(({ body }) => body).join()).toContain("Her plan seemed to be gone");
});

test("a message to a group is counted before it is sent, and shows under the bell", async ({
  page,
  look,
  baseURL,
  forgive,
}) => {
  forgive(/status of 400/);
  const ada = await aCandidate({ baseURL: baseURL! });
  await asOwner(page, baseURL!);
  await page.goto("/admin/users");
  await page.getByRole("button", { name: "Message a group" }).click();
  const dialog = page.getByRole("dialog", { name: "Message a group" });
  await dialog.getByLabel("Plan").selectOption({ label: "Free" });
  await dialog.getByRole("button", { name: "Check how many people will get it" }).click();
  await expect(dialog.getByText("Title is required")).toBeVisible();
  const title = `The timetable is out ${Date.now()}`;
  await dialog.getByLabel("Title").fill(title);
  await dialog.getByLabel("Message", { exact: true }).fill("Look at your calendar.");
  await dialog.getByRole("button", { name: "Check how many people will get it" }).click();
  await expect(dialog.getByText(/people will get it, \d+ of them also by email\.$/)).toBeVisible();
  await lookAround(page, look, "staff-message");
  await dialog.getByRole("button", { name: /^Send to [\d,]+ people$/ }).click();
  await confirm(page);
  await expect(page.getByRole("status").filter({ hasText: "We are sending the message." })).toBeVisible();
  const hers = createClient({ baseUrl: `${baseURL}/api`, token: () => ada.token });
  await expect
    .poll(async () => (await hers.call(notifications.list, {})).notices.map((notice) => notice.title), {
      timeout: 30_000,
    })
    .toContain(title);
});

test("a report is answered by email", async ({ page, look, baseURL }) => {
  const bola = await aCandidate({ baseURL: baseURL! });
  const his = createClient({ baseUrl: `${baseURL}/api`, token: () => bola.token });
  await his.call(reports.submit, {
    type: "technical_bug",
    title: "The clock stood still",
    description: "At question 7.",
  });
  await asOwner(page, baseURL!);
  await page.goto("/admin/reports");
  await expect(page.getByRole("button", { name: "The clock stood still" }).first()).toBeVisible();
  await lookAround(page, look, "staff-reports");
  await page.getByRole("button", { name: "The clock stood still" }).last().click();
  await page.getByLabel("Answer", { exact: true }).fill("Mended today. Thank you.");
  await page.getByRole("button", { name: "Send reply" }).click();
  await expect(page.getByRole("status").filter({ hasText: "We have sent your reply." })).toBeVisible();
  expect(await mailTo(bola.email, "Mended today.")).toContain("You told us");
});

test("an invited editor cannot open users", async ({ page, baseURL, forgive }) => {
  forgive(/status of 400/);
  await asOwner(page, baseURL!);
  await page.goto("/admin/settings");
  await page.getByRole("tab", { name: "Staff" }).click();
  await page.getByRole("button", { name: "Invite someone" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Sani Abubakar");
  await page.getByLabel("Email").fill(editor.email);
  await page.getByLabel("Role", { exact: true }).selectOption("editor");
  await page.getByRole("button", { name: "Send invitation" }).click();
  await confirm(page);
  await expect(page.getByText(editor.email)).toBeVisible();
  const link = await linkMailedTo(editor.email, "/admin/invitation");
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(link);
  await page.getByLabel("Password", { exact: true }).fill(editor.password);
  await page.getByRole("button", { name: "Accept the invitation" }).click();
  await page.getByRole("link", { name: "Sign in" }).click();
  await page.getByLabel("Email").fill(editor.email);
  await page.getByLabel("Password", { exact: true }).fill(editor.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin");
  await expect(page.getByRole("heading", { name: /Sani Abubakar/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Reports" }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Users" })).toHaveCount(0);
  await page.goto("/admin/users");
  await expect(page.getByRole("alert").filter({ hasText: "Your role does not allow this." })).toBeVisible();
});

test("analytics are exported, and the audit log contains all of it", async ({ page, look, baseURL, forgive }) => {
  forgive(/status of 400/);
  await asOwner(page, baseURL!);
  await page.goto("/admin/analytics");
  await expect(page.getByRole("heading", { name: "Returning students" })).toBeVisible();
  await lookAround(page, look, "staff-analytics");
  await page.getByRole("button", { name: "Export Report" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV" }).click();
  await confirm(page);
  expect((await download).suggestedFilename()).toMatch(/^analytics-.*\.csv$/);

  // Searched by verb: others work at the desk in the meantime, and their actions soon fill the first page.
  for (const [verb, deed] of [
    ["user.suspend", "suspended a user"],
    ["report.answer", "replied to a report"],
    ["staff.invite", "invited a member of staff"],
    ["analytics.export", "exported analytics"],
  ] as const) {
    await page.goto(`/admin/audit?verb=${verb}`);
    await expect(page.getByText(deed).first()).toBeVisible();
  }
  await page.getByRole("button", { name: "Check the log" }).click();
  await expect(page.getByText(/All \d+ entries passed the check\./)).toBeVisible();
  await lookAround(page, look, "staff-audit");
  await page.goto("/admin/settings");
  await expect(page.getByRole("heading", { name: "Name and logo" })).toBeVisible();
  await lookAround(page, look, "staff-settings");
});
