// Inlined at the top of every page, before anything is drawn: theme, text size and motion as this device likes them, and
// signed-in candidates sent on from pages meant for guests. It imports nothing, and lib/preferences.ts knows its keys.
{
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem("theme");
    const dark = theme ? theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = dark ? "dark" : "light";
    const text = localStorage.getItem("text-size");
    if (text) root.dataset.text = text;
    for (const name of ["motion", "games"]) if (localStorage.getItem(name) === "off") root.dataset[name] = "off";
    if (root.dataset.for === "guest") {
      const { key_prefix } = JSON.parse(document.getElementById("site-config")!.textContent);
      if (sessionStorage.getItem(`${key_prefix}:candidate-token`)) {
        root.hidden = true;
        location.replace("/dashboard");
      }
    }
  } catch {
    // A browser that keeps nothing shows the light page to a guest.
  }
}
