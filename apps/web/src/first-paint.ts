// Inlined at the top of every page and run before anything is drawn. It applies the device's theme, text size and
// motion, and redirects signed-in candidates from guest pages. It shows the prerendered screen to the right user in the
// right language, starts the screen's first call, and holds a form that is submitted too early. It imports nothing.
// lib/preferences.ts, lib/preloaded.ts, lib/held-form.ts and the card that features/progress/next-step.tsx prerenders
// use the same keys.
{
  const root = document.documentElement;
  window.heldForm = null;
  addEventListener(
    "submit",
    (event) => {
      if (window.heldForm === undefined) return;
      event.preventDefault();
      window.heldForm = event.target as HTMLFormElement;
    },
    true,
  );
  /** Data of the dashboard's call, or of the practice tests' call. */
  interface FirstWords {
    "/candidates/profile"?: { first_name: string; is_verified: boolean; delete_at: string | null };
    "/candidates/progress"?: { totals: { tests: number }; today: { goal: number; questions: number } };
    "/candidates/exams/sessions"?: unknown[];
    "/candidates/exams/recommended"?: { title: string; reason: string; topic_id: string | null }[];
    "/candidates/exams/allowance"?: { tests_a_month: number | null; tests_left: number | null };
    "/candidates/revision/plan"?: { due: number };
  }
  /**
   * Writes the one thing to do, or the first of the tests, into its prerendered card. Candidates with another message
   * first wait for the app.
   */
  const sayFirst = (data: FirstWords) => {
    const [me, all] = [data["/candidates/profile"], data["/candidates/progress"]];
    const next = data["/candidates/exams/recommended"]?.[0];
    const left = all?.totals.tests ? all.today.goal - all.today.questions : 1;
    const nothingOpen = data["/candidates/exams/sessions"]?.length === 0;
    const alone = nothingOpen && me?.is_verified && !me.delete_at;
    const allowance = document.getElementById("ahead-allowance");
    const { tests_a_month: limit, tests_left: tests = 0 } = data["/candidates/exams/allowance"] ?? {};
    const due = data["/candidates/revision/plan"]?.due ?? 0;
    // The singular has other words.
    const toDo = alone && left !== 1 && due !== 1 && (due > 0 || (next?.topic_id && tests !== 0 && tests !== 1));
    allowance?.classList.toggle("limited", Boolean(limit));
    const isSaid = allowance ? nothingOpen && next : toDo;
    const cards = !allowance && due > 0;
    // Counted as in features/progress/next-step.tsx.
    const minutes = Math.max(1, Math.round((due * 40) / 60));
    const goal = left > 0 ? left : "";
    const words = {
      "ahead-name": me?.first_name,
      "ahead-left": cards ? "" : goal,
      "ahead-next": cards ? "" : next?.title,
      "ahead-why": next?.reason,
      "ahead-tests": tests ?? "",
      "ahead-left-too": goal,
      "ahead-due": cards ? due : "",
      "ahead-minutes": minutes,
    };
    for (const [id, text] of Object.entries(words)) {
      const place = document.getElementById(id);
      if (place) place.textContent = isSaid ? String(text) : "";
    }
    document.getElementById("ahead-free")?.parentElement?.toggleAttribute("hidden", tests === null);
  };
  /**
   * Data of a test's call. The device stores the same for the last shown question (features/sittings/running-test.ts).
   */
  interface FirstQuestion {
    session: { uuid: string; state: string; title: string; sections: { from: number; count: number }[] };
    exams: {
      [at: number]: {
        instruction?: string;
        question_body: string;
        passage: { title: string; body: string } | null;
        image_url: string | null;
      };
    };
  }
  /**
   * A line of text, partly marked up, as an element. The page policy allows no markup from a script, and the app
   * handles formulas.
   */
  const lineOf = (markup: string): HTMLElement | null => {
    const [, words] = /^<p>((?:[^<]|<(em|strong|u|sub|sup)>[^<]*<\/\2>)*)<\/p>$/.exec(markup) ?? [];
    if (!words) return null;
    const signs: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
    const plain = (text = "") => text.replaceAll(/&(\w+|#39);/g, (whole, name) => signs[name] ?? whole);
    const line = document.createElement("p");
    for (const [, mark, marked, text] of words.matchAll(/<(\w+)>([^<]*)<\/\w+>|([^<]+)/g))
      line.append(mark ? Object.assign(document.createElement(mark), { textContent: plain(marked) }) : plain(text));
    return line;
  };
  /**
   * Lines of text below each other, or nothing if one of them contains more. No look-behind: a browser without it could
   * not parse this script.
   */
  const linesOf = (markup: string): HTMLElement[] => {
    const parts = markup.split("</p>");
    const lines = parts.slice(0, -1).map((part) => lineOf(`${part.trim()}</p>`));
    return parts.at(-1)!.trim() === "" && lines.every((line) => line !== null) ? lines : [];
  };
  /** The question that a test continues with, with its text. A question with a picture waits for the app. */
  const showQuestion = ({ session, exams }: FirstQuestion) => {
    const at = Number(localStorage.getItem(`test-index:${session.uuid}`) ?? 0);
    const [question, room] = [exams[at], document.getElementById("ahead-question")];
    const section = session.sections.find(({ from, count }) => at >= from && at < from + count);
    if (session.state !== "open" || !room || room.firstChild || !question || !section || question.image_url) return;
    const { instruction } = question;
    const asked = linesOf(`${instruction ? `<p>${instruction}</p>` : ""}${question.question_body}`);
    const { passage } = question;
    const text = passage ? linesOf(passage.body) : [];
    if (asked.length === 0 || (passage && text.length === 0)) return;
    if (passage) document.getElementById("ahead-passage-title")!.textContent = passage.title;
    document.getElementById("ahead-passage")!.append(...text);
    const [title, number] = ["title", "number"].map((name) => document.getElementById(`ahead-${name}`)!);
    title!.textContent = session.title;
    number!.textContent = number!
      .textContent!.replace("{n}", String(at - section.from + 1))
      .replace("{total}", String(section.count));
    room.append(...asked);
  };
  /** The tab's stored answers to these calls. On another day, nothing of today's goal is done yet. */
  const lastWords = (owner: string, brings: string[]): FirstWords => {
    const words: FirstWords = {};
    for (const call of brings) {
      const { at, data } = JSON.parse(sessionStorage.getItem(`${owner}:${call}`) ?? "{}");
      if (data?.today && new Date(at).toDateString() !== new Date().toDateString()) data.today.questions = 0;
      Object.assign(words, { [call]: data });
    }
    return words;
  };
  /** Runs as soon as the place for the words exists. It is further down in the page. */
  const whenDrawn = (place: string, say: () => void) => {
    if (document.getElementById(place)) say();
    else if (document.readyState === "loading") requestAnimationFrame(() => whenDrawn(place, say));
  };
  const island = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? "null");
  try {
    const theme = localStorage.getItem("theme");
    const dark = theme ? theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = dark ? "dark" : "light";
    const text = localStorage.getItem("text-size");
    if (text) root.dataset.text = text;
    for (const name of ["motion", "games"]) if (localStorage.getItem(name) === "off") root.dataset[name] = "off";
    const { key_prefix, gateway_key } = island("site-config");
    const token = sessionStorage.getItem(`${key_prefix}:candidate-token`);
    if (token && root.dataset.for === "guest") {
      root.hidden = true;
      location.replace("/dashboard");
    }
    const mine = location.pathname.startsWith("/admin") ? sessionStorage.getItem(`${key_prefix}:staff-token`) : token;
    // It was prerendered in English and for the path without a query.
    if (mine && !localStorage.getItem("language") && !location.search) root.dataset.ahead = "shown";
    // A gateway's signature needs its own script. Then the screen makes its calls itself.
    if (mine && !gateway_key)
      for (const [pattern, call, brings] of island("first-calls") ?? []) {
        const found = new RegExp(pattern).exec(location.pathname);
        if (!found) continue;
        const address = `/api${call.replace("$1", found[1] ?? "")}`;
        const headers = { accept: "application/json", authorization: `Bearer ${mine}` };
        const reply = fetch(address, { headers }).catch(() => null);
        Object.assign(window, { firstCall: { address, brings, reply } });
        if (!root.dataset.ahead) continue;
        const [whose, uuid] = sessionStorage.getItem(`${key_prefix}:candidate`)?.split(" ") ?? [];
        if (whose === token) whenDrawn("ahead-next", () => sayFirst(lastWords(`${key_prefix}:last:${uuid}`, brings)));
        const shown = JSON.parse(localStorage.getItem("test-shown") ?? "null");
        if (shown?.session.uuid === found[1]) whenDrawn("ahead-question", () => showQuestion(shown));
        void reply
          .then(async (answer) => {
            const data = answer?.ok && (await answer.clone().json()).data;
            if (data) (data.session ? showQuestion : sayFirst)(data);
          })
          .catch(() => null);
      }
  } catch {
    // A browser that keeps nothing shows the light page to a guest.
  }
  for (const href of island("files-to-fetch") ?? [])
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}
