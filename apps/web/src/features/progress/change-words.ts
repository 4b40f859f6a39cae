import { t } from "../../lib/i18n.ts";

/** The change of the average, in full points. */
export const describeAverageChange = (points: number): string =>
  points === 0
    ? t("same average as the previous period")
    : points > 0
      ? t("{n, plural, one {up # point} other {up # points}} from the previous period", { n: points })
      : t("{n, plural, one {down # point} other {down # points}} from the previous period", { n: -points });
