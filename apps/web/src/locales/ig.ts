// The Igbo catalogue, fetched when the language is chosen. Its words await review by a native reader.
import { auth } from "./ig/auth.ts";
import { billing } from "./ig/billing.ts";
import { dashboard } from "./ig/dashboard.ts";
import { dates } from "./ig/dates.ts";
import { descriptions } from "./ig/descriptions.ts";
import { failures } from "./ig/failures.ts";
import { fromServer } from "./ig/from-server.ts";
import { guardian } from "./ig/guardian.ts";
import { leaderboard } from "./ig/leaderboard.ts";
import { loop } from "./ig/loop.ts";
import { marking } from "./ig/marking.ts";
import { materials } from "./ig/materials.ts";
import { navigation } from "./ig/navigation.ts";
import { offline } from "./ig/offline.ts";
import { passkeys } from "./ig/passkeys.ts";
import { profile } from "./ig/profile.ts";
import { progress } from "./ig/progress.ts";
import { resultMoment } from "./ig/result-moment.ts";
import { results } from "./ig/results.ts";
import { revision } from "./ig/revision.ts";
import { schedule } from "./ig/schedule.ts";
import { schools } from "./ig/schools.ts";
import { settings } from "./ig/settings.ts";
import { shared } from "./ig/shared.ts";
import { site } from "./ig/site.ts";
import { sittings } from "./ig/sittings.ts";
import { subjects } from "./ig/subjects.ts";
import { theory } from "./ig/theory.ts";
import { titles } from "./ig/titles.ts";
import { topics } from "./ig/topics.ts";

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
  ...site,
  ...shared,
};
