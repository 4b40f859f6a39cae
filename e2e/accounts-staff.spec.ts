// Staff sign in with and without the second step, sign out, reset a password, and are invited.

import type { Page } from "@playwright/test";
import { createClient, staff } from "@sabiprep/contract";
import { codeWhenShown } from "../apps/api/src/testing/authenticator.ts";
import { expect, test } from "./testing/journey.ts";
import { linkMailedTo } from "./testing/mail-folder.ts";
import { newEmail } from "./testing/people.ts";

test.setTimeout(90_000);
test.describe.configure({ mode: "serial" });

const OWNER = { email: "admin@demo.ng", password: "Admin12345" };
const member = { email: newEmail("ngozi"), password: "Awka2026x" };

async function logIn(page: Page, { email, password }: typeof OWNER) {
  await page.goto("/admin/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
}

test("an invited member of staff chooses a password", async ({ page, baseURL }) => {
  let token: string | null = null;
  const api = createClient({ baseUrl: `${baseURL}/api`, token: () => token });
  const owner = await api.call(staff.login, OWNER);
  if (!("token" in owner)) throw new Error("The demo account has a second step.");
  token = owner.token;
  await api.call(staff.confirm, { password: OWNER.password });
  await api.call(staff.invite, { name: "Ngozi Eze", email: member.email, role: "editor" });
  const link = await linkMailedTo(member.email, "/admin/invitation");
  await page.goto(link);
  // Messages for candidates are not shown to staff.
  await expect(page.getByRole("complementary", { name: "For staff" })).toContainText("Correct answers. Fair marks.");
  await expect(page.getByText("Then the exam hall.")).toHaveCount(0);
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.getByRole("button", { name: "Accept the invitation" }).click();
  await expect(page.getByRole("status")).toHaveText("Welcome. Please sign in.");
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/admin/login");
  // Opened a second time, the link has no form that could only fail.
  await page.goto(link);
  await expect(page.getByRole("status")).toContainText("This invitation has been used");
  await expect(page.getByLabel("Password", { exact: true })).toHaveCount(0);
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/admin/login");
});

test("staff sign in, set up the second step, sign out, and sign in with it", async ({ page, look, forgive }) => {
  // Requests that were in progress when the session ended or changed are refused.
  forgive(/status of 40[03]/);
  // The test waits for the next code of the authenticator.
  test.slow();
  await logIn(page, member);
  await expect(page.getByRole("button", { name: "Signing in..." })).toBeDisabled();
  await expect(page.getByRole("status").filter({ hasText: "You are signed in" })).toBeVisible();
  const told = Date.now();
  await expect(page).toHaveURL("/admin");
  expect(Date.now() - told).toBeGreaterThanOrEqual(1000);
  await expect(page.getByRole("heading", { name: /Ngozi Eze/ })).toBeVisible();
  await page.getByRole("link", { name: "My account" }).click();
  await expect(page.getByRole("heading", { name: "My account" })).toBeVisible();
  await look("staff-account-1280");

  await page.getByRole("button", { name: "Set up" }).click();
  await page.getByLabel("Your password").fill(member.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
  const secret = await page.locator("code").innerText();
  await expect(page.getByRole("link", { name: "this link" })).toHaveAttribute("href", /^otpauth:\/\/totp\/SabiPrep/);
  await look("staff-second-step-1280");
  await page.getByLabel("Code", { exact: true }).fill("000000");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Code", { exact: true })).toHaveAccessibleDescription("This code is not correct.");
  await page.getByLabel("Code", { exact: true }).fill(await codeWhenShown(secret));
  await page.keyboard.press("Enter");
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const recovery = await codes.first().innerText();
  await look("staff-recovery-codes-1280");
  await page.getByRole("button", { name: "I have saved them" }).click();
  await expect(page.getByText("On. You need your password and a code to sign in.")).toBeVisible();
  await page.getByRole("button", { name: "New recovery codes" }).click();
  await expect(codes).toHaveCount(10);
  const renewed = await codes.first().innerText();
  expect(renewed).not.toBe(recovery);
  await page.getByRole("button", { name: "I have saved them" }).click();

  await page.getByRole("button", { name: "Logout" }).first().click();
  await expect(page.getByRole("status").filter({ hasText: "Logged out successfully" })).toBeVisible();
  await expect(page).toHaveURL("/");
  await page.goto("/admin/account");
  await expect(page).toHaveURL("/admin/login?next=%2Fadmin%2Faccount");
  await expect(page.getByRole("status").filter({ hasText: "You were signed out" })).toBeVisible();

  await logIn(page, member);
  await expect(page.getByRole("heading", { name: "Two-step sign-in" })).toBeVisible();
  await look("staff-code-1280");
  await page.getByLabel("Code", { exact: true }).fill("000000");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Code", { exact: true })).toHaveAccessibleDescription(/^This code is not correct/);
  await expect(page.getByRole("alert").filter({ hasText: "Login failed!" })).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill(await codeWhenShown(secret, 1));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin");

  await page.getByRole("button", { name: "Logout" }).first().click();
  await expect(page).toHaveURL("/");
  await logIn(page, member);
  await page.getByLabel("Code", { exact: true }).fill(recovery);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Code", { exact: true })).toHaveAccessibleDescription(/^This code is not correct/);
  await page.getByLabel("Code", { exact: true }).fill(renewed.toLowerCase());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin");
  await page.getByRole("link", { name: "My account" }).click();
  await page.getByRole("button", { name: "Turn off" }).click();
  await page.getByLabel("Your password").fill(member.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Set up" })).toBeVisible();
});

test("signed-in staff on the sign-in pages are redirected, and a forgotten password is reset", async ({
  page,
  look,
  forgive,
}) => {
  forgive(/status of 400/);
  await page.goto("/admin/login");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page).toHaveURL("/admin/forgot-password");
  await page.getByLabel("Email").fill(member.email);
  await page.getByRole("button", { name: "Send reset link" }).click();
  await expect(page.getByRole("heading", { name: "Check Your Email" })).toBeVisible();
  await expect(page.getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
  await look("staff-password-sent-1280");
  await page.goto(await linkMailedTo(member.email, "/admin/reset-password"));
  await page.getByLabel("New password").fill("Owerri2027");
  await page.getByLabel("Confirm password").fill("Owerri2027");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page).toHaveURL("/admin/login");

  await logIn(page, member);
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("Invalid email or password");
  await page.getByLabel("Password", { exact: true }).fill("Owerri2027");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin");
  for (const path of ["/admin/login", "/admin/forgot-password", "/admin"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/admin");
  }
});

test("staff change their password and sign out their other device", async ({
  page,
  browser,
  baseURL,
  look,
  forgive,
}) => {
  forgive(/status of 40[03]/);
  const before = { email: member.email, password: "Owerri2027" };
  await logIn(page, before);
  await expect(page).toHaveURL("/admin");
  const other = await (await browser.newContext({ baseURL })).newPage();
  await logIn(other, before);
  await expect(other).toHaveURL("/admin");

  // Buttons stay in place when more of the screen's code loads later.
  await page.route(/\/assets\/staff-password/, async (route) => {
    await new Promise((later) => setTimeout(later, 1_000));
    await route.continue();
  });
  await page.getByRole("link", { name: "My account" }).click();
  const setUp = page.getByRole("button", { name: "Set up" });
  await expect(setUp).toBeVisible();
  const place = await setUp.boundingBox();
  await expect(page.getByRole("button", { name: "Change Password" })).toBeVisible();
  expect((await setUp.boundingBox())?.y).toBe(place?.y);
  // This session and the one that the previous test left open.
  const others = page.getByRole("button", { name: /^Sign out on/ });
  await expect(others).toHaveCount(2);
  await others.first().click();
  const dialog = page.getByRole("alertdialog", { name: "Confirm it is you" });
  await dialog.getByLabel("Your password").fill(before.password);
  await page.keyboard.press("Enter");
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: /^Signed out on/ })
      .first(),
  ).toBeVisible();
  await expect(others).toHaveCount(1);
  // The password was entered a moment ago.
  await others.click();
  await expect(others).toHaveCount(0);
  await look("staff-own-sessions-1280");
  await other.reload();
  await expect(other).toHaveURL(/\/admin\/login\?next=/);

  await page.getByRole("button", { name: "Change Password" }).click();
  await page.getByLabel("Current password").fill("not the right one");
  await page.getByLabel("New password").fill("Enugu2028x");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Current password")).toHaveAccessibleDescription("Your current password is not correct");
  await look("staff-change-password-1280");
  await page.getByLabel("Current password").fill(before.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Your password has been changed." })).toBeVisible();
  // The page continues with its new token.
  await page.reload();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole("main").getByRole("heading", { name: "My account" })).toBeVisible();
  await expect(page.getByText("This device")).toBeVisible();
  await look("staff-own-sessions-360");
  await other.context().close();
});
