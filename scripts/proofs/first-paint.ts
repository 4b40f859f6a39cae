// npm run proof -- first-paint [--runs n] [--only name] [--asked] [--quick]: opens every screen of candidates and staff
// as a cheap phone does: Slow 4G, a processor four times slower, HTTP/1.1 directly from the server, with nothing cached
// (cold) and on the second visit (warm). It reports the median of the runs and fails if a screen exceeds its limits.
// Times depend on the machine and are only reported.
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { auth, createClient, exams, profile, sittings, staff } from "@sabiprep/contract";
import { launchOptions } from "../../e2e/testing/browser.ts";
import { type Figures, measureTap, openScreen, type Screen } from "../../e2e/testing/first-paint.ts";
import { overBudget, screensToOpen } from "../../e2e/testing/first-paint-screens.ts";
import { aCandidate, signInTab } from "../../e2e/testing/people.ts";
import { startServer } from "../../e2e/testing/start-server.ts";
import { median } from "../median.ts";

const { values } = parseArgs({
  options: {
    runs: { type: "string" },
    only: { type: "string" },
    asked: { type: "boolean" },
    /** Without the slow network and processor: only requests, bytes and shift. */
    quick: { type: "boolean" },
  },
});
const runs = Number(values.runs ?? 5);
const KB = 1024;
let failed = 0;

function tell(name: string, all: Figures[], over: string[]) {
  const of = (key: keyof Omit<Figures, "asked">) => median(all.map((one) => one[key]));
  const cells = [
    name.padEnd(26),
    `${(of("largestMs") / 1000).toFixed(2)} s`.padStart(8),
    `${(of("usableMs") / 1000).toFixed(2)} s`.padStart(8),
    `${of("requests")} (${of("calls")})`.padStart(9),
    `${(of("js") / KB).toFixed(1)} KB`.padStart(10),
    `${(of("bytes") / KB).toFixed(1)} KB`.padStart(10),
    of("shift").toFixed(3).padStart(7),
    `${of("replyMs").toFixed(0)} ms`.padStart(8),
  ];
  console.log(cells.join(" "), over.join(", "));
  if (values.asked) for (const line of all[0]!.asked) console.log(`    ${line}`);
  if (over.length > 0) failed += 1;
}

/**
 * From a tap on Start in the dialog until the first question shows. The cold run uses data saver, for which nothing is
 * prefetched.
 */
async function startOnce(url: string, warm: boolean): Promise<Figures> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: warm ? "allow" : "block",
  });
  try {
    const page = await context.newPage();
    await page.addInitScript((saves) => {
      Object.assign(window, { painted: { largest: 0, shift: 0, usable: 0 } });
      if (saves) Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    }, !warm);
    const { token } = await aCandidate({ baseURL: url });
    await signInTab(page, "candidate", token, url);
    await page.goto(`${url}/practice-tests?tab=jamb`);
    // A subject's card, because the mock's button opens another dialog. The subject has no formulas, which would load
    // their font.
    await page.getByRole("button", { name: /^Start Test.*Government/ }).click();
    const start = page.getByRole("dialog").getByRole("button", { name: "Start Test" });
    await start.waitFor();
    if (warm) await page.waitForLoadState("networkidle");
    return await measureTap(page, () => start.click(), "Question 1 of", !values.quick);
  } finally {
    await context.close();
  }
}

// A site that is already running is measured as it is.
const running = process.env.E2E_BASE_URL;
const server = running ? { url: running, stop: async () => {} } : await startServer();
const browser = await chromium.launch(launchOptions);
try {
  const anyone = createClient({ baseUrl: `${server.url}/api`, token: () => null });
  const student = (await anyone.call(auth.login, { email: "student@demo.ng", password: "Student123" })).access_token;
  const owner = await anyone.call(staff.login, { email: "admin@demo.ng", password: "Admin12345" });
  if (!("token" in owner)) throw new Error("The demo account has a second step.");
  const hers = createClient({ baseUrl: `${server.url}/api`, token: () => student });
  const exam = (await hers.call(exams.list, {})).find(({ name }) => name === "JAMB")!;
  const { subjects } = await hers.call(exams.subjects, { exam_type_id: exam.uuid });
  const place = { exam_id: exam.uuid, subject_id: subjects[0]!.uuid };
  /** Not before its own screen is opened: an open test changes what the others show first. */
  const started = async () => (await hers.call(sittings.start, { ...place, mode: "practice" })).session.uuid;
  const { uuid } = await hers.call(profile.read, {});
  const asWhom = ({ audience }: Screen) => (audience === "staff" ? { token: owner.token } : { token: student, uuid });

  console.log("screen                      largest   usable  requests (calls)  script      all    shift  reply");
  for (const listed of screensToOpen("")) {
    const screen = listed.name === "test" ? { ...listed, path: `/test/${await started()}` } : listed;
    for (const warm of [false, true]) {
      // Staff use laptops, and the second visit depends on the worker for candidates.
      if (warm && (screen.audience === "staff" || values.quick)) continue;
      if (values.only && !values.only.split(",").includes(screen.name)) continue;
      const all: Figures[] = [];
      for (let run = 0; run < runs; run += 1)
        all.push(await openScreen(browser, screen, { url: server.url, ...asWhom(screen), slow: !values.quick, warm }));
      tell(`${screen.name} ${warm ? "warm" : "cold"}`, all, overBudget(screen, all[0]!, warm));
    }
  }
  if (!values.only || values.only.includes("start"))
    for (const warm of [false, true]) {
      const all: Figures[] = [];
      for (let run = 0; run < runs; run += 1) all.push(await startOnce(server.url, warm));
      tell(`start a test ${warm ? "warm" : "cold"}`, all, all[0]!.requests > 2 ? ["more than 2 requests"] : []);
    }
} finally {
  await browser.close();
  await server.stop();
}
console.log(`${failed} past their promise`);
process.exitCode = failed === 0 ? 0 : 1;
