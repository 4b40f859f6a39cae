import type { MarkingRoundRow } from "@sabiprep/contract";
import { t } from "../../lib/i18n.ts";
import { dayOf } from "../../lib/when.ts";
import { Chip } from "../../ui/chip.tsx";

export function RoundState({ round }: { round: MarkingRoundRow }) {
  if (round.state === "released") return <Chip tone="ok">{t("Released")}</Chip>;
  if (round.state === "closed") return <Chip>{t("Takes no more papers")}</Chip>;
  return <Chip tone="info">{t("Open until {day}", { day: dayOf(round.takes_until) })}</Chip>;
}
