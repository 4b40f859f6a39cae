// The load of the proofs with several instances: candidates who take one short test after the other, save each answer
// separately and submit. Every call is repeated until it is acknowledged, as in the app. Every acknowledged value is
// recorded in a ledger that the database must match afterwards.
import { setTimeout as wait } from "node:timers/promises";
import { auth, type Client, createClient, exams, sittings } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Db } from "../../apps/api/src/db/transaction.ts";
import { readSheets } from "../../apps/api/src/features/sittings/answer-store.ts";
import type { Person } from "../../bench/premium-people.ts";

export const QUESTIONS = 5;
const letters = ["A", "B", "C", "D"] as const;
const RETRY_MS = 200;

interface StoredCandidate {
  /** The letter for each question, as acknowledged. */
  answers: Map<string, string>;
  score: number | null;
}

export interface Load {
  /** Calls that got a response, and how many of them are never repeated: POSTs. */
  answered: number;
  posts: number;
  saves: number;
  /** Each call that broke off or got a 5xx, before it was repeated. */
  failed: string[];
  /** By session. */
  sittings: Map<string, StoredCandidate>;
  /** When each candidate's last write was acknowledged. */
  lastAcknowledged: number[];
  /** Every candidate finishes the current test. */
  end(): Promise<void>;
}

interface FleetPlan {
  url: string;
  people: Person[];
  /** The pause between two saves of a candidate. */
  pauseMs: number;
}

export function startCandidates({ url, people, pauseMs }: FleetPlan): Load {
  let over = false;
  const load: Load = {
    answered: 0,
    posts: 0,
    saves: 0,
    failed: [],
    sittings: new Map(),
    lastAcknowledged: people.map(() => 0),
    end: async () => {
      over = true;
      await Promise.all(working);
    },
  };
  const working = people.map(({ token }, which) => {
    const client = createClient({ baseUrl: `${url}/api`, token: () => token, timeoutMs: 30_000 });
    return studyOn(client, which).catch((problem) => void load.failed.push(`a candidate gave up: ${problem}`));
  });

  async function studyOn(client: Client, which: number): Promise<void> {
    const [exam] = await persist(load, "GET", () => client.call(exams.list, {}));
    const { subjects } = await persist(load, "GET", () => client.call(exams.subjects, { exam_type_id: exam!.uuid }));
    const subject = subjects[which % 4]!;
    while (!over) await takeTest(client, which, { exam_id: exam!.uuid, subject_id: subject.uuid });
  }

  async function takeTest(client: Client, which: number, asked: { exam_id: string; subject_id: string }) {
    const acknowledged = () => {
      load.lastAcknowledged[which] = performance.now();
    };
    const wish = { ...asked, mode: "exam" as const, count: QUESTIONS, fresh: true };
    const { exams: questions, session } = await persist(load, "POST", () => client.call(sittings.start, wish));
    acknowledged();
    const kept: StoredCandidate = { answers: new Map(), score: null };
    load.sittings.set(session.uuid, kept);
    for (const { uuid: question_id } of questions) {
      const selected_option = letters[Math.floor(Math.random() * letters.length)]!;
      const answers = [{ question_id, selected_option, answered_at: new Date().toISOString() }];
      await persist(load, "PUT", () => client.call(sittings.saveAnswers, { session_id: session.uuid, answers }));
      acknowledged();
      kept.answers.set(question_id, selected_option);
      load.saves++;
      // A wrong password: neither the proxy nor this proof itself repeats this POST.
      await persist(load, "POST", () => mistype(url));
      await wait(pauseMs);
    }
    const handIn = { session_id: session.uuid, answers: [] };
    const { grade } = await persist(load, "POST", () => client.call(sittings.submitAnswers, handIn));
    acknowledged();
    kept.score = grade.grade_score;
  }

  return load;
}

async function mistype(url: string): Promise<void> {
  const headers = { "content-type": "application/json" };
  const reply = await fetch(`${url}/api${auth.login.path}`, { method: "POST", headers, body: "{}" });
  await reply.arrayBuffer();
  if (reply.status >= 500) throw Object.assign(new Error("refused"), { status: reply.status });
}

/** Repeats until it is acknowledged, as the app does. Each failure is counted. */
export async function persist<Answer>(
  load: Pick<Load, "answered" | "posts" | "failed">,
  method: "GET" | "POST" | "PUT",
  call: () => Promise<Answer>,
): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      const answer = await call();
      load.answered++;
      if (method === "POST") load.posts++;
      return answer;
    } catch (problem) {
      const { status, message } = problem as { status?: number; message: string };
      if (status && status < 500) throw problem;
      load.failed.push(`${method} ${status || message}`);
      if (tries > 500) throw problem;
      await wait(RETRY_MS);
    }
  }
}

interface FleetRequest {
  id: number;
  session: string;
  question: string;
  order: string;
  at: number;
}

/** Acknowledged answers and grades that are missing or different in the database. */
export async function lostOf(db: Db, kept: Load["sittings"]): Promise<string[]> {
  const { rows } = await sql<FleetRequest>`
    select s.id, s.uuid as session, q.uuid as question, p.option_order as order, p.at::int as at
    from sittings s join sitting_sections n on n.sitting_id = s.id
    cross join lateral unnest(n.revision_ids, n.option_orders) with ordinality p (revision_id, option_order, at)
    join question_revisions r on r.id = p.revision_id join questions q on q.id = r.question_id
    where s.uuid = any(${[...kept.keys()]}::uuid[])`.execute(db);
  const sheets = await readSheets(db, sql`where a.sitting_id = any(${rows.map(({ id }) => id)}::bigint[])`);
  const stored = new Map(
    rows.map(({ id, session, question, order, at }) => {
      const chosen = sheets.get(id)!.sheet[at - 1]!.chosen;
      return [`${session} ${question}`, chosen && "ABCDE"[order.split(",").indexOf(chosen)]];
    }),
  );
  const { rows: grades } = await sql<{ session: string; score: number }>`
    select s.uuid as session, g.score::float8 as score from grades g join sittings s on s.id = g.sitting_id
    where s.uuid = any(${[...kept.keys()]}::uuid[])`.execute(db);
  const lost: string[] = [];
  for (const [session, { answers, score }] of kept) {
    for (const [question, letter] of answers) {
      const found = stored.get(`${session} ${question}`);
      if (found !== letter) lost.push(`${session} ${question}: acknowledged ${letter}, stored ${found}`);
    }
    const mine = grades.filter((grade) => grade.session === session);
    if (score !== null && (mine.length !== 1 || mine[0]!.score !== score))
      lost.push(`${session}: acknowledged ${score}, stored ${mine.map((grade) => grade.score).join() || "no grade"}`);
  }
  return lost;
}
