// The browser's own offer to install the app is delayed until a first test is finished, and then made once.
interface InstallEvent extends Event {
  prompt: () => Promise<void>;
  userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
}

const KEY = "install-asked";
let held: InstallEvent | null = null;

export function holdInstallOffer() {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    held = event as InstallEvent;
  });
  window.addEventListener("appinstalled", () => {
    held = null;
    void navigator.storage?.persist?.();
  });
}

export function mayOfferInstall(): boolean {
  try {
    return held !== null && localStorage.getItem(KEY) === null;
  } catch {
    return false;
  }
}

export async function offerInstall() {
  const event = held;
  forgoInstall();
  await event?.prompt();
}

/** Not asked again. */
export function forgoInstall() {
  held = null;
  try {
    localStorage.setItem(KEY, "1");
  } catch {
    // Then it is asked once more.
  }
}
