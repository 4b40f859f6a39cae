// The plans on the staff screens: statistics, cards, a new plan, a gift, the list and its file.
import { createClient, staff } from "@sabiprep/contract";
import { expect, test } from "./testing/journey.ts";
import { signInTab } from "./testing/people.ts";
import { lookAround, signedInCandidate } from "./testing/sittings.ts";

test.setTimeout(180_000);

const OWNER = { email: "admin@demo.ng", password: "Admin12345" };

test("staff add a quarterly plan, give it with a reason, find it in the list and export it", async ({
  page,
  look,
  forgive,
  baseURL,
}) => {
  forgive(/status of 400/);
  const candidate = await signedInCandidate(page, baseURL!);
  const signedIn = await createClient({ baseUrl: `${baseURL}/api` }).call(staff.login, OWNER);
  if (!("token" in signedIn)) throw new Error("The demo account has a second step.");
  await signInTab(page, "staff", signedIn.token);
  await page.goto("/admin/plan");
  await expect(page.getByRole("heading", { name: "Premium", exact: true })).toBeVisible();
  await expect(page.getByText("₦2,500 monthly · ₦25,000 yearly")).toBeVisible();
  await expect(page.getByText("Payments are off.")).toBeVisible();
  await lookAround(page, look, "staff-plans");

  const name = `School ${Date.now()}`;
  await page.getByRole("button", { name: "Add plan" }).click();
  await page.getByRole("button", { name: "Add plan" }).last().click();
  await expect(page.getByText("Name is required")).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Features, one per line").fill("All years of past questions\n900 new questions a day");
  await page.getByLabel("Quarterly, ₦").fill("6000");
  await page.getByLabel("New questions per day").fill("900");
  await look("staff-plan-form");
  await page.getByRole("button", { name: "Add plan" }).last().click();
  await page.getByLabel("Your password").fill(OWNER.password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("The plan has been added.")).toBeVisible();
  await expect(page.getByText("₦6,000 quarterly")).toBeVisible();

  await page.getByRole("button", { name: "Grant a plan" }).click();
  await page.getByLabel("Student's email").fill(candidate.email);
  await page.getByRole("dialog").getByLabel("Plan").selectOption(name);
  await page.getByRole("button", { name: "Grant plan" }).click();
  await expect(page.getByText("A reason is required")).toBeVisible();
  await page.getByLabel("Reason").fill("Won the school quiz");
  await page.getByRole("button", { name: "Grant plan" }).click();
  await expect(page.getByText("The plan has been granted.")).toBeVisible();

  const table = page.getByRole("table", { name: "Subscriptions" });
  await page.getByLabel("Search by name or email").fill("nobody.of.that.name@example.com");
  await expect(page.getByText("No subscriptions found")).toBeVisible();
  await page.getByLabel("Search by name or email").fill(candidate.email);
  const row = table.getByRole("row").filter({ hasText: "Granted: Won the school quiz" });
  await expect(row).toContainText("Granted: Won the school quiz");
  await page.setViewportSize({ width: 360, height: 740 });
  await look("staff-subscriptions-360");
  await page.setViewportSize({ width: 1280, height: 900 });
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  expect((await file).suggestedFilename()).toMatch(/^subscriptions-\d{4}-\d\d-\d\d\.csv$/);
  await row.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(row).toContainText("Expired");
});
