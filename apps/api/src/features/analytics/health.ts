// The health of each part of the system, in one sentence with the numbers behind it.
import { statfs } from "node:fs/promises";
import { sql } from "kysely";
import type { AppContext } from "../../app-context.ts";
import { summaryOfSetAside } from "../../events/set-aside.ts";

type State = "good" | "warning" | "bad" | "off";
type Name = "database" | "mail" | "jobs" | "storage" | "webhooks";

export interface Health {
  name: Name;
  state: State;
  detail: string;
}

const GIGABYTE = 1024 ** 3;
const MINUTE_MS = 60_000;

const parts: Record<Name, (context: AppContext) => Promise<Omit<Health, "name">>> = {
  database: async ({ db }) => {
    const from = performance.now();
    const { rows } = await sql<{ version: string; size: number; connections: number }>`
      select current_setting('server_version') as version, pg_database_size(current_database())::bigint as size,
        (select count(*)::int from pg_stat_activity where datname = current_database()) as connections`.execute(db);
    const { version, size, connections } = rows[0]!;
    const ms = performance.now() - from;
    const detail = `PostgreSQL ${version.split(" ")[0]}, ${(size / GIGABYTE).toFixed(2)} GB, ${connections} connections`;
    return { state: ms > 500 ? "warning" : "good", detail };
  },
  mail: async ({ db, mailer, clock }) => {
    const { rows } = await sql<{ waiting: number; oldest: string | null; given_up: number }>`
      select count(*)::int as waiting, min(created_at) as oldest,
        (select count(*)::int from (select 1 from mail_outbox
          where given_up_at > ${clock.now()}::timestamptz - interval '1 day' limit 1000) g) as given_up
      from (select created_at from mail_outbox where sent_at is null and given_up_at is null limit 10000) t`.execute(
      db,
    );
    const { waiting, oldest, given_up } = rows[0]!;
    if (!(await mailer.check()))
      return { state: "bad", detail: `The mail server does not respond. ${waiting} emails are waiting.` };
    const minutes = oldest ? Math.floor((clock.now().getTime() - Date.parse(oldest)) / MINUTE_MS) : 0;
    const state = minutes > 10 || given_up > 0 ? "warning" : "good";
    const waits = waiting === 0 ? "nothing is waiting" : `${waiting} waiting, the oldest for ${minutes} min`;
    return { state, detail: `Emails: ${waits}. ${given_up} failed permanently in the last day.` };
  },
  jobs: async ({ db }) => {
    const { rows } = await sql<{ waiting: number; failing: number }>`
      select count(*) filter (where run_at <= now())::int as waiting,
        count(*) filter (where attempts >= max_attempts)::int as failing
      from (select run_at, attempts, max_attempts from graphile_worker.jobs limit 10000) j`.execute(db);
    const { waiting, failing } = rows[0]!;
    const { count, oldest } = await summaryOfSetAside(db);
    const aside = count === 0 ? "" : ` ${count} set aside after repeated failures (${oldest.join("; ")}).`;
    return {
      state: failing > 0 ? "bad" : waiting > 500 || count > 0 ? "warning" : "good",
      detail: `${waiting} jobs due, ${failing} failed permanently.${aside}`,
    };
  },
  storage: async ({ config }) => {
    const { bavail, blocks, bsize } = await statfs(config.DATA_DIR);
    const free = (bavail * bsize) / GIGABYTE;
    const share = Math.round((bavail / Math.max(blocks, 1)) * 100);
    return {
      state: free < 0.5 ? "bad" : share < 10 ? "warning" : "good",
      detail: `${free.toFixed(1)} GB free (${share} %) for files.`,
    };
  },
  webhooks: async ({ db, paystack, clock }) => {
    if (!paystack) return { state: "off", detail: "No Paystack key is set." };
    const { rows } = await sql<{ waiting: number; oldest: string | null; last: string | null }>`
      select count(*)::int as waiting, min(received_at) as oldest,
        (select max(received_at) from webhook_inbox) as last
      from (select received_at from webhook_inbox where processed_at is null limit 1000) w`.execute(db);
    const { waiting, oldest, last } = rows[0]!;
    const minutes = oldest ? Math.floor((clock.now().getTime() - Date.parse(oldest)) / MINUTE_MS) : 0;
    const heard = last ? `last received ${last.slice(0, 16).replace("T", " ")} UTC` : "none received yet";
    return { state: minutes > 15 ? "bad" : waiting > 20 ? "warning" : "good", detail: `${waiting} waiting, ${heard}.` };
  },
};

/** A part whose check fails is reported as bad, and the other parts still report. */
export const healthOf = (context: AppContext): Promise<Health[]> =>
  Promise.all(
    Object.entries(parts).map(async ([name, ask]) => {
      try {
        return { name: name as Name, ...(await ask(context)) };
      } catch (problem) {
        context.log.warn({ err: problem, part: name }, "health");
        return { name: name as Name, state: "bad" as const, detail: "Not responding." };
      }
    }),
  );
