// Theory papers: write with and without a network, mark a sample, mark your own answer; a whole paper with a choice.
import { createClient, theory } from "@sabiprep/contract";
import { expect, test } from "./testing/journey.ts";
import { aCandidate, signInTab } from "./testing/people.ts";

const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

async function aStudent(baseURL: string) {
  const candidate = await aCandidate({ baseURL });
  const api = createClient({ baseUrl: `${baseURL}/api`, token: () => candidate.token });
  // The papers are loaded in the first moments after a start.
  await expect.poll(async () => (await api.call(theory.subjects, {})).length, { timeout: 60_000 }).toBeGreaterThan(0);
  const subjects = await api.call(theory.subjects, {});
  return { candidate, api, subject: subjects.find(({ name }) => name === "Mathematics")! };
}

test("an answer written without a network is saved, finished, compared with the examiner and marked", async ({
  page,
  context,
  forgive,
  baseURL,
}) => {
  forgive(NO_NETWORK);
  const { candidate, api, subject } = await aStudent(baseURL!);
  await page.setViewportSize({ width: 360, height: 640 });
  await signInTab(page, "candidate", candidate.token, baseURL!);
  await page.goto("/theory");
  await page.getByRole("link", { name: subject.name }).click();
  await page.getByRole("button", { name: /^Write ?: question 1$/ }).click();
  await expect(page.getByRole("heading", { name: "Question 1" })).toBeVisible();
  const field = page.getByRole("textbox").first();
  await field.fill("First line");
  await expect(page.getByText("Everything is saved.")).toBeVisible();

  await context.setOffline(true);
  await field.fill("First line, and a second one written without a network");
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  const responseId = page.url().split("/").at(-1)!;
  expect(Object.values((await api.call(theory.read, { response_id: responseId })).answers)).toContain("First line");
  await context.setOffline(false);
  await expect(page.getByText("Everything is saved.")).toBeVisible({ timeout: 30_000 });
  const { answers } = await api.call(theory.read, { response_id: responseId });
  expect(Object.values(answers)).toContain("First line, and a second one written without a network");

  await page.getByRole("button", { name: "Finish and see how it is marked" }).click();
  await expect(page.getByRole("heading", { name: "The sample answer" })).toBeVisible();
  await page.getByRole("button", { name: "Compare with the examiner" }).click();
  await expect(page.getByText("Choose an answer for every mark first.")).toBeVisible();
  for (const yes of await page.getByRole("button", { name: "Yes", exact: true }).all()) await yes.click();
  await page.getByRole("button", { name: "Compare with the examiner" }).click();
  await expect(page.getByRole("heading", { name: /^You gave \d+ of \d+\. The examiner gave \d+\.$/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Look at these again" })).toBeVisible();

  await page.getByRole("button", { name: "Now mark your own answer" }).click();
  await expect(page.getByText("written without a network")).toBeVisible();
  const no = await page.getByRole("button", { name: "No", exact: true }).all();
  for (const one of no) await one.click();
  await page.getByRole("button", { name: "Unsure" }).first().click();
  await page.getByRole("button", { name: "Add up my marks" }).click();
  await expect(page.getByText("self-marked")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^0 of \d+/ })).toBeVisible();
  await expect(page.getByText(/^An examiner would probably give 0 to \d+\.$/)).toBeVisible();
});

test("text typed just before a reload without a network is on the page again afterwards", async ({
  page,
  forgive,
  baseURL,
}) => {
  forgive(/status of 503|ERR_FAILED/);
  const { candidate, subject } = await aStudent(baseURL!);
  await signInTab(page, "candidate", candidate.token, baseURL!);
  await page.goto(`/theory?subject=${subject.uuid}`);
  await page.getByRole("button", { name: /^Write ?: question 2$/ }).click();
  await expect(page.getByRole("heading", { name: "Question 2" })).toBeVisible();
  await page.route("**/api/candidates/theory/answers/*", (route) =>
    route.request().method() === "PUT" ? route.abort() : route.fallback(),
  );
  await page.getByRole("textbox").first().fill("Only on this device");
  await page.reload();
  await expect(page.getByRole("textbox").first()).toHaveValue("Only on this device");
  await page.unroute("**/api/candidates/theory/answers/*");
  await page.getByRole("textbox").first().fill("Only on this device, then sent");
  await expect(page.getByText("Everything is saved.")).toBeVisible();
});

test("a whole paper: questions are chosen, the paper is submitted, and each answer leads to its marking", async ({
  page,
  baseURL,
}) => {
  const { candidate, subject } = await aStudent(baseURL!);
  await signInTab(page, "candidate", candidate.token, baseURL!);
  await page.goto(`/theory?subject=${subject.uuid}`);
  await page.getByRole("button", { name: "Write the whole paper" }).click();
  await expect(page.getByText(/^\d+ minutes left$/)).toBeVisible();
  await page.getByRole("textbox").first().fill("Working for question one");
  await page.getByRole("button", { name: "Question 3", exact: true }).click();
  await expect(page.getByRole("heading", { name: /^Question 3/ })).toBeVisible();
  await page.getByRole("textbox").first().fill("Working for question three");
  await page.getByRole("button", { name: "Question 1", exact: true }).click();
  await expect(page.getByRole("textbox").first()).toHaveValue("Working for question one");
  await page.getByRole("button", { name: "Submit the paper" }).click();
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await expect(page.getByText("2 answers left to mark. Your score is added up after that.")).toBeVisible();
  await page.getByRole("link", { name: /^Mark it ?: question 3$/ }).click();
  await expect(page.getByRole("heading", { name: "The sample answer" })).toBeVisible();
});
