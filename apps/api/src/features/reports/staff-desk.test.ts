import { notifications, reportDesk, reports } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { aCandidate, aStaffMember } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { startApi } from "../../testing/start-api.ts";

test("a report is taken, answered by email and notification, and closed", async () => {
  const api = await startApi();
  const ada = await aCandidate(api);
  const support = await aStaffMember(api, { role: "support" });
  const written = { type: "technical_bug" as const, title: "The clock", description: "The clock stood still." };
  const { uuid } = await ada.as.call(reports.submit, written);
  const [waiting] = (await support.as.call(reportDesk.list, {})).items;
  expect(waiting).toMatchObject({ uuid, status: "pending", reporter: { uuid: ada.uuid }, assigned_to: null });
  await support.as.call(reportDesk.take, { uuid });
  const mine = await support.as.call(reportDesk.list, { mine: "1" });
  expect(mine.items.map((report) => [report.uuid, report.status])).toEqual([[uuid, "in_progress"]]);
  expect(mine.waiting).toEqual({ pending: 0, in_progress: 1 });
  const empty = await refused(support.as.call(reportDesk.answer, { uuid, response: " ", status: "resolved" }));
  expect(empty.errors).toEqual({ response: ["Enter a reply"] });
  await support.as.call(reportDesk.answer, { uuid, response: "Mended today.\n\nThank you.", status: "resolved" });
  await api.settle();
  const mail = api.mails.find(({ subject }) => subject === "We replied to your report");
  expect(mail).toMatchObject({ to: ada.email });
  expect(mail?.text).toContain("Mended today.");
  const told = await ada.as.call(notifications.list, {});
  expect(JSON.stringify(told)).toContain("Mended today.");
  const [own] = await ada.as.call(reports.mine, {});
  expect(own).toMatchObject({ status: "resolved", response: "Mended today.\n\nThank you." });
  expect((await support.as.call(reportDesk.list, {})).items).toEqual([]);
});

test("the longest waiting report is first, and pages follow one another", async () => {
  const api = await startApi();
  const ada = await aCandidate(api);
  const owner = await aStaffMember(api);
  for (let at = 0; at < 60; at++) {
    const type = at % 2 ? ("general_feedback" as const) : ("feature_request" as const);
    await ada.as.call(reports.submit, { type, title: `Report ${at}`, description: "Words." });
    api.clock.advance(1000);
  }
  const titles: string[] = [];
  let after: string | undefined;
  do {
    const page = await owner.as.call(reportDesk.list, { type: "general_feedback", ...(after && { after }) });
    titles.push(...page.items.map(({ title }) => title));
    after = page.next ?? undefined;
  } while (after);
  expect(titles).toEqual(Array.from({ length: 30 }, (_, at) => `Report ${2 * at + 1}`));
  expect((await refused(owner.as.call(reportDesk.list, { after: "x|y" }))).status).toBe(400);
  const ghost = { uuid: "0192f0c1-0000-7000-8000-000000000000" };
  expect((await refused(owner.as.call(reportDesk.read, ghost))).status).toBe(404);
});
