// Notifications that arrive while no page is open.
import { isTestRunning } from "./running-test.ts";

declare const self: ServiceWorkerGlobalScope;

interface PushedNotification {
  tag?: string;
  title?: string;
  body?: string;
  link?: string | null;
}

export function servePush() {
  self.addEventListener("push", (event) => {
    const notification = readNotification(event.data);
    if (notification?.title) event.waitUntil(show(notification.title, notification));
  });
  self.addEventListener("notificationclick", (event) => {
    event.notification?.close?.();
    event.waitUntil(openAt(String(event.notification?.data ?? "/")));
  });
}

function readNotification(data: PushMessageData | null | undefined): PushedNotification | null {
  try {
    return data?.json?.() as PushedNotification;
  } catch {
    return null;
  }
}

const show = async (title: string, { tag, body, link }: PushedNotification) =>
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
