import { t } from "../../lib/i18n.ts";

/** How the average moved, in whole points. */
export const changeWords = (points: number): string =>
  points === 0
    ? t("the same average as in the time before")
    : points > 0
      ? t("{n, plural, one {up # point} other {up # points}} on the time before", { n: points })
      : t("{n, plural, one {# point} other {# points}} below the time before", { n: -points });
