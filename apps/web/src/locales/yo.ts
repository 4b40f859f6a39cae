// The Yoruba catalogue, fetched when the language is chosen. Its words await review by a native reader.
import { auth } from "./yo/auth.ts";
import { billing } from "./yo/billing.ts";
import { dashboard } from "./yo/dashboard.ts";
import { dates } from "./yo/dates.ts";
import { descriptions } from "./yo/descriptions.ts";
import { failures } from "./yo/failures.ts";
import { fromServer } from "./yo/from-server.ts";
import { guardian } from "./yo/guardian.ts";
import { leaderboard } from "./yo/leaderboard.ts";
import { loop } from "./yo/loop.ts";
import { marking } from "./yo/marking.ts";
import { materials } from "./yo/materials.ts";
import { navigation } from "./yo/navigation.ts";
import { offline } from "./yo/offline.ts";
import { passkeys } from "./yo/passkeys.ts";
import { profile } from "./yo/profile.ts";
import { progress } from "./yo/progress.ts";
import { resultMoment } from "./yo/result-moment.ts";
import { results } from "./yo/results.ts";
import { revision } from "./yo/revision.ts";
import { schedule } from "./yo/schedule.ts";
import { schools } from "./yo/schools.ts";
import { settings } from "./yo/settings.ts";
import { shared } from "./yo/shared.ts";
import { site } from "./yo/site.ts";
import { sittings } from "./yo/sittings.ts";
import { subjects } from "./yo/subjects.ts";
import { theory } from "./yo/theory.ts";
import { titles } from "./yo/titles.ts";
import { topics } from "./yo/topics.ts";

export const messages: Record<string, string> = {
  ...subjects,
  ...dates,
  ...descriptions,
  ...failures,
  ...fromServer,
  ...titles,
  ...topics,
  ...theory,
  ...marking,
  ...schools,
  ...navigation,
  ...auth,
  ...passkeys,
  ...sittings,
  ...results,
  ...resultMoment,
  ...dashboard,
  ...settings,
  ...guardian,
  ...shared,
  ...billing,
  ...leaderboard,
  ...loop,
  ...materials,
  ...offline,
  ...profile,
  ...progress,
  ...revision,
  ...schedule,
  ...site,
};
