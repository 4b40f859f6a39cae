import { type CandidateQuestion, questions, sittings } from "@sabiprep/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { signal } from "../../adapters/database-signals.ts";
import { startableExam } from "../../testing/an-exam.ts";
import { aCandidate, aStaffMember } from "../../testing/people.ts";
import { startApi } from "../../testing/start-api.ts";

async function aWrittenQuestion() {
  const api = await startApi();
  const room = await startableExam(api.db, { questions: 9 });
  const owner = await aStaffMember(api);
  const passage = await owner.as.call(questions.addPassage, { title: "A market", body_source: "Prices **rose**." });
  const form = {
    question_body: "Find $\\frac{1}{2}$ of 6.",
    subject_id: room.subject.uuid,
    exam_type_id: room.exam.uuid,
    answer_explanation: "Half of six.",
    difficulty_level: "medium" as const,
    year: 2021,
    question_type: "TEXTS_ONLY" as const,
    status: "ACTIVE" as const,
    source: "original" as const,
    ...{ option_a: "3", option_b: "$x^2$", option_c: "5", option_d: "6" },
    correct_answer: "A" as const,
    why_b: "That is $x$ squared.",
    passage_id: passage.uuid,
  };
  const { question } = await owner.as.call(questions.add, form);
  await api.settle();
  const ada = await aCandidate(api);
  const shown = async (): Promise<CandidateQuestion> =>
    (await ada.as.call(sittings.start, room.ask({ mode: "practice" }))).exams.find(({ uuid }) => uuid === question.id)!;
  return { api, owner, question, shown };
}

test("pages made by an older renderer are rendered again, and nothing else about the question changes", async () => {
  const { api, owner, question, shown } = await aWrittenQuestion();
  const facts = () =>
    sql`select q.uuid, q.live_revision_id, q.newest_revision_id, q.words, q.text_hash, q.staff_edited_at, r.id, r.no,
      r.body_source,
        r.created_at, r.options, r.whys, r.body_html, r.explanation_html, p.body_html as passage, k.accepted, k.version
      from questions q join question_revisions r on r.question_id = q.id join question_keys k on k.revision_id = r.id
      join passage_revisions p on p.id = r.passage_revision_id where r.staff_id is not null order by r.id,
        k.id`.execute(api.db);
  const before = await facts();
  expect(before.rows).toHaveLength(1);
  const good = await shown();

  const ageings = [
    sql`update question_revisions set renderer = 0, body_html = 'stale', explanation_html = 'stale',
      options = (select jsonb_agg(o || '{"html": "stale"}') from jsonb_array_elements(options) o)
        where staff_id is not null`,
    sql`update question_revisions set renderer = 0, whys = (
      select jsonb_object_agg(option, why || '{"html": "stale"}') from jsonb_each(whys) as w (option, why))
        where staff_id is not null`,
    sql`update passage_revisions set renderer = 0, body_html = 'stale'`,
  ];
  for (const ageing of ageings) {
    await ageing.execute(api.db);
    await signal(api.db, "bank", {});
    await expect.poll(async () => textsOf(await shown())).toContain("stale");
    await api.settle();
    expect((await facts()).rows).toEqual(before.rows);
    // The cache of this process is updated too.
    await expect.poll(async () => textsOf(await shown())).toEqual(textsOf(good));
  }
  const { revisions } = await owner.as.call(questions.history, { question_id: question.id });
  expect(revisions).toHaveLength(1);
});

const textsOf = (shown: CandidateQuestion) => [
  shown.question_body,
  [shown.option_a, shown.option_b, shown.option_c, shown.option_d].sort(),
  shown.answer_explanation,
  shown.passage?.body,
  ...(shown.whys ?? []).map(({ html }) => html),
];

test("a text that the renderer now refuses keeps its old page, and the work continues", async () => {
  const { api } = await aWrittenQuestion();
  await sql`update question_revisions set renderer = 0, body_source = 'half of $x', body_html = 'as it was',
    explanation_html = 'stale' where staff_id is not null`.execute(api.db);
  await api.settle();
  const { rows } =
    await sql`select body_html, explanation_html from question_revisions where staff_id is not null`.execute(api.db);
  expect(rows).toEqual([{ body_html: "as it was", explanation_html: "<p>Half of six.</p>" }]);
  expect(api.logged.filter((line) => line.includes("cannot be rendered again"))).toHaveLength(1);
});

test("a batch locked by another process is skipped, and readers do not wait", async () => {
  const { api, shown } = await aWrittenQuestion();
  await sql`update question_revisions set renderer = 0 where staff_id is not null`.execute(api.db);
  await api.db.transaction().execute(async (other) => {
    await sql`select id from question_revisions for no key update`.execute(other);
    await api.settle();
    expect((await shown()).question_body).toContain("<math");
  });
  const left = () => sql`select id from question_revisions where renderer = 0`.execute(api.db);
  expect((await left()).rows).toHaveLength(1);
  await api.settle();
  expect((await left()).rows).toHaveLength(0);
});
