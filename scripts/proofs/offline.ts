// npm run proof -- offline [--runs n] [--seed n] [--only name]: every offline trial, again and again, in a real
// Chromium with the real server, over a network that is cut and loses calls.

import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { randomFrom } from "@sabiprep/question-bank/random";
import { launchOptions } from "../../e2e/testing/browser.ts";
import { killedBrowser } from "../../e2e/testing/crash-trial.ts";
import type { Trial } from "../../e2e/testing/offline-tests.ts";
import { networkTrials } from "../../e2e/testing/offline-trials.ts";
import { shakyNetwork } from "../../e2e/testing/shaky-network.ts";
import { startServer } from "../../e2e/testing/start-server.ts";

const { values } = parseArgs({
  options: { runs: { type: "string" }, seed: { type: "string" }, only: { type: "string" } },
});
const runs = Number(values.runs ?? 20);
const seed = Number(values.seed ?? Date.now() % 100_000);
console.log(`seed ${seed}, ${runs} runs of each trial`);

const server = await startServer();
const browser = await chromium.launch(launchOptions);
const network = await shakyNetwork(server.url);
let passed = 0;
let failed = 0;

async function repeat(name: string, trial: (given: Trial) => Promise<{ answers: number; lost?: number }>) {
  if (values.only && values.only !== name) return;
  const begun = Date.now();
  let answers = 0;
  let lostCalls = 0;
  let good = 0;
  for (let run = 1; run <= runs; run += 1) {
    try {
      const given = {
        url: network.url,
        server: server.url,
        chance: randomFrom(seed + run * 7919),
        questions: 40 as const,
      };
      const outcome = await trial(given);
      answers += outcome.answers;
      lostCalls += outcome.lost ?? 0;
      good += 1;
    } catch (problem) {
      console.error(`FAILED: ${name}, run ${run} of seed ${seed}: ${(problem as Error).message}`);
    }
    network.mend();
  }
  passed += good;
  failed += runs - good;
  const seconds = Math.round((Date.now() - begun) / 1000);
  const calls = lostCalls > 0 ? `, ${lostCalls} calls lost on the way` : "";
  console.log(`${name}: ${good} of ${runs} runs, ${answers} answers, 0 lost, 0 double in those${calls}, ${seconds} s`);
}

try {
  for (const [name, trial] of Object.entries(networkTrials))
    await repeat(name, (given) => trial({ ...given, browser, network }));
  await repeat("killedBrowser", (given) => killedBrowser({ ...given, network }));
} finally {
  await browser.close();
  await network.stop();
  await server.stop();
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
