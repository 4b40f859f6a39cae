// Every account screen on a small phone in the dark theme: nothing overflows, and everything is readable.
import { createClient, staff } from "@sabiprep/contract";
import { expect, test } from "./testing/journey.ts";
import { aCandidate, signInTab } from "./testing/people.ts";

test.setTimeout(120_000);
test.use({ viewport: { width: 360, height: 740 }, colorScheme: "dark" });

const forGuests = {
  login: "/login",
  register: "/register",
  "password-request": "/password/request",
  "password-reset": "/password/reset/abc",
  "verify-email": "/verify-email?email=ada@example.com",
  "staff-login": "/admin/login",
  "staff-invitation": "/admin/invitation/abc",
};

test("the pages for guests", async ({ page, look }) => {
  for (const [name, path] of Object.entries(forGuests)) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await page.getByRole("heading", { level: 1 }).hover();
    await expect(page.getByRole("main").getByRole("button").last()).toBeEnabled();
    await look(`${name}-360-dark`);
  }
  await page.goto("/register");
  await page.getByLabel("First name").fill("Ad");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("First name must be at least 3 characters")).toBeVisible();
  await look("register-wrong-360-dark");
});

test("the pages of a candidate", async ({ page, baseURL, look }) => {
  const half = await aCandidate({ baseURL: baseURL!, stepOneOnly: true });
  await signInTab(page, "candidate", half.token);
  await page.goto("/complete-profile");
  await expect(page.getByRole("button", { name: "Complete profile" })).toBeEnabled();
  await look("complete-profile-360-dark");

  const ada = await aCandidate({ baseURL: baseURL! });
  await signInTab(page, "candidate", ada.token);
  await page.goto("/dashboard");
  await expect(page.getByRole("button", { name: "Verify now" })).toBeVisible();
  await look("dashboard-360-dark");
  await page.goto("/profile");
  await expect(page.getByText("This device")).toBeVisible();
  await look("profile-360-dark");
  await page.getByRole("button", { name: "Edit" }).click();
  await look("profile-edit-360-dark");
  await page.getByRole("button", { name: "Delete Account" }).click();
  await look("profile-delete-360-dark");
});

test("the account page of staff", async ({ page, baseURL, look, forgive }) => {
  // The set-up is refused until the password is entered again.
  forgive(/status of 400/);
  const api = createClient({ baseUrl: `${baseURL}/api` });
  const owner = await api.call(staff.login, { email: "admin@demo.ng", password: "Admin12345" });
  if (!("token" in owner)) throw new Error("The demo account has a second step.");
  await signInTab(page, "staff", owner.token);
  await page.goto("/admin/account");
  await page.getByRole("button", { name: "Set up" }).click();
  await page.getByLabel("Your password").fill("Admin12345");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Code", { exact: true })).toBeFocused();
  await look("staff-second-step-360-dark");
});
