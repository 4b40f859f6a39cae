import type { Page } from "@playwright/test";
import { expect, test } from "./testing/journey.ts";
import { startGallery } from "./testing/start-gallery.ts";

let gallery: Awaited<ReturnType<typeof startGallery>>;
test.beforeAll(async () => {
  gallery = await startGallery();
});
test.afterAll(() => gallery.stop());

// The gallery shows a failing request and one API call to a server that does not exist.
test.beforeEach(({ forgive }) => forgive(/Failed to load resource/));

for (const theme of ["light", "dark"] as const)
  test(`every piece of the kit is sound in the ${theme} theme`, async ({ page, look }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: theme });
    // LOOKS=all checks every width in both themes.
    for (const width of process.env.LOOKS === "all" ? [320, 768, 1280] : theme === "dark" ? [320] : [768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${gallery.url}/__gallery`);
      await expect(page.getByText("We could not reach the server.")).toBeVisible();
      await look(`gallery-${width}-${theme}`);
    }
    const asTable = page.getByRole("button", { name: "Show as table" });
    while ((await asTable.count()) > 0) await asTable.first().click();
    await look(`gallery-tables-${theme}`);
  });

test("dialogs keep the focus, close by Escape and return the focus", async ({ page, look }) => {
  await page.goto(`${gallery.url}/__gallery`);
  const opener = page.getByRole("button", { name: "Dialog" });
  await opener.click();
  const dialog = page.getByRole("alertdialog", { name: "Submit your test?" });
  await expect(dialog).toBeVisible();
  await look("dialog");
  for (let press = 0; press < 4; press += 1) await page.keyboard.press("Tab");
  expect(
    await page.evaluate(
      () => document.activeElement?.closest("dialog") !== null || document.activeElement === document.body,
    ),
  ).toBe(true);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("a toast is announced, stays while pointed at, and can be dismissed", async ({ page, look }) => {
  await page.goto(`${gallery.url}/__gallery`);
  await page.getByRole("button", { name: "Destructive toast" }).click();
  const toast = page.getByRole("alert").filter({ hasText: "Missing Information" });
  await expect(toast).toBeVisible();
  await toast.hover();
  await look("toast");
  await toast.getByRole("button", { name: "Dismiss" }).click();
  await expect(toast).toBeHidden();
});

test("tabs are changed with the arrow keys", async ({ page }) => {
  await page.goto(`${gallery.url}/__gallery`);
  await page.getByRole("tab", { name: "As a table" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "In words" })).toBeFocused();
  await expect(page.getByRole("tabpanel")).toHaveText("Ada leads.");
});

test("the candidate's shell has a sidebar on laptops and bars on phones", async ({ page, look }) => {
  await page.goto(`${gallery.url}/__gallery/candidate`);
  const sidebar = page.getByRole("navigation", { name: "Main" });
  await expect(sidebar.getByRole("link")).toHaveText([
    "Dashboard",
    "Practice Tests",
    "Past Questions",
    "Leaderboard",
    "Subscriptions",
    "Profile",
  ]);
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await look("candidate-shell-1280");

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(sidebar).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Quick menu" }).getByRole("link")).toHaveText([
    "Home",
    "Practise",
    "Review",
    "Me",
  ]);
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.click();
  await expect(page.getByRole("navigation", { name: "Menu", exact: true }).getByRole("link")).toHaveCount(7);
  await look("candidate-shell-360");
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
});

test("the auth page has its home link, logo, title and subtitle", async ({ page, look }) => {
  for (const [width, theme] of [
    [1280, "light"],
    [360, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme });
    await page.goto(`${gallery.url}/__gallery/auth`);
    await expect(page.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create your account");
    await look(`auth-page-${width}-${theme}`);
  }
});

test("the staff shell has its rail", async ({ page, look }) => {
  await page.goto(`${gallery.url}/__gallery/staff`);
  await expect(page.getByRole("navigation", { name: "Staff" }).getByRole("link", { name: "Dashboard" })).toBeVisible();
  await look("staff-shell-1280");
});

test("the shell works with the keyboard, and the focus is visible", async ({ page }) => {
  await page.goto(`${gallery.url}/__gallery/candidate`);
  await expect(page.getByRole("heading", { name: "Gallery" })).toBeVisible();
  await expect(page.getByText("Notifications").first()).toBeVisible();
  // It loads once the screen is read, or after ten seconds if a placeholder is still shown.
  await expect(page.getByRole("button", { name: "Search", exact: true })).toBeVisible({ timeout: 30_000 });
  const walked: string[] = [];
  for (let press = 0; press < 13; press += 1) {
    await page.keyboard.press("Tab");
    const { words, ring } = await page.evaluate(() => {
      const element = document.activeElement!;
      return { words: element.textContent.trim(), ring: getComputedStyle(element).outlineWidth };
    });
    expect(ring, `the ring around "${words}"`).toBe("3px");
    walked.push(words);
  }
  expect(walked).toEqual([
    "Skip to content",
    "SabiPrep",
    "Search/",
    "Dashboard",
    "Practice Tests",
    "Past Questions",
    "Leaderboard",
    "Subscriptions",
    "Profile",
    "Notifications",
    "Settings",
    "Dark mode",
    "Logout",
  ]);
});

const guards = [
  { who: "nobody", path: "candidates-only", leads: "/login" },
  { who: "nobody", path: "staff-only", leads: "/" },
  { who: "candidate", path: "guests-only", leads: "/dashboard" },
  { who: "candidate", path: "staff-only", leads: "/" },
  { who: "staff", path: "staff-guests-only", leads: "/admin" },
  { who: "staff", path: "candidates-only", leads: "/login" },
  { who: "candidate", path: "candidates-only", leads: null },
  { who: "staff", path: "staff-only", leads: null },
  { who: "nobody", path: "guests-only", leads: null },
  { who: "staff", path: "guests-only", leads: null },
] as const;

/** The gallery has no server behind it, so requests for the signed-in candidate get a fake one. */
const answerForTheServer = (page: Page) =>
  page.route("**/api/candidates/**", (route) =>
    route.fulfill({ json: { status_code: 200, message: "OK", data: { profile_complete: true } } }),
  );

for (const { who, path, leads } of guards)
  test(`${who} at ${path} ${leads ? `is led to ${leads}, without a trace in the history` : "stays"}`, async ({
    page,
  }) => {
    await page.route(/\/(login|dashboard|admin|)$/, (route) =>
      route.fulfill({ contentType: "text/html", body: "elsewhere" }),
    );
    await answerForTheServer(page);
    await page.goto(`${gallery.url}/logo.svg`);
    if (who !== "nobody") await page.evaluate((who) => sessionStorage.setItem(`SabiPrep:${who}-token`, "a token"), who);
    await page.goto(`${gallery.url}/__gallery/${path}`);
    if (!leads) return expect(page.getByRole("heading", { name: "Gallery" })).toBeVisible();
    await expect(page).toHaveURL(gallery.url + leads);
    await page.goBack();
    await expect(page).toHaveURL(/logo\.svg$/);
  });

test("signing out clears the token and opens the home page, not the sign-in page", async ({ page }) => {
  await page.route(/\/(login|)$/, (route) => route.fulfill({ contentType: "text/html", body: "elsewhere" }));
  await answerForTheServer(page);
  await page.goto(`${gallery.url}/logo.svg`);
  await page.evaluate(() => sessionStorage.setItem("SabiPrep:candidate-token", "a token"));
  await page.goto(`${gallery.url}/__gallery/candidates-only`);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(`${gallery.url}/`);
  expect(await page.evaluate(() => sessionStorage.getItem("SabiPrep:candidate-token"))).toBeNull();
});
