import { expect, onTestFinished, test } from "vitest";
import { examFixture } from "../../apps/api/src/testing/an-exam.ts";
import { startFakePaystack } from "../../apps/api/src/testing/fake-paystack.ts";
import { startApi } from "../../apps/api/src/testing/start-api.ts";
import { fuzz } from "./fuzz.ts";

const calls = Number(process.env.FUZZ_CALLS ?? 2_000);
const seed = Number(process.env.FUZZ_SEED ?? 1);

test("no call by anybody makes the server fail (200,000: npm run proof -- fuzz)", async () => {
  const paystack = await startFakePaystack();
  onTestFinished(() => paystack.close());
  const api = await startApi(paystack.env);
  const { exam, subject, topic } = await examFixture(api.db, { questions: 60 });
  const began = performance.now();
  const report = await fuzz(api, { calls, seed, ids: [exam, subject, topic].map(({ uuid }) => uuid) });
  if (process.env.FUZZ_CALLS) {
    const seconds = Math.round((performance.now() - began) / 1_000);
    console.log(`${report.calls} calls in ${seconds} s, seed ${seed}: ${JSON.stringify(report.byStatus)}`);
    console.log(`${report.failures.length} answered 5xx`);
  }
  expect(report.failures).toEqual([]);
  // A fuzzer whose requests are refused immediately finds nothing.
  expect(report.byStatus["200"]! / report.calls).toBeGreaterThan(0.1);
});
