import { expect, test } from "./testing/journey.ts";

test("an unknown path shows the not-found page and is logged", async ({ page, look }) => {
  const logged = page.waitForRequest((request) => request.url().endsWith("/api/site/lost-path"));
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  expect((await logged).postDataJSON()).toEqual({ path: "/no/such/page" });
  expect((await (await logged).response())?.status()).toBe(200);
  await look("not-found");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pass Your Secondary School Exams");
});

test("back, forward and reload keep the right page", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Frequently asked questions");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pass Your Secondary School Exams");
  await page.goForward();
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact");
});

test("a chunk that a new deployment removed causes one reload, which the user does not notice", async ({
  page,
  forgive,
}) => {
  forgive(/404/);
  let gone = 0;
  await page.route(/contact-screen-.*\.js/, async (route) => {
    gone += 1;
    if (gone === 1) await route.fulfill({ status: 404, body: "gone" });
    else await route.continue();
  });
  await page.goto("/contact");
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await page.getByLabel("Your name").focus();
  await expect.poll(() => loads).toBe(1);
  await expect(page.getByText("Something went wrong")).toHaveCount(0);
  await page.getByLabel("Your name").focus();
  await expect(page.getByRole("button", { name: "Send" })).toBeEnabled();
  expect(loads).toBe(1);
});

test("a chunk that stays missing shows one message and does not reload forever", async ({ page, forgive }) => {
  forgive(/404|dynamically imported module|Minified React error/);
  await page.route(/contact-screen-.*\.js/, (route) => route.fulfill({ status: 404, body: "gone" }));
  await page.goto("/contact");
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await page.getByLabel("Your name").focus();
  await expect.poll(() => loads).toBe(1);
  await page.getByLabel("Your name").focus();
  await expect(page.getByText("Something went wrong. Please try again!")).toBeVisible();
  expect(loads).toBe(1);
});
