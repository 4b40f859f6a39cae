// A picture in an option and in the explanation: inserted at the desk, shown in the preview and to the candidate, also
// on a phone, and included in a pack.
import type { Page } from "@playwright/test";
import { type Client, questions, sittings } from "@sabiprep/contract";
import { deskSubject } from "./testing/desk-subject.ts";
import { expect, expectNoSidewaysScroll, test } from "./testing/journey.ts";
import { signInTab } from "./testing/people.ts";
import { apiOf, lookAround, signedInCandidate } from "./testing/sittings.ts";

test.setTimeout(120_000);
test.use({ serviceWorkers: "allow" });

const SUBJECT = `Shapes ${Date.now()}`;
let token = "";
let subjectId = "";
let examId = "";

let desk: Client;
const office = () => desk;

/** A ring on white, drawn by the browser itself. */
const ring = (page: Page) =>
  page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 320, height: 200 });
    const pen = canvas.getContext("2d")!;
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, 320, 200);
    pen.strokeStyle = "#063";
    pen.lineWidth = 6;
    pen.arc(160, 100, 80, 0, 7);
    pen.stroke();
    return canvas.toDataURL("image/png").split(",")[1]!;
  });

test.beforeAll(async () => {
  ({ token, subjectId, examId, office: desk } = await deskSubject(SUBJECT, "Forms"));
});

test("a writer puts pictures into an option and the explanation, and a candidate sees them, on a phone and in a pack", async ({
  page,
  look,
  baseURL,
}) => {
  await signInTab(page, "staff", token);
  await page.goto(`/admin/questions?subject_id=${subjectId}`);
  await page.getByRole("button", { name: "Add question" }).click();
  const form = page.getByRole("dialog", { name: "Add question" });
  await form.getByLabel("Subject").selectOption({ label: SUBJECT });
  await form.getByLabel("Exam type").selectOption({ label: "WAEC" });
  await form.getByLabel("Question", { exact: true }).fill("Which of these is a circle?");
  for (const [letter, text] of [
    ["B", "a line"],
    ["C", "a point"],
    ["D", "none of them"],
  ] as const)
    await form.getByLabel(`Option ${letter}`).fill(text);
  await form.getByLabel("Explanation").fill("Every point of it is as far from the middle:");
  await form.getByText("Add a picture to the text").click();
  const put = form.getByRole("button", { name: "Add picture" });
  await form.getByLabel("Option A").click();
  await put.click();
  await expect(form.getByText("Choose a picture first.")).toBeVisible();
  const circle = Buffer.from(await ring(page), "base64");
  const choose = () =>
    form
      .getByLabel("Picture for the text")
      .setInputFiles({ name: "circle.png", mimeType: "image/png", buffer: circle });
  await choose();
  await put.click();
  await expect(form.getByText("Describe the picture in words.")).toBeVisible();
  await form.getByLabel("Description of this picture").fill("A ring");
  await form.getByLabel("Option A").click();
  await put.click();
  await expect(form.getByLabel("Option A")).toHaveValue(/^!\[A ring\]\(\/api\/pictures\/[0-9a-f]{64}\.webp 320x200\)$/);
  await choose();
  await form.getByLabel("Description of this picture").fill("A ring again");
  await form.getByLabel("Explanation").focus();
  await put.click();
  await expect(form.getByRole("img", { name: "A ring again" })).toBeVisible();
  await look("text-pictures-form-1280");
  await form.locator(".key-choice").getByText("A", { exact: true }).click();
  await form.getByRole("button", { name: "Save question" }).click();
  await expect(form).toBeHidden();
  const { items } = await office().call(questions.list, { subject_id: subjectId });
  expect(items[0]!.option_a).toContain('alt="A ring"');
  for (const n of [1, 2, 3, 4])
    await office().call(questions.add, {
      ...{ question_body: `What has ${n} sides?`, subject_id: subjectId, exam_type_id: examId, year: 2024 },
      ...{ answer_explanation: "Count them.", difficulty_level: "easy", question_type: "TEXTS_ONLY", status: "ACTIVE" },
      ...{ option_a: items[0]!.option_a_source, option_b: "two", option_c: "three", option_d: `${n} of them` },
      ...{ source: "school", correct_answer: "A" },
    });

  const candidate = await signedInCandidate(page, baseURL!);
  const { session } = await apiOf(baseURL!, candidate).call(sittings.start, { exam_id: examId, subject_id: subjectId });
  await page.goto(`/test/${session.uuid}`);
  const picture = page.getByRole("img", { name: "A ring", exact: true });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(320);
  await lookAround(page, look, "text-pictures");
  await expectNoSidewaysScroll(page);
  await page.getByRole("radio", { name: /A ring/ }).click();
  await expect(page.locator(".answer-panel")).toBeVisible();

  // A pack includes them.
  await page.goto("/offline");
  await page.getByLabel("Exam", { exact: true }).selectOption({ label: "WAEC" });
  await page.getByLabel("Subject", { exact: true }).selectOption({ label: SUBJECT });
  await page.getByRole("button", { name: "Download", exact: true }).click();
  await expect(page.getByRole("link", { name: /^Start/ }).first()).toBeVisible();
  const src = /src="([^"]+)"/.exec(items[0]!.option_a)![1]!;
  expect(await page.evaluate(async (address) => Boolean(await caches.match(address)), src)).toBe(true);
});
