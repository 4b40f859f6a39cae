import { randomFrom } from "@sabiprep/question-bank/random";
import { expect, test } from "./testing/journey.ts";
import { networkTrials } from "./testing/offline-trials.ts";
import { shakyNetwork } from "./testing/shaky-network.ts";

test.use({ serviceWorkers: "allow" });

const RUNS = 2;
const titles: Record<keyof typeof networkTrials, string> = {
  cutReloadFinish: "the network goes, the page is loaded anew, the test is finished and sent: one grade, every answer",
  lossyNetwork: "a network that loses calls and replies loses no answer and doubles none",
  phoneSwap: "a test goes on on another phone, and the first one is told",
  twoTabs: "of two tabs one edits, the other follows and takes over",
  wrongClock: "a clock two years off moves neither the deadline nor an answer",
};

for (const [name, trial] of Object.entries(networkTrials))
  test(titles[name as keyof typeof networkTrials], async ({ browser, baseURL, page }) => {
    test.slow();
    await page.close();
    const network = await shakyNetwork(baseURL!);
    try {
      for (let run = 1; run <= RUNS; run += 1) {
        // A full paper where the issue is the paper. Otherwise ten questions test the same and are faster.
        const questions = name === "cutReloadFinish" && run === 1 ? 40 : 10;
        const outcome = await trial({
          browser,
          network,
          url: network.url,
          server: baseURL!,
          chance: randomFrom(run * 7919),
          questions,
        });
        expect(outcome.answers).toBe(questions);
      }
    } finally {
      await network.stop();
    }
  });
