// npm run proof -- mocks [--papers 10] One candidate takes one full UTME mock after the other, issued by the server
// from the shipped bank. No mock may contain a family twice, and ten mocks may not contain a family of a subject more
// than twice. Their difficulty and the number of questions with a figure are reported beside a paper's.
import { parseArgs } from "node:util";
import { createClient, sittings } from "@sabiprep/contract";
import { PAPER_SPREAD } from "@sabiprep/exam";
import { sql } from "kysely";
import { openDatabase } from "../../apps/api/src/db/open.ts";
import { aCandidate } from "../../e2e/testing/people.ts";
import { startServer } from "../start-server.ts";

const { values } = parseArgs({ options: { papers: { type: "string", default: "10" } } });
/** Science and commercial candidates in turn, as many choose. */
const choices = [
  ["Mathematics", "Physics", "Chemistry"],
  ["Biology", "Physics", "Chemistry"],
  ["Mathematics", "Economics", "Government"],
];

interface MockQuestion {
  subject: string;
  family: string;
  difficulty: "easy" | "medium" | "hard";
  has_figure: boolean;
}

const server = await startServer({ RATE_LIMITS: "off" });
const { db, close } = await openDatabase({ databaseUrl: server.databaseUrl, dataDir: "", log: console });
let failed = 0;
try {
  const { token, email } = await aCandidate({ baseURL: server.url });
  await givePremium(email);
  const client = createClient({ baseUrl: `${server.url}/api`, token: () => token });
  const met = new Map<string, number>();
  for (let no = 1; no <= Number(values.papers); no++) {
    const { subjects } = await client.call(sittings.mocks, {});
    const chosen = choices[no % choices.length]!.map((name) => subjects.find((subject) => subject.name === name)!.uuid);
    const { session } = await client.call(sittings.startMock, { slug: "utme", subjects: chosen, fresh: true });
    const asked = await questionsOf(session.uuid);
    const twice = asked.length - new Set(asked.map(({ family }) => family)).size;
    for (const { family } of asked) met.set(family, (met.get(family) ?? 0) + 1);
    const share = (kind: MockQuestion["difficulty"]) =>
      `${kind} ${percent(asked.filter(({ difficulty }) => difficulty === kind).length / asked.length)} (${percent(PAPER_SPREAD[kind])})`;
    const figures = asked.filter(({ has_figure }) => has_figure).length;
    if (twice > 0) failed += 1;
    console.log(
      `${twice > 0 ? "FAILED" : "ok    "} paper ${no}: ${asked.length} questions, ${twice} of a family met in it, ${share("easy")}, ${share("medium")}, ${share("hard")}, ` +
        `${figures} with a figure${twice > 0 ? `; twice: ${repeated(asked).join(", ")}` : ""}`,
    );
    await client.call(sittings.submitAnswers, { session_id: session.uuid, answers: [] });
    // Nobody takes ten in a day, so each counts as a day's mock.
    await sql`delete from questions_handed`.execute(db);
  }
  const often = [...met].filter(([, times]) => times > 2);
  if (often.length > 0) failed += 1;
  console.log(
    `${often.length > 0 ? "FAILED" : "ok    "} ${met.size} families in ${values.papers} papers, ${often.length} of them more than twice` +
      `${often.length > 0 ? `: ${often.map(([family, times]) => `${family} ${times}`).join(", ")}` : ""}`,
  );
} finally {
  await close();
  await server.stop();
}
process.exit(failed === 0 ? 0 : 1);

async function questionsOf(session: string): Promise<MockQuestion[]> {
  const { rows } = await sql<MockQuestion>`
    select s.name as subject, q.family, q.difficulty, r.picture_sha256 is not null as has_figure
    from sittings x join sitting_sections n on n.sitting_id = x.id
    cross join unnest(n.revision_ids) as a (revision_id)
    join question_revisions r on r.id = a.revision_id join questions q on q.id = r.question_id join subjects s
      on s.id = q.subject_id
    where x.uuid = ${session}`.execute(db);
  return rows;
}

/** A candidate without a plan gets one mock a month. */
async function givePremium(email: string): Promise<void> {
  await sql`
    insert into grants (candidate_id, plan_id, cause, starts_at, ends_at)
    select c.id, p.id, 'proof', now(), now() + interval '1 day' from candidates c, plans p where c.email = ${email}
      and p.slug = 'premium'`.execute(db);
}

function repeated(asked: MockQuestion[]): string[] {
  const families = asked.map(({ family }) => family);
  return families.filter((family, place) => families.indexOf(family) < place);
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
