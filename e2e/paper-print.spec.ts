// A paper in print: as many options as its exam has, over the full width of the sheet, portrait and landscape.
import type { Page } from "@playwright/test";
import { createClient, exams, papers, staff } from "@sabiprep/contract";
import { expect, test } from "./testing/journey.ts";
import { signInTab } from "./testing/people.ts";

test.setTimeout(120_000);

let token = "";
const office = () => createClient({ baseUrl: `${process.env.E2E_BASE_URL}/api`, token: () => token || null });

test.beforeAll(async () => {
  const signedIn = await office().call(staff.login, { email: "admin@demo.ng", password: "Admin12345" });
  if (!("token" in signedIn)) throw new Error("The demo account has a second step.");
  token = signedIn.token;
});

async function openPaper(page: Page, exam: string, subject: string) {
  const { exam_types, subjects } = await office().call(exams.creationData, {});
  const place = {
    exam_type_id: exam_types.find(({ name }) => name === exam)!.uuid,
    subject_id: subjects.find(({ name }) => name === subject)!.uuid,
  };
  const { papers: found } = await office().call(papers.list, place);
  await signInTab(page, "staff", token);
  await page.goto(`/admin/questions/papers/${found.at(-1)!.uuid}/print`);
  await expect(page.getByRole("heading", { level: 1, name: exam })).toBeVisible();
  await page.waitForLoadState("networkidle");
}

/** CSS pixels of an A4 sheet without its margins. */
const sheets = { portrait: 718, landscape: 1047 };

for (const [exam, subject, options] of [
  ["WAEC", "Mathematics", 4],
  ["JAMB", "Economics", 4],
  ["NECO", "Mathematics", 5],
] as const)
  test(`${exam} ${subject} prints ${options} options a question`, async ({ page }, info) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openPaper(page, exam, subject);
    const counts = await page
      .locator(".paper-options")
      .evaluateAll((lists) => lists.map((list) => list.querySelectorAll("li").length));
    expect(counts.length).toBeGreaterThan(30);
    expect([...new Set(counts)]).toEqual([options]);
    const letters = await page.locator(".paper-key li b").allTextContents();
    for (const letter of letters) expect("ABCDE".slice(0, options)).toContain(letter);

    // The dark theme is for screens.
    await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));
    await page.emulateMedia({ media: "print" });
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe("rgb(20, 32, 26)");
    for (const width of [1280, ...Object.values(sheets)]) {
      await page.setViewportSize({ width, height: 900 });
      const box = (await page.locator(".paper-print").boundingBox())!;
      expect(box.width, `the text takes the sheet of ${width} px`).toBeGreaterThan(width * 0.9);
      expect(box.x).toBeLessThan(width * 0.05);
      const beyond = await page
        .locator(".paper-print :is(table, img, math, li)")
        .evaluateAll(
          (parts, width) =>
            parts.filter((part) => part.getBoundingClientRect().right > width + 1).map((part) => part.textContent),
          width,
        );
      expect(beyond).toEqual([]);
    }
    if (process.env.LOOKS === "all")
      for (const landscape of [false, true])
        await page.pdf({
          path: `${info.project.outputDir}/${exam}-${landscape}.pdf`,
          format: "A4",
          landscape,
          margin: { top: "10mm", bottom: "10mm", left: "10mm", right: "10mm" },
        });
  });
