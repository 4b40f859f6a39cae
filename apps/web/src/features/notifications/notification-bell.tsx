import { Bell } from "lucide-react";
import { t } from "../../lib/i18n.ts";
import { buttonClass } from "../../ui/button.tsx";
import { showNotifications } from "./notifications-open.ts";
import { useUnreadCount } from "./unread-count.ts";

const MAX_COUNTED = 100;

/** The notification bell in the bars, with its count also in words. */
export function NotificationBell({ words = false }: { words?: boolean }) {
  const unread = useUnreadCount();
  const figure = unread >= MAX_COUNTED ? "99+" : String(unread);
  return (
    <button
      type="button"
      className={words ? "nav-item" : buttonClass({ tone: "quiet", icon: true }, "bell")}
      aria-label={words ? undefined : unread === 0 ? t("Notifications") : t("Notifications, {n} unread", { n: figure })}
      onClick={() => showNotifications(true)}
    >
      <Bell className={words ? "icon" : undefined} aria-hidden="true" />
      {words && t("Notifications")}
      {words && unread > 0 && <span className="sr-only">{t(", {n} unread", { n: figure })}</span>}
      {unread > 0 && (
        <span className="bell-count" aria-hidden="true">
          {figure}
        </span>
      )}
    </button>
  );
}
