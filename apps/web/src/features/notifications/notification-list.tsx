import { notifications, type ShownNotification } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import {
  Award,
  BellOff,
  CalendarCheck,
  ChartColumn,
  ChevronRight,
  Info,
  type LucideIcon,
  Pencil,
  Receipt,
  Swords,
} from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { call } from "../../lib/api.ts";
import { dateText, t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { read, useCall } from "../../lib/query.ts";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Tile, type TileTone } from "../../ui/tile.tsx";

const looks: Partial<Record<string, [LucideIcon, TileTone]>> = {
  study_reminder: [CalendarCheck, "info"],
  test_reminder: [Pencil, "info"],
  achievement: [Award, "sun"],
  weekly_report: [ChartColumn, "brand"],
  daily_question: [CalendarCheck, "sun"],
  payment: [Receipt, "brand"],
};

/** A challenge has the kind "achievement", but links to the challenges. */
const lookOf = ({ kind, link }: ShownNotification): [LucideIcon, TileTone] =>
  link === paths.challenges ? [Swords, "info"] : (looks[kind] ?? [Info, "brand"]);

interface NotificationListProps {
  unread: number;
  onLeave: () => void;
}

/** The newest first. Older ones load on request. */
export function NotificationList({ unread, onLeave }: NotificationListProps) {
  const first = useQuery({ ...read(notifications.list), staleTime: 0 });
  const [older, setOlder] = useState<{ notices: ShownNotification[]; more: boolean } | null>(null);
  const readAll = useCall(notifications.markRead, [notifications.list, notifications.unread]);
  const more = older?.more ?? first.data?.more ?? false;

  async function showOlder(shown: readonly ShownNotification[]) {
    const next = await call(notifications.list, { before: shown.at(-1)!.uuid }).catch(() => null);
    if (next) setOlder({ notices: [...(older?.notices ?? []), ...next.notices], more: next.more });
  }

  return (
    <Await query={first}>
      {({ notices }) => {
        const shown = [...notices, ...(older?.notices ?? [])];
        if (shown.length === 0) return <NoNotifications />;
        return (
          <div className="stack">
            {unread > 0 && (
              <div className="row justify-end">
                <Button tone="quiet" disabled={readAll.isPending} onClick={() => readAll.mutate({})}>
                  {t("Mark all as read")}
                </Button>
              </div>
            )}
            <ul className="lines">
              {shown.map((notification) => (
                <NotificationLine key={notification.uuid} notification={notification} onLeave={onLeave} />
              ))}
            </ul>
            {more && (
              <Button tone="plain" wide onClick={() => void showOlder(shown)}>
                {t("Show older notifications")}
              </Button>
            )}
            <p className="text-sm">
              <Link to={`${paths.settings}#notifications`} onClick={onLeave}>
                {t("Choose your notifications")}
              </Link>
            </p>
          </div>
        );
      }}
    </Await>
  );
}

function NoNotifications() {
  return (
    <div className="empty">
      <Tile icon={BellOff} />
      <b>{t("Nothing new")}</b>
      <p>{t("Reminders, changed results and replies to your reports will show here.")}</p>
    </div>
  );
}

function NotificationLine({ notification, onLeave }: { notification: ShownNotification; onLeave: () => void }) {
  const markRead = useCall(notifications.markRead, [notifications.list, notifications.unread]);
  const [icon, tone] = lookOf(notification);
  const isNew = notification.read_at === null;
  const seen = () => {
    if (isNew) markRead.mutate({ notice_uuid: notification.uuid });
  };
  const words = (
    <>
      <span className={isNew ? "block font-bold" : "block"}>{notification.title}</span>
      <span className="block">{notification.body}</span>
      <span className="text-sm text-muted">{whenOf(notification.created_at)}</span>
    </>
  );
  return (
    <li className={notification.link ? "tap-row" : undefined}>
      <Tile icon={icon} tone={tone} />
      {notification.link ? (
        <Link
          className="min-w-0 flex-1 text-ink no-underline after:absolute after:inset-0"
          to={notification.link}
          onClick={() => {
            seen();
            onLeave();
          }}
        >
          {words}
        </Link>
      ) : (
        <span className="min-w-0 flex-1">{words}</span>
      )}
      {isNew && <Chip tone="sun">{t("New")}</Chip>}
      {notification.link && <ChevronRight className="icon text-muted" aria-hidden="true" />}
    </li>
  );
}

const whenOf = (at: string): string =>
  dateText(at, { dateStyle: "medium", timeStyle: "short", timeZone: "Africa/Lagos" });
