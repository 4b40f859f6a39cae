import { failsAbove, targets } from "../apps/web/build/budgets.ts";
import { expect, expectNoSidewaysScroll, test } from "./testing/journey.ts";

test("the landing page shows what the product promises and leads to an account", async ({ page, look }) => {
  await page.goto("/");
  await expect(page).toHaveTitle("Pass Your Secondary School Exams | SabiPrep");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pass Your Secondary School Exams");
  await expect(page.getByText("Most trusted platform for WAEC, NECO, JAMB & Post-UTME preparation")).toBeVisible();
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "SabiPrep" })).toHaveAttribute("href", "/");
  await expect(header.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");
  await expect(header.getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/register");
  await expect(page.getByRole("link", { name: "Start Learning Now" })).toHaveAttribute("href", "/register");
  await expect(page.getByRole("link", { name: "Create Free Account" })).toHaveAttribute("href", "/register");
  const figures = page.getByRole("region", { name: "SabiPrep in numbers" }).getByRole("definition");
  await expect(figures).toHaveText(["10,000+", "5,000+", "20+", "95%"]);
  const footer = page.getByRole("contentinfo");
  for (const column of ["Exams", "Support", "Legal"])
    await expect(footer.getByRole("navigation", { name: column })).toBeVisible();
  await expect(footer.getByText(`© ${new Date().getFullYear()} SabiPrep. All rights reserved.`)).toBeVisible();
  await look("landing-1280");
});

test("before the first touch it stays within 10 % of six requests and 10 KB of script", async ({ page }) => {
  const scripts: string[] = [];
  let requests = 0;
  page.on("request", (request) => {
    requests += 1;
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(requests).toBeLessThanOrEqual(failsAbove(targets.landing.requests));
  const sizes = await Promise.all(
    scripts.map(async (url) =>
      Number(
        (await page.request.fetch(url, { method: "HEAD", headers: { "accept-encoding": "gzip" } })).headers()[
          "content-length"
        ],
      ),
    ),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(failsAbove(targets.landing.script));
});

for (const width of [360, 768, 1280])
  for (const theme of ["light", "dark"] as const)
    test(`it is sound at ${width} px in the ${theme} theme`, async ({ page, look }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: theme });
      await page.goto("/");
      await expect(page.locator("body")).toHaveCSS(
        "background-color",
        theme === "dark" ? "rgb(24, 35, 29)" : "rgb(255, 255, 255)",
      );
      await look(`landing-${width}-${theme}`);
    });

test("nothing scrolls sideways at 320 px or with text at twice its size", async ({ page, look }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/", "/help", "/faq", "/contact", "/try", "/privacy"]) {
    await page.goto(path);
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize({ width: 640, height: 800 });
  await page.goto("/");
  // What a reader sees who sets the browser's text to 200 %.
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await look("landing-text-200");
});

test("the system chooses the theme first, then the visitor, and it is set before the first paint", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const toggle = page.getByRole("button", { name: "Dark mode" });
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  await toggle.click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect(toggle).toHaveAttribute("aria-pressed", "false");

  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const _ of list.getEntries()) seen.push(document.documentElement.dataset.theme ?? "none");
    }).observe({ type: "paint", buffered: true });
  });
  await page.reload();
  await expect.poll(() => page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toContain("light");
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).not.toContain("dark");
});

test("a signed-in candidate is redirected to the dashboard and sees no landing page", async ({ page }) => {
  await page.goto("/terms");
  await page.evaluate(() => sessionStorage.setItem("SabiPrep:candidate-token", "a token of this tab"));
  const asked: string[] = [];
  page.on("framenavigated", (frame) => asked.push(new URL(frame.url()).pathname));
  await page.route("**/dashboard", (route) => route.fulfill({ body: "the dashboard's shell" }));
  await page.goto("/").catch(() => {});
  await expect.poll(() => asked).toContain("/dashboard");
});

test("the keyboard reaches the content first, and the focus is visible", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const first = page.getByRole("link", { name: "Start Learning Now" });
  await expect(first).toBeFocused();
  expect(await first.evaluate((link) => getComputedStyle(link).outlineWidth)).toBe("3px");
});
