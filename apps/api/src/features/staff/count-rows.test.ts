import {
  billingStaff,
  itemAnalysis,
  papers,
  questions,
  reportDesk,
  reports,
  siteDesk,
  users,
} from "@sabiprep/contract";
import { expect, test } from "vitest";
import { examFixture } from "../../testing/an-exam.ts";
import { aCandidate, aStaffMember } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { type Api, startApi } from "../../testing/start-api.ts";
import { writeSiteSettings } from "../site/settings.ts";

const verbsOf = async (api: Api) =>
  (await api.db.selectFrom("audit_bodies").select(["verb", "subject", "body"]).orderBy("seq").execute()).map(
    ({ verb, subject, body }) => ({ verb, subject, after: (body as { after: object | null }).after }),
  );

/** All pages of the bank, as a script would read them. */
async function crawl(as: Awaited<ReturnType<typeof aStaffMember>>["as"], per_page = 100) {
  const items = [];
  let before: string | null = null;
  do {
    const page: { items: unknown[]; next: string | null } = await as.call(questions.list, {
      per_page,
      ...(before && { before }),
    });
    items.push(...page.items);
    before = page.next;
  } while (before);
  return items;
}

test("a finance session that pages through the whole bank gets no key, leaves entries, and is stopped", async () => {
  const api = await startApi({ RATE_LIMITS: "on" });
  await examFixture(api.db, { questions: 620 });
  const owner = await aStaffMember(api);
  const finance = await aStaffMember(api, { role: "finance" });
  const bank = await crawl(finance.as);
  expect(bank.length).toBe(620);
  for (const one of bank)
    expect(one).toMatchObject({
      ...{ correct_answer: null, accepted: [], whys: [], hint: "", hint_source: "" },
      ...{ answer_explanation: "", answer_explanation_source: "" },
    });
  const read = { verb: "staff.rows_read", subject: null };
  const call = "GET /admin/question";
  expect(await verbsOf(api)).toEqual([
    { ...read, after: { what: "questions", rows: 100, call } },
    { ...read, after: { what: "questions", rows: 500, call } },
  ]);

  await writeSiteSettings(api.db, { staff_rows_a_day: 700 }, api.clock.now());
  const stopped = await refused(crawl(finance.as, 50));
  expect(stopped).toMatchObject({ status: 429, code: "too_many" });
  expect(stopped.message).toContain("limit of 700 questions and students a day");
  expect((await verbsOf(api)).map(({ verb }) => verb)).toContain("staff.rows_stopped");
  const mails = await api.db.selectFrom("mail_outbox").select(["subject", "to_address"]).orderBy("id").execute();
  expect(mails).toEqual([{ subject: "Ngozi Musa reached the daily reading limit", to_address: owner.email }]);
  // The limit stops nobody else, and a new day starts at zero.
  await owner.as.call(questions.list, {});
  api.clock.set(new Date(api.clock.now().getTime() + 86_400_000));
  const tomorrow = await aStaffMember(api, { role: "finance" });
  await tomorrow.as.call(questions.list, {});
});

test("parallel pages are counted one after another, and owners are notified of a member near the limit", async () => {
  const api = await startApi({ RATE_LIMITS: "on" });
  await examFixture(api.db, { questions: 100 });
  await writeSiteSettings(api.db, { staff_rows_a_day: 500 }, api.clock.now());
  const owner = await aStaffMember(api);
  const calls = Array.from({ length: 8 }, () => owner.as.call(questions.list, { per_page: 100 }));
  const outcomes = await Promise.allSettled(calls);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  const mails = await api.db.selectFrom("mail_outbox").select("subject").orderBy("subject").execute();
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Ngozi Musa is near the daily reading limit",
    "Ngozi Musa reached the daily reading limit",
  ]);
});

test("lists of people show no email address and no phone, and opening a person writes one audit entry", async () => {
  const api = await startApi();
  const support = await aStaffMember(api, { role: "support" });
  const ada = await aCandidate(api);
  const phone = "+2348031234567";
  await api.db.updateTable("candidate_profiles").set({ phone }).where("candidate_id", "=", ada.id).execute();
  await ada.as.call(reports.submit, {
    type: "technical_bug",
    title: "It stops",
    description: "It stops after a minute.",
  });
  const lists = [
    await support.as.call(users.list, {}),
    await support.as.call(users.list, { search: ada.email }),
    await support.as.call(reportDesk.list, {}),
    await support.as.call(billingStaff.subscriptions, {}),
  ];
  for (const list of lists) {
    expect(JSON.stringify(list)).not.toContain(ada.email);
    expect(JSON.stringify(list)).not.toContain(phone);
  }
  expect(lists[1]).toMatchObject({ items: [{ uuid: ada.uuid, first_name: "Chidi" }] });
  const one = { uuid: ada.uuid };
  expect(await support.as.call(users.read, one)).toMatchObject({ email: ada.email, phone, staff_actions: [] });
  await support.as.call(users.read, one);
  const opened = (await verbsOf(api)).filter(({ verb }) => verb === "user.read");
  expect(opened).toEqual([{ verb: "user.read", subject: ada.uuid, after: { call: "GET /admin/users/{uuid}" } }]);
  const [report] = (await support.as.call(reportDesk.list, {})).items;
  const { reporter } = await support.as.call(reportDesk.read, { uuid: report!.uuid });
  expect(reporter?.email).toBe(ada.email);
});

test("support sees the key of an opened question, with an entry, but not of a paper or a suspects list", async () => {
  const api = await startApi();
  const room = await examFixture(api.db, { questions: 5, years: [2024] });
  const support = await aStaffMember(api, { role: "support" });
  const editor = await aStaffMember(api, { role: "editor" });
  const place = { exam_type_id: room.exam.uuid, subject_id: room.subject.uuid };
  const [paper] = (await support.as.call(papers.list, place)).papers;
  const paper_id = paper!.uuid;
  const { questions: listed } = await support.as.call(papers.read, { paper_id });
  expect(listed.map(({ accepted }) => accepted)).toEqual(listed.map(() => []));
  for (const call of [
    () => support.as.call(papers.preview, { paper_id }),
    () => support.as.call(itemAnalysis.ofPaper, { paper_id }),
    () => support.as.call(itemAnalysis.suspects, {}),
    () => support.as.call(questions.duplicateReport, {}),
  ])
    expect((await refused(call())).code).toBe("not_allowed");
  const question_id = listed[0]!.id;
  const opened = await support.as.call(questions.read, { question_id });
  expect(opened.question.accepted).not.toEqual([]);
  await editor.as.call(questions.read, { question_id });
  expect((await editor.as.call(questions.list, {})).items[0]!.accepted).not.toEqual([]);
  const entries = (await verbsOf(api)).filter(({ verb }) => verb === "question_read");
  expect(entries).toMatchObject([{ subject: question_id }]);
});

test("only an owner who confirms raises the limit, and lowering it needs no confirmation", async () => {
  const api = await startApi();
  const owner = await aStaffMember(api);
  await owner.as.call(siteDesk.change, { staff_rows_a_day: 1_000 });
  expect((await refused(owner.as.call(siteDesk.change, { staff_rows_a_day: 100_000 }))).code).toBe("step_up");
  const confirmed = await aStaffMember(api, { confirmed: true });
  const { staff_rows_a_day } = await confirmed.as.call(siteDesk.change, { staff_rows_a_day: 2_000 });
  expect(staff_rows_a_day).toBe(2_000);
  expect((await refused(owner.as.call(siteDesk.change, { staff_rows_a_day: 10 }))).status).toBe(400);
});
