// npm run proof -- rolling [--restarts N] [--requests N] [--before REF] Two instances run behind nginx with the
// configuration of deploy/, while candidates take tests. Each is stopped and started again in turn. No request may
// fail, neither a read nor a POST, which is never repeated, and no acknowledged answer may be lost. With --before the
// fleet starts as the build of that commit, is updated to this one instance by instance, and rolled back, and so on.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openEmbedded } from "../../apps/api/src/db/embedded/open-embedded.ts";
import { openDatabase } from "../../apps/api/src/db/open.ts";
import { premiumPeople } from "../../bench/premium-people.ts";
import { buildAll } from "../build.ts";
import { type Load, lostOf, startCandidates } from "../fleet/candidates.ts";
import { needProgram } from "../fleet/debian-programs.ts";
import { makeEarlierBuild } from "../fleet/earlier-build.ts";
import { type Instance, startInstance } from "../fleet/instance.ts";
import { type Nginx, startNginx } from "../fleet/nginx.ts";
import { root } from "../run-command.ts";

const { values } = parseArgs({
  options: {
    restarts: { type: "string", default: "6" },
    requests: { type: "string", default: "0" },
    before: { type: "string" },
  },
});
/** One account gets only so many new questions a day: enough for some 3,000 calls. */
const PEOPLE = Math.max(16, Math.ceil(Number(values.requests) / 2_000));
const base = 21_000 + (process.pid % 10_000);
const ports: [number, number] = [base, base + 1];

needProgram("nginx");
const folder = mkdtempSync(path.join(tmpdir(), "sabiprep-rolling-"));
const server = await openEmbedded({ dataDir: path.join(folder, "database"), log: console });
const builds: [string, string] = [
  values.before ? makeEarlierBuild(values.before, path.join(folder, "before")) : root,
  root,
];
const start = (at: number, build: string) =>
  startInstance({ folder, name: `instance-${at}`, port: ports[at]!, env: { DATABASE_URL: server.url }, build });
/** Both instances change to the new build, then both back to the old one, and so on. */
const buildAfter = (restart: number) => builds[restart % 4 < 2 ? 1 : 0];

const failed: string[] = [];
const instances: Instance[] = [];
let nginx: Nginx | null = null;
let load: Load | null = null;
try {
  await buildAll();
  instances.push(...(await Promise.all([start(0, builds[0]), start(1, builds[0])])));
  nginx = await startNginx({ folder, port: base + 2, servers: ports });
  const database = await openDatabase({ databaseUrl: server.url, dataDir: "", log: console });
  load = startCandidates({ url: nginx.url, people: await premiumPeople(database.db, PEOPLE), pauseMs: 0 });
  const enough = () => load!.answered >= Number(values.requests) || load!.failed.length > PEOPLE;
  for (let restart = 0; restart < Number(values.restarts) || !enough(); restart++) {
    await wait(1_000);
    const at = restart % 2;
    const [before, broken, began] = [load.answered, load.failed.length, Date.now()];
    const code = await instances[at]!.stop();
    const stopped = Date.now() - began;
    const build = buildAfter(restart);
    instances[at] = await start(at, build);
    const which = values.before ? ` as the build ${build === root ? "of now" : "before"}` : "";
    console.log(
      `restart ${restart + 1}${which}: stopped in ${(stopped / 1000).toFixed(1)} s with ${code}, back after ${((Date.now() - began) / 1000).toFixed(1)} s; ${load.answered - before} answered, ${load.failed.length - broken} failed`,
    );
    if (code !== 0) failed.push(`an instance ended with ${code}`);
  }
  await load.end();
  const lost = await lostOf(database.db, load.sittings);
  console.log(`${load.saves} acknowledged answers in ${load.sittings.size} tests, ${lost.length} lost`);
  failed.push(...load.failed, ...lost);
  await database.close();
} catch (problem) {
  failed.push(String(problem));
}
await load?.end();
for (const instance of instances) await instance.stop();
await nginx?.stop();
await server.stop();
if (failed.length > 0) console.log([...failed.slice(0, 20), ...(nginx?.problems().slice(-20) ?? [])].join("\n"));
rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
console.log(`${load?.answered ?? 0} answered, ${load?.posts ?? 0} of them POSTs, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
