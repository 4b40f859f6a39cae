import { readFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { record } from "../events/record.ts";
import { startApi } from "../testing/start-api.ts";

const deploy = path.resolve(import.meta.dirname, "../../../../deploy");

async function metricsOf(url: string): Promise<Map<string, number>> {
  const text = await (await fetch(`${url}/api/metrics`)).text();
  return new Map([...text.matchAll(/^(sabiprep_\w+) (\S+)$/gm)].map(([, name, value]) => [name!, Number(value)]));
}

test("metrics include the rows that wait in the database and what an instance has open", async () => {
  const api = await startApi();
  await api.settle();
  const now = api.clock.now();
  await record(api.db, "candidate_registered", { candidate_id: 1 }, new Date(now.getTime() - 90_000));
  await sql`insert into mail_outbox (uuid, event_key, to_address, subject, html, text, created_at, next_attempt_at)
    select gen_random_uuid(), 'k' || n, 'a@example.ng', 's', 'h', 't', ${new Date(now.getTime() - 60_000)}, ${now}
    from generate_series(1, 3) n`.execute(api.db);
  await sql`select graphile_worker.add_job('no-such-job', '{}'::json, run_at => now() - interval '5 minutes')`.execute(
    api.db,
  );
  await sql`update marking set scoring_version = scoring_version + 1`.execute(api.owner);
  const told = await metricsOf(api.url);
  expect(told.get("sabiprep_processes")).toBe(1);
  expect(told.get("sabiprep_database_connections")).toBeGreaterThan(0);
  expect(told.get("sabiprep_line_silent_seconds")).toBeLessThan(5);
  expect(told.get("sabiprep_event_lag_seconds")).toBeGreaterThanOrEqual(90);
  expect(told.get("sabiprep_mails_waiting")).toBe(3);
  expect(told.get("sabiprep_mails_oldest_seconds")).toBeGreaterThanOrEqual(60);
  expect(told.get("sabiprep_jobs_due")).toBe(1);
  expect(told.get("sabiprep_jobs_oldest_seconds")).toBeGreaterThanOrEqual(300);
  expect(told.get("sabiprep_may_mark")).toBe(0);
});

test("the dashboard and alerts of deploy/ use only metrics that exist", async () => {
  const api = await startApi();
  const text = await (await fetch(`${api.url}/api/metrics`)).text();
  const told = new Set(
    [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
      type === "histogram" ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name!],
    ),
  );
  const board = JSON.parse(readFileSync(path.join(deploy, "grafana-board.json"), "utf8"));
  const asked: string[] = board.panels.flatMap(
    (panel: { targets?: { expr: string }[] }) => panel.targets?.map(({ expr }) => expr) ?? [],
  );
  const rules = readFileSync(path.join(deploy, "alert-rules.yaml"), "utf8");
  asked.push(...[...rules.matchAll(/^\s*expr: (.+)$/gm)].map(([, expr]) => expr!));
  expect(asked.length).toBeGreaterThan(18);
  const names = asked.flatMap((expr) => expr.match(/\b(?:sabiprep|http|process|nodejs)_\w+/g) ?? []);
  expect(names.length).toBeGreaterThanOrEqual(asked.length - 1);
  expect(names.filter((name) => !told.has(name))).toEqual([]);
});
