// Without a network the screens show the last known data, say from when it is, and lead to what is on the device.
import { auth, createClient, profile } from "@sabiprep/contract";
import { expect, test } from "./testing/journey.ts";
import { signInTab } from "./testing/people.ts";
import { apiOf, signedInCandidate } from "./testing/sittings.ts";
import { storageDump } from "./testing/storage-dump.ts";

const sizes = { phone: { width: 360, height: 740 }, laptop: { width: 1280, height: 800 } };

for (const [device, viewport] of Object.entries(sizes))
  test(`the last figures stand with their time, and nothing is red (${device})`, async ({
    page,
    look,
    forgive,
    baseURL,
  }) => {
    test.slow();
    forgive(/ERR_FAILED|Failed to load/);
    await page.setViewportSize(viewport);
    const anyone = createClient({ baseUrl: `${baseURL}/api`, token: () => null });
    const { access_token } = await anyone.call(auth.login, { email: "student@demo.ng", password: "Student123" });
    await signInTab(page, "candidate", access_token);
    await page.goto("/performance");
    await expect(page.getByRole("heading", { name: "Weaknesses" })).toBeVisible();
    await page.goto("/dashboard");
    const solved = page.locator(".stat").filter({ hasText: "Questions solved" });
    await expect(solved).toBeVisible();
    const figure = await solved.textContent();
    await page.waitForTimeout(500);

    // The calls fail but the page itself loads, as with the app that the worker has cached.
    await page.route("**/api/**", (route) => route.abort());
    await page.reload();
    const note = page.getByRole("status").filter({ hasText: "You are offline." });
    await expect(note).toContainText("These are your results from");
    await expect(solved).toHaveText(figure!);
    await expect(page.locator(".banner-bad")).toHaveCount(0);
    await look(`dashboard-no-network-${device}`);
    await expect(note.getByRole("link", { name: "Tests and packs on this device" })).toHaveAttribute(
      "href",
      "/offline",
    );
    await page.goto("/performance");
    await expect(page.getByRole("heading", { name: "Weaknesses" })).toBeVisible();
    await expect(note).toBeVisible();
    // This page is not saved: it shows a friendly message and a way to continue.
    await page.goto("/study-schedule");
    const failure = page.getByRole("alert").filter({ hasText: "Internal server error. Please try again!" });
    await expect(failure).toBeVisible({ timeout: 30_000 });
    await expect(failure).toHaveClass(/banner-mid/);
    await look(`schedule-no-network-${device}`);

    await page.unroute("**/api/**");
    await page.goto("/dashboard");
    await expect(solved).toBeVisible();
    await expect(note).toBeHidden();
  });

test("a tab that is closed without signing out leaves no profile and no result on a shared computer", async ({
  page,
  baseURL,
}) => {
  const candidate = await signedInCandidate(page, baseURL!);
  const api = apiOf(baseURL!, candidate);
  const phone = "+2348031234567";
  await api.call(profile.update, { first_name: "Adaeze", last_name: "Nwosu", phone });
  for (const path of ["/profile", "/performance", "/dashboard"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
  }
  const next = await page.context().newPage();
  await page.close();
  await next.goto("/login");
  const left = await storageDump(next);
  const traces = [candidate.email, phone, "Adaeze", "Nwosu", "score", "/candidates/"];
  expect(traces.filter((trace) => left.includes(trace))).toEqual([]);
});
