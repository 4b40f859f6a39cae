import { questions } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { figure } from "./question-words.ts";

/** The bank in one line. Tiles with open tasks link to them. */
export function QuestionTiles() {
  const { data } = useQuery(read(questions.tiles));
  const show = (value: number | undefined) => (value === undefined ? "–" : figure(value));
  const tiles = [
    { label: t("Total questions"), value: show(data?.total) },
    { label: t("Answered correctly"), value: data?.correct_rate == null ? "–" : `${data.correct_rate}%` },
    { label: t("Waiting for review"), value: show(data?.in_review), to: `${paths.adminQuestions}?stage=review` },
    { label: t("Suspect answer keys"), value: show(data?.suspect_keys), to: paths.adminSuspectKeys },
  ];
  return (
    <dl className="bank-tiles">
      {tiles.map(({ label, value, to }) => (
        <div key={label}>
          <dt className="text-sm text-muted">{to ? <Link to={to}>{label}</Link> : label}</dt>
          <dd className="num font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
