import type { Performance } from "@sabiprep/contract";
import { Check } from "lucide-react";
import { t } from "../../lib/i18n.ts";
import { PractiseLink } from "../../pieces/practise-link.tsx";
import { TestCost } from "../../pieces/test-cost.tsx";

type Topic = Performance["strengths"][number];

const ofHow = ({ subject_name, correct, total }: Topic) =>
  `${subject_name} · ${t("{n} of {total} answers right", { n: correct, total })}`;

const testOf = ({ uuid, name, subject_uuid, subject_name }: Topic, exam_id: string) => ({
  exam_id,
  subject_id: subject_uuid,
  topic_id: uuid,
  title: `${subject_name}: ${name}`,
});

export function Strengths({ topics }: { topics: readonly Topic[] }) {
  return (
    <section className="card stack gap-2" aria-labelledby="strengths">
      <h2 id="strengths">{t("Strengths")}</h2>
      {topics.length === 0 && (
        <p className="text-muted">{t("Topics show here when you score 80% or more over at least four questions.")}</p>
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
            ? t("Spend ten minutes on one of these. It will help you most.")
            : t("Topics show here when you score below 70% over at least four questions.")}
        </p>
        {topics.length > 0 && <TestCost className="text-muted" />}
      </div>
      <ul className="lines">
        {topics.map((topic) => (
          <li key={topic.uuid}>
            <div className="min-w-0 flex-1">
              {topic.name}
              <div className="num text-sm text-muted">{ofHow(topic)}</div>
            </div>
            <b className="num">{topic.percent}%</b>
            {topic.exam_uuid && (
              <PractiseLink className="py-3 font-bold" test={testOf(topic, topic.exam_uuid)}>
                {t("Practise")}
                <span className="sr-only">: {topic.name}</span>
              </PractiseLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
