import type { MarkerDrift } from "@sabiprep/contract";
import { TriangleAlert } from "lucide-react";
import { t } from "../../lib/i18n.ts";
import { Banner } from "../../ui/banner.tsx";

export const driftText = ({ state, mean }: MarkerDrift): string | null => {
  const marks = Math.abs(mean).toFixed(1);
  if (state === "generous")
    return t("On the last check answers you gave {marks} marks too many. Read the guide again.", { marks });
  if (state === "strict")
    return t("On the last check answers you gave {marks} marks too few. Read the guide again.", { marks });
  if (state === "uneven")
    return t("On the last check answers you were far off, in both directions. Read the guide again.");
  return null;
};

/** A warning for the marker. Marking continues. */
export function DriftNote({ drift }: { drift: MarkerDrift }) {
  const text = driftText(drift);
  return text ? (
    <Banner tone="mid" icon={TriangleAlert} role="status">
      {text}
    </Banner>
  ) : null;
}
