// The study schedule: add, view, complete, repeat, delete, and the secret calendar link.
import { schedule, sittings } from "@sabiprep/contract";
import { expect, test } from "./testing/journey.ts";
import { apiOf, lookAround, sessionIdOf, signedInCandidate } from "./testing/sittings.ts";

test("a week is planned, ticked off and tidied up", async ({ page, look, baseURL, request }) => {
  test.slow();
  const candidate = await signedInCandidate(page, baseURL!);
  const api = apiOf(baseURL!, candidate);
  await page.goto("/study-schedule");
  await expect(page.getByText("No sessions in the next seven days.")).toBeVisible();
  await lookAround(page, look, "schedule-new");

  await page.getByRole("button", { name: "Add Session", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Add Session" }).click();
  for (const missing of ["Title is required", "Start time is required", "End time is required"])
    await expect(dialog.getByText(missing)).toBeVisible();
  await look("schedule-form");
  await dialog.getByLabel("Title").fill("Quadratic equations");
  await dialog.getByLabel("Start time").fill("18:00");
  await dialog.getByLabel("End time").fill("17:00");
  await dialog.getByRole("button", { name: "Add Session" }).click();
  await expect(dialog.getByText("End time must be after start time")).toBeVisible();
  await dialog.getByLabel("End time").fill("19:30");
  await dialog.getByLabel("Repeat every week").check();
  await dialog.getByRole("button", { name: "Add Session" }).click();
  await expect(page.getByRole("article", { name: "Quadratic equations" })).toBeVisible();
  await expect(page.getByText("1.5h")).toBeVisible();

  const { days } = await api.call(schedule.week, {});
  const day = (n: number) => days[n]!.date;
  const add = (
    date: string,
    start_time: string,
    end_time: string,
    title: string,
    type: "practice" | "break" | "review",
  ) => api.call(schedule.add, { date, start_time, end_time, title, type, subject: "Physics" });
  await add(day(1), "16:00", "17:00", "Waves, 20 questions", "practice");
  await add(day(1), "17:00", "17:15", "Walk", "break");
  await add(day(3), "07:00", "07:30", "Cards", "review");
  await page.reload();
  await expect(page.getByRole("article", { name: "Cards" })).toBeVisible();
  await expect(page.getByText("0/4")).toBeVisible();
  await expect(page.getByText("3h", { exact: true })).toBeVisible();
  await lookAround(page, look, "schedule");

  await page.getByRole("button", { name: "Mark Cards complete" }).click();
  await expect(page.getByText("1/4")).toBeVisible();
  await page.getByRole("button", { name: "Delete Quadratic equations" }).click();
  await page.getByRole("button", { name: "Delete only this day" }).click();
  await expect(page.getByRole("article", { name: "Quadratic equations" })).toBeHidden();
  const later = await api.call(schedule.week, {
    from: new Date(Date.parse(day(0)) + 7 * 86_400_000).toISOString().slice(0, 10),
  });
  expect(later.days[0]!.sessions.map(({ title }) => title)).toEqual(["Quadratic equations"]);

  await page.getByRole("button", { name: "Calendar link" }).click();
  const url = await page.getByLabel("Secret link").inputValue();
  const feed = await request.get(url);
  expect(await feed.text()).toContain("SUMMARY:Waves\\, 20 questions");
  await look("schedule-feed");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Suggest a plan" }).click();
  await expect(page.getByRole("heading", { name: "We do not know your weak topics yet" })).toBeVisible();
});

const sizes = { phone: { width: 360, height: 740 }, laptop: { width: 1280, height: 800 } };

for (const [device, viewport] of Object.entries(sizes))
  test(`a planned session begins with one tap (${device})`, async ({ page, look, baseURL }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const api = apiOf(baseURL!, await signedInCandidate(page, baseURL!));
    const { today } = await api.call(schedule.week, {});
    const add = (title: string, subject: string | null, start_time: string, type: "practice" | "study" | "break") =>
      api.call(schedule.add, { title, subject, date: today, start_time, end_time: "23:30", type });
    await add("Waves", "physics", "20:00", "practice");
    await add("Read and repeat", "Biolog", "21:00", "study");
    await add("A walk", null, "22:00", "break");
    await page.goto("/study-schedule");
    await expect(page.getByRole("link", { name: /^Start/ })).toHaveCount(2);
    await lookAround(page, look, `schedule-start-${device}`);
    await page.setViewportSize(viewport);
    await page.getByRole("link", { name: /^Start ?: Waves$/ }).click();
    await expect(page.getByRole("heading", { name: /^Question 1 of/ })).toBeVisible();
    const { session } = await api.call(sittings.read, { session_id: sessionIdOf(page) });
    expect([session.subject?.name, session.mode]).toEqual(["Physics", "practice"]);

    // If the text names no known subject, it is searched among the tests of the candidate's exam.
    await page.goto("/study-schedule");
    await page.getByRole("link", { name: /^Start ?: Read and repeat$/ }).click();
    await expect(page).toHaveURL("/practice-tests?find=Biolog");
    await expect(page.getByLabel("Find a subject")).toHaveValue("Biolog");
    await expect(page.getByRole("article").filter({ hasText: "Biology" }).first()).toBeVisible();

    await page.goto("/study-schedule");
    await page.getByRole("button", { name: "Mark Waves complete" }).click();
    await expect(page.getByRole("link", { name: /^Start ?: Waves$/ })).toHaveCount(0);
  });
