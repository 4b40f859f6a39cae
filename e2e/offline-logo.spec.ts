// A cold start without a network: the offline page shows the site's logo.
import { expect, test } from "./testing/journey.ts";
import { goOffline, workerReady } from "./testing/offline-tests.ts";
import { aCandidate, signInTab } from "./testing/people.ts";
import { shakyNetwork } from "./testing/shaky-network.ts";

test.use({ serviceWorkers: "allow" });

test("after a visit to the dashboard the offline page opens without a network and draws the logo", async ({
  page: first,
  context,
  forgive,
  baseURL,
}) => {
  test.slow();
  forgive(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_FAILED/);
  const network = await shakyNetwork(baseURL!);
  const candidate = await aCandidate({ baseURL: baseURL! });
  await signInTab(first, "candidate", candidate.token, network.url);
  await first.goto(`${network.url}/dashboard`);
  await expect(first.getByRole("heading", { level: 1 })).toBeVisible();
  await workerReady(first);
  const page = await context.newPage();
  await first.close();
  await goOffline(context, network);
  await page.goto(`${network.url}/offline`);
  await expect(page.getByRole("heading", { level: 1, name: "Offline" })).toBeVisible();
  const logo = page.locator(".brand img");
  await expect.poll(() => logo.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
  await network.stop();
});
