// The words for set work: what it is made of, and what failed.
import type { WorkRow } from "@sabiprep/contract";
import { t } from "../../lib/i18n.ts";
import { toast } from "../../ui/toast.tsx";

export const kindWords = (kind: WorkRow["kind"]): string =>
  ({
    topics: t("Topics"),
    paper: t("Past paper"),
    mock: t("Mock exam"),
    questions: t("Chosen questions"),
    built: t("Built paper"),
  })[kind];

export const percentOf = ({ correct, total }: { correct: number; total: number }): number =>
  Math.round((100 * correct) / Math.max(1, total));

export const sayFailed = ({ message }: Error) =>
  toast({ title: t("That did not work"), description: message, destructive: true });
