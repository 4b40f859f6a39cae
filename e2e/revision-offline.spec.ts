// Revision without a network: the cards saved at the last visit are answered from a cold start, and each answer counts once.
import { createClient, revision, sittings } from "@sabiprep/contract";
import { expect, test } from "./testing/journey.ts";
import { goOffline, goOnline, workerReady } from "./testing/offline-tests.ts";
import { aCandidate, signInTab } from "./testing/people.ts";
import { shakyNetwork } from "./testing/shaky-network.ts";
import { storageDump } from "./testing/storage-dump.ts";

test.use({ serviceWorkers: "allow" });

const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_FAILED|status of 403/;

test("today's cards are revised without a network and a sign-in, and the answers are sent once", async ({
  page: first,
  context,

  forgive,
  baseURL,
}) => {
  test.slow();
  forgive(NO_NETWORK);
  const network = await shakyNetwork(baseURL!);
  const candidate = await aCandidate({ baseURL: baseURL! });
  const api = createClient({ baseUrl: `${baseURL}/api`, token: () => candidate.token });
  const [card] = await api.call(sittings.recommended, {});
  const { exams, session } = await api.call(sittings.start, { exam_id: card!.exam_id, subject_id: card!.subject_id });
  const now = new Date().toISOString();
  const answers = exams.map(({ uuid, correct_answer }) => ({
    question_id: uuid,
    selected_option: (["A", "B"] as const).find((letter) => letter !== correct_answer)!,
    shown_at: now,
    answered_at: now,
  }));
  await api.call(sittings.submitAnswers, { session_id: session.uuid, answers });
  await expect.poll(async () => (await api.call(revision.plan, {})).mistakes, { timeout: 20_000 }).toBe(exams.length);
  const { cards } = await api.call(revision.session, { minutes: 10 });

  await signInTab(first, "candidate", candidate.token, network.url);
  await first.goto(`${network.url}/dashboard`);
  await workerReady(first);
  await expect.poll(async () => storageDump(first), { timeout: 30_000 }).toContain(cards.at(-1)!.question.uuid);
  // The files of the card screen are saved after the cards.
  await first.waitForLoadState("networkidle");

  const page = await context.newPage();
  await first.close();
  await goOffline(context, network);
  await page.goto(`${network.url}/offline`);
  await expect(page.getByText(`${cards.length} cards are saved on this device.`)).toBeVisible();
  await page.getByRole("link", { name: "Revise now" }).click();
  await expect(page.getByText(/^You are offline. These cards were saved on/)).toBeVisible();
  for (const place of [1, 2]) {
    await expect(page.getByText(`Card ${place} of ${cards.length}`)).toBeVisible();
    await page.getByRole("radio").first().check({ force: true });
    await page.getByRole("button", { name: /^(I knew it|Next card)$/ }).click();
  }
  await expect(page.getByText(`Card 3 of ${cards.length}`)).toBeVisible();
  await page.goto(`${network.url}/offline`);
  await expect(page.getByText(`${cards.length - 2} cards are saved on this device.`)).toBeVisible();
  expect((await api.call(revision.plan, {})).done_today).toBe(0);

  await goOnline(context, network);
  await page.getByRole("link", { name: "Sign in" }).click();
  await page.getByLabel("Email").fill(candidate.email);
  await page.getByLabel("Password", { exact: true }).fill(candidate.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect
    .poll(async () => (await api.call(revision.plan, {})).done_today, {
      timeout: 45_000,
      message: "cards on the server",
    })
    .toBe(2);
  await expect.poll(async () => (await storageDump(page)).includes('"answer_id"')).toBe(false);
  await page.reload();
  expect((await api.call(revision.plan, {})).done_today, "sent once").toBe(2);
});
