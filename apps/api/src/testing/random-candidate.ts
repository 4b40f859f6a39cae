// A candidate who makes random calls in any order. Every reply is checked: no key of a question in an open exam, and no
// points for a question that was seen elsewhere. It is seeded, so that every finding can be repeated.
import {
  type CandidateQuestion,
  type DataOf,
  leaderboard,
  POINTS_A_QUESTION,
  privacy,
  revision,
  sittings,
} from "@sabiprep/contract";
import { optionLetters } from "@sabiprep/exam";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { leaksIn, secretsOf } from "../access/key-leaks.ts";
import { startableExam } from "./an-exam.ts";
import { aCandidate, signedInAgain } from "./people.ts";
import type { Api } from "./start-api.ts";

/** Numbers that look random but are the same every time. */
export function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

type As = Awaited<ReturnType<typeof signedInAgain>>;
type IssuedQuestion = Pick<DataOf<typeof sittings.start>, "session" | "exams">;

interface SearchResult {
  steps: number;
  answered: number;
  problems: string[];
}

/**
 * Stops at the first problem. After every `settleEvery` steps the server's own work is done and the points are counted.
 */
export async function randomCandidate(api: Api, seed: number, steps: number, settleEvery = 12): Promise<SearchResult> {
  const rng = chanceOf(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(rng() * list.length)]!;
  const rooms = [
    await startableExam(api.db, { questions: 15, years: [2024], minutes: 10 }),
    await startableExam(api.db, { questions: 20, years: [2024], minutes: 10 }),
  ];
  const person = await aCandidate(api);
  await sql`insert into grants (candidate_id, plan_id, cause, starts_at, ends_at)
    select ${person.id}, id, ${`test:${person.id}`}, ${api.clock.now()}, ${new Date(api.clock.now().getTime() + 9e11)}
    from plans where slug = 'pro'`.execute(api.db);
  await sql`update plans set questions_a_day = 1000000`.execute(api.db);
  const papers: IssuedQuestion[] = [];
  /** Every issued question with its times, recorded separately from the database. */
  const met: { question: string; sitting: string; at: number }[] = [];
  const keep = (paper: IssuedQuestion) => {
    note(paper.exams);
    if (!papers.some(({ session }) => session.uuid === paper.session.uuid)) {
      papers.push(paper);
      const at = Date.parse(paper.session.started_at);
      for (const { uuid } of paper.exams) met.push({ question: uuid, sitting: paper.session.uuid, at });
    }
    return paper;
  };
  /** What a cheat would do: note every key, answer by the notes, and leave most of the rest blank. */
  const notes = new Map<string, string>();
  const note = (questions: readonly CandidateQuestion[]) => {
    for (const question of questions)
      if (question.correct_answer) notes.set(question.uuid, optionsOf(question)[question.correct_answer as "A"]);
  };
  const answersTo = (exams: readonly CandidateQuestion[]) => {
    const now = api.clock.now().getTime();
    return exams.flatMap((question, at) => {
      const known = Object.entries(optionsOf(question)).find(([, html]) => html === notes.get(question.uuid))?.[0];
      const selected_option = optionLetters.find((letter) => letter === known) ?? pick(optionLetters.slice(0, 4));
      if (!known && rng() < 0.8) return [];
      const shown_at = new Date(now - (at + 2) * 20_000).toISOString();
      const answered_at = new Date(now - at * 20_000).toISOString();
      return [{ question_id: question.uuid, shown_at, answered_at, selected_option }];
    });
  };
  const paper = () => papers.at(-1 - Math.floor(rng() * Math.min(6, papers.length)))!;
  const ask = () => pick(rooms).ask;

  const moves: ((as: As) => Promise<unknown>)[] = [
    async (as) => keep(await as.call(sittings.start, ask()({ mode: "exam", year: 2024, fresh: rng() < 0.3 }))),
    async (as) => keep(await as.call(sittings.start, ask()({ mode: "exam", year: 2024 }))),
    async (as) => keep(await as.call(sittings.start, ask()({ mode: "exam", count: 8 }))),
    async (as) => keep(await as.call(sittings.start, ask()({ year: 2024, fresh: rng() < 0.3 }))),
    async (as) => keep(await as.call(sittings.start, ask()({ count: 8, fresh: rng() < 0.5 }))),
    async (as) => keep(await as.call(sittings.start, ask()({ again: paper().session.uuid }))),
    async (as) => {
      const { exam_id, subject_id } = ask()();
      const { sessions } = await as.call(sittings.issuePack, { pack_id: uuidv7(), exam_id, subject_id, tests: 1 });
      return keep(await as.call(sittings.read, { session_id: sessions[0]!.uuid }));
    },
    (as) => as.call(sittings.read, { session_id: paper().session.uuid }),
    (as) => {
      const { session, exams } = paper();
      return as.call(sittings.saveAnswers, { session_id: session.uuid, answers: answersTo(exams) });
    },
    (as) => {
      const { session, exams } = paper();
      api.clock.advance(240_000);
      return as.call(sittings.submitAnswers, { session_id: session.uuid, answers: answersTo(exams) });
    },
    (as) => as.call(sittings.submitAnswers, { session_id: paper().session.uuid, answers: [], elapsed_ms: 0 }),
    async (as) => {
      const seen = await as.call(sittings.review, { session_id: paper().session.uuid, look: rng() < 0.2 });
      note(seen.exams);
      return seen;
    },
    (as) => {
      const { session, exams } = papers.at(-1)!;
      api.clock.advance(300_000);
      return as.call(sittings.submitAnswers, { session_id: session.uuid, answers: answersTo(exams) });
    },
    (as) => as.call(sittings.receipt, { session_id: paper().session.uuid }),
    (as) => as.call(revision.bookmark, { question_id: pick(paper().exams).uuid, note: null }),
    (as) => as.call(revision.bookmarks, {}),
    (as) => as.call(revision.mistakes, {}),
    (as) => as.call(revision.session, { minutes: 30 }),
    async (as) => {
      const question_id = pick(paper().exams).uuid;
      const said = { question_id, answer_id: uuidv7(), selected_option: "A" as const, shuffle: 0 };
      return { ...(await as.call(revision.answerCard, said)), question_id };
    },
    (as) => as.call(sittings.grades, {}),
    (as) => as.call(sittings.open, {}),
    async (as) => (rng() < 0.5 ? as.call(privacy.clear, { confirmation: "CLEAR" }) : null),
    async () => api.clock.advance(rng() * 900_000),
    async () => (rng() < 0.1 ? api.clock.advance(60 * 3_600_000) : api.clock.advance(60_000)),
    (as) => as.call(leaderboard.place, {}),
  ];

  let answered = 0;
  for (let step = 1; step <= steps; step++) {
    const as = await signedInAgain(api, person.id);
    const move = async () => pick(moves)(as);
    const reply = await move().catch((problem: Error) => {
      // Nothing has been issued yet, or the server refused. Both reveal nothing.
      if (!("status" in problem) && papers.length > 0) throw problem;
      return problem;
    });
    if (!(reply instanceof Error)) answered++;
    if (reply instanceof Error && Number((reply as { status?: number }).status ?? 0) >= 500)
      return { steps: step, answered, problems: [`the server failed: ${reply.message}`] };
    const problems = leaksIn(reply, await secretsOf(api.db, person.id));
    if (step % settleEvery === 0) {
      await api.settle();
      problems.push(...(await undeserved(api, person.id, met)));
    }
    if (problems.length > 0) return { steps: step, answered, problems };
  }
  return { steps, answered, problems: [] };
}

const optionsOf = (question: CandidateQuestion) => ({
  A: question.option_a,
  B: question.option_b,
  C: question.option_c,
  D: question.option_d,
  E: question.option_e ?? "",
  F: question.option_f ?? "",
});

/** Sittings with more points than possible, counting only questions not seen elsewhere by then. */
async function undeserved(api: Api, id: number, met: { question: string; sitting: string; at: number }[]) {
  const { rows } = await sql<{ uuid: string; points: number; submitted_at: string }>`
    select s.uuid, p.points, s.submitted_at from sitting_points p join sittings s on s.id = p.sitting_id
    where p.candidate_id = ${id} and p.reason is null and p.points > 0`.execute(api.db);
  return rows.flatMap(({ uuid, points, submitted_at }) => {
    const end = Date.parse(submitted_at);
    const elsewhere = new Set(
      met.filter(({ sitting, at }) => sitting !== uuid && at <= end).map(({ question }) => question),
    );
    const isNew = met.filter(({ sitting, question }) => sitting === uuid && !elsewhere.has(question)).length;
    return points > isNew * POINTS_A_QUESTION ? [`${points} points for ${isNew} new questions in ${uuid}`] : [];
  });
}
