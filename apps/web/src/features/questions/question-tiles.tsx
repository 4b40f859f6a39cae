import { questions } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, Hourglass, SquareCheckBig, TriangleAlert } from "lucide-react";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { StatCard } from "../../ui/stat-card.tsx";
import { figure } from "./question-words.ts";

export function QuestionTiles() {
  const { data } = useQuery(read(questions.tiles));
  const show = (value: number | undefined) => (value === undefined ? "–" : figure(value));
  return (
    <div className="stats">
      <StatCard figure={show(data?.total)} label={t("Total questions")} icon={SquareCheckBig} tone="info" />
      <StatCard
        figure={data?.correct_rate == null ? "–" : `${data.correct_rate}%`}
        label={t("Answered correctly")}
        icon={CircleCheck}
      />
      <StatCard figure={show(data?.in_review)} label={t("Waiting for review")} icon={Hourglass} tone="sun" />
      <StatCard figure={show(data?.suspect_keys)} label={t("Suspect answer keys")} icon={TriangleAlert} tone="bad" />
    </div>
  );
}
