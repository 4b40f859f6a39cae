import type { WorkRow } from "@sabiprep/contract";
import { t } from "../lib/i18n.ts";
import { Chip } from "../ui/chip.tsx";

/** The state of set work, as its teacher sees it. */
export function WorkState({ state }: { state: WorkRow["state"] }) {
  if (state === "draft") return <Chip>{t("Draft")}</Chip>;
  if (state === "planned") return <Chip tone="info">{t("Opens later")}</Chip>;
  if (state === "open") return <Chip tone="ok">{t("Open")}</Chip>;
  if (state === "late") return <Chip tone="mid">{t("Late work only")}</Chip>;
  if (state === "withdrawn") return <Chip tone="bad">{t("Withdrawn")}</Chip>;
  return <Chip>{t("Closed")}</Chip>;
}
