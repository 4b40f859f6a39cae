// The Hausa catalogue, fetched when the language is chosen. Its words await review by a native reader.
import { auth } from "./ha/auth.ts";
import { dashboard } from "./ha/dashboard.ts";
import { guardian } from "./ha/guardian.ts";
import { navigation } from "./ha/navigation.ts";
import { resultMoment } from "./ha/result-moment.ts";
import { settings } from "./ha/settings.ts";
import { sittings } from "./ha/sittings.ts";
import { topics } from "./ha/topics.ts";

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
