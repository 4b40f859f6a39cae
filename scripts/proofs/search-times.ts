// npm run proof -- search-times: how long the staff search takes on the full bank. Sixty pastes from questions, first in
// the minute after a first start, while the words of the questions are still being prepared, and again afterwards.
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { type Client, createClient, questions, staff } from "@sabiprep/contract";
import pg from "pg";
import { type Paste, type PastedFrom, pastesFrom } from "../../apps/api/src/testing/pastes.ts";
import { startServer } from "../start-server.ts";

interface Round {
  times: number[];
  /** Found as the first or the second result. */
  found: number;
}

type Row = PastedFrom & { uuid: string };

async function search(api: Client, pastes: readonly Paste[], uuidOf: ReadonlyMap<string, string>): Promise<Round> {
  const round: Round = { times: [], found: 0 };
  for (const { key, typed } of pastes) {
    const asked = performance.now();
    const { items } = await api.call(questions.list, { search: typed });
    round.times.push(performance.now() - asked);
    if (items.slice(0, 2).some(({ id }) => id === uuidOf.get(key))) round.found++;
  }
  return round;
}

const ms = (times: readonly number[], share: number) => {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!);
};

function report(title: string, { times, found }: Round): void {
  console.log(
    `${title}: ${found} of ${times.length} found first or second, median ${ms(times, 0.5)} ms, p99 ${ms(times, 0.99)} ms`,
  );
}

const unprepared = async (db: pg.Client) =>
  Number((await db.query("select count(*) from questions where text_hash is null")).rows[0].count);

async function measure(): Promise<void> {
  // A database of its own: the folder that tests copy has its words prepared.
  const server = await startServer();
  const db = new pg.Client(server.databaseUrl);
  await db.connect();
  try {
    let token: string | null = null;
    const api = createClient({ baseUrl: `${server.url}/api`, token: () => token });
    const admin = await api.call(staff.login, { email: "admin@demo.ng", password: "Admin12345" });
    if (!("token" in admin)) throw new Error("the demo account has a second step");
    token = admin.token;
    const { rows } = await db.query<Row>(`
      select q.uuid, q.bank_key as key, r.body_source as body, r.explanation_source as explanation, r.options
      from questions q join question_revisions r on r.id = q.newest_revision_id order by q.bank_key`);
    const uuidOf = new Map(rows.map(({ key, uuid }) => [key, uuid]));
    const pastes = pastesFrom(rows);
    console.log(`${rows.length} questions`);
    // As after a first start: no question has its words yet, and the job that writes them runs.
    await db.query("update questions set search_words = '', text_hash = null");
    report(`With ${await unprepared(db)} questions not prepared`, await search(api, pastes, uuidOf));
    console.log(`${await unprepared(db)} questions not prepared after that`);
    while ((await unprepared(db)) > 0) await wait(1000);
    await search(api, pastes.slice(0, 5), uuidOf);
    const round = await search(api, pastes, uuidOf);
    report("With all questions prepared", round);
    if (round.found < pastes.length * 0.95) process.exitCode = 1;
  } finally {
    await db.end();
    await server.stop();
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await measure();
