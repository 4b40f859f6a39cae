import { expect, onTestFinished, test } from "vitest";
import { freshDatabase, quiet } from "../testing/database.ts";
import { openReplica } from "./replica.ts";

test("a standby is read only while it has everything the primary wrote up to some seconds ago", async () => {
  const { url, pool, close } = await freshDatabase();
  onTestFinished(close);
  // The lag is simulated: the primary reports a position the standby will never reach.
  let isAhead = false;
  const primary = {
    query: async () =>
      isAhead ? { rows: [{ at: "FFFFFFFF/0" }] } : pool.query("select pg_current_wal_lsn()::text as at"),
  };
  const replica = openReplica({
    url,
    primary: primary as unknown as Parameters<typeof openReplica>[0]["primary"],
    maxLagMs: 2_500,
    connections: 2,
    log: quiet,
  });
  onTestFinished(() => replica.close());
  await expect.poll(replica.isFresh, { timeout: 10_000 }).toBe(true);
  isAhead = true;
  await expect.poll(replica.isFresh, { timeout: 10_000 }).toBe(false);
  isAhead = false;
  await expect.poll(replica.isFresh, { timeout: 10_000 }).toBe(true);
  replica.markStale();
  expect(replica.isFresh()).toBe(false);
});

test("a standby that is away does not count as near, and the server still starts", async () => {
  const { pool, close } = await freshDatabase();
  onTestFinished(close);
  const url = "postgres://nobody@127.0.0.1:1/nothing";
  const replica = openReplica({ url, primary: pool, maxLagMs: 5_000, connections: 2, log: quiet });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(replica.isFresh()).toBe(false);
  await replica.close();
});
