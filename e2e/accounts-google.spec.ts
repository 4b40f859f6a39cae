// Signing in with Google, against a fake Google.
import type { Page } from "@playwright/test";
import { type FakeGoogle, OUR_CLIENT_ID, startFakeGoogle } from "../apps/api/src/testing/fake-google.ts";
import { pickGoogleAccount } from "./testing/fake-google.ts";
import { askedWhileLeaving, expect, test } from "./testing/journey.ts";
import { newEmail } from "./testing/people.ts";
import { type RunningServer, startServer } from "./testing/start-server.ts";

test.setTimeout(60_000);
test.describe.configure({ mode: "serial" });

const person = { sub: "1001", email: newEmail("bola"), given_name: "Bola", family_name: "Adeyemi" };
const tokens: Record<string, string> = {};
let google: FakeGoogle;
let server: RunningServer;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  google = await startFakeGoogle();
  tokens.bola = google.token(person);
  tokens["other-site"] = google.token(person, { aud: "another.apps.example" });
  const ghost = { ...person, sub: "1002", email: newEmail("ghost") };
  tokens["unverified-mail"] = google.token(ghost, { email_verified: "false" });
  tokens.stranger = google.token({ ...person, sub: "1003", email: newEmail("stranger") });
  server = await startServer(google.env);
});

test.afterAll(async () => {
  await google?.close();
  await server?.stop();
});

/** When the pointer moves to the button, the page loads its script. */
async function pressGoogle(page: Page) {
  await page.getByRole("heading", { level: 1 }).hover();
  await page.getByRole("button", { name: "Google" }).click();
}

test("a new account from Google completes its profile, and a known account opens the dashboard", async ({
  page,
  look,
  forgive,
}) => {
  forgive(askedWhileLeaving);
  await pickGoogleAccount(page, tokens.bola!);
  await page.goto(`${server.url}/login`);
  await expect(page.locator("[data-client]")).toHaveAttribute("data-client", OUR_CLIENT_ID);
  await look("login-google-1280");
  await pressGoogle(page);
  await expect(page).toHaveURL(`${server.url}/complete-profile`);
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await page.getByLabel("Phone number").fill("+2348031234567");
  await page.getByRole("group", { name: "Target exam" }).getByRole("button", { name: "WAEC", exact: true }).click();
  await page.getByRole("group", { name: "Current grade" }).getByRole("button", { name: "SS2", exact: true }).click();
  await page.getByLabel("I agree to the").check();
  await page.getByRole("button", { name: "Complete profile" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Bola");
  await expect(page.getByRole("alert")).toBeHidden();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(`${server.url}/`);

  await page.goto(`${server.url}/register`);
  await pressGoogle(page);
  await expect(page).toHaveURL(`${server.url}/dashboard`);
});

test("by a code: Google's window returns to our site, and the page that opened it signs in", async ({
  page,
  context,
  forgive,
}) => {
  test.setTimeout(120_000);
  forgive(askedWhileLeaving);
  const byCode = await startServer(google.codeEnv);
  try {
    const someone = { ...person, sub: "2001", email: newEmail("code") };
    await context.route(`${google.codeEnv.GOOGLE_AUTHORIZE_URL}?**`, (route) => {
      const back = new URLSearchParams(google.pick(route.request().url(), someone));
      const body = `<script>location.replace(${JSON.stringify(`${byCode.url}/google?${back}`)})</script>`;
      return route.fulfill({ contentType: "text/html", body });
    });
    await page.goto(`${byCode.url}/login`);
    const opened = context.waitForEvent("page");
    await pressGoogle(page);
    const googles = await opened;
    await expect(page).toHaveURL(`${byCode.url}/complete-profile`);
    await expect(page.getByLabel("Email")).toHaveValue(someone.email);
    await expect.poll(() => googles.isClosed()).toBe(true);
  } finally {
    await byCode.stop();
  }
});

test.describe("on a phone", () => {
  // The screen is so high that the button shows without scrolling, because scrolling would load the app before the tap.
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 412, height: 915 } });

  async function tapGoogle(page: Page) {
    const { x, y, width, height } = (await page.getByRole("button", { name: "Google" }).boundingBox())!;
    await page.touchscreen.tap(x + width / 2, y + height / 2);
  }

  test("the first tap signs in, although only this tap loads the app", async ({ page, forgive }) => {
    forgive(askedWhileLeaving);
    await pickGoogleAccount(page, tokens.bola!);
    await page.goto(`${server.url}/login`);
    await tapGoogle(page);
    await expect(page).toHaveURL(`${server.url}/dashboard`);
  });

  test("if the browser blocks Google's window, the screen says so and the next tap signs in", async ({
    page,
    forgive,
  }) => {
    forgive(askedWhileLeaving);
    await pickGoogleAccount(page, tokens.bola!, { blocked: 1 });
    await page.goto(`${server.url}/login`);
    await tapGoogle(page);
    await expect(
      page.getByText("Your browser blocked the Google window. Please press the button again."),
    ).toBeVisible();
    await tapGoogle(page);
    await expect(page).toHaveURL(`${server.url}/dashboard`);
  });
});

for (const refused of ["other-site", "unverified-mail"])
  test(`a token of ${refused} is refused`, async ({ page, forgive }) => {
    forgive(/status of 400/);
    await pickGoogleAccount(page, tokens[refused]!);
    await page.goto(`${server.url}/login`);
    await pressGoogle(page);
    const notice = page.getByRole("alert").filter({ hasText: "Login failed!" });
    await expect(notice).toContainText("Unable to login with the selected Google account");
    await expect(page).toHaveURL(`${server.url}/login`);
    expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain("token");
  });

test("closing Google's window changes nothing", async ({ page }) => {
  await pickGoogleAccount(page, null);
  await page.goto(`${server.url}/login`);
  await pressGoogle(page);
  await expect(page.getByRole("button", { name: "Google" })).toBeEnabled();
  await expect(page.getByRole("alert")).toBeHidden();
});

test("an account without a password is deleted with its Google account, and another Google account is refused", async ({
  page,
  look,
  forgive,
}) => {
  forgive(/status of 400/);
  await pickGoogleAccount(page, tokens.bola!);
  await page.goto(`${server.url}/login`);
  await pressGoogle(page);
  await expect(page).toHaveURL(`${server.url}/dashboard`);
  await page.goto(`${server.url}/profile`);
  await page.getByRole("button", { name: "Delete Account" }).click();
  await page.unroute("https://accounts.google.com/gsi/client");
  await pickGoogleAccount(page, tokens.stranger!);
  await page.getByRole("link", { name: "Confirm with Google" }).click();
  await expect(page).toHaveURL(`${server.url}/profile/delete`);
  await look("delete-with-google-1280");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByRole("alert")).toHaveText("Sign in with Google again to confirm it is you.");
  await page.unroute("https://accounts.google.com/gsi/client");
  await pickGoogleAccount(page, tokens.bola!);
  await page.reload();
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page).toHaveURL(`${server.url}/profile`);
  await expect(page.getByText(/^We will delete your account on/)).toBeVisible();
});

test("a site without a client id has no Google button", async ({ page, baseURL }) => {
  await page.goto(`${baseURL}/login`);
  await expect(page.getByRole("button", { name: "Google" })).toBeHidden();
  await page.getByLabel("Email").focus();
  await expect(page.getByRole("button", { name: "Sign in" })).toBeEnabled();
  await expect(page.locator("[data-client]")).toHaveCount(0);
});
