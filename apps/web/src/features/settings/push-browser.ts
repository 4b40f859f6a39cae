// Gets a push subscription from the browser and sends it to the server.
import { notifications } from "@sabiprep/contract";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";

export const secureAddressMessage = () =>
  t("You need a secure address (https) to get push notifications. Ask your school's ICT officer.");
const unsupported = () => t("This browser cannot show push notifications.");

/** Null on success, otherwise the reason in one sentence. */
export async function subscribeToPush(): Promise<string | null> {
  if (!window.isSecureContext) return secureAddressMessage();
  const pushes = (await navigator.serviceWorker?.getRegistration())?.pushManager;
  if (!pushes?.subscribe || typeof Notification === "undefined") return unsupported();
  if ((await Notification.requestPermission?.()) !== "granted")
    return t(
      "Your browser does not allow notifications from this site. You can change this in your browser's site settings.",
    );
  try {
    const { public_key } = await call(notifications.pushKey, {});
    const subscription = await pushes.subscribe({
      userVisibleOnly: true,
      applicationServerKey: public_key,
    });
    const { endpoint, keys } = subscription.toJSON?.() ?? {};
    await call(notifications.subscribe, {
      endpoint: endpoint ?? "",
      keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" },
    });
    return null;
  } catch (failure) {
    return failure instanceof DOMException
      ? t("We could not turn on notifications. Please try again later.")
      : (failure as Error).message;
  }
}

export async function unsubscribeFromPush(): Promise<string | null> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const subscription = await worker?.pushManager?.getSubscription?.();
  await subscription?.unsubscribe?.();
  try {
    await call(notifications.unsubscribe, { endpoint: subscription?.endpoint ?? null });
    return null;
  } catch (failure) {
    return (failure as Error).message;
  }
}
