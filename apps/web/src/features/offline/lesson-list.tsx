import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { keptTopics } from "../../pieces/kept-lessons.ts";

/** The lessons saved with packs, by subject. */
export function LessonList() {
  const { data: topics = [] } = useQuery({ queryKey: ["device-tests", "lessons"], queryFn: keptTopics, staleTime: 0 });
  if (topics.length === 0) return null;
  const bySubject = new Map<string, typeof topics>();
  for (const topic of [...topics].sort((a, b) => a.name.localeCompare(b.name)))
    bySubject.set(topic.subject.name, [...(bySubject.get(topic.subject.name) ?? []), topic]);
  return (
    <section className="card stack gap-3" aria-labelledby="device-lessons">
      <h2 id="device-lessons">{t("Lessons on this device")}</h2>
      {[...bySubject].map(([subject, mine]) => (
        <details key={subject}>
          <summary className="tap font-bold">
            {t("{subject}: {n, plural, one {# lesson} other {# lessons}}", { subject, n: mine.length })}
          </summary>
          <ul className="stack gap-1">
            {mine.map(({ uuid, name }) => (
              <li key={uuid}>
                <Link className="tap underline" to={`${paths.offline}?lesson=${uuid}`}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
