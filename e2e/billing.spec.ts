// Paying, from a locked year until it is locked again, with a fake Paystack.
import type { Page } from "@playwright/test";
import { createClient, staff } from "@sabiprep/contract";
import { expect, test } from "./testing/journey.ts";
import { openShop, type Shop } from "./testing/shop.ts";
import { lookAround, signedInCandidate } from "./testing/sittings.ts";

test.setTimeout(180_000);
test.describe.configure({ mode: "serial" });

const OWNER = { email: "admin@demo.ng", password: "Admin12345" };

let shop: Shop;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  shop = await openShop();
});

test.afterAll(async () => shop?.close());

async function signIn(page: Page, token: string) {
  await page.goto(`${shop.server.url}/favicon.svg`);
  await page.evaluate((token) => sessionStorage.setItem("SabiPrep:candidate-token", token), token);
}

async function openYears(page: Page) {
  await page.goto(`${shop.server.url}/past-questions`);
  await page.getByRole("button", { name: /Choose WAEC/ }).click();
  await page.getByRole("button", { name: /Choose Physics/ }).click();
  await expect(page.getByRole("heading", { name: "WAEC Physics" })).toBeVisible();
}

test("a locked year is paid for, opens, stays open after cancelling, and is locked when the time is over", async ({
  page,
  look,
}) => {
  const ada = await shop.aVerifiedCandidate();
  await signIn(page, ada.token);
  await openYears(page);
  await page.getByRole("button", { name: "Unlock 2023" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "See plans" }).click();

  await expect(page.getByRole("heading", { name: "Your plan: Free" })).toBeVisible();
  await look("subscriptions-free-1280");
  await page.getByRole("button", { name: "Choose Premium" }).click();
  await expect(page.getByRole("dialog")).toContainText("₦2,500");
  await page.setViewportSize({ width: 360, height: 740 });
  await look("subscriptions-checkout-360");
  await page.getByRole("button", { name: "Pay ₦2,500 with Paystack" }).click();
  await expect(page.getByRole("heading", { name: "Pay ₦2,500" })).toBeVisible();
  expect(page.url()).toContain(shop.paystack.url);
  await page.getByRole("button", { name: "Pay ₦2,500" }).click();

  await expect(page.getByText("Thank you. We have received your payment.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your plan: Premium" })).toBeVisible();
  await expect(page.getByText(/^Renews on .* for ₦2,500\.$/)).toBeVisible();
  await expect(page.getByRole("button", { name: /SP-\d+ as PDF/ })).toBeVisible();
  await lookAround(page, look, "subscriptions-premium");
  const receipt = page.waitForEvent("download");
  await page.getByRole("button", { name: /SP-\d+ as PDF/ }).click();
  expect((await receipt).suggestedFilename()).toMatch(/^receipt-SP-\d+\.pdf$/);

  await openYears(page);
  await expect(page.getByRole("button", { name: /^Unlock/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Start 2023" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Start Test" }).click();
  await expect(page.getByRole("heading", { name: /^Question 1 of \d+$/ })).toBeVisible();

  await page.goto(`${shop.server.url}/subscriptions`);
  await page.getByRole("button", { name: "Stop renewing" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Stop renewing" }).click();
  await expect(page.getByText("Does not renew")).toBeVisible();
  await expect(page.getByText(/^You have paid until/)).toBeVisible();
  expect([...shop.paystack.books.subscriptions.values()].map(({ status }) => status)).toEqual(["non-renewing"]);
  await openYears(page);
  await expect(page.getByRole("button", { name: "Start 2021" })).toBeVisible();

  await shop.sql(
    "update grants set ends_at = now() where candidate_id = (select id from candidates where email = $1)",
    [ada.email],
  );
  await openYears(page);
  await expect(page.getByRole("button", { name: "Unlock 2021" })).toBeVisible();
  await page.goto(`${shop.server.url}/subscriptions`);
  await expect(page.getByRole("heading", { name: "Your plan: Free" })).toBeVisible();
});

test("a declined card changes nothing, a Paystack outage is explained clearly, and money is refunded", async ({
  page,
  look,
  forgive,
}) => {
  forgive(/status of 503/);
  const bola = await shop.aVerifiedCandidate();
  await signIn(page, bola.token);
  await page.goto(`${shop.server.url}/subscriptions`);
  await page.getByRole("button", { name: "Yearly" }).click();
  await page.getByRole("button", { name: "Choose Pro" }).click();
  await page.getByLabel("Pay once").check();
  shop.paystack.behave({ answers: "500" });
  await page.getByRole("button", { name: "Pay ₦50,000 with Paystack" }).click();
  await expect(page.getByRole("alert")).toContainText("We cannot reach Paystack right now. You have not been charged.");
  await look("subscriptions-paystack-away");
  shop.paystack.behave({});
  await page.getByRole("button", { name: "Pay ₦50,000 with Paystack" }).click();
  await page.getByRole("button", { name: "Let the card be declined" }).click();
  await expect(page.getByText("Your payment did not go through.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your plan: Free" })).toBeVisible();

  await page.getByRole("button", { name: "Choose Pro" }).click();
  await page.getByRole("button", { name: "Pay ₦5,000 with Paystack" }).click();
  await page.getByRole("button", { name: "Pay ₦5,000" }).click();
  await expect(page.getByRole("heading", { name: "Your plan: Pro" })).toBeVisible();
  await page.getByRole("button", { name: "Ask for my money back" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Get my money back" }).click();
  await expect(page.getByRole("heading", { name: "Your plan: Free" })).toBeVisible();
  await expect(page.getByText("Refund on its way")).toBeVisible();
});

test("staff make a coupon, a candidate sees the discount and pays that amount, and both see it counted", async ({
  page,
  look,
  forgive,
}) => {
  forgive(/status of 400/);
  const code = `SEPT-${Date.now() % 1_000_000}`;
  const signedIn = await createClient({ baseUrl: `${shop.server.url}/api` }).call(staff.login, OWNER);
  if (!("token" in signedIn)) throw new Error("The demo account has a second step.");
  await page.goto(`${shop.server.url}/favicon.svg`);
  await page.evaluate((token) => sessionStorage.setItem("SabiPrep:staff-token", token), signedIn.token);
  await page.goto(`${shop.server.url}/admin/plan`);
  await page.getByRole("button", { name: "Add coupon" }).click();
  const form = page.getByRole("dialog", { name: "Add coupon" });
  // All errors show together, not one at a time.
  await form.getByLabel("Amount").fill("120");
  await form.getByLabel("Last day").fill("2020-01-01");
  await form.getByRole("button", { name: "Add coupon" }).click();
  for (const error of ["A code has 4 to 20", "Must be at most 95", "This day has passed", "Enter a note"])
    await expect(form.getByText(error)).toBeVisible();
  await form.getByLabel("Last day").fill("");
  await form.getByLabel("Code").fill(code.toLowerCase());
  await form.getByLabel("Amount").fill("20");
  await form.getByLabel("Number of people who can use it").fill("5");
  await form.getByLabel("Note").fill("Back to school");
  await look("coupon-form-1280");
  await form.getByRole("button", { name: "Add coupon" }).click();
  await page.getByLabel("Your password").fill(OWNER.password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("The coupon has been added.")).toBeVisible();
  const row = page.getByRole("table", { name: "Coupons" }).getByRole("row").filter({ hasText: code });
  await expect(row).toContainText("0 of 5");

  const ada = await shop.aVerifiedCandidate();
  await signIn(page, ada.token);
  await page.goto(`${shop.server.url}/subscriptions`);
  await page.getByRole("button", { name: "Choose Premium" }).click();
  const till = page.getByRole("dialog");
  await till.getByText("Pay once").click();
  await till.getByLabel("Coupon code (optional)").fill("NONE-SUCH");
  await till.getByRole("button", { name: "Apply" }).click();
  await expect(till.getByText("We do not recognise the coupon NONE-SUCH.")).toBeVisible();
  await till.getByLabel("Coupon code (optional)").fill(code);
  await till.getByRole("button", { name: "Apply" }).click();
  await expect(till.getByText(`₦500 off with ${code}.`)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await look("coupon-checkout-360");
  await page.getByRole("button", { name: "Pay ₦2,000 with Paystack" }).click();
  await page.getByRole("button", { name: "Pay ₦2,000" }).click();
  await expect(page.getByText("Thank you. We have received your payment.")).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${shop.server.url}/admin/plan`);
  await expect(row).toContainText("1 of 5");
  await row.getByRole("button", { name: `Close ${code}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Close it" }).click();
  await expect(row).toContainText("Closed");
  await look("coupons-1280");
});

test("a site without a key says that payment will come soon", async ({ page, baseURL, look }) => {
  await signedInCandidate(page, baseURL!);
  await page.goto("/subscriptions");
  await page.getByRole("button", { name: "Stay on Free" }).click();
  await expect(page.getByText("You are already on the Free plan")).toBeVisible();
  await page.getByRole("button", { name: "Choose Premium" }).click();
  await expect(page.getByText("Payment Coming Soon")).toBeVisible();
  await look("subscriptions-without-key");
});
