// Every message that an account form can show, tested through the form that shows it: it is beside its field, it is
// announced, and the first wrong field has the focus.
import type { Page } from "@playwright/test";
import { expect, test } from "./testing/journey.ts";
import { aCandidate, newEmail, signInTab } from "./testing/people.ts";

test.setTimeout(90_000);

interface Row {
  fill: Record<string, string>;
  /** The label of each field and the message beside it. */
  says: Record<string, string>;
}

const long = (letters: number) => "n".repeat(letters);
const CLASSES = "Password must contain at least one uppercase letter, one lowercase letter, and one number";

const signIn: Row[] = [
  { fill: { Email: "", Password: "" }, says: { Email: "Email is required", Password: "Password is required" } },
  { fill: { Email: "ada@" }, says: { Email: "Please enter a valid email address" } },
  {
    fill: { Email: "ada@example.com", Password: "short" },
    says: { Password: "Password must be at least 6 characters" },
  },
];
const reset: Row[] = [
  { fill: { "New password": "" }, says: { "New password": "Password is required" } },
  { fill: { "New password": "short" }, says: { "New password": "Password must be at least 6 characters" } },
  {
    fill: { "New password": "Ibadan2027", "Confirm password": "Ibadan2028" },
    says: { "Confirm password": "Passwords do not match" },
  },
  { fill: { "New password": "ibadan", "Confirm password": "ibadan" }, says: { "New password": CLASSES } },
];

const pages: { path: string; button: string; rows: Row[] }[] = [
  { path: "/login", button: "Sign in", rows: signIn },
  { path: "/admin/login", button: "Sign in", rows: signIn },
  { path: "/password/reset/abc?hash=h&ref=r", button: "Change password", rows: reset },
  { path: "/admin/reset-password/abc?hash=h&ref=r", button: "Change password", rows: reset },
  {
    path: "/register",
    button: "Create account",
    rows: [
      {
        fill: { "First name": "Ad", "Last name": "Ok", Email: "", Password: "" },
        says: {
          "First name": "First name must be at least 3 characters",
          "Last name": "Last name must be at least 3 characters",
          Email: "Invalid email address",
          Password: "Password must be at least 8 characters",
        },
      },
      {
        fill: { "First name": long(51), "Last name": long(51), Email: "not an address", Password: "alllower1" },
        says: {
          "First name": "First name must be less than 50 characters",
          "Last name": "Last name must be less than 50 characters",
          Email: "Invalid email address",
          Password: CLASSES,
        },
      },
    ],
  },
];

const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });

async function walk(page: Page, { fill, says }: Row, submit: string) {
  for (const [label, text] of Object.entries(fill)) await page.getByLabel(label, { exact: true }).fill(text);
  await expect(button(page, submit)).toBeEnabled();
  await button(page, submit).click();
  for (const [label, message] of Object.entries(says)) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${message}`));
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByRole("alert").filter({ hasText: message }).first()).toBeVisible();
  }
  await expect(page.getByLabel(Object.keys(says)[0]!, { exact: true })).toBeFocused();
}

for (const { path, button, rows } of pages)
  test(`the form at ${path.split("?")[0]} says what is wrong, where it is wrong`, async ({ page, forgive }) => {
    forgive(/status of 400/);
    await page.goto(path);
    for (const row of rows) await walk(page, row, button);
  });

for (const path of ["/password/request", "/admin/forgot-password"])
  test(`the form at ${path} says it while one types`, async ({ page }) => {
    await page.goto(path);
    const email = page.getByLabel("Email");
    await email.pressSequentially("ad");
    await expect(email).toHaveAccessibleDescription("Please enter a valid email address");
    await email.fill("");
    await expect(email).toHaveAccessibleDescription("Email is required");
    await email.fill("ada@example.com");
    await expect(email).toHaveAccessibleDescription("");
  });

test("the second step shows what is wrong, and the server's refusal has its title", async ({
  page,
  baseURL,
  forgive,
}) => {
  forgive(/status of 400/);
  const ada = await aCandidate({ baseURL: baseURL!, stepOneOnly: true });
  await signInTab(page, "candidate", ada.token);
  await page.goto("/complete-profile");
  const send = "Complete profile";
  await walk(
    page,
    { fill: { "Phone number": "not a number" }, says: { "Phone number": "Invalid phone number format" } },
    send,
  );
  await expect(page.getByRole("group", { name: "Target exam" })).toHaveAccessibleDescription(
    /^Please select an exam type/,
  );
  await expect(page.getByRole("group", { name: "Current grade" })).toHaveAccessibleDescription(
    "Please select your grade",
  );
  await expect(page.getByLabel("I agree to the")).toHaveAccessibleDescription(
    "Please agree to the terms and conditions",
  );
  const short = { "Phone number": "+2348031" };
  await walk(page, { fill: short, says: { "Phone number": "Phone number must be at least 10 digits" } }, send);

  await page.getByLabel("Phone number").fill("08031234567");
  await page.getByRole("group", { name: "Target exam" }).getByRole("button", { name: "WAEC", exact: true }).click();
  await page.getByRole("group", { name: "Current grade" }).getByRole("button", { name: "SS1", exact: true }).click();
  await page.getByLabel("I agree to the").check();
  const nested = { status_code: 400, message: { phone: [["This number is taken"]] }, data: null, code: "bad_request" };
  await page.route("**/complete-profile", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 400, json: nested }) : route.continue(),
  );
  await button(page, send).click();
  const notice = page.getByRole("alert").filter({ hasText: "Profile completion!" });
  await expect(notice).toContainText("This number is taken");
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("This number is taken");
});

test("the server's refusals show their titles, and a network failure shows its message", async ({
  page,
  baseURL,
  forgive,
}) => {
  forgive(/status of (400|503)|ERR_FAILED/);
  const ada = await aCandidate({ baseURL: baseURL! });
  const notice = (title: string) => page.getByRole("alert").filter({ hasText: title });

  await page.goto("/register");
  await page.getByLabel("First name").fill("Adaeze");
  await page.getByLabel("Last name").fill("Nwosu");
  await page.getByLabel("Email").fill(ada.email);
  await page.getByLabel("Password", { exact: true }).fill("Enugu2026");
  await button(page, "Create account").click();
  await expect(notice("Registration failed!")).toContainText("This email is already registered.");
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.route("**/auth/register", (route) => route.abort());
  await page.getByLabel("Email").fill(newEmail());
  await button(page, "Create account").click();
  await expect(notice("Internal server error. Please try again!").first()).toBeVisible();

  await page.goto("/password/request");
  await page.getByLabel("Email").fill(ada.email);
  await page.route("**/password/forgotten", (route) => route.fulfill({ status: 503, body: "no" }));
  await button(page, "Send reset link").click();
  await expect(notice("Password reset request!")).toContainText("Something went wrong. Please try again!");

  await page.goto("/admin/login");
  await page.getByLabel("Email").fill("nobody@example.com");
  await page.getByLabel("Password", { exact: true }).fill("wrongword");
  await button(page, "Sign in").click();
  await expect(notice("Login failed!")).toContainText("Invalid email or password");
});

test("a verification link without its token shows an error", async ({ page }) => {
  await page.goto("/verify-email?token=");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Verification token is required");
  await expect(page.getByRole("alert").filter({ hasText: "Verification Failed" }).first()).toBeVisible();
});
