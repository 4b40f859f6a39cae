// npm run proof -- spare-connections [--rounds n] [--windows n]: a student who reads for a while and then taps gets the
// right response. A browser keeps connections that it never used. If a server writes on such a silent connection, its
// bytes are taken for the response to the next request. Windows of a real Chromium open past questions and the
// dashboard, stay idle longer than the server's time-out, and tap.
import { parseArgs } from "node:util";
import { chromium, type Page } from "@playwright/test";
import { createClient, exams, sittings } from "@sabiprep/contract";
import { launchOptions } from "../../e2e/testing/browser.ts";
import { aCandidate, signInTab } from "../../e2e/testing/people.ts";
import { startServer } from "../../e2e/testing/start-server.ts";

/** Longer than the server waits for the headers of a request, and than its interval for checking such connections. */
const STILL_MS = 12_500;
const WAIT_MS = 60_000;

const { values } = parseArgs({ options: { rounds: { type: "string" }, windows: { type: "string" } } });
const rounds = Number(values.rounds ?? 100);
const windows = Number(values.windows ?? 10);

const server = await startServer();
const browser = await chromium.launch(launchOptions);
let begun = 0;
let opened = 0;
const failures: string[] = [];

/** A candidate with an unfinished test, in a window of a browser with no other candidate. */
async function openWindow(): Promise<Page> {
  const candidate = await aCandidate({ baseURL: server.url });
  const api = createClient({ baseUrl: `${server.url}/api`, token: () => candidate.token });
  const exam = (await api.call(exams.list, {}))[0]!;
  const { subjects } = await api.call(exams.subjects, { exam_type_id: exam.uuid });
  await api.call(sittings.start, { exam_id: exam.uuid, subject_id: subjects[0]!.uuid });
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: "block" });
  const page = await context.newPage();
  await signInTab(page, "candidate", candidate.token, server.url);
  return page;
}

async function round(page: Page, name: string) {
  const refused: string[] = [];
  const hear = (reply: { status(): number; url(): string }) => {
    if (reply.status() >= 400) refused.push(`${reply.status()} ${reply.url()}`);
  };
  page.on("response", hear);
  try {
    await page.goto(`${server.url}/past-questions`);
    await page.locator("h1").waitFor({ timeout: WAIT_MS });
    await page.goto(`${server.url}/dashboard`);
    const goOn = page.getByRole("link", { name: /^Continue/ }).first();
    await goOn.waitFor({ timeout: WAIT_MS });
    await page.waitForTimeout(STILL_MS);
    await goOn.click();
    await page.getByRole("heading", { name: /^Question \d+ of/ }).waitFor({ timeout: WAIT_MS });
    opened += 1;
  } catch (problem) {
    const words = await page
      .locator("body")
      .innerText({ timeout: 1_000 })
      .catch(() => "");
    failures.push(`${name}: ${(problem as Error).message.split("\n")[0]}; the page says: ${words.slice(0, 200)}`);
  }
  for (const one of refused) failures.push(`${name}: ${one}`);
  page.off("response", hear);
}

async function walk(no: number) {
  const page = await openWindow();
  while (begun < rounds) {
    begun += 1;
    await round(page, `window ${no}, round ${begun}`);
  }
  await page.context().close();
}

try {
  await Promise.all(Array.from({ length: windows }, (_, at) => walk(at + 1)));
} finally {
  await browser.close();
  await server.stop();
}
for (const failure of failures) console.error(`FAILED: ${failure}`);
console.log(`${begun} rounds in ${windows} windows: ${opened} tests opened, ${failures.length} spurious errors`);
process.exit(failures.length === 0 && opened === rounds ? 0 : 1);
