// Notifications that arrive while no page is open.
import { isTestRunning } from "./running-test.ts";

declare const self: ServiceWorkerGlobalScope;

interface PushedNotice {
  tag?: string;
  title?: string;
  body?: string;
  link?: string | null;
}

export function servePush() {
  self.addEventListener("push", (event) => {
    const notice = readNotice(event.data);
    if (notice?.title) event.waitUntil(show(notice.title, notice));
  });
  self.addEventListener("notificationclick", (event) => {
    event.notification?.close?.();
    event.waitUntil(openAt(String(event.notification?.data ?? "/")));
  });
}

function readNotice(data: PushMessageData | null | undefined): PushedNotice | null {
  try {
    return data?.json?.() as PushedNotice;
  } catch {
    return null;
  }
}

const show = async (title: string, { tag, body, link }: PushedNotice) =>
  self.registration.showNotification?.(title, { tag, body, data: link ?? "/dashboard", icon: "/icon-192.png" });

/** An open tab is reused, unless a test is running. */
async function openAt(link: string) {
  const target = new URL(link, self.location.origin);
  if (target.origin !== self.location.origin) return;
  const [free] = await self.clients.matchAll({ type: "window" });
  if (!free || (await isTestRunning())) return self.clients.openWindow(target.href);
  await free.navigate(target.href).catch(() => null);
  return free.focus();
}
