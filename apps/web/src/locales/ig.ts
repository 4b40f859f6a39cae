// The Igbo catalogue, fetched when the language is chosen. Its words await review by a native reader.
import { auth } from "./ig/auth.ts";
import { dashboard } from "./ig/dashboard.ts";
import { guardian } from "./ig/guardian.ts";
import { navigation } from "./ig/navigation.ts";
import { resultMoment } from "./ig/result-moment.ts";
import { settings } from "./ig/settings.ts";
import { sittings } from "./ig/sittings.ts";
import { topics } from "./ig/topics.ts";

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
