// Instances tell each other that something changed (a session ended, a setting moved) through PostgreSQL's notifications.
// While the line is down `healthy` is false, and whoever caches must ask the database instead.
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import type { Db } from "../db/transaction.ts";

const CHANNEL = "sabiprep";

export interface Signal {
  topic: "session" | "site" | "bank";
  body: Record<string, unknown>;
}

export interface Signals {
  on(hear: (signal: Signal) => void): void;
  healthy(): boolean;
  close(): Promise<void>;
}

/** Heard by every instance once the transaction commits. */
export async function signal(db: Db, topic: Signal["topic"], body: Signal["body"]): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ topic, body })})`.execute(db);
}

export async function openSignals(url: string): Promise<Signals> {
  const ears: ((signal: Signal) => void)[] = [];
  let client: pg.Client | null = null;
  let closed = false;

  const connect = async () => {
    const fresh = new pg.Client({ connectionString: url, application_name: "sabiprep-signals", keepAlive: true });
    fresh.on("error", () => lost(fresh));
    fresh.on("end", () => lost(fresh));
    fresh.on("notification", ({ payload }) => {
      const heard = JSON.parse(payload ?? "{}") as Signal;
      for (const ear of ears) ear(heard);
    });
    await fresh.connect();
    await fresh.query(`listen ${CHANNEL}`);
    client = fresh;
  };

  const lost = async (which: pg.Client) => {
    if (client !== which || closed) return;
    client = null;
    while (!client && !closed) {
      await wait(500);
      await connect().catch(() => {});
    }
  };

  await connect();
  return {
    on: (ear) => void ears.push(ear),
    healthy: () => client !== null,
    close: async () => {
      closed = true;
      await client?.end().catch(() => {});
    },
  };
}
