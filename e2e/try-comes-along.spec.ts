// A visitor's guest test becomes the first test of the account they create next.
import { sittings } from "@sabiprep/contract";
import { expect, test } from "./testing/journey.ts";
import { newEmail } from "./testing/people.ts";
import { apiOf } from "./testing/sittings.ts";

const sizes = { phone: { width: 360, height: 740 }, laptop: { width: 1280, height: 800 } };

for (const [device, viewport] of Object.entries(sizes))
  test(`ten questions tried without an account come along, once (${device})`, async ({ page, look, baseURL }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await page.goto("/try");
    await page.getByRole("button", { name: "Start" }).click();
    for (let at = 1; at <= 10; at += 1) {
      await page.getByRole("radio").first().check({ force: true });
      await page
        .getByRole("button", { name: at < 10 ? "Continue" : "See your score" })
        .first()
        .click();
    }
    const score = Number.parseInt((await page.getByRole("heading", { level: 1 }).textContent())!, 10);
    await page.goto("/register");
    await page.getByLabel("First name").fill("Adaeze");
    await page.getByLabel("Last name").fill("Nwosu");
    await page.getByLabel("Email").fill(newEmail("tried"));
    await page.getByLabel("Password", { exact: true }).fill("Zobo4Lunch");
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page).toHaveURL("/complete-profile");
    await page.getByLabel("Phone number").fill("08031234567");
    await page.getByRole("group", { name: "Target exam" }).getByRole("button", { name: "JAMB" }).click();
    // These screens are shown between the exam and the grade.
    await expect(page.getByRole("group", { name: "Your subjects" })).toBeVisible();
    await page.getByRole("group", { name: "Current grade" }).getByRole("button").first().click();
    await page.getByLabel(/^I agree/).check();
    await page.getByRole("button", { name: "Complete profile" }).click();
    await expect(page).toHaveURL("/dashboard");
    await expect(page.getByText("We saved your first result")).toBeVisible();
    await expect(page.getByRole("link", { name: "Trial questions" })).toBeVisible();
    await look(`dashboard-with-try-${device}`);
    const token = await page.evaluate(() => sessionStorage.getItem("SabiPrep:candidate-token"));
    const grades = await apiOf(baseURL!, { email: "", password: "", token: token! }).call(sittings.grades, {});
    expect(grades).toMatchObject([{ grade_score: score, total: 10 }]);
    await page.reload();
    await expect(page.getByRole("link", { name: "Trial questions" })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("SabiPrep:try-result"))).toBeNull();
  });
