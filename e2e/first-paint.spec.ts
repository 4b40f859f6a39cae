// The short form of the first-paint proof: requests, bytes of script and layout shift of the screens candidates open most. No times: those
// depend on the machine.
import { auth, createClient, exams, profile, sittings } from "@sabiprep/contract";
import { openScreen } from "./testing/first-paint.ts";
import { overBudget, screensToOpen } from "./testing/first-paint-screens.ts";
import { expect, test } from "./testing/journey.ts";

test("the screens opened most take ten requests and 140 KB of script at most, one call for what they show, and nothing jumps", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const url = baseURL!;
  const anyone = createClient({ baseUrl: `${url}/api`, token: () => null });
  const { access_token: token } = await anyone.call(auth.login, { email: "student@demo.ng", password: "Student123" });
  const hers = createClient({ baseUrl: `${url}/api`, token: () => token });
  const { uuid } = await hers.call(profile.read, {});
  const exam = (await hers.call(exams.list, {})).find(({ name }) => name === "JAMB")!;
  const { subjects } = await hers.call(exams.subjects, { exam_type_id: exam.uuid });
  const place = { exam_id: exam.uuid, subject_id: subjects[0]!.uuid };
  const { session } = await hers.call(sittings.start, { ...place, mode: "practice" });
  const most = ["dashboard", "practice", "performance", "test"];
  for (const screen of screensToOpen(session.uuid).filter(({ name }) => most.includes(name))) {
    const figures = await openScreen(browser, screen, { url, token, uuid });
    expect([screen.name, overBudget(screen, figures, false)], figures.asked.join("\n")).toEqual([screen.name, []]);
    if (screen.name !== "test") expect([screen.name, figures.calls]).toEqual([screen.name, 1]);
  }
});
