import { type DataOf, revision } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { Check, Circle, type LucideIcon, Target, TrendingUp } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "../../lib/i18n.ts";
import { topicPath } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { Await } from "../../ui/await.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { Select } from "../../ui/select.tsx";

type Coverage = DataOf<typeof revision.coverage>;
type Topic = NonNullable<Coverage["subject"]>["topics"][number];

export function CoverageMap() {
  const [subject, setSubject] = useState<string | null>(null);
  const coverage = useQuery({
    ...read(revision.coverage, subject ? { subject_id: subject } : {}),
    placeholderData: (before) => before,
  });
  return (
    <Await query={coverage}>
      {({ subjects, subject }) =>
        subject ? (
          <div className="stack gap-6">
            <Select
              name="subject"
              label={t("Subject")}
              value={subject.uuid}
              onChange={(event) => setSubject(event.target.value)}
              choices={subjects.map(({ uuid, name, met, topics }) => ({
                value: uuid,
                label: t("{name}: {met} of {topics} topics", { name, met, topics }),
              }))}
            />
            <SubjectMap subject={subject} />
          </div>
        ) : (
          <EmptyState title={t("No subjects yet")}>
            {t("To see your syllabus here, choose your exam in your profile or take a test.")}
          </EmptyState>
        )
      }
    </Await>
  );
}

function SubjectMap({ subject: { name, topics } }: { subject: NonNullable<Coverage["subject"]> }) {
  const met = topics.filter((topic) => topic.met > 0).length;
  const percent = Math.round((met / Math.max(1, topics.length)) * 100);
  return (
    <section className="stack gap-4" aria-labelledby="map">
      <div className="stack gap-2">
        <h2 id="map">{t("{name}: {met} of {topics} topics practised", { name, met, topics: topics.length })}</h2>
        <ProgressBar value={percent} label={t("{name} topics practised", { name })} />
      </div>
      <ul className="topic-map">
        {topics.map((topic) => (
          <TopicCell key={topic.uuid} topic={topic} />
        ))}
      </ul>
    </section>
  );
}

const looks: Record<Topic["state"], { icon: LucideIcon; words: () => string }> = {
  not_started: { icon: Circle, words: () => t("Not started") },
  building: { icon: Target, words: () => t("Needs practice") },
  getting_there: { icon: TrendingUp, words: () => t("Getting there") },
  strong: { icon: Check, words: () => t("Strong") },
};

function TopicCell({ topic: { uuid, name, met, right, state } }: { topic: Topic }) {
  const { icon: Icon, words } = looks[state];
  return (
    <li className="topic-cell" data-state={state}>
      <Link className="tap font-bold underline" to={topicPath(uuid)}>
        {name}
      </Link>
      <span className="row gap-2 text-sm">
        <Icon className="icon" aria-hidden="true" />
        {words()}
        {met > 0 && <span className="num">{t("{right} of {met} questions right", { right, met })}</span>}
      </span>
    </li>
  );
}
