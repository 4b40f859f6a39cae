import type { Performance } from "@sabiprep/contract";
import { Check } from "lucide-react";
import { Link } from "react-router";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";

type Topic = Performance["strengths"][number];

const ofHow = ({ subject_name, correct, total }: Topic) =>
  `${subject_name} · ${t("{n} of {total} right", { n: correct, total })}`;

export function Strengths({ topics }: { topics: readonly Topic[] }) {
  return (
    <section className="card stack gap-2" aria-labelledby="strengths">
      <h2 id="strengths">{t("Strengths")}</h2>
      {topics.length === 0 && (
        <p className="text-muted">{t("A topic stands here from 80% over four questions or more.")}</p>
      )}
      <ul className="lines">
        {topics.map((topic) => (
          <li key={topic.uuid}>
            <Check className="icon text-brand" aria-hidden="true" />
            <div className="min-w-0 flex-1">
              {topic.name}
              <div className="num text-sm text-muted">{ofHow(topic)}</div>
            </div>
            <b className="num">{topic.percent}%</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Weaknesses({ topics }: { topics: readonly Topic[] }) {
  return (
    <section className="card stack gap-2" aria-labelledby="weaknesses">
      <div>
        <h2 id="weaknesses">{t("Weaknesses")}</h2>
        <p className="text-sm text-muted">
          {topics.length > 0
            ? t("Ten minutes on one of these helps most.")
            : t("None below 70% over four questions or more.")}
        </p>
      </div>
      <ul className="lines">
        {topics.map((topic) => (
          <li key={topic.uuid}>
            <div className="min-w-0 flex-1">
              {topic.name} <span className="num text-sm text-muted">· {topic.percent}%</span>
              <div className="num text-sm text-muted">{ofHow(topic)}</div>
            </div>
            <Link className="py-3 font-bold" to={paths.practiceTests}>
              {t("Practise")}
              <span className="sr-only">: {topic.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
