// A challenge to a friend: it is made on a result, tried with and without an account, seen by both, and cancelled by
// its maker.
import type { Page } from "@playwright/test";
import { challenges, exams, sittings } from "@sabiprep/contract";
import { expect, test } from "./testing/journey.ts";
import { aCandidate, type Candidate, newEmail, signInTab } from "./testing/people.ts";
import { apiOf, lookAround } from "./testing/sittings.ts";

const sizes = { phone: { width: 360, height: 740 }, laptop: { width: 1280, height: 800 } };
const letters = ["A", "B", "C", "D"] as const;

/** A finished test of ten questions, six of them right. */
async function handedIn(baseURL: string, who: Candidate) {
  const api = apiOf(baseURL, who);
  const exam = (await api.call(exams.list, {})).find(({ name }) => name === "WAEC")!;
  const { subjects } = await api.call(exams.subjects, { exam_type_id: exam.uuid });
  const subject = subjects.find(({ name }) => name === "Biology")!;
  const { session, exams: asked } = await api.call(sittings.start, { exam_id: exam.uuid, subject_id: subject.uuid });
  const at = new Date().toISOString();
  const answers = asked.map(({ uuid, correct_answer }, n) => ({
    question_id: uuid,
    selected_option: n < 6 ? correct_answer : letters.find((letter) => letter !== correct_answer)!,
    shown_at: at,
    answered_at: at,
  }));
  await api.call(sittings.submitAnswers, { session_id: session.uuid, answers });
  return { api, session_id: session.uuid, keys: asked.map(({ correct_answer }) => correct_answer!) };
}

async function aChallenge(baseURL: string) {
  const done = await handedIn(baseURL, await aCandidate({ baseURL }));
  const made = await done.api.call(challenges.make, { session_id: done.session_id });
  return { ...done, ...made, path: new URL(made.url).pathname };
}

/** Answers all correctly except the last `wrong` questions. */
async function answerAll(page: Page, keys: readonly string[], wrong: number) {
  for (const [at, key] of keys.entries()) {
    await expect(page.getByRole("heading", { name: `Question ${at + 1} of ${keys.length}` })).toBeFocused();
    const letter = at < keys.length - wrong ? key : letters.find((letter) => letter !== key)!;
    await page.getByRole("radio", { name: new RegExp(`^${letter}:`) }).check({ force: true });
    if (at + 1 < keys.length) await page.getByRole("button", { name: "Next" }).click();
  }
  await page.getByRole("button", { name: "See both results" }).click();
}

for (const [device, viewport] of Object.entries(sizes))
  test(`a friend without an account tries it, sees both results, and takes it along (${device})`, async ({
    page,
    baseURL,
    look,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const { api, path, keys } = await aChallenge(baseURL!);
    let told = "";
    page.on("response", async (response) => {
      if (response.url().includes("/api/challenges/") && response.request().method() === "GET")
        told += await response.text().catch(() => "");
    });
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Adaeze challenges you" })).toBeVisible();
    await expect(page.getByText("Score to beat: 6 of 10")).toBeVisible();
    await look(`challenge-invitation-${device}`);
    await page.getByRole("button", { name: "Start" }).click();
    await expect(page.getByText("Enter your name so your friend knows who you are (at least 2 letters)")).toBeVisible();
    await page.getByLabel("Your name").fill("visit evil.ng");
    await page.getByRole("button", { name: "Start" }).click();
    await expect(page.getByText("Use letters in your name, with no links or symbols")).toBeVisible();
    await page.getByLabel("Your name").fill("Bola");
    await page.getByRole("button", { name: "Start" }).click();
    await expect(page.getByRole("heading", { name: "Question 1 of 10" })).toBeFocused();
    expect(told).toContain('"correct_answer":null');
    expect(told).not.toMatch(/"correct_answer":"[A-E]"|"answer_explanation":"/);
    await look(`challenge-question-${device}`);

    // The page is closed halfway. The chosen answers are still there.
    for (const key of keys.slice(0, 3)) {
      await page.getByRole("radio", { name: new RegExp(`^${key}:`) }).check({ force: true });
      await page.getByRole("button", { name: "Next" }).click();
    }
    await page.reload();
    await page.getByRole("button", { name: "Start" }).click();
    await expect(page.getByRole("heading", { name: "Question 4 of 10" })).toBeVisible();
    for (let n = 0; n < 3; n++) await page.getByRole("button", { name: "Back" }).click();
    await answerAll(page, keys, 2);
    await expect(page.getByRole("heading", { name: "You are ahead!" })).toBeFocused();
    await expect(page.getByRole("img", { name: "You: 80%. Adaeze: 60%." })).toBeVisible();
    await expect(page.getByText("You got 8 of 10 right. Adaeze got 6.")).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(10);
    await expect(page.getByRole("heading", { name: /^Why [A-E] is right$/ })).toHaveCount(10);
    await lookAround(page, look, `challenge-result-${device}`);
    await page.setViewportSize(viewport);
    await page.reload();
    await expect(page.getByRole("heading", { name: "You are ahead!" })).toBeVisible();
    expect((await api.call(challenges.list, {}))[0]!.tries).toMatchObject([{ name: "Bola", correct: 8, total: 10 }]);

    await page.getByRole("link", { name: "Create your account" }).click();
    await page.getByLabel("First name").fill("Bolanle");
    await page.getByLabel("Last name").fill("Ige");
    await page.getByLabel("Email").fill(newEmail("friend"));
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
    await expect(page.getByRole("link", { name: "A friend's challenge" })).toBeVisible();
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "You are ahead!" })).toBeVisible();
    expect((await api.call(challenges.list, {}))[0]!.tries).toMatchObject([{ name: "Bolanle", correct: 8 }]);
  });

for (const [device, viewport] of Object.entries(sizes))
  test(`the maker sends the link from a result, sees who tried it, and takes it back (${device})`, async ({
    page,
    baseURL,
    look,
    forgive,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const ada = await aCandidate({ baseURL: baseURL! });
    const { session_id, keys } = await handedIn(baseURL!, ada);
    await signInTab(page, "candidate", ada.token);
    await page.goto(`/test/${session_id}/result`);
    await expect(page.getByRole("button", { name: "Challenge a friend" })).toHaveCount(2);
    await look(`result-with-challenge-${device}`);
    await page.evaluate(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      navigator.share = async (what) => void shared.push(what);
    });
    await page.getByRole("button", { name: "Challenge a friend" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Challenge a friend" });
    const link = dialog.getByRole("link", { name: /\/challenge\/[\w-]{32}$/ });
    await expect(link).toBeVisible();
    await look(`challenge-dialog-${device}`);
    const url = (await link.getAttribute("href"))!;
    await dialog.getByRole("button", { name: "Send the link" }).click();
    const shared = await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);
    expect(shared).toEqual([
      { url, text: expect.stringMatching(/^I got 6 of 10 right in .* Can you do better\? No account needed:$/) },
    ]);
    await expect(dialog.getByRole("link", { name: "Send on WhatsApp" })).toHaveAttribute(
      "href",
      new RegExp(`^https://wa\\.me/\\?text=I%20got%206.*${encodeURIComponent(new URL(url).pathname)}$`),
    );

    // A friend who has an account answers while signed in.
    const friend = await aCandidate({ baseURL: baseURL! });
    await signInTab(page, "candidate", friend.token);
    await page.goto(new URL(url).pathname);
    await expect(page.getByLabel("Your name")).toHaveCount(0);
    await page.getByRole("button", { name: "Start" }).click();
    await answerAll(page, keys, 7);
    await expect(page.getByRole("heading", { name: "Adaeze is ahead" })).toBeVisible();
    await look(`challenge-lost-${device}`);
    await page.getByRole("link", { name: "See the answers" }).click();
    await expect(page.getByText(/^A friend's challenge\. /)).toBeVisible();
    await expect(page).toHaveURL(/\/test\/[^/]+\/result/);

    await signInTab(page, "candidate", ada.token);
    await page.goto(new URL(url).pathname);
    await expect(page.getByText("This is your own challenge")).toBeVisible();
    await page.getByRole("link", { name: "My challenges" }).click();
    await expect(page.getByText("3 of 10 right")).toBeVisible();
    await expect(page.getByText("1 friend")).toBeVisible();
    await lookAround(page, look, `challenges-${device}`);
    await page.setViewportSize(viewport);
    await page.getByRole("button", { name: /^Take it back/ }).click();
    await look(`challenge-take-back-${device}`);
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancel challenge" }).click();
    await expect(page.getByText("No challenges yet")).toBeVisible();

    await page.evaluate(() => sessionStorage.clear());
    forgive(/status of 40[04]/);
    await page.goto(new URL(url).pathname);
    const over = page.getByRole("heading", { level: 1, name: "We cannot open this challenge" });
    await expect(over).toBeVisible();
    await expect(page.getByText("This challenge has ended or was cancelled.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(0);
    await lookAround(page, look, `challenge-over-${device}`);
    await page.setViewportSize(viewport);
    await expect(page.getByRole("link", { name: "Go to the home page" })).toHaveAttribute("href", "/");
    await page.getByRole("link", { name: "Try 10 questions first" }).click();
    await expect(page).toHaveURL("/try");
    await signInTab(page, "candidate", friend.token);
    await page.goto("/challenge/no-such-link");
    await expect(over).toBeVisible();
    await expect(page.getByRole("link", { name: "My challenges" })).toBeVisible();
    await page.getByRole("link", { name: "Go to practice tests" }).click();
    await expect(page).toHaveURL("/practice-tests");
  });

test("after a challenge the friend sends the result back, and both get a rematch", async ({ page, baseURL }) => {
  test.slow();
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    navigator.share = async (what) => void shared.push(what);
  });
  const maker = await aCandidate({ baseURL: baseURL! });
  const { api, session_id, keys } = await handedIn(baseURL!, maker);
  const { url } = await api.call(challenges.make, { session_id });
  const friend = await aCandidate({ baseURL: baseURL! });
  await signInTab(page, "candidate", friend.token);
  await page.goto(new URL(url).pathname);
  await expect(page.getByText("Score to beat: 6 of 10")).toBeVisible();
  await page.getByRole("button", { name: "Start" }).click();
  await answerAll(page, keys, 2);
  await expect(page.getByRole("heading", { name: "You are ahead!" })).toBeVisible();
  await page.getByRole("button", { name: "Send your result back" }).click();
  expect(await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)).toEqual([
    { url: page.url(), text: "I took your challenge and got 8 of 10 right. You got 6." },
  ]);
  await page.getByRole("link", { name: "Rematch" }).click();
  await expect(page).toHaveURL(/\/test\/[^/]+$/);

  await signInTab(page, "candidate", maker.token);
  await page.goto("/challenges");
  await expect(page.getByText("Adaeze", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: /^Rematch/ }).click();
  await expect(page).toHaveURL(/\/test\/[^/]+$/);
});
