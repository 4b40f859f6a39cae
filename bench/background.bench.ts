// npm run bench -- background [--people N]: measures the background work of an instance after an exam that many
// candidates submit together, or never submit. It closes overdue sittings, aggregates graded ones, sends emails and
// computes the site's statistics of the day. The database has the whole bank, and the mail server takes a tenth of a
// second for each email. The machine is shared, so the result is how many items a second the work's own processor time
// allows, server and database together. Listeners run in parallel, so the slowest one counts.
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { features } from "../apps/api/src/app.ts";
import { openEmbedded } from "../apps/api/src/db/embedded/open-embedded.ts";
import { openDatabase } from "../apps/api/src/db/open.ts";
import { prepareDatabase } from "../apps/api/src/db/prepare.ts";
import { deliver } from "../apps/api/src/events/deliver.ts";
import { aggregateDays } from "../apps/api/src/features/analytics/aggregate-days.ts";
import { emailFrom } from "../apps/api/src/features/mail/email-template.ts";
import { queueMail, sendDueMail } from "../apps/api/src/features/mail/outbox.ts";
import { loadBankInto } from "../apps/api/src/features/questions/bank/load-bank.ts";
import { expireOverdue } from "../apps/api/src/features/sittings/close-sitting.ts";
import { openInstance } from "../apps/api/src/testing/open-instance.ts";
import { buildBank } from "../scripts/build.ts";
import { cpuSeconds } from "./process-cpu.ts";
import { seedSittings } from "./seed-sittings.ts";

const { values } = parseArgs({ options: { people: { type: "string", default: "3000" } } });
const PEOPLE = Number(values.people);
const LETTERS = 1_000;
const SMTP_MS = 100;

const folder = mkdtempSync(path.join(tmpdir(), "sabiprep-background-"));
const server = await openEmbedded({ dataDir: folder, log: console });
const opened = await openDatabase({ databaseUrl: server.url, dataDir: "", log: console });
await prepareDatabase(opened);
await buildBank();
await loadBankInto(opened.db, new Date());
const smtp = fork(path.join(import.meta.dirname, "slow-smtp.ts"), [String(SMTP_MS)]);
const [smtpUrl] = (await once(smtp, "message")) as [string];
const api = await openInstance(opened, { SMTP_URL: smtpUrl });

/** Counts this process and the database processes that work for it. */
async function cpuSoFar() {
  const { rows } = await opened.pool.query<{ pid: number }>(
    "select pid from pg_stat_activity where backend_type = 'client backend'",
  );
  const { user, system } = process.cpuUsage();
  return { server: (user + system) / 1e6, database: rows.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0) };
}

let passed = true;
function tell(what: string, perSecond: number, bar: number, more: string): void {
  const ok = perSecond >= bar;
  passed &&= ok;
  console.log(`${ok ? "ok    " : "FAILED"} ${what.padEnd(24)} ${perSecond.toFixed(0)}/s, at least ${bar}; ${more}`);
}

/**
 * Repeats the work until nothing is left. Returns how many items one core does in a second of processor time, and in a
 * second by the clock.
 */
async function measure(work: () => Promise<number>) {
  await opened.pool.query("checkpoint");
  const before = await cpuSoFar();
  const began = performance.now();
  let done = 0;
  for (let more = 1; more > 0; done += more) more = await work();
  const seconds = (performance.now() - began) / 1000;
  const after = await cpuSoFar();
  const server = ((after.server - before.server) * 1000) / done;
  const database = ((after.database - before.database) * 1000) / done;
  const seen = done / seconds;
  const told = `CPU milliseconds of one: server ${server.toFixed(2)}, database ${database.toFixed(2)}; by the clock ${seen.toFixed(0)}/s`;
  return { perCore: 1000 / (server + database), seen, told };
}

try {
  await seedSittings(api.db, { people: PEOPLE, minutesLeft: -1 });
  const overdue = await measure(() => expireOverdue(api.context));
  tell("overdue sittings", overdue.perCore, 500, overdue.told);
  // Three days later no late answer can be received any more, and all of them are marked.
  api.clock.advance(80 * 3_600_000);
  const marked = await measure(() => expireOverdue(api.context));
  tell("sittings marked", marked.perCore, 500, marked.told);
  for (const on of features.flatMap((feature) => feature.on ?? [])) {
    if (!on.types.includes("sitting_graded")) continue;
    const folded = await measure(() => deliver(api.db, on));
    tell(`graded: ${on.name}`, folded.perCore, 500, folded.told);
  }
  const letter = emailFrom(api.context, () => ({ subject: "Hello", heading: "Hello", paragraphs: ["Good day."] }));
  for (let at = 0; at < LETTERS; at++)
    await queueMail(api.db, { ...letter, event_key: `bench-${at}`, to: `bench-${at}@example.ng` }, new Date());
  const letters = await measure(() => sendDueMail(api.context));
  tell("letters", letters.seen, 100, letters.told);
  let days = 1;
  const site = await measure(async () => {
    if (days-- === 0) return 0;
    await aggregateDays(api.db, api.clock.now(), 2);
    return PEOPLE;
  });
  tell("tests in the site's day", site.perCore, 5_000, site.told);
} finally {
  await api.close();
  smtp.disconnect();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(passed ? 0 : 1);
