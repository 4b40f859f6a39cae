import { Check, Circle, type LucideIcon, Target, TrendingUp } from "lucide-react";
import { t } from "../lib/i18n.ts";
import { Chip } from "../ui/chip.tsx";

type TopicState = "not_started" | "building" | "getting_there" | "strong";

const looks: Record<TopicState, { tone: "plain" | "bad" | "mid" | "ok"; icon: LucideIcon; words: () => string }> = {
  not_started: { tone: "plain", icon: Circle, words: () => t("Not started") },
  building: { tone: "bad", icon: Target, words: () => t("Needs practice") },
  getting_there: { tone: "mid", icon: TrendingUp, words: () => t("Getting there") },
  strong: { tone: "ok", icon: Check, words: () => t("Strong") },
};

/** How well a topic is known, as a word and an icon. */
export function TopicStateChip({ state }: { state: TopicState }) {
  const { tone, icon, words } = looks[state];
  return (
    <Chip tone={tone} icon={icon}>
      {words()}
    </Chip>
  );
}
