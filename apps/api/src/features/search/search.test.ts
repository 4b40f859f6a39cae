import { contract, MAX_SEARCH } from "@sabiprep/contract";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { answersWith, startableExam } from "../../testing/an-exam.ts";
import { aCandidate } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { type Api, startApi } from "../../testing/start-api.ts";
import { findSeenQuestions } from "./find.ts";
import { wordQuery } from "./word-query.ts";

const { profile, revision, search, sittings } = contract;

/** An exam with its own words in names and texts. */
async function examWithWords(api: Api, word: string, questions = 20) {
  const room = await startableExam(api.db, { questions, years: [2024] });
  await sql`update subjects set name = ${`${word} studies`} where id = ${room.subject.id}`.execute(api.db);
  await sql`update topics set name = ${`Equations of ${word}`} where id = ${room.topic.id}`.execute(api.db);
  await sql`update questions set words = to_tsvector('english', ${`photosynthesis and the ${word}`})
    where subject_id = ${room.subject.id}`.execute(api.db);
  for (const state of ["live", "draft"])
    await sql`insert into materials (uuid, subject_id, title, description, type, state, created_at, updated_at)
      values (${uuidv7()}, ${room.subject.id}, ${`Notes on ${word} ${state}`}, '', 'PDF', ${state}, now(),
        now())`.execute(api.db);
  // The topic's own lesson, which is on the topic's page.
  await sql`with lesson as (
      insert into materials (uuid, subject_id, title, description, type, state, created_at, updated_at)
      values (${uuidv7()}, ${room.subject.id}, ${`Equations of ${word}`}, '', 'Document', 'live', now(), now())
        returning id)
    insert into material_topics (material_id, topic_id) select id, ${room.topic.id} from lesson`.execute(api.db);
  return room;
}

test("words find subjects, topics, materials and seen questions, and never an unseen question", async () => {
  const api = await startApi();
  const room = await examWithWords(api, "zebra");
  const ada = await aCandidate(api);
  const before = await ada.as.call(search.find, { words: "zebra" });
  expect(before).toMatchObject({
    subjects: [{ uuid: room.subject.uuid, name: "zebra studies", exam_name: "WAEC" }],
    topics: [{ uuid: room.topic.uuid, name: "Equations of zebra", subject_name: "zebra studies" }],
    materials: [{ title: "Notes on zebra live" }],
    questions: [],
  });
  const { session, exams } = await ada.as.call(sittings.start, room.ask({ count: 5 }));
  expect((await ada.as.call(search.find, { words: "photosynthesis" })).questions).toEqual([]);
  await ada.as.call(sittings.submitAnswers, { session_id: session.uuid, answers: answersWith(exams, 2) });
  await api.settle();
  const { questions } = await ada.as.call(search.find, { words: "the zebra photosyn" });
  expect(new Set(questions.map(({ uuid }) => uuid))).toEqual(new Set(exams.map(({ uuid }) => uuid)));
  expect(questions[0]).toMatchObject({ subject_name: "zebra studies", topic: "Equations of zebra" });
  const met = await ada.as.call(revision.question, { question_id: questions[0]!.uuid });
  expect(met.question).toMatchObject({ uuid: questions[0]!.uuid, correct_answer: expect.any(String) });

  const bola = await aCandidate(api);
  expect((await bola.as.call(search.find, { words: "zebra" })).questions).toEqual([]);
  const hidden = await refused(bola.as.call(revision.question, { question_id: questions[0]!.uuid }));
  expect([hidden.status, hidden.message]).toEqual([404, "We could not find that question."]);
});

test("a question of a running exam is not found, and cannot be read alone", async () => {
  const api = await startApi();
  const room = await examWithWords(api, "okapi");
  const ada = await aCandidate(api);
  const { session, exams } = await ada.as.call(sittings.start, room.ask({ year: 2024 }));
  await ada.as.call(sittings.submitAnswers, { session_id: session.uuid, answers: answersWith(exams, 2) });
  await api.settle();
  expect((await ada.as.call(search.find, { words: "okapi" })).questions).toHaveLength(8);
  await ada.as.call(sittings.start, room.ask({ year: 2024, mode: "exam" }));
  expect((await ada.as.call(search.find, { words: "okapi" })).questions).toEqual([]);
  expect((await refused(ada.as.call(revision.question, { question_id: exams[0]!.uuid }))).status).toBe(404);
});

test("the candidate's own subjects come first, and a word is found while it is typed", async () => {
  const api = await startApi();
  await examWithWords(api, "gnu");
  const mine = await examWithWords(api, "gnu");
  const ada = await aCandidate(api);
  await ada.as.call(profile.prepareFor, { exams: [mine.exam.uuid], subjects: [mine.subject.uuid] });
  const found = await ada.as.call(search.find, { words: "gnu" });
  expect(found.subjects.map(({ uuid }) => uuid)[0]).toBe(mine.subject.uuid);
  expect([found.subjects.length, found.topics[0]!.uuid]).toEqual([2, mine.topic.uuid]);
  for (const words of [
    "eq",
    "equa",
    "equat",
    "equati",
    "equatio",
    "equation",
    "equations",
    "of gnu equations",
    "gnu equations of",
  ])
    expect([words, (await ada.as.call(search.find, { words })).topics.length]).toEqual([words, 2]);
});

test("an invalid search is refused or finds nothing", async () => {
  const api = await startApi();
  const ada = await aCandidate(api);
  for (const words of ["", "   ", "a", "\u0000\u0000", "x".repeat(MAX_SEARCH + 1)])
    expect([words, (await refused(ada.as.call(search.find, { words }))).status]).toEqual([words, 400]);
  const nothing = { subjects: [], topics: [], materials: [], lessons: [], questions: [] };
  for (const words of ["?!", "& | !", "'':*", "the of", "\\ %"])
    expect([words, await ada.as.call(search.find, { words })]).toEqual([words, nothing]);
});

test("each word must match, and words that are in no index are skipped, wherever they are", async () => {
  const api = await startApi();
  const asked = async (typed: string) => {
    const { rows } = await sql<{ query: string }>`select (${wordQuery(typed)!})::text as query`.execute(api.db);
    return rows[0]!.query;
  };
  expect(await asked("Laws of, motion")).toBe("'law' & ( 'motion':* | 'motio' | 'moti' )");
  expect(await asked("Laws of")).toBe("'law'");
  expect(await asked("a strip weighed before")).toBe("'strip' & 'weigh'");
  // The beginning of "theory", or of "office".
  expect(await asked("the")).toBe("'the':*");
  expect(await asked("the of")).toBe("'of':*");
  expect(wordQuery("?!")).toBeNull();
});

test("the search reads the seen questions, however many there are", async () => {
  const api = await startApi();
  const room = await examWithWords(api, "eland", 30);
  const ada = await aCandidate(api);
  // A bank as large as the real one. This candidate has seen more questions than most do.
  await sql`insert into questions (uuid, family, subject_id, topic_id, difficulty, source, state, created_at)
    select gen_random_uuid(), 'many-' || n, ${room.subject.id}, ${room.topic.id}, 'easy', 'original', 'live', now()
    from generate_series(1, 17000) n`.execute(api.db);
  await sql`insert into seen_questions (candidate_id, question_id, subject_id, topic_id, times_seen, times_wrong,
    last_right, last_seen_at)
    select ${ada.id}, id, subject_id, topic_id, 1, 1, false, now() from questions where id % 4 = 0`.execute(api.db);
  await sql`update questions set words = to_tsvector('english', 'eland number ' || id)`.execute(api.db);
  const { rows: counted } = await sql<{ met: number }>`select count(*)::int as met from seen_questions`.execute(api.db);
  const { met } = counted[0]!;
  // A word in every text, and one in almost none.
  for (const words of ["eland", "number before", "16999"]) {
    const { rows } = await sql<{ "QUERY PLAN": string }>`
      explain (analyze, timing off) ${findSeenQuestions(ada.id, wordQuery(words)!)}`.execute(api.db);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    if (process.env.SHOW_PLANS) console.log(plan);
    const looks = /on questions q.* loops=(\d+)/.exec(plan);
    expect(Number(looks?.[1])).toBe(met);
    expect(plan).not.toMatch(/Seq Scan on questions /);
  }
});

test("a word inside a lesson leads to the section that contains it", async () => {
  const api = await startApi();
  const room = await examWithWords(api, "bongo");
  await sql`update materials set shipped_key = 'lesson/bongo',
    body_html = '<p>Before.</p><h3>Leaves</h3><p>They are green.</p>'
    || '<h3>How plants <em>feed</em></h3><p>It is called chemosynthesis &amp; more.</p>'
    where title = 'Equations of bongo'`.execute(api.db);
  const { as } = await aCandidate(api);
  const lessons = async (words: string) => (await as.call(search.find, { words })).lessons;
  expect(await lessons("chemosynthesis")).toEqual([
    {
      topic_id: room.topic.uuid,
      topic: "Equations of bongo",
      subject_name: "bongo studies",
      section: { at: 1, title: "How plants feed" },
    },
  ]);
  expect((await lessons("leaves")).map(({ section }) => section?.title)).toEqual(["Leaves"]);
  // Words from two sections lead to neither section.
  expect((await lessons("green chemosynthesis")).map(({ section }) => section)).toEqual([null]);
  expect(await lessons("em")).toEqual([]);
});
