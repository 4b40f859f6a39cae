import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../db/open.ts";
import { record } from "../events/record.ts";
import { freshDatabase, quiet } from "../testing/database.ts";
import { openFreezingProxy } from "../testing/freezing-proxy.ts";
import { openInstance } from "../testing/open-instance.ts";
import { startApi } from "../testing/start-api.ts";

const readyOf = async (url: string) => {
  const answer = await fetch(`${url}/api/ready`);
  return { status: answer.status, ...((await answer.json()) as { data: Record<string, unknown> | null }).data };
};

test.each(["silent", "broken"])(
  "an instance whose database is %s is not ready, and is again by itself",
  async (how) => {
    const direct = await freshDatabase();
    onTestFinished(() => direct.close());
    const proxy = await openFreezingProxy(direct.url);
    onTestFinished(proxy.close);
    const database = await openDatabase({ databaseUrl: proxy.url, dataDir: "", log: quiet });
    const api = await openInstance(database);
    onTestFinished(api.close);
    expect(await readyOf(api.url)).toMatchObject({ status: 200, database: "ok", line: "ok", events: "ok" });

    proxy.freeze(true);
    if (how === "broken") proxy.cut();
    await wait(2_000);
    expect(await readyOf(api.url)).toMatchObject({ status: 503, database: "away" });
    proxy.thaw();
    proxy.cut();
    await expect
      .poll(() => readyOf(api.url), { timeout: 15_000, interval: 500 })
      .toMatchObject({ status: 200, line: "ok" });
  },
);

test("late statistics are reported and no request is refused", async () => {
  const api = await startApi({ READY_EVENT_LAG_SECONDS: "60" });
  await api.settle();
  await record(api.db, "candidate_registered", { candidate_id: 1 }, new Date(api.clock.now().getTime() - 90_000));
  expect(await readyOf(api.url)).toMatchObject({ status: 200, events: "late", event_lag_seconds: expect.any(Number) });
});
