import { reportStatuses } from "@sabiprep/contract";
import { t } from "../../lib/i18n.ts";
import { Chip } from "../../ui/chip.tsx";

export const reportTypeNames = () => ({
  wrong_answer: t("Wrong answer"),
  technical_bug: t("Technical bug"),
  content_issue: t("Content issue"),
  feature_request: t("Feature request"),
  general_feedback: t("General feedback"),
});

export const statusNames = () => ({ pending: t("Pending"), in_progress: t("In progress"), resolved: t("Resolved") });
const statusTones = { pending: "mid", in_progress: "info", resolved: "ok" } as const;

export function StatusChip({ status }: { status: string }) {
  const known = reportStatuses.find((one) => one === status);
  return <Chip tone={known ? statusTones[known] : "plain"}>{known ? statusNames()[known] : t("Unknown")}</Chip>;
}
