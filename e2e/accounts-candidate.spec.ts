// A candidate's account from the first form to the last: registering, verifying, resetting the password, signing out.
import type { Page } from "@playwright/test";
import { askedWhileLeaving, expect, test } from "./testing/journey.ts";
import { linkMailedTo } from "./testing/mail-folder.ts";
import { aCandidate, newEmail, signInTab } from "./testing/people.ts";

test.setTimeout(60_000);

const token = (page: Page) => page.evaluate(() => sessionStorage.getItem("SabiPrep:candidate-token"));

async function logIn(page: Page, email: string, password: string) {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await expect(page.getByRole("button", { name: "Sign in" })).toBeEnabled();
  await page.keyboard.press("Enter");
}

test("a new candidate registers, completes the profile, opens the email and is verified and signed in", async ({
  page,
  browser,
  look,
  forgive,
}) => {
  forgive(/status of 400/);
  const email = newEmail("chiamaka");
  await page.goto("/register");
  await expect(page.getByRole("button", { name: "Create account" })).toBeEnabled();
  await look("register-1280");
  await page.getByLabel("First name").fill("Chiamaka");
  await page.getByLabel("Last name").fill("Okafor");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("Enugu2026");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Create account" }).click();

  await expect(page).toHaveURL("/complete-profile");
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByLabel("Email")).not.toBeEditable();
  await expect(page.getByRole("group", { name: "Target exam" }).getByRole("button")).toHaveText([
    "WAEC",
    "NECO",
    "JAMB",
    "POST-UTME",
  ]);
  await expect(page.getByRole("link", { name: "Terms of Service" })).toHaveAttribute("href", "/terms");
  await expect(page.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute("href", "/privacy");
  await look("complete-profile-1280");
  await page.getByLabel("Phone number").fill("0803 123 4567");
  await page.getByRole("group", { name: "Target exam" }).getByRole("button", { name: "JAMB", exact: true }).click();
  // These screens are shown between the exam and the grade.
  await expect(page.getByRole("group", { name: "Your subjects" })).toBeVisible();
  await page.getByRole("group", { name: "Current grade" }).getByRole("button", { name: "SS3", exact: true }).click();
  await page.getByLabel("I agree to the").check();
  await page.getByRole("button", { name: "Complete profile" }).click();

  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Chiamaka");
  await expect(page.getByRole("alert")).toContainText(
    "Acount not verified. You can only use SabiPrep for 30mins without email verification.",
  );
  await look("dashboard-unverified-1280");
  const pressed = Date.now();
  await page.getByRole("button", { name: "Verify now" }).click();
  await expect(page).toHaveURL("/verify-email");
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(2000);
  await expect(page.getByText(`We sent a link to ${email}`)).toBeVisible();
  await page.getByRole("button", { name: "Resend Email" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Verification Email Sent" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Resend available in (60|5\d)s$/ })).toBeDisabled();
  await look("verify-email-1280");

  const link = await linkMailedTo(email, "/email/verification", { mails: 2 });
  const phone = await (await browser.newContext()).newPage();
  await phone.goto(link);
  // This is a different device from the one that registered. The password proves that it is the same person.
  await expect(phone.getByRole("heading", { name: "One more step" })).toBeVisible();
  await phone.setViewportSize({ width: 360, height: 740 });
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expect(phone.getByRole("link", { name: "Choose a new password instead" })).toHaveAttribute(
    "href",
    "/password/request",
  );
  await phone.screenshot({ path: `${process.env.E2E_RESULTS ?? "test-results"}/verify-elsewhere-360.png` });
  await phone.getByLabel("Password", { exact: true }).fill("Wrong4Supper");
  await phone.getByRole("button", { name: "Verify my email" }).click();
  await expect(phone.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
    /This is not the password you registered with/,
  );
  await phone.getByLabel("Password", { exact: true }).fill("Enugu2026");
  await phone.getByRole("button", { name: "Verify my email" }).click();
  await expect(phone.getByRole("heading", { name: "Email verified" })).toBeVisible();
  const verified = Date.now();
  await expect(phone).toHaveURL(/\/dashboard$/);
  expect(Date.now() - verified).toBeGreaterThanOrEqual(1500);
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText("Welcome, Chiamaka");
  await expect(phone.getByRole("alert")).toBeHidden();

  await phone.goto(link);
  await expect(phone.getByRole("heading", { name: "Email verified" })).toBeVisible();
  await expect(phone.getByText("You do not need to do anything else here.")).toBeVisible();
  await expect(phone.getByText("Verification Failed")).toHaveCount(0);
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole("main").getByRole("alert")).toContainText(
    "This verification link is not valid or has expired. Please ask for a new one.",
  );
  await stranger.getByRole("button", { name: "Resend Email" }).click();
  const notice = stranger.getByRole("alert").filter({ hasText: "Email Required" });
  await expect(notice).toContainText("No email address found. Please try registering again.");
  await Promise.all([phone.context().close(), stranger.context().close()]);
});

test("a mistyped email address is corrected, and the email is sent to the right one", async ({
  page,
  baseURL,
  forgive,
}) => {
  // The link gives a new session. Requests sent with the old session are sent again.
  forgive(/status of 403/);
  const ada = await aCandidate({ baseURL: baseURL! });
  await signInTab(page, "candidate", ada.token);
  await page.goto("/verify-email");
  await page.getByRole("button", { name: "Wrong email address? Change it" }).click();
  const right = newEmail("right");
  await page.getByLabel("Correct email address").fill(right);
  await page.getByLabel("Your password").fill(ada.password);
  await page.getByRole("button", { name: "Save and send a new email" }).click();
  await expect(page.getByText(`We sent a link to ${right}`)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Resend available in/ })).toBeDisabled();
  await page.goto(await linkMailedTo(right, "/email/verification"));
  await expect(page).toHaveURL("/dashboard");
});

test("a forgotten password is reset, and the old password, the old session and the used link are refused", async ({
  page,
  browser,
  baseURL,
  look,
  forgive,
}) => {
  forgive(/status of 40[03]/);
  const ada = await aCandidate({ baseURL: baseURL! });
  const otherDevice = await (await browser.newContext({ baseURL })).newPage();
  await signInTab(otherDevice, "candidate", ada.token);
  await otherDevice.goto("/dashboard");
  await expect(otherDevice.getByRole("heading", { level: 1 })).toHaveText("Welcome, Adaeze");

  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page).toHaveURL("/password/request");
  await look("password-request-1280");
  await page.getByLabel("Email").fill(ada.email);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Check Your Email" })).toBeVisible();
  await expect(page.getByText(ada.email)).toBeVisible();
  await look("password-sent-1280");
  await page.getByRole("button", { name: "Resend Email" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(ada.email);

  const link = await linkMailedTo(ada.email, "/password/reset");
  await page.goto(link);
  await page.getByLabel("New password").fill("Ibadan2027");
  await page.getByLabel("Confirm password").fill("Ibadan2027");
  await page.getByRole("button", { name: "Show passwords" }).click();
  await expect(page.getByLabel("New password")).toHaveAttribute("type", "text");
  await expect(page.getByLabel("Confirm password")).toHaveAttribute("type", "text");
  await look("password-reset-1280");
  await page.route("**/password/forgotten/**", async (route) => {
    await new Promise((later) => setTimeout(later, 400));
    await route.continue();
  });
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByRole("button", { name: "Changing..." })).toBeDisabled();
  await expect(page).toHaveURL("/login");

  await otherDevice.reload();
  await expect(otherDevice).toHaveURL("/");
  expect(await token(otherDevice)).toBeNull();
  await otherDevice.context().close();

  await logIn(page, ada.email, ada.password);
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("User login!Invalid email or password");
  await page.goto(link);
  await page.getByLabel("New password").fill("Kano2028x");
  await page.getByLabel("Confirm password").fill("Kano2028x");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(
    "This link is not valid or has expired. Please ask for a new one.",
  );
  await logIn(page, ada.email, "Ibadan2027");
  await expect(page).toHaveURL("/dashboard");
  // The message shows on the new page, because the previous page is gone.
  await expect(page.getByRole("status").filter({ hasText: "You are signed in" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Quick actions" })).toContainText("Report an issue");
});

test("signing out ends the session on the server and opens the landing page", async ({
  page,
  baseURL,
  request,
  forgive,
}) => {
  forgive(askedWhileLeaving);
  const ada = await aCandidate({ baseURL: baseURL! });
  await logIn(page, ada.email, ada.password);
  await expect(page).toHaveURL("/dashboard");
  const held = await token(page);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  expect(await token(page)).toBeNull();
  const answer = await request.get("/api/candidates/profile", { headers: { authorization: `Bearer ${held}` } });
  expect(answer.status()).toBe(403);
});

test("an unfinished two-step sign-in is shown again, and signing out leaves it", async ({ page, baseURL }) => {
  const ada = await aCandidate({ baseURL: baseURL!, stepOneOnly: true });
  await logIn(page, ada.email, ada.password);
  await expect(page).toHaveURL("/complete-profile");
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/complete-profile");
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/");
});

test("a device that signed in before sends its token at the next sign-in", async ({ page, baseURL, forgive }) => {
  forgive(askedWhileLeaving);
  const ada = await aCandidate({ baseURL: baseURL! });
  const shown: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/auth/login")) shown.push(request.headers()["x-device-token"]);
  });
  for (const _ of [1, 2]) {
    await logIn(page, ada.email, ada.password);
    await expect(page).toHaveURL("/dashboard");
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/");
  }
  expect(shown[0]).toBeUndefined();
  expect(shown[1]).toMatch(/.{20,}/);
});

test("when the time without verification is over, a study request opens the verification screen", async ({
  page,
  baseURL,
  forgive,
}) => {
  forgive(/status of 400/);
  const ada = await aCandidate({ baseURL: baseURL! });
  await signInTab(page, "candidate", ada.token);
  const over = { status_code: 400, message: "Acount not verified.", data: null, code: "email_unverified" };
  let refused = false;
  // The page's first request leaves out what is refused. The screen then sends its own request and gets the refusal.
  await page.route("**/api/candidates/screens/dashboard", (route) => route.fulfill({ json: { data: {} } }));
  await page.route("**/api/candidates/profile", (route) => {
    if (refused) return route.continue();
    refused = true;
    return route.fulfill({ status: 400, json: over });
  });
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/verify-email");
});

test("the banner shows the minutes that this site allows without verification", async ({ page, baseURL }) => {
  const ada = await aCandidate({ baseURL: baseURL! });
  await signInTab(page, "candidate", ada.token);
  await page.route("**/dashboard", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"unverified_minutes":\d+/, '"unverified_minutes":45');
    await route.fulfill({ response, body });
  });
  await page.goto("/dashboard");
  await expect(page.getByRole("alert").filter({ hasText: "not verified" })).toContainText("45mins");
});

test("the sign-in page works with the keyboard only, and the focus is visible", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("heading", { level: 1 }).hover();
  // This is the only button that waits for the page's script.
  await expect(page.getByRole("button", { name: "Show" })).toBeEnabled();
  const walked: (string | null)[] = [];
  for (let press = 0; press < 9; press += 1) {
    await page.keyboard.press("Tab");
    const { name, ring } = await page.evaluate(() => {
      const element = document.activeElement!;
      const { outlineWidth } = getComputedStyle(element);
      return { name: element.getAttribute("name") ?? element.textContent.trim(), ring: outlineWidth };
    });
    expect(ring, `the ring around ${name}`).toBe("3px");
    walked.push(name);
  }
  expect(walked.filter(Boolean)).toEqual([
    "Back to Home",
    "email",
    "password",
    "Show",
    "Forgot password?",
    "keep",
    "Sign in",
    "Sign up",
  ]);
});

const moves = [
  { from: "/forgot-password", to: "/password/request" },
  { from: "/reset-password/abc?hash=h&ref=r", to: "/password/reset/abc?hash=h&ref=r" },
  { from: "/dashboard", to: "/login" },
  { from: "/profile", to: "/login" },
  { from: "/admin/users", to: "/" },
  { from: "/admin", to: "/" },
];
for (const { from, to } of moves)
  test(`nobody at ${from} is led to ${to}`, async ({ page }) => {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  });

test("a signed-in candidate on a guest page is sent to the dashboard, and on a staff page to the landing page", async ({
  page,
  baseURL,
}) => {
  const ada = await aCandidate({ baseURL: baseURL! });
  await signInTab(page, "candidate", ada.token);
  for (const path of ["/login", "/register", "/", "/forgot-password", "/reset-password/abc", "/admin/users"]) {
    await page.goto(path).catch(() => {});
    await expect(page).toHaveURL("/dashboard");
  }
});
