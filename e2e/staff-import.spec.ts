// A teacher's file on its way into the bank: checked, fixed, imported, undone, and exported again.
import type { Download, Page } from "@playwright/test";
import { expect, test } from "./testing/journey.ts";

// On a busy machine the pictures take most of this time.
test.setTimeout(240_000);

const OWNER = { email: "admin@demo.ng", password: "Admin12345" };

async function logIn(page: Page) {
  await page.goto("/admin/login");
  await page.getByLabel("Email").fill(OWNER.email);
  await page.getByLabel("Password", { exact: true }).fill(OWNER.password);
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(/login/, { timeout: 20_000 });
}

const head = "question,option_a,option_b,option_c,option_d,answer,explanation,subject,exam,year\n";
const row = (text: string, { key = "A", year = "2023", subject = "Biology" } = {}) =>
  `"${text}",root,stem,leaf,flower,${key},It is so in most plants.,${subject},WAEC,${year}\n`;
const fileOf = (name: string, content: string) => ({ name, mimeType: "text/csv", buffer: Buffer.from(content) });
const run = Date.now().toString(36);

test("a file with errors is checked, fixed and imported, and the import is undone", async ({ page, look, forgive }) => {
  forgive(/status of (400|403)/);
  await logIn(page);
  await page.goto("/admin/questions/import");
  await expect(page.getByRole("heading", { name: "Drop a question file here" })).toBeVisible();
  await look("import-choose-1280");
  const csv =
    head +
    row(`Which part of plant ${run} takes in water when $x^2 = 4$?`) +
    row(`Which part of plant ${run} makes food?`, { key: "F" }) +
    row(`Which part of plant ${run} carries seeds?`, { key: "D" }) +
    row(`Which part of plant ${run} carries seeds?`, { key: "D" }) +
    row(`Which part of plant ${run} smells?`, { subject: "Biol" });
  await page.getByLabel("Question file", { exact: true }).setInputFiles(fileOf("waec-biology.csv", csv));
  await expect(page.getByText("Nothing has been saved yet.")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("img", { name: "2 ready, 2 with problems, 1 duplicate" })).toBeVisible();
  await expect(page.getByText('"F" is not one of A, B, C, D')).toBeVisible();
  await expect(page.getByText('We could not find a subject called "Biol". Did you mean Biology?')).toBeVisible();
  await expect(page.getByText("Same text as row 4 in this file")).toBeVisible();
  await expect(page.getByText("Correct answer:", { exact: true })).toBeVisible();
  await expect(page.getByText("2 questions will become drafts. Students will not see them.")).toBeVisible();
  await look("import-check-1280");
  await page.getByText("Columns and defaults").click();
  await expect(page.getByLabel("answer", { exact: true })).toHaveValue("correct_answer");
  await page.setViewportSize({ width: 360, height: 800 });
  await look("import-check-360");
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));
  await look("import-check-360-dark");
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "light"));
  await page.setViewportSize({ width: 1280, height: 800 });

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Problem rows (CSV)" }).click();
  const mend = await downloading;
  expect(mend.suggestedFilename()).toBe("waec-biology-to-fix.csv");
  const left = await readDownload(mend);
  await page.getByRole("button", { name: "Live now" }).click();
  await expect(page.getByText("These 2 questions will go live now.")).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "Import 2 questions" }).click();
  await expect(page.getByText("Imported: 2 questions")).toBeVisible({ timeout: 30_000 });

  await page.getByRole("button", { name: "Choose another file" }).click();
  await expect(page.getByRole("button", { name: "waec-biology.csv" }).first()).toBeVisible();
  const mended = left.replace(",F,", ",C,").replaceAll("Biol,", "Biology,");
  await page.getByLabel("Question file", { exact: true }).setInputFiles(fileOf("mended.csv", mended));
  await expect(page.getByRole("img", { name: "2 ready, 0 with problems, 1 duplicate" })).toBeVisible({
    timeout: 30_000,
  });
  await page.getByRole("button", { name: "Import 2 questions" }).click();
  await expect(page.getByText("Imported: 2 questions")).toBeVisible({ timeout: 30_000 });
  await look("import-done-1280");

  await page.getByRole("button", { name: "Undo this import" }).click();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await page.getByLabel("Your password").fill(OWNER.password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("We undid this import and deleted 2 questions.")).toBeVisible();
});

test("questions are exported to a file, what the format cannot hold is named, and a hostile file is refused", async ({
  page,
  look,
  forgive,
}) => {
  forgive(/status of (400|403)/);
  await page.setViewportSize({ width: 360, height: 800 });
  await logIn(page);
  await page.goto("/admin/questions/import?tab=export");
  await page.getByLabel("Format", { exact: true }).selectOption("aiken");
  await expect(
    page.getByText(/Aiken files do not include: Explanation, Hint, .*Why each wrong option is wrong/),
  ).toBeVisible();
  await look("export-limits-360");
  await page.getByLabel("Format", { exact: true }).selectOption("csv");
  await page.getByLabel("Subject").selectOption({ label: "Biology" });
  await page.getByRole("button", { name: "Export", exact: true }).click();
  await page.getByLabel("Your password").fill(OWNER.password);
  await page.keyboard.press("Enter");
  await expect(page.getByText(/questions exported/)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("heading", { name: "Skipped questions by reason" })).toBeVisible();
  await look("export-360");
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download" }).click();
  const csv = await readDownload(await downloading);
  expect(csv).toContain("Biology");

  await page.getByRole("button", { name: "Export corrections" }).click();
  await expect(page.getByText("You have not corrected any SabiPrep questions.")).toBeVisible();
  await look("export-corrections-360");

  await page.getByRole("tab", { name: "Import" }).click();
  const bomb = '<!DOCTYPE quiz [<!ENTITY a "ha">]><quiz>&a;</quiz>';
  await page.getByLabel("Question file", { exact: true }).setInputFiles(fileOf("bomb.xml", bomb));
  await expect(page.getByText("The document declares its own entities, which we do not read.")).toBeVisible({
    timeout: 30_000,
  });
  await look("import-refused-360");
});

test("the export contains what the list shows: the filters, and the selected questions", async ({
  page,
  look,
  forgive,
}) => {
  forgive(/status of (400|403)/);
  await logIn(page);
  await page.goto("/admin/questions?search=osmosis");
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: /question/ })
      .first(),
  ).toBeVisible();
  await page.getByRole("link", { name: "Export", exact: true }).first().click();
  await expect(page.getByText("All questions that your filters and the search “osmosis” find.")).toBeVisible();
  await look("export-found-1280");
  await page.getByRole("button", { name: "Export", exact: true }).click();
  await page.getByLabel("Your password").fill(OWNER.password);
  await page.keyboard.press("Enter");
  await expect(page.getByText(/questions exported/)).toBeVisible({ timeout: 60_000 });
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download" }).click();
  expect((await readDownload(await downloading)).toLowerCase()).toContain("osmosis");

  await page.goto("/admin/questions?search=osmosis");
  await page.getByRole("checkbox").nth(1).check();
  await page.getByRole("region", { name: "Selected questions" }).getByRole("link", { name: "Export" }).click();
  await expect(page.getByText("The question you selected.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("The question you selected.")).toBeVisible();
  await page.getByRole("link", { name: "Choose by subject and exam" }).click();
  await expect(page.getByLabel("Year of the question or its paper")).toBeVisible();
});

async function readDownload(download: Download): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
