// npm run proof -- people-lists [few] [many]: with a million candidates, the staff's list of users, searched, filtered,
// sorted and paged, must respond within twice its time with ten thousand, in one run.
import { createClient, staff, users } from "@sabiprep/contract";
import type pg from "pg";
import { openDatabase } from "../../apps/api/src/db/open.ts";
import { type Calls, compareTimes, timeCalls } from "../compare-calls.ts";
import { startServer } from "../start-server.ts";

const BAR = 2;
const DEMO = { email: "admin@demo.ng", password: "Admin12345" };
const FIRST = ["Ada", "Bola", "Chidi", "Danjuma", "Efe", "Fatima", "Garba", "Halima", "Ifeoma", "Jide", "Kemi", "Ladi"];
const LAST = ["Abubakar", "Bello", "Chukwu", "Danladi", "Eze", "Folarin", "Gyang", "Hassan", "Ibe", "Johnson", "Kalu"];

/**
 * Candidates up to that number, who joined over two years. A third of them have been inactive for long, and one in
 * fifty is suspended.
 */
async function growPeople(pool: pg.Pool, upTo: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query(
      `insert into candidates (uuid, email, first_name, last_name, registered_at, last_sign_in_at, suspended_at)
       select gen_random_uuid(), 'person' || g || '@example.ng', ($2::text[])[1 + g % cardinality($2::text[])],
         ($3::text[])[1 + (g / 7) % cardinality($3::text[])], now() - (g * 7919 % 730) * interval '1 day' - g * interval '1 ms',
         case when g % 3 > 0 then now() - (g % 80) * interval '1 day' end,
         case when g % 50 = 0 then now() end
       from generate_series((select count(*) + 1 from candidates), $1::bigint) g`,
      [upTo, FIRST, LAST],
    );
    await client.query("vacuum analyze candidates");
  } finally {
    client.release();
  }
}

const calls = (middle: string): Calls => ({
  newest: (client) => client.call(users.list, {}),
  "last seen": (client) => client.call(users.list, { sort: "last_seen" }),
  "by name": (client) => client.call(users.list, { sort: "name" }),
  "a page in the middle": (client) => client.call(users.list, { after: middle }),
  active: (client) => client.call(users.list, { status: "active" }),
  inactive: (client) => client.call(users.list, { status: "inactive" }),
  "inactive by name": (client) => client.call(users.list, { status: "inactive", sort: "name" }),
  suspended: (client) => client.call(users.list, { status: "suspended", sort: "last_seen" }),
  "a common first name": (client) => client.call(users.list, { search: "ada" }),
  "one letter": (client) => client.call(users.list, { search: "f" }),
  "two names": (client) => client.call(users.list, { search: "bola eze" }),
  "an address": (client) => client.call(users.list, { search: "person9876@" }),
  "nobody of that name": (client) => client.call(users.list, { search: "zzz" }),
});

const [few = 10_000, many = 1_000_000] = process.argv.slice(2).map(Number);
const server = await startServer({ RATE_LIMITS: "off" });
const log = { info() {}, warn: console.warn, error: console.error };
const { pool, close } = await openDatabase({ databaseUrl: server.databaseUrl, dataDir: "", log });
let good = false;
try {
  const signedIn = await createClient({ baseUrl: `${server.url}/api` }).call(staff.login, DEMO);
  if (!("token" in signedIn)) throw new Error("The demo account has a second step.");
  const client = createClient({ baseUrl: `${server.url}/api`, token: () => signedIn.token, timeoutMs: 120_000 });
  const results: Map<string, number>[] = [];
  for (const upTo of [few, many]) {
    await growPeople(pool, upTo);
    const { rows } = await pool.query<{ middle: string }>(
      `select json_build_array(registered_at, id)::text as middle from candidates order by id offset $1 limit 1`,
      [Math.floor(upTo / 2)],
    );
    results.push(await timeCalls(client, calls(rows[0]!.middle)));
  }
  good = compareTimes(results[0]!, results[1]!, BAR);
} finally {
  await close();
  await server.stop();
}
process.exit(good ? 0 : 1);
