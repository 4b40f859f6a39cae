import { expect, test } from "./testing/journey.ts";

const pages = [
  ["/help", "Help Centre"],
  ["/faq", "Frequently asked questions"],
  ["/terms", "Terms of Service"],
  ["/privacy", "Privacy Policy"],
  ["/cookies", "Cookie Policy"],
] as const;

for (const [path, title] of pages)
  test(`${path} can be read on a phone and on a laptop, in both themes`, async ({ page, look }) => {
    for (const [width, theme] of [
      [360, "light"],
      [1280, "dark"],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: theme });
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await look(`${path.slice(1)}-${width}-${theme}`);
    }
  });

test("all links in the footer lead to a page", async ({ page, request }) => {
  await page.goto("/");
  const links = await page
    .getByRole("contentinfo")
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(links.length).toBeGreaterThan(10);
  for (const href of new Set(links)) {
    await page.goto(href);
    await expect(page.getByText("Oops! Page not found")).toHaveCount(0);
    const anchor = new URL(href).hash;
    if (anchor) await expect(page.locator(anchor)).toBeInViewport();
  }
  for (const file of [
    "/robots.txt",
    "/sitemap.xml",
    "/manifest.webmanifest",
    "/favicon.svg",
    "/logo.svg",
    "/og.png",
    "/icon-192.png",
    "/icon-512.png",
    "/apple-touch-icon.png",
  ])
    expect((await request.get(file)).status(), file).toBe(200);
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain("{{");
  expect((await (await request.get("/manifest.webmanifest")).json()).name).toBe("SabiPrep");
});

test("a message to support is checked, sent, and acknowledged", async ({ page, look }) => {
  await page.goto("/contact");
  const send = page.getByRole("button", { name: "Send" });
  await expect(send).toBeEnabled();
  await look("contact");
  // The text is typed before the script has loaded. It must still be there afterwards.
  await page.getByLabel("Your name").fill("Ngozi Eze");
  await expect(send).toBeEnabled();
  await expect(page.getByLabel("Your name")).toHaveValue("Ngozi Eze");

  await page.getByLabel("Email").fill("ngozi");
  await send.click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect(page.getByText("Your message is required")).toBeVisible();
  await expect(page.getByLabel("Email")).toBeFocused();
  await look("contact-errors");

  await page.getByLabel("Email").fill("ngozi@example.com");
  await expect(page.getByText("Please enter a valid email address")).toHaveCount(0);
  await page.getByLabel("Your message").fill("Good afternoon. Does the free plan hold every subject?");
  await send.click();
  await expect(page.getByText("Thank you. We read every message and reply by email.")).toBeVisible();
  await look("contact-sent");
});
