// A candidate's notifications, reports, data export and data clearing.
import { auth, createClient, notifications, privacy, reports, screens, settings } from "@sabiprep/contract";
import { expect, test } from "./testing/journey.ts";
import { linkMailedTo } from "./testing/mail-folder.ts";
import { newEmail } from "./testing/people.ts";
import { apiOf, lookAround, signedInCandidate } from "./testing/sittings.ts";

test.use({ serviceWorkers: "allow" });

test.setTimeout(180_000);

const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==",
  "base64",
);

test("an incomplete report is refused, then sent with its screenshot and listed", async ({ page, baseURL, look }) => {
  const candidate = await signedInCandidate(page, baseURL!);
  await page.goto("/report-issue");
  await expect(page.getByText("You have not reported anything yet.")).toBeVisible();
  await page.getByRole("button", { name: "Submit report" }).click();
  const missing = page.getByRole("alert").filter({ hasText: "Missing Information" });
  await expect(missing).toContainText("Please fill in all required fields");
  await lookAround(page, look, "report-issue");

  await page.getByLabel("Wrong answer").check({ force: true });
  await page.getByLabel("Description").fill("The key of question 4 should be B.");
  await page.getByRole("button", { name: "Submit report" }).click();
  await expect(page.getByLabel("Subject", { exact: true })).toHaveAccessibleDescription(
    "Please fill in all required fields",
  );
  await page.getByLabel("Subject", { exact: true }).selectOption("Biology");
  await page
    .getByLabel("Screenshot (optional)")
    .setInputFiles({ name: "screen.png", mimeType: "image/png", buffer: picture });
  await page.getByRole("button", { name: "Submit report" }).click();
  const sent = page.getByRole("status").filter({ hasText: "Report Submitted" });
  await expect(sent).toContainText("Thank you for your report. We'll review it and get back to you soon.");
  const line = page.getByRole("listitem").filter({ hasText: "The key of question 4 should be B." });
  await expect(line).toContainText("Pending");
  await expect(line).toContainText("Biology");
  await expect(line.getByRole("link", { name: "Your screenshot" })).toBeVisible();

  await page.route(`**/api${screens.reportIssue.path}`, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const [mine] = body.data[reports.mine.path];
    mine.status = "put aside";
    mine.response = "Thank you, the answer key is fixed.";
    await route.fulfill({ response, json: body });
  });
  await page.reload();
  await expect(line).toContainText("Unknown");
  await expect(line).toContainText("Thank you, the answer key is fixed.");
  await look("report-history-1280");
  expect(await apiOf(baseURL!, candidate).call(reports.mine, {})).toHaveLength(1);
});

test("the bell shows a notification when the data copy is ready, and the ZIP is there", async ({
  page,
  baseURL,
  look,
}) => {
  const candidate = await signedInCandidate(page, baseURL!);
  await page.goto("/settings#data");
  await page.getByRole("button", { name: "Export data" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Data Export Started" })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Download/ }).click({ timeout: 60_000 });
  expect((await download).suggestedFilename()).toMatch(/^my-data-.*\.zip$/);

  await page.reload();
  await page
    .getByRole("button", { name: /^Notifications\s*, 1 unread/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: "Notifications" });
  await expect(dialog.getByText("Your data is ready")).toBeVisible();
  await look("notices-1280");
  await page.setViewportSize({ width: 360, height: 740 });
  await look("notices-360");
  await dialog.getByRole("button", { name: "Mark all as read" }).click();
  await expect(dialog.getByText("New", { exact: true })).toBeHidden();
  expect(await apiOf(baseURL!, candidate).call(notifications.unread, {})).toEqual({ unread: 0 });
});

test("being visible needs a guardian's consent by email, and clearing the data needs a typed word", async ({
  page,
  browser,
  baseURL,
  look,
  forgive,
}) => {
  forgive(/status of 400/);
  const candidate = await signedInCandidate(page, baseURL!);
  const api = createClient({ baseUrl: `${baseURL}/api`, token: () => candidate.token });
  const proof = new URL(await linkMailedTo(candidate.email, "/email/verification/"));
  const token = proof.pathname.split("/").at(-1)!;
  await api.call(auth.verifyEmail, { token, ...Object.fromEntries(proof.searchParams) });
  const mother = newEmail("mother");
  await page.goto("/settings");
  await page.getByRole("switch", { name: "Share progress" }).click();
  await expect(page.getByRole("alertdialog", { name: "Let other students see you?" })).toBeVisible();
  await look("consent-1280");
  await page.getByRole("button", { name: "Ask my parent or guardian" }).click();
  const address = page.getByLabel("Your parent or guardian's email");
  await address.fill(candidate.email);
  await page.getByRole("button", { name: "Send the email" }).click();
  await expect(address).toHaveAccessibleDescription(
    "This is your own email address. Enter your parent's or guardian's email address.",
  );
  await address.fill(mother);
  await page.getByRole("button", { name: "Send the email" }).click();
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: `We emailed ${mother}.` })
      .first(),
  ).toBeVisible();
  await look("guardian-asked-1280");
  await page.getByText("Close", { exact: true }).click();
  await expect(page.getByRole("heading", { name: "Your parent or guardian" })).toBeVisible();
  await expect(page.getByRole("switch", { name: "Share progress" })).not.toBeChecked();

  const elsewhere = await browser.newContext();
  const guardian = await elsewhere.newPage();
  const consentLink = new URL(await linkMailedTo(mother, "/guardian-consent/"));
  await guardian.goto(`${baseURL}${consentLink.pathname}`);
  await expect(
    guardian.getByRole("heading", { name: "May other students see Adaeze on the leaderboard?" }),
  ).toBeVisible();
  await guardian.setViewportSize({ width: 360, height: 740 });
  const wide = () => guardian.evaluate(() => document.documentElement.scrollWidth);
  expect(await wide()).toBeLessThanOrEqual(360);
  await guardian.getByRole("button", { name: "Agree" }).click();
  await expect(guardian.getByRole("status")).toContainText("You agreed on");

  await page.reload();
  await page.getByRole("switch", { name: "Share progress" }).click();
  await expect(page.getByRole("switch", { name: "Share progress" })).toBeChecked();
  await expect(page.getByLabel("Profile visibility")).toHaveValue("public");
  expect((await api.call(privacy.read, {})).consents.map(({ kind }) => kind)).toContain("guardian");

  await guardian.reload();
  await guardian.getByRole("button", { name: "Withdraw consent" }).click();
  await expect(guardian.getByRole("status")).toContainText("Consent was withdrawn on");
  await elsewhere.close();
  expect((await api.call(settings.read, {})).settings.share_progress).toBe(false);
  await page.reload();
  await expect(page.getByRole("switch", { name: "Share progress" })).not.toBeChecked();
  await page.getByRole("switch", { name: "Share progress" }).click();
  await page.getByRole("button", { name: "I am 18 or older" }).click();
  await expect(page.getByRole("switch", { name: "Share progress" })).toBeChecked();
  await page.getByText("Your agreements").click();
  await page.getByRole("button", { name: "Withdraw consent" }).click();
  await expect(page.getByRole("switch", { name: "Share progress" })).not.toBeChecked();
  expect((await api.call(settings.read, {})).settings.share_progress).toBe(false);

  await page.getByRole("button", { name: "Clear data" }).click();
  await page.getByLabel("Type CLEAR to confirm").fill("clear");
  await page.getByRole("button", { name: "Clear my study history" }).click();
  await expect(page.getByLabel("Type CLEAR to confirm")).toHaveAccessibleDescription("Type CLEAR to confirm");
  await page.getByLabel("Type CLEAR to confirm").fill("CLEAR");
  await page.getByRole("button", { name: "Clear my study history" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Data Cleared" })).toBeVisible();
});
