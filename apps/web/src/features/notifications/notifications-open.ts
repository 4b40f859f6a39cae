// Whether the notifications are open. Several bells open one list, which must not belong to a bar that is hidden when
// the screen is turned.
let open = false;
const listeners = new Set<() => void>();

export const notificationsOpen = (): boolean => open;

export function showNotifications(wanted: boolean) {
  open = wanted;
  for (const listener of listeners) listener();
}

export function onNotificationsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
