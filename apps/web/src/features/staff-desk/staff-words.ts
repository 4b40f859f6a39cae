// The texts for staff actions, their time and their count.
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";

const verbs = (): Record<string, string> => ({
  "user.suspend": t("suspended a user"),
  "user.reactivate": t("reactivated a user"),
  "user.delete": t("scheduled a user for deletion"),
  "user.edit": t("corrected a user's details"),
  "user.sign_out": t("signed a user out everywhere"),
  "user.send_reset": t("sent a user a reset link"),
  "user.extra_time": t("set a user's extra time"),
  "user.many": t("changed several users"),
  "sitting.count": t("counted a test for the leaderboard"),
  "sitting.void": t("left a test out of the leaderboard"),
  "report.assign": t("assigned a report"),
  "report.answer": t("replied to a report"),
  "report.status": t("changed a report's status"),
  "staff.invite": t("invited a member of staff"),
  "staff.change": t("changed a member of staff"),
  "staff.sign_in": t("signed in"),
  "staff.invite_again": t("sent an invitation again"),
  "marking.open": t("opened a marking round"),
  "marking.close": t("closed a marking round"),
  "marking.release": t("released marks"),
  "marking.use_guide": t("changed the guide of a marking round"),
  "school.create": t("added a school"),
  "school.change": t("changed a school"),
  "school.seats.add": t("added seats to a school"),
  "school.seats.end": t("ended a school's seats"),
  "school.invite_head": t("invited the head of a school"),
  "school.authority": t("confirmed a school's authority"),
  "school.invite": t("invited a teacher"),
  "school.invite_again": t("sent a school invitation again"),
  "school.remove_person": t("removed a teacher or head"),
  "class.create": t("added a class"),
  "class.change": t("changed a class"),
  "class.code.open": t("made a code to join a class"),
  "class.code.close": t("closed the code of a class"),
  "class.pupil.add": t("added a pupil"),
  "class.pupil.change": t("corrected a pupil's details"),
  "class.pupil.remove": t("removed a pupil from a class"),
  "class.slips": t("printed slips for a class"),
  "class.slip.renew": t("printed a new slip for a pupil"),
  "class.grid_file": t("saved the results of a class as a file"),
  "class.leaderboard": t("changed the leaderboard of a class"),
  "work.create": t("wrote class work"),
  "work.change": t("changed class work"),
  "work.give": t("gave class work to pupils"),
  "work.withdraw": t("withdrew class work"),
  "work.release": t("released the results of class work"),
  "roster.check": t("checked a roster"),
  "roster.run": t("imported a roster"),
  "roster.undo": t("undid a roster import"),
  "staff.session.end_others": t("signed out all other devices"),
  "staff.sign_in_refused": t("refused a sign-in"),
  "staff.refused": t("was denied access"),
  "staff.rows_read": t("read questions or users"),
  "staff.rows_stopped": t("reached the daily reading limit"),
  "user.read": t("opened a user"),
  "report.read": t("opened a report"),
  question_read: t("opened a question"),
  "staff.rename": t("changed their name"),
  "staff.password": t("changed their password"),
  "staff.session.end": t("signed out another of their devices"),
  "staff.totp.enable": t("turned on two-step sign-in"),
  "staff.totp.disable": t("turned off two-step sign-in"),
  "staff.passkey.add": t("added a passkey"),
  "staff.passkey.remove": t("removed a passkey"),
  "staff.totp.recovery": t("made new recovery codes"),
  "audit.erase": t("erased a person from this log"),
  "audit.keyed": t("set the audit log key"),
  "audit.restored": t("restored a backup"),
  "site.settings": t("changed the site's settings"),
  "site.logo": t("changed the logo"),
  "site.mail_test": t("sent a test email"),
  "analytics.export": t("exported analytics"),
  "audit.export": t("exported the audit log"),
  question_added: t("added a question"),
  question_edited: t("edited a question"),
  question_deleted: t("deleted a question"),
  question_erased: t("permanently deleted a question"),
  question_moved: t("changed a question's status"),
  question_restored: t("restored an older version of a question"),
  question_commented: t("commented on a question"),
  question_assigned: t("assigned a question to a reviewer"),
  question_read_by_native: t("checked a question as a native speaker"),
  question_key_fixed: t("corrected the answer key of a question"),
  question_key_asked: t("asked for an answer key to be confirmed"),
  question_key_confirmed: t("confirmed a corrected answer key"),
  question_key_declined: t("declined a corrected answer key"),
  question_key_kept: t("kept the answer key of a question"),
  question_picture_uploaded: t("uploaded a picture for a question"),
  question_audio_uploaded: t("uploaded a recording for a question"),
  questions_changed_in_bulk: t("changed many questions"),
  questions_bulk_undone: t("undid a bulk change"),
  questions_deleted_in_bulk: t("deleted many questions"),
  duplicates_searched: t("searched the bank for duplicates"),
  duplicates_settled: t("settled a pair of similar questions"),
  question_filter_saved: t("saved a filter"),
  question_filter_dropped: t("deleted a saved filter"),
  figures_exported: t("exported question statistics"),
  questions_exported: t("exported questions"),
  question_corrections_exported: t("exported corrections to SabiPrep questions"),
  question_import_uploaded: t("uploaded a question file"),
  question_import_changed: t("rechecked a question file"),
  question_import_run: t("imported a question file"),
  question_import_undone: t("undid an import"),
  question_import_discarded: t("discarded an import file"),
  passage_added: t("added a passage"),
  passage_edited: t("edited a passage"),
  passage_deleted: t("deleted a passage"),
  texts_corrected: t("uploaded corrected texts"),
  texts_proposed: t("proposed other texts"),
  texts_confirmed: t("confirmed corrected texts"),
  texts_changed: t("changed texts"),
  texts_declined: t("declined corrected texts"),
  texts_not_changed: t("left texts unchanged"),
  paper_saved: t("saved a paper"),
  blueprint_written: t("saved a blueprint"),
  subject_added: t("added a subject"),
  subject_edited: t("edited a subject"),
  subject_deleted: t("deleted a subject"),
  topic_added: t("added a topic"),
  topic_edited: t("edited a topic"),
  topic_deleted: t("deleted a topic"),
  "material.create": t("added a material"),
  "material.update": t("edited a material"),
  "material.upload": t("uploaded a file for a material"),
  "material.state": t("published or retired a material"),
  "material.delete": t("deleted a draft material"),
  "calendar.create": t("added a date to the exam calendar"),
  "calendar.update": t("changed a date in the exam calendar"),
  "calendar.remove": t("removed a date from the exam calendar"),
  "grant.give": t("granted a user a plan"),
  "grant.revoke": t("removed a plan granted by staff"),
  "payment-problem.settle": t("settled a payment problem"),
  "plan.add": t("added a plan"),
  "plan.change": t("changed a plan"),
  "coupon.add": t("added a coupon"),
  "message.send": t("sent a message to a group"),
  "user.support-view": t("viewed a user's account (we told the user)"),
  "coupon.close": t("closed a coupon"),
  "streak.repair": t("repaired a streak"),
  "subscriptions.export": t("exported subscriptions"),
  "sitting.answer-file": t("uploaded an answer file"),
});

const rooms: [RegExp, string, string?][] = [
  [
    /^question_(read|added|edited|deleted|moved|restored|commented|assigned|read_by|key_)/,
    paths.adminQuestions,
    "question",
  ],
  [/^question_import_/, paths.adminQuestionImport, "file"],
  [/^(paper_|question_paper)/, paths.adminPapers],
  [/^passage_/, paths.adminPassages],
  [/^blueprint_/, paths.adminBlueprints],
  [/^(subject|topic)_/, paths.adminSubjects],
  [/^material\./, paths.adminMaterials],
  [/^report\./, paths.adminReports, "report"],
  [/^(user\.|grant\.|streak\.|sitting\.count)/, paths.adminUsers, "user"],
  [/^(plan|subscriptions|payment)/, paths.adminPlans],
  [/^(site|staff|calendar)\./, paths.adminSettings],
];

/** The page of an action's subject, or the subject itself if its page opens one by URL. */
export function placeOf(verb: string, subject: string | null): string | null {
  const room = rooms.find(([verbs]) => verbs.test(verb));
  if (!room) return null;
  const [, path, name] = room;
  return name && subject ? `${path}?${new URLSearchParams({ [name]: subject })}` : path;
}

/** An unknown verb is shown as it is in the log. */
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
