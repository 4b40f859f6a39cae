// There may be a pooler between the server and its database. It drops the options we set when a connection starts, such
// as the statement timeout. It may also use a different connection for each transaction: then notifications are lost,
// and an older pooler loses prepared statements. Nobody would notice until it causes harm, so we check it when the
// database is opened.
import type pg from "pg";
import { DatabaseProblem } from "./database-problem.ts";
import { HostClient } from "./hosts.ts";

interface PoolerCheck {
  backend: number;
  role: string;
  missing: string[];
}

/** Settings a role needs when a pooler drops the options of a new connection. */
const lookSql = `select pg_backend_pid() as backend, current_user::text as role, array_remove(array[
  case when current_setting('statement_timeout') = '0' then 'statement_timeout = ''30s''' end,
  case when current_setting('idle_in_transaction_session_timeout') = '0' then 'idle_in_transaction_session_timeout = ''60s''' end,
  case when current_setting('TimeZone') <> 'UTC' then 'TimeZone = ''UTC''' end,
  case when current_setting('DateStyle') not like 'ISO%' then 'DateStyle = ''ISO''' end], null) as missing`;

interface PoolerRoute {
  /** The name of its setting. */
  name: string;
  url: string;
  /** Whether two transactions may use two different database connections. */
  mayChange: boolean;
}

/** Throws a one-line message when the pooler does not fit. */
export async function assertPoolerFits(client: pg.PoolClient, { name, url, mayChange }: PoolerRoute): Promise<void> {
  const { rows } = await client.query<PoolerCheck>(lookSql);
  const { backend, role, missing } = rows[0]!;
  // A pooler invents the process ID of a connection. PostgreSQL reports its own.
  if ((client as unknown as { processID: number }).processID === backend) return;
  const pooling = await lookAtPooling(url);
  if (pooling !== "by session" && !mayChange) {
    const what = `${name}: points to a pooler in transaction mode`;
    if (name !== "DATABASE_URL") throw new DatabaseProblem(`${what}. It must point to the database itself`);
    throw new DatabaseProblem(`${what}, where LISTEN does not work. Set DATABASE_DIRECT_URL to the database itself`);
  }
  if (pooling === "by transaction, without prepared statements")
    throw new DatabaseProblem(
      `${name}: points to a pooler that loses prepared statements between transactions. Use PgBouncer 1.21 or newer with max_prepared_statements`,
    );
  if (missing.length === 0) return;
  const settings = missing.map((setting) => `alter role "${role}" set ${setting}`).join("; ");
  throw new DatabaseProblem(
    `${name}: points to a pooler that ignores our connection settings. Set them on the role: ${settings}`,
  );
}

type Pooling = "by session" | "by transaction" | "by transaction, without prepared statements";

/** How often we check whether the connection changes. */
const LOOKS = 3;

/**
 * One client runs a query, a second starts a transaction, and the first runs its query again. A pooler that assigns
 * connections per transaction gives the second client the connection the first has just returned, so the first gets
 * another one. With session pooling this never happens.
 */
async function lookAtPooling(url: string): Promise<Pooling> {
  const [first, second] = [new HostClient(askOf(url)), new HostClient(askOf(url))];
  for (const client of [first, second]) client.on("error", () => {});
  try {
    await Promise.all([first.connect(), second.connect()]);
    for (let look = 0; look < LOOKS; look++) {
      const before = await backendOf(first);
      await second.query("begin");
      const theirs = await backendOf(second);
      const after = await backendOf(first);
      await second.query("rollback");
      if (theirs === before || after !== before) return "by transaction";
    }
    return "by session";
  } catch (problem) {
    if (hasLostStatement(problem)) return "by transaction, without prepared statements";
    throw problem;
  } finally {
    await Promise.allSettled([first.end(), second.end()]);
  }
}

const askOf = (url: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: "sabiprep",
  connectionTimeoutMillis: 5_000,
  // In a pool of one connection, the first client would wait for the second.
  query_timeout: 5_000,
});

/** A prepared statement, because the server itself uses them. */
const ask = { name: "sabiprep-pooler", text: "select pg_backend_pid() as backend where $1::boolean", values: [true] };
const backendOf = async (client: pg.Client): Promise<number> => (await client.query(ask)).rows[0].backend;

/** "does not exist", or "already exists" when the other client has left its own statement. */
const hasLostStatement = (problem: unknown) => ["26000", "42P05"].includes((problem as { code?: string }).code ?? "");
