import { useSyncExternalStore } from "react";
import { t } from "../../lib/i18n.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { NotificationList } from "./notification-list.tsx";
import { notificationsOpen, onNotificationsChange, showNotifications } from "./notifications-open.ts";
import { useUnreadCount } from "./unread-count.ts";

const close = () => showNotifications(false);

export function NotificationsDialog() {
  const open = useSyncExternalStore(onNotificationsChange, notificationsOpen);
  const unread = useUnreadCount();
  return (
    <Dialog open={open} onClose={close} title={t("Notifications")}>
      <NotificationList unread={unread} onLeave={close} />
    </Dialog>
  );
}
