import { analytics } from "./analytics.ts";
import { audit } from "./audit.ts";
import { auth } from "./auth.ts";
import { billing } from "./billing.ts";
import { billingStaff } from "./billing-staff.ts";
import { blueprints } from "./blueprints.ts";
import { calendar } from "./calendar.ts";
import { challengeLinks } from "./challenge-links.ts";
import { challenges } from "./challenges.ts";
import { classRoster } from "./class-roster.ts";
import { daily } from "./daily.ts";
import { dailyGoal } from "./daily-goal.ts";
import { exams } from "./exams.ts";
import { groupMessages } from "./group-messages.ts";
import { itemAnalysis } from "./item-analysis.ts";
import { languageDesk } from "./language-desk.ts";
import { leaderboard } from "./leaderboard.ts";
import { leagues } from "./league.ts";
import { markedAnswers } from "./marked-answers.ts";
import { markingDesk } from "./marking-desk.ts";
import { materials } from "./materials.ts";
import { myClasses } from "./my-classes.ts";
import { notifications } from "./notifications.ts";
import { papers } from "./papers.ts";
import { passkeys } from "./passkeys.ts";
import { privacy } from "./privacy.ts";
import { profile } from "./profile.ts";
import { progress } from "./progress.ts";
import { questionImports } from "./question-import.ts";
import { questions } from "./questions.ts";
import { reportDesk } from "./report-desk.ts";
import { reports } from "./reports.ts";
import { revision } from "./revision.ts";
import { schedule } from "./schedule.ts";
import { schools } from "./schools.ts";
import { screens } from "./screens.ts";
import { search } from "./search.ts";
import { setWork } from "./set-work.ts";
import { settings } from "./settings.ts";
import { site } from "./site.ts";
import { siteDesk } from "./site-settings.ts";
import { sittings } from "./sittings.ts";
import { staff } from "./staff.ts";
import { staffPasskeys } from "./staff-passkeys.ts";
import { subjects } from "./subjects.ts";
import { theory } from "./theory.ts";
import { topics } from "./topics.ts";
import { users } from "./users.ts";
import { workChoices } from "./work-choices.ts";

export * from "./analytics.ts";
export * from "./audit.ts";
export * from "./auth.ts";
export * from "./billing.ts";
export * from "./billing-staff.ts";
export * from "./blueprints.ts";
export * from "./calendar.ts";
export * from "./challenge-links.ts";
export * from "./challenge-parts.ts";
export * from "./challenges.ts";
export * from "./class-roster.ts";
export * from "./client.ts";
export * from "./daily.ts";
export * from "./daily-goal.ts";
export * from "./date-text.ts";
export * from "./endpoint.ts";
export * from "./envelope.ts";
export * from "./errors.ts";
export * from "./exams.ts";
export * from "./fields.ts";
export * from "./figure-text.ts";
export * from "./format-limits.ts";
export * from "./gateway-signature.ts";
export * from "./group-messages.ts";
export * from "./item-analysis.ts";
export * from "./language-desk.ts";
export * from "./leaderboard.ts";
export * from "./league.ts";
export * from "./marked-answers.ts";
export * from "./marking-desk.ts";
export * from "./materials.ts";
export * from "./message-format.ts";
export * from "./my-classes.ts";
export * from "./notifications.ts";
export * from "./offline-sittings.ts";
export * from "./papers.ts";
export * from "./passkeys.ts";
export * from "./person-name.ts";
export * from "./plain-messages.ts";
export * from "./privacy.ts";
export * from "./profile.ts";
export * from "./progress.ts";
export * from "./question-bulk.ts";
export * from "./question-filters.ts";
export * from "./question-form.ts";
export * from "./question-import.ts";
export * from "./questions.ts";
export * from "./report-desk.ts";
export * from "./reports.ts";
export * from "./revision.ts";
export * from "./schedule.ts";
export * from "./school-desk.ts";
export * from "./school-parts.ts";
export * from "./schools.ts";
export * from "./screens.ts";
export * from "./sealed-file.ts";
export * from "./search.ts";
export * from "./set-work.ts";
export * from "./settings.ts";
export * from "./site.ts";
export * from "./site-settings.ts";
export * from "./sitting-parts.ts";
export * from "./sittings.ts";
export * from "./staff.ts";
export * from "./staff-passkeys.ts";
export * from "./staff-question.ts";
export * from "./subjects.ts";
export * from "./theory.ts";
export * from "./theory-guide.ts";
export * from "./topics.ts";
export * from "./users.ts";
export * from "./work-choices.ts";

/** Every endpoint, by feature. The router, the OpenAPI page and the access matrix are made from it. */
export const contract = {
  site,
  auth,
  profile,
  exams,
  questions,
  questionImports,
  itemAnalysis,
  subjects,
  blueprints,
  papers,
  sittings,
  challenges,
  challengeLinks,
  daily,
  revision,
  search,
  schedule,
  materials,
  topics,
  theory,
  markedAnswers,
  markingDesk,
  reports,
  billing,
  billingStaff,
  staff,
  passkeys,
  staffPasskeys,
  settings,
  groupMessages,
  notifications,
  privacy,
  users,
  reportDesk,
  analytics,
  audit,
  siteDesk,
  languageDesk,
  progress,
  dailyGoal,
  calendar,
  leaderboard,
  leagues,
  schools,
  classRoster,
  setWork,
  workChoices,
  myClasses,
  screens,
};
