// Two worlds that differ in one thing: the right option of one question in an open exam. The same student does the same
// random things in both, and every reply must be the same. Any difference reveals something about the key, however
// small.
import { sittings } from "@sabiprep/contract";
import { optionLetters } from "@sabiprep/exam";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { vi } from "vitest";
import { type CandidateEndpoint, candidateEndpoints, fieldsFor } from "../access/walk-endpoints.ts";
import { signal } from "../adapters/database-signals.ts";
import { aMock, startableExam } from "./an-exam.ts";
import { aCatalogue } from "./catalogue.ts";
import { aCandidate } from "./people.ts";
import { chanceOf } from "./random-candidate.ts";
import type { Api } from "./start-api.ts";

/** Each entry says why the walk leaves it out. */
const leftOut: Record<string, string> = {
  "privacy.clear": "ends the exam: its questions are protected no longer",
  "profile.askDeletion": "ends the account",
  "profile.setAvatar": "takes a picture",
  "reports.addScreenshot": "takes a picture",
  "theory.addPhoto": "takes a picture",
  "auth.logout": "ends the session",
  "profile.endOtherSessions": "ends the session",
  "profile.changePassword": "ends the session",
  "profile.endSession": "ends the session",
};

const START = Date.parse("2026-10-05T09:00:00Z");
const QUESTIONS = 14;

/** One of the two worlds. Everything equals the other, except the key of the first question of the paper. */
export async function aTwin(api: Api, accepted: string) {
  const time = { now: START };
  Object.assign(api.clock, { now: () => new Date(time.now), steady: () => new Date(time.now) });
  const room = await startableExam(api.db, { questions: QUESTIONS, years: [2024], minutes: 10, number: 1 });
  const other = await startableExam(api.db, { questions: 60, years: [2024], minutes: 10, number: 2 });
  const mock = await aMock(api.db, other, 5);
  const { level } = await aCatalogue(api.db);
  await sql`update plans set questions_a_day = 1000000`.execute(api.db);
  await sameQuestionIds(api);
  const { rows } = await sql<{ uuid: string }>`
    select q.uuid from questions q where q.subject_id = ${room.subject.id} order by q.id limit 1`.execute(api.db);
  await sql`update question_keys k set accepted = ${[accepted]}::text[] from questions q
    where q.live_revision_id = k.revision_id and q.uuid = ${rows[0]!.uuid}`.execute(api.owner);
  await signal(api.db, "bank", {});
  return { api, time, room, other, mock, level: level.uuid, secret: rows[0]!.uuid };
}

/** Some choices depend on a question's id, such as the option that a hint crosses out. So both worlds use the same ids. */
const sameQuestionIds = (api: Api) =>
  sql`update questions q set uuid = (substr(m.hash, 1, 12) || '4' || substr(m.hash, 14, 3) || '8' || substr(m.hash,
    18))::uuid
    from (select id, md5('question ' || id) as hash from questions) m where m.id = q.id`.execute(api.owner);

type Twin = Awaited<ReturnType<typeof aTwin>>;

interface Student {
  twin: Twin;
  id: number;
  as: Awaited<ReturnType<typeof aCandidate>>["as"];
  exam: string;
  /** Everything that was issued, the newest last. */
  papers: { uuid: string; questions: string[] }[];
  names: Map<string, string>;
}

interface Move {
  name: string;
  make: (student: Student, rng: () => number) => Promise<unknown>;
}

const pick = <T>(rng: () => number, list: readonly T[]): T => list[Math.floor(rng() * list.length)]!;

/** Always the same letters, whichever option is right. */
const answersOf = (questions: readonly string[], rng: () => number, now: number) =>
  questions.map((question_id, at) => ({
    question_id,
    selected_option: pick(rng, optionLetters.slice(0, 4)),
    changes: Math.floor(rng() * 3),
    shown_at: new Date(now - 600_000 + at * 9_000).toISOString(),
    answered_at: new Date(now - 600_000 + at * 9_000 + (rng() < 0.5 ? 1_000 : 8_000)).toISOString(),
  }));

interface Handed {
  session: { uuid: string };
  exams: { uuid: string }[];
}

/**
 * A student in the middle of the exam. Before it, the student had a pack and an open practice test of the same
 * questions.
 */
async function aStudent(twin: Twin, seed: number): Promise<Student> {
  const { api, room } = twin;
  reseed(seed);
  const person = await aCandidate(api);
  await sql`insert into grants (candidate_id, plan_id, cause, starts_at, ends_at)
    select ${person.id}, id, ${`test:${person.id}`}, ${api.clock.now()}, ${new Date(twin.time.now + 9e9)}
    from plans where slug = 'pro'`.execute(api.db);
  const keepBusy = { exam_id: room.exam.uuid, subject_id: room.subject.uuid };
  const { sessions } = await person.as.call(sittings.issuePack, { ...keepBusy, pack_id: uuidv7(), tests: 1 });
  const early = await person.as.call(sittings.start, room.ask({ year: 2024 }));
  const exam = await person.as.call(sittings.start, room.ask({ year: 2024, mode: "exam" }));
  const student: Student = {
    twin,
    id: person.id,
    as: person.as,
    exam: exam.session.uuid,
    papers: [],
    names: new Map(),
  };
  note(student, early);
  for (const one of sessions) note(student, await person.as.call(sittings.read, { session_id: one.uuid }));
  return student;
}

function note({ papers }: Student, { session, exams }: Handed) {
  papers.push({ uuid: session.uuid, questions: exams.map(({ uuid }) => uuid) });
}

const paperOf = (student: Student, rng: () => number) => pick(rng, student.papers.slice(-6));

const starting = (name: string, wish: (student: Student) => ReturnType<Twin["room"]["ask"]>): Move => ({
  name: `start: ${name}`,
  make: async (student) => {
    const handed = await student.as.call(sittings.start, wish(student));
    note(student, handed);
    return handed;
  },
});

/** What a cheat would try first. All other calls of the contract are below. */
const moves: Move[] = [
  starting("the paper in practice", ({ twin }) => twin.room.ask({ year: 2024, fresh: true })),
  starting("practice", ({ twin }) => twin.room.ask({ count: 10, fresh: true })),
  starting("another exam", ({ twin }) => twin.room.ask({ mode: "exam", count: 8 })),
  starting("another subject", ({ twin }) => twin.other.ask({ count: 5, fresh: true })),
  {
    name: "submit",
    make: (student, rng) => {
      const { uuid, questions } = paperOf(student, rng);
      const answers = answersOf(questions, rng, student.twin.time.now);
      return student.as.call(sittings.submitAnswers, { session_id: uuid, answers });
    },
  },
  {
    name: "save",
    make: (student, rng) => {
      const { uuid, questions } = paperOf(student, rng);
      const answers = answersOf(questions, rng, student.twin.time.now);
      return student.as.call(sittings.saveAnswers, { session_id: uuid, answers });
    },
  },
  {
    name: "review",
    make: (student, rng) => student.as.call(sittings.review, { session_id: paperOf(student, rng).uuid }),
  },
  { name: "review of the exam", make: ({ as, exam }) => as.call(sittings.review, { session_id: exam }) },
  {
    name: "answers to the exam",
    make: ({ as, exam, twin }, rng) => {
      const question_id = twin.secret;
      return as.call(sittings.saveAnswers, {
        session_id: exam,
        answers: answersOf([question_id], rng, twin.time.now),
      });
    },
  },
  {
    name: "receipt",
    make: (student, rng) => student.as.call(sittings.receipt, { session_id: paperOf(student, rng).uuid }),
  },
  {
    name: "the server works",
    make: async ({ twin }, rng) => {
      if (rng() < 0.3) await twin.api.settle();
      return null;
    },
  },
  {
    name: "time passes",
    make: async ({ twin }, rng) => {
      twin.time.now += Math.floor(rng() * 900_000);
      return null;
    },
  },
];

/** Any other call, with any possible values in its fields. */
function anyCall(student: Student, rng: () => number): Move {
  const asked = pick(rng, wanted);
  return { name: asked.name, make: ({ as }) => as.call(asked.endpoint, inputFor(asked, student, rng) as never) };
}

const wanted: CandidateEndpoint[] = candidateEndpoints.filter(({ name }) => !leftOut[name]);

function inputFor(asked: CandidateEndpoint, student: Student, rng: () => number) {
  const { choices, base } = fieldsFor(asked, worldOf(student));
  const input: Record<string, unknown> = { ...base };
  for (const [field, values] of Object.entries(choices))
    if (values.length > 0 && (field in base || rng() < 0.4)) input[field] = pick(rng, values);
  // The exam itself is neither ended nor restarted, because its key must stay protected during the walk.
  if (input.session_id === student.exam && /submit|review/.test(asked.name)) input.session_id = student.papers[0]!.uuid;
  // The draw for an id depends on the server's secret, which differs between two databases.
  if (asked.name.startsWith("sittings.start")) delete input.session_id;
  if (input.mode === "exam" || asked.name.includes("Mock")) for (const field of ["fresh", "again"]) delete input[field];
  if (typeof input.email === "string") input.email = "somebody@example.ng";
  return input;
}

/** Values for the endpoints' fields: everything this student has. */
function worldOf({ twin, exam, papers, id }: Student) {
  const [first] = papers;
  const none = "0192f0c1-0000-7000-8000-000000000000";
  return {
    id,
    room: twin.room,
    practice: { session: { uuid: first!.uuid }, exams: [] },
    running: exam,
    over: papers.at(-1)!.uuid,
    finished: papers.slice(1, 4).map(({ uuid }) => uuid),
    packed: [],
    retaken: first!.uuid,
    free: papers.at(-1)!.uuid,
    level: twin.level,
    mock: twin.mock,
    protected_question: twin.secret,
    free_question: papers.at(-1)!.questions[0]!,
    study_session_id: none,
    material_id: none,
    report_uuid: none,
    link_id: none,
    pack_id: none,
    challenge_id: none,
    token: "a".repeat(32),
    try_id: none,
    file: "a",
    plan: "pro",
  } as unknown as Parameters<typeof fieldsFor>[1];
}

let chanceInServer = Math.random;
const reseed = (seed: number) => {
  chanceInServer = chanceOf(seed);
};

const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** A question drawn by a random id is not compared, only the fields it shows. */
const withoutDraw = (reply: { question: object }) => ({ ...reply, question: Object.keys(reply.question) });

/** As text, with every random id replaced by the order in which it was first seen. */
function bytesOf(reply: unknown, { names }: Student): string {
  const text =
    reply instanceof Error
      ? `${(reply as { status?: number }).status} ${reply.message} ${JSON.stringify((reply as { errors?: object }).errors)}`
      : JSON.stringify(reply);
  return (text ?? "")
    .replace(uuids, (name) => {
      names.set(name, names.get(name) ?? `#${names.size}`);
      return names.get(name)!;
    })
    .replace(/candidate-\d+@/g, "candidate@")
    .replace(
      /"(hash|prev_hash|last_hash|answer_secret|seal_key|url|token|reference|public_key|code)":"[^"]*"/g,
      '"$1":""',
    )
    .replace(/[\w-]{32,}/g, "~");
}

interface Difference {
  walk: number;
  step: number;
  move: string;
  one: string;
  other: string;
}

/** Walks in both worlds. Returns the first reply that differs, or null. `steps` counts the compared replies. */
export async function walkBoth(twins: [Twin, Twin], seed: number, length: number) {
  vi.spyOn(Math, "random").mockImplementation(() => chanceInServer());
  const students: Student[] = [];
  for (const twin of twins) {
    twin.time.now = START + (seed % 1000) * 1000;
    students.push(await aStudent(twin, seed));
  }
  let answered = 0;
  for (let step = 1; step <= length; step++) {
    const replies: string[] = [];
    let name = "";
    for (const student of students) {
      const rng = chanceOf(seed * 1009 + step * 7919);
      for (let warm = 0; warm < 3; warm++) rng();
      const move = rng() < 0.65 ? pick(rng, moves) : anyCall(student, rng);
      name = move.name;
      reseed(seed * 31 + step);
      const reply = await move.make(student, rng).catch((problem: Error) => problem);
      if (!(reply instanceof Error)) answered++;
      else if (!("status" in reply)) throw reply;
      const isDrawn = name === "sittings.firstQuestion" && reply && !(reply instanceof Error);
      replies.push(bytesOf(isDrawn ? withoutDraw(reply as { question: object }) : reply, student));
    }
    if (!(await isGuarded(students[0]!))) throw new Error(`walk ${seed}: ${name} ended the exam`);
    const [one, other] = replies as [string, string];
    if (one !== other) return { answered, difference: { walk: seed, step, move: name, one, other } as Difference };
  }
  // Nothing of it is ever marked, because the next student's world must not depend on this key either.
  for (const { twin, id } of students)
    await sql`update sittings set state = 'abandoned', waiting_cause = null where candidate_id = ${id}
      and (waiting_cause is not null or state in ('open', 'issued', 'expired'))`.execute(twin.api.db);
  return { answered, difference: null };
}

async function isGuarded({ twin, exam }: Student): Promise<boolean> {
  const { state } = await twin.api.db
    .selectFrom("sittings")
    .select("state")
    .where("uuid", "=", exam)
    .executeTakeFirstOrThrow();
  return state === "open" || state === "expired";
}
