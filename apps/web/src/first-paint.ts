// Inlined at the top of every page, before anything is drawn: theme, text size and motion as this device likes them, signed-in
// candidates sent on from pages meant for guests, the screen as it was drawn ahead shown to whom it is for and who reads its language, and the
// call begun that the screen will ask for first; a form sent too early is held for the app. It imports nothing; lib/preferences.ts,
// lib/first-call.ts, lib/held-form.ts and the card that features/progress/next-step.tsx draws ahead know its keys.
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
  /** Of what the dashboard's call brings. */
  interface FirstWords {
    "/candidates/profile"?: { first_name: string; is_verified: boolean; delete_at: string | null };
    "/candidates/progress"?: { totals: { tests: number }; today: { goal: number; questions: number } };
    "/candidates/exams/sessions"?: unknown[];
    "/candidates/exams/recommended"?: { title: string; reason: string; topic_id: string | null }[];
    "/candidates/leaderboard/place"?: { state: string };
  }
  /** The dashboard's one thing to do, into the card drawn ahead for it; whoever is to be told something else first waits for the app. */
  const sayFirst = ({ data }: { data: FirstWords }) => {
    const [me, all] = [data["/candidates/profile"], data["/candidates/progress"]];
    const next = data["/candidates/exams/recommended"]?.[0];
    const left = all?.totals.tests ? all.today.goal - all.today.questions : 1;
    const alone = me?.is_verified && !me.delete_at && data["/candidates/exams/sessions"]?.length === 0;
    if (!alone || left === 1 || !next?.topic_id || data["/candidates/leaderboard/place"]?.state === "to_ask") return;
    const words = {
      "ahead-name": me.first_name,
      "ahead-left": left > 0 ? left : "",
      "ahead-next": next.title,
      "ahead-why": next.reason,
    };
    for (const [id, text] of Object.entries(words)) document.getElementById(id)?.append(String(text));
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
    // It was drawn in English, and for the bare address.
    if (mine && !localStorage.getItem("language") && !location.search) root.dataset.ahead = "shown";
    // A gateway's signature takes a script of its own; there the screen makes its calls itself.
    if (mine && !gateway_key)
      for (const [pattern, call, brings] of island("first-calls") ?? []) {
        const found = new RegExp(pattern).exec(location.pathname);
        if (!found) continue;
        const address = `/api${call.replace("$1", found[1] ?? "")}`;
        const headers = { accept: "application/json", authorization: `Bearer ${mine}` };
        const reply = fetch(address, { headers }).catch(() => null);
        Object.assign(window, { firstCall: { address, brings, reply } });
        if (root.dataset.ahead)
          void reply
            .then(async (answer) => {
              if (answer?.ok) sayFirst(await answer.clone().json());
            })
            .catch(() => null);
      }
  } catch {
    // A browser that keeps nothing shows the light page to a guest.
  }
}
