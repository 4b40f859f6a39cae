import { useSyncExternalStore } from "react";
import { t } from "../../lib/i18n.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { NoticeList } from "./notice-list.tsx";
import { noticesOpen, onNoticesChange, showNotices } from "./notices-open.ts";
import { useUnreadCount } from "./unread-count.ts";

const close = () => showNotices(false);

export function NoticesDialog() {
  const open = useSyncExternalStore(onNoticesChange, noticesOpen);
  const unread = useUnreadCount();
  return (
    <Dialog open={open} onClose={close} title={t("Notifications")}>
      <NoticeList unread={unread} onLeave={close} />
    </Dialog>
  );
}
