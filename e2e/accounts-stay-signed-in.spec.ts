// Staying signed in is offered at the sign-in. It is off by default and ends when the user turns it off.
import { expect, test } from "./testing/journey.ts";
import { aCandidate } from "./testing/people.ts";
import { lookAround } from "./testing/sittings.ts";

const sizes = { phone: { width: 360, height: 740 }, laptop: { width: 1280, height: 800 } };

for (const [device, viewport] of Object.entries(sizes))
  test(`whoever ticks the box comes back in a new tab without a password, until they log out (${device})`, async ({
    page,
    look,
    forgive,
    context,
    baseURL,
  }) => {
    test.slow();
    forgive(/status of 40[03]/);
    await page.setViewportSize(viewport);
    const { email, password } = await aCandidate({ baseURL: baseURL! });
    const signIn = async (keep: boolean) => {
      await page.goto("/login");
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password", { exact: true }).fill(password);
      const box = page.getByLabel("Keep me signed in on this device");
      await expect(box).not.toBeChecked();
      if (keep) await box.check();
      await page.getByRole("button", { name: "Sign in" }).click();
      await expect(page).toHaveURL("/dashboard");
    };
    const newTab = async (path = "/dashboard") => {
      const tab = await context.newPage();
      await tab.setViewportSize(viewport);
      await tab.goto(path);
      return tab;
    };

    await signIn(false);
    const stranger = await newTab();
    await expect(stranger).toHaveURL("/login");
    await stranger.close();
    await page.evaluate(() => sessionStorage.clear());

    await page.goto("/login");
    await expect(page.getByLabel("Keep me signed in on this device")).toBeVisible();
    await lookAround(page, look, `login-keep-${device}`);
    await page.setViewportSize(viewport);
    await signIn(true);
    // Two tabs at the same time, and one that requested the sign-in page.
    const tabs = await Promise.all([newTab(), newTab("/profile"), newTab("/login")]);
    for (const tab of tabs) await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(tabs[0]!).toHaveURL("/dashboard");
    await expect(tabs[2]!).toHaveURL("/dashboard");
    await expect(tabs[1]!.getByText("Stays signed in")).toBeVisible();
    expect(await tabs[0]!.evaluate(() => document.cookie)).toBe("");

    const logout = tabs[0]!.getByRole("button", { name: "Logout" });
    if (device === "phone") await tabs[0]!.getByRole("button", { name: "Menu" }).click();
    await logout.filter({ visible: true }).first().click();
    await expect(tabs[0]!).toHaveURL("/");
    const after = await newTab();
    await expect(after).toHaveURL("/login");
  });
