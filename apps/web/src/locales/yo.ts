// The Yoruba catalogue, fetched when the language is chosen. Its words await review by a native reader.
import { auth } from "./yo/auth.ts";
import { dashboard } from "./yo/dashboard.ts";
import { guardian } from "./yo/guardian.ts";
import { navigation } from "./yo/navigation.ts";
import { resultMoment } from "./yo/result-moment.ts";
import { settings } from "./yo/settings.ts";
import { sittings } from "./yo/sittings.ts";
import { topics } from "./yo/topics.ts";

export const messages: Record<string, string> = {
  ...topics,
  ...navigation,
  ...auth,
  ...sittings,
  ...resultMoment,
  ...dashboard,
  ...settings,
  ...guardian,
};
