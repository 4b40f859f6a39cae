// Inlined at the top of every page, before anything is drawn: theme, text size and motion as this device likes them, signed-in
// candidates sent on from pages meant for guests, the screen as it was drawn ahead shown to whom it is for and who reads its language, and the
// call begun that the screen will ask for first; a form sent too early is held for the app. It imports nothing, and lib/preferences.ts, lib/first-call.ts and lib/held-form.ts know its keys.
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
        Object.assign(window, { firstCall: { address, brings, reply: fetch(address, { headers }).catch(() => null) } });
      }
  } catch {
    // A browser that keeps nothing shows the light page to a guest.
  }
}
