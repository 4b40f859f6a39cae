import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { keptTopic } from "../../pieces/kept-lessons.ts";
import { PackPractice } from "../../pieces/pack-practice.tsx";
import { StoredMarkup } from "../../pieces/stored-markup.tsx";
import { Await } from "../../ui/await.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import "../../styles/study.css";

/** A lesson read from this device, without a network or a sign-in. */
export function OfflineLesson({ topicId }: { topicId: string }) {
  const query = useQuery({
    queryKey: ["kept-topic", topicId],
    queryFn: async () => (await keptTopic(topicId)) ?? null,
  });
  return (
    <>
      <Link className="tap row gap-2" to={paths.offline}>
        <ArrowLeft className="icon" aria-hidden="true" />
        {t("Offline")}
      </Link>
      <Await query={query}>
        {(topic) =>
          topic?.lesson ? (
            <>
              <header className="stack gap-2">
                <p className="text-muted">{topic.subject.name}</p>
                <h1>{topic.name}</h1>
                <p className="text-muted">{topic.lesson.description}</p>
              </header>
              <h2>{topic.lesson.title === topic.name ? t("The lesson") : topic.lesson.title}</h2>
              <StoredMarkup className="note" markup={topic.lesson.body} />
              <PackPractice topic={topic} />
            </>
          ) : (
            <EmptyState title={t("This lesson is not on this device")}>
              {t("Download a pack for its subject to get it.")}
            </EmptyState>
          )
        }
      </Await>
    </>
  );
}
