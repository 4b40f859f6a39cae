// The Hausa catalogue, fetched when the language is chosen. Its words await review by a native reader.
import { auth } from "./ha/auth.ts";
import { billing } from "./ha/billing.ts";
import { dashboard } from "./ha/dashboard.ts";
import { dates } from "./ha/dates.ts";
import { descriptions } from "./ha/descriptions.ts";
import { failures } from "./ha/failures.ts";
import { fromServer } from "./ha/from-server.ts";
import { guardian } from "./ha/guardian.ts";
import { leaderboard } from "./ha/leaderboard.ts";
import { loop } from "./ha/loop.ts";
import { marking } from "./ha/marking.ts";
import { materials } from "./ha/materials.ts";
import { navigation } from "./ha/navigation.ts";
import { offline } from "./ha/offline.ts";
import { passkeys } from "./ha/passkeys.ts";
import { profile } from "./ha/profile.ts";
import { progress } from "./ha/progress.ts";
import { resultMoment } from "./ha/result-moment.ts";
import { results } from "./ha/results.ts";
import { revision } from "./ha/revision.ts";
import { schedule } from "./ha/schedule.ts";
import { schools } from "./ha/schools.ts";
import { settings } from "./ha/settings.ts";
import { shared } from "./ha/shared.ts";
import { site } from "./ha/site.ts";
import { sittings } from "./ha/sittings.ts";
import { subjects } from "./ha/subjects.ts";
import { theory } from "./ha/theory.ts";
import { titles } from "./ha/titles.ts";
import { topics } from "./ha/topics.ts";

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
  ...billing,
  ...leaderboard,
  ...loop,
  ...materials,
  ...offline,
  ...profile,
  ...progress,
  ...revision,
  ...schedule,
  ...shared,
  ...site,
};
