import type { AnalyticsReport } from "@sabiprep/contract";
import { t } from "../../lib/i18n.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { LabelledBars } from "./labelled-bars.tsx";
import { whole } from "./staff-words.ts";

export function SignUpFunnel({ steps }: { steps: AnalyticsReport["funnel"] }) {
  const most = Math.max(1, ...steps.map(({ count }) => count));
  return (
    <LabelledBars
      title={t("From landing page to first test")}
      unit={t("Page loads, then people at each step")}
      rows={steps}
      label={({ step }) => step}
      figure={({ count }) => whole(count)}
      note={({ count }, at) => shareOf(count, steps[at - 1]?.count ?? 0)}
      bar={({ step, count }) => <ProgressBar value={(100 * count) / most} label={step} />}
    />
  );
}

/** A user who signed up in an earlier period may take a step in this one. Then there is no percentage. */
const shareOf = (count: number, before: number) =>
  before > 0 && count <= before ? t("{n}% of the previous step", { n: Math.round((100 * count) / before) }) : null;
