// A subject's pack includes its lessons: they are read without a network, with figures, practice and hints from the
// pack.
import { createClient, exams, topics } from "@sabiprep/contract";
import { expect, test } from "./testing/journey.ts";
import { goOffline, workerReady } from "./testing/offline-tests.ts";
import { aCandidate, signInTab } from "./testing/people.ts";
import { shakyNetwork } from "./testing/shaky-network.ts";
import { lookAround } from "./testing/sittings.ts";

test.use({ serviceWorkers: "allow" });

test("a pack includes its lessons, and without a network one opens with its figures, practice and hints", async ({
  page,
  context,
  look,
  forgive,
  baseURL,
}) => {
  test.slow();
  forgive(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_FAILED|status of 403/);
  const network = await shakyNetwork(baseURL!);
  const candidate = await aCandidate({ baseURL: baseURL! });
  const api = createClient({ baseUrl: `${baseURL}/api`, token: () => candidate.token });
  const exam = (await api.call(exams.list, {})).find(({ name }) => name === "JAMB")!;
  const { subjects } = await api.call(exams.subjects, { exam_type_id: exam.uuid });
  const subject = subjects.find(({ name }) => name === "Physics")!;
  // The lessons of a new database load a moment after its questions.
  const last = subject.topics.at(-1)!;
  const lesson = async () => (await api.call(topics.read, { topic_id: last.uuid })).lesson;
  await expect.poll(lesson, { timeout: 60_000 }).not.toBeNull();

  const first = await context.newPage();
  await signInTab(first, "candidate", candidate.token, network.url);
  await first.goto(`${network.url}/offline`);
  await first.getByLabel("Exam", { exact: true }).selectOption({ label: "JAMB" });
  await first.getByLabel("Subject", { exact: true }).selectOption({ label: "Physics" });
  const choice = first.getByLabel(/^With its \d+ lessons, \d+ KB$/);
  await expect(choice).toBeChecked();
  const size = async () => Number.parseInt((await first.locator(".pack-size").innerText()).replaceAll(/\D/g, ""), 10);
  const whole = await size();
  await choice.uncheck();
  expect(await size()).toBeLessThan(whole);
  await choice.check();
  await first.getByRole("button", { name: "Download", exact: true }).click();
  await expect(first.getByText("4 tests are saved on this device.")).toBeVisible({ timeout: 60_000 });
  await workerReady(first);
  const { name, uuid } = last;

  // Signed in, without a network: the topic's own page.
  await goOffline(context, network);
  await first.goto(`${network.url}/topics/${uuid}`);
  await expect(first.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(first.getByRole("heading", { name: "Practise from your pack" })).toBeVisible();

  // A cold start: the session ended with its tab.
  await first.close();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${network.url}/offline`);
  await page.getByText(/^Physics: \d+ lessons$/).click();
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Worked examples" })).toBeAttached();
  const figure = page.locator(".note-figure img").first();
  await figure.scrollIntoViewIfNeeded();
  await expect.poll(() => figure.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await lookAround(page, look, "lesson-offline");
  await page.getByRole("link", { name: "Start" }).click();
  await expect(page.getByRole("heading", { name: "Question 1 of 10" })).toBeVisible();
  await page.getByRole("button", { name: /^(Hint|Rule out one wrong answer)$/ }).click();
  await expect(page.getByRole("region", { name: "Hint" })).toBeVisible();
  await network.stop();
});
