// Text twice as large on a phone: nothing scrolls sideways, and no word is broken unless a line cannot hold it.
import { auth, createClient, exams } from "@sabiprep/contract";
import { expect, expectNoSidewaysScroll, test } from "./testing/journey.ts";
import { signInTab } from "./testing/people.ts";
import { signedInCandidate } from "./testing/sittings.ts";

const screens = {
  "/dashboard": "Subject progress",
  "/performance": "Weaknesses",
  "/leaderboard": "Leaderboard",
  "/profile": "My exams and subjects",
  "/practice-tests": "Practice Tests",
  "/study-materials": "Study Materials",
  "/review": "Review",
  "/settings": "Notifications",
  "/study-schedule": "Study Schedule",
};

/** So many letters of twice the size fit on a card on a phone. */
const MAX_LETTERS = 12;

/**
 * The topics that a page names are random. So this topic, the longest word that has to fit, is tried in their place.
 */
const LONG_WORD = "Comprehension";

test("a phone with text twice as large scrolls nothing sideways and breaks no word", async ({ page, baseURL }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  const anyone = createClient({ baseUrl: `${baseURL}/api`, token: () => null });
  const { access_token } = await anyone.call(auth.login, { email: "student@demo.ng", password: "Student123" });
  await signInTab(page, "candidate", access_token);
  const hers = createClient({ baseUrl: `${baseURL}/api`, token: () => access_token });
  const [exam] = await hers.call(exams.list, {});
  const { subjects } = await hers.call(exams.subjects, { exam_type_id: exam!.uuid });
  const topic = subjects.find(({ name }) => name === "Mathematics")!.topics[0]!;
  for (const [path, heading] of Object.entries({ ...screens, [`/topics/${topic.uuid}`]: topic.name })) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: heading }).first()).toBeVisible();
    expect(await page.evaluate(cutWords, "main"), path).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await expectNoSidewaysScroll(page);
    const cut = await page.evaluate(cutWords, "main");
    expect(
      cut.filter((word) => word.length <= MAX_LETTERS),
      `${path} in large letters`,
    ).toEqual([]);
    const topics = subjects.flatMap((subject) => subject.topics.map(({ name }) => name));
    const without = await page.evaluate(placesWithoutRoom, { topics, word: LONG_WORD });
    expect.soft(without, `${path}: no room for a topic's longest word`).toEqual([]);
  }
});

for (const language of ["en", "yo", "ig", "ha"])
  test(`the words of the bar stay whole in letters twice as large (${language})`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.addInitScript((language) => localStorage.setItem("language", language), language);
    await signedInCandidate(page, baseURL!);
    await page.goto("/dashboard");
    await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(`^${language}`));
    await expect(page.locator(".bottombar a")).toHaveCount(4);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    expect(await page.evaluate(cutWords, ".bottombar")).toEqual([]);
  });

/** Runs in the browser: finds words of this element that are broken over two lines. */
function cutWords(place: string): string[] {
  const cut = new Set<string>();
  const texts = document.createTreeWalker(document.querySelector(place)!, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    for (const word of text.data.matchAll(/\p{L}[\p{L}\p{M}@.]+[\p{L}\p{M}]/gu)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 5);
      if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) cut.add(word[0]);
    }
  }
  return [...cut];
}

/** Runs in the browser: finds the places of topics in which the word would break over two lines. */
function placesWithoutRoom({ topics, word }: { topics: string[]; word: string }): string[] {
  const places: Text[] = [];
  const texts = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) places.push(texts.currentNode as Text);
  return places.flatMap((place) => {
    const was = place.data;
    const topic = topics.find((topic) => was.includes(topic));
    if (!topic) return [];
    const start = was.indexOf(topic);
    place.data = was.replace(topic, word);
    const range = document.createRange();
    range.setStart(place, start);
    range.setEnd(place, start + word.length);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 5);
    place.data = was;
    return lines.length > 1 ? [`${place.parentElement!.tagName} ${was}`] : [];
  });
}
