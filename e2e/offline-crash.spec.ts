import { randomFrom } from "@sabiprep/question-bank/random";
import { killedBrowser } from "./testing/crash-trial.ts";
import { expect, test } from "./testing/journey.ts";
import { shakyNetwork } from "./testing/shaky-network.ts";

test.use({ serviceWorkers: "allow" });

const RUNS = 2;

test("a browser killed after a choice still has every choice that had shown a status", async ({ baseURL, page }) => {
  test.slow();
  await page.close();
  const network = await shakyNetwork(baseURL!);
  try {
    for (let run = 1; run <= RUNS; run += 1) {
      const trial = {
        url: network.url,
        server: baseURL!,
        network,
        chance: randomFrom(run * 104_729),
        questions: 10 as const,
      };
      expect((await killedBrowser(trial)).answers).toBeGreaterThan(0);
    }
  } finally {
    await network.stop();
  }
});
