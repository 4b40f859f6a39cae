// The most important taps: from a new account to its first question, today's cards, a guardian's link, and staying
// signed in on a personal phone.
import type { Locator } from "@playwright/test";
import { auth, createClient } from "@sabiprep/contract";
import { expect, test } from "./testing/journey.ts";
import { newEmail, signInTab } from "./testing/people.ts";
import { lookAround, signedInCandidate } from "./testing/sittings.ts";

const sizes = { phone: { width: 360, height: 640 }, laptop: { width: 1280, height: 800 } };

test("a guardian's link takes three taps, and today's cards take one", async ({ page, baseURL }) => {
  test.slow();
  await page.setViewportSize(sizes.phone);
  const anyone = createClient({ baseUrl: `${baseURL}/api`, token: () => null });
  const { access_token } = await anyone.call(auth.login, { email: "student@demo.ng", password: "Student123" });
  await signInTab(page, "candidate", access_token);
  await page.goto("/dashboard");
  const cards = page.getByRole("region", { name: "Today", exact: true }).getByRole("link", { name: /to revise/ });
  await cards.click();
  await expect(page).toHaveURL("/review/session");
  await page.goto("/dashboard");
  await page.getByRole("navigation", { name: "Quick menu" }).getByRole("link", { name: "Me", exact: true }).click();
  // The earned badges are drawn there, each in its full size.
  const badge = page.getByRole("region", { name: "Me" }).locator(".me-badges svg").first();
  await expect.poll(async () => (await badge.boundingBox())?.width).toBe(60);
  await page.getByRole("link", { name: "Card for a parent" }).click();
  const card = page.getByRole("region", { name: "A weekly card for a parent or guardian" });
  const create = card.getByRole("button", { name: "Create a link" });
  await expect(create).toBeInViewport();
  await card.getByLabel("Who is it for?").fill("Mummy");
  await create.click();
  await expect(card.getByText("Mummy").first()).toBeVisible();
});

test("after a tab is killed in a test, the sheet knows the address, offers to stay, and raises no false alarm", async ({
  page,
  context,
  forgive,
  baseURL,
}) => {
  test.slow();
  forgive(/status of 40[03]/);
  await page.setViewportSize(sizes.phone);
  const candidate = await signedInCandidate(page, baseURL!);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: /^Start with / }).click();
  for (let n = 0; n < 3; n += 1) {
    await page.getByRole("radio").first().click();
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("heading", { name: `Question ${n + 2} of 10` })).toBeVisible();
  }
  const address = page.url();
  await page.waitForTimeout(1500);
  await page.close();
  const tab = await context.newPage();
  await tab.setViewportSize(sizes.phone);
  await tab.goto(address);
  const sheet = tab.getByRole("dialog");
  await expect(sheet.getByLabel("Email")).toHaveValue(candidate.email);
  await sheet.getByLabel("Password", { exact: true }).fill(candidate.password);
  await sheet.getByLabel("Keep me signed in on this device").check();
  await sheet.getByRole("button", { name: "Sign in" }).click();
  await expect(sheet).toHaveCount(0);
  await tab.getByRole("radio").first().click();
  await tab.waitForTimeout(2000);
  await expect(tab.getByText("This test is also open on another device.")).toHaveCount(0);
  const again = await context.newPage();
  await again.goto("/dashboard");
  await expect(again).toHaveURL("/dashboard");
  await expect(again.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a new account reaches its first question in seven taps, sees which JAMB subjects are missing, and stays signed in", async ({
  page,
  context,
  look,
}) => {
  test.slow();
  await page.setViewportSize(sizes.phone);
  await page.goto("/register");
  let [taps, fields] = [0, 0];
  const tap = async (what: Locator) => {
    taps += 1;
    await what.click();
  };
  const fill = async (label: string, text: string) => {
    fields += 1;
    await page.getByLabel(label, { exact: true }).fill(text);
  };
  await fill("First name", "Chidinma");
  await fill("Last name", "Okafor");
  await fill("Email", newEmail("chidinma"));
  await fill("Password", "Zobo4Lunch");
  await tap(page.getByRole("button", { name: "Create account" }));
  await expect(page).toHaveURL("/complete-profile");
  await fill("Phone number", "08031234567");
  const pick = (group: string, name: string) =>
    page.getByRole("group", { name: group }).getByRole("button", { name, exact: true });
  await tap(pick("Current grade", "SS3"));
  await tap(pick("Target exam", "JAMB"));
  // Two of the four subjects: the screen says which are missing, and nothing is sent.
  await page.getByRole("group", { name: "Your subjects" }).getByRole("button", { name: "Physics" }).click();
  await page.getByLabel(/^I agree/).click();
  await page.getByRole("button", { name: "Complete profile" }).click();
  await expect(page.getByText("You chose 1 subject. JAMB asks for English and three more.")).toBeVisible();
  await page.getByLabel(/^I agree/).click();
  await page.getByRole("group", { name: "Your subjects" }).getByRole("button", { name: "Physics" }).click();
  await tap(pick("What do you hope to study?", "Medicine, Nursing, Pharmacy"));
  await tap(page.getByLabel(/^I agree/));
  await page.getByLabel("Keep me signed in on this device").check();
  await lookAround(page, look, "complete-profile-keep");
  await page.setViewportSize(sizes.phone);
  await tap(page.getByRole("button", { name: "Complete profile" }));
  await expect(page).toHaveURL("/dashboard");
  await tap(page.getByRole("link", { name: /^Start with / }));
  await expect(page.getByRole("heading", { name: "Question 1 of 10" })).toBeVisible();
  expect([taps, fields]).toEqual([7, 5]);
  const other = await context.newPage();
  await other.goto("/dashboard");
  await expect(other.getByRole("heading", { level: 1 })).toContainText("Chidinma");
  const refused: number[] = [];
  other.on("response", (response) => void (response.status() === 403 && refused.push(403)));
  await page.close();
  await other.setViewportSize(sizes.laptop);
  await other.locator(".sidebar").getByRole("button", { name: "Logout" }).click();
  await expect(other).toHaveURL("/");
  expect(refused).toEqual([]);
});
