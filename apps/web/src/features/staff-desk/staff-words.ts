// How the desk speaks of what staff did, when, and how many.
import { t } from "../../lib/i18n.ts";

const verbs = (): Record<string, string> => ({
  "user.suspend": t("suspended a user"),
  "user.reactivate": t("let a user in again"),
  "user.delete": t("planned a user's deletion"),
  "user.edit": t("corrected a user's details"),
  "user.sign_out": t("signed a user out everywhere"),
  "user.send_reset": t("sent a user a reset link"),
  "user.extra_time": t("set a user's extra time"),
  "user.many": t("changed several users"),
  "sitting.count": t("counted a test for the leaderboard"),
  "report.assign": t("took a report"),
  "report.answer": t("answered a report"),
  "report.status": t("moved a report"),
  "staff.invite": t("invited a member of staff"),
  "staff.change": t("changed a member of staff"),
  "staff.sign_in": t("signed in"),
  "staff.sign_in_refused": t("refused a sign-in"),
  "staff.refused": t("was refused"),
  "staff.password": t("changed their password"),
  "staff.session.end": t("signed another device of theirs out"),
  "staff.totp.enable": t("turned the second step on"),
  "staff.totp.disable": t("turned the second step off"),
  "staff.totp.recovery": t("made new recovery codes"),
  "audit.erase": t("erased a person from this log"),
  "audit.keyed": t("gave this log its key"),
  "audit.restored": t("restored a back-up"),
  "site.settings": t("changed the site's settings"),
  "site.logo": t("changed the logo"),
  "site.mail_test": t("sent a test mail"),
  "analytics.export": t("exported analytics"),
  "audit.export": t("exported the audit log"),
});

/** A verb this list does not know is shown as it stands in the log. */
export const deed = (verb: string): string => verbs()[verb] ?? verb;

const relative = new Intl.RelativeTimeFormat("en-NG", { numeric: "auto", style: "long" });
const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

export function ago(timestamp: string, now = Date.now()): string {
  const seconds = (now - Date.parse(timestamp)) / 1000;
  const step = steps.find(([, size]) => seconds >= size);
  return step ? relative.format(-Math.floor(seconds / step[1]), step[0]) : t("just now");
}

export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word[0] ?? "")
    .join("")
    .slice(0, 2)
    .toUpperCase();

export const whole = (figure: number): string => figure.toLocaleString("en-NG");
