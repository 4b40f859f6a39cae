// Sessions, links and tries that are over, and devices without a sign-in for a long time. None of it is archived,
// because it holds hashes of secrets and shows who was here.
import { sql } from "kysely";
import type { Config } from "../../config.ts";
import type { Db } from "../../db/transaction.ts";
import type { Retiring } from "../../feature.ts";

type SignInPlace = { table: Retiring["table"]; key: string; over: string };

const ended = ({ table, key, over }: SignInPlace, days: (config: Config) => number): Retiring => ({
  table,
  days,
  take: async (db: Db, before: Date, limit: number) => {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ${sql.ref(key)} in (
        select ${sql.ref(key)} from ${sql.table(table)} where ${sql.ref(over)} < ${before} limit ${limit}
          for update skip locked)`.execute(db);
    return { count: Number(numAffectedRows ?? 0) };
  },
});

const atOnce = () => 0;

export const endedSignIns: Retiring[] = [
  ended({ table: "auth_sessions", key: "id", over: "expires_at" }, atOnce),
  ended({ table: "remembered_sign_ins", key: "id", over: "expires_at" }, atOnce),
  ended({ table: "one_time_links", key: "ref", over: "expires_at" }, atOnce),
  ended({ table: "attempts", key: "key", over: "span_started_at" }, () => 1),
  ended({ table: "cooldowns", key: "key", over: "until" }, () => 1),
  ended({ table: "known_devices", key: "token_hash", over: "last_used_at" }, (config) => config.RETENTION_DEVICE_DAYS),
];
