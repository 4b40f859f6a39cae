// Reading after a weak result: materials on the weakest topics of one test. Renders nothing when there are none.
import { materials } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { BookOpen } from "lucide-react";
import { Link } from "react-router";
import { t } from "../lib/i18n.ts";
import { paths } from "../lib/paths.ts";
import { read } from "../lib/query.ts";
import { Tile } from "../ui/tile.tsx";

export function MaterialsForTopics({ sessionId }: { sessionId: string }) {
  const found = useQuery(read(materials.forTest, { session_id: sessionId }));
  if (!found.data?.length) return null;
  return (
    <section className="card stack" aria-labelledby="to-read">
      <h2 id="to-read">{t("Read before your next test")}</h2>
      <ul className="lines">
        {found.data.map(({ uuid, title, weak_topic }) => (
          <li key={uuid}>
            <Tile icon={BookOpen} />
            <div className="min-w-0 flex-1">
              <Link className="font-bold underline" to={`${paths.studyMaterials}?read=${uuid}`}>
                {title}
              </Link>
              <div className="text-sm text-muted">{t("For {topic}", { topic: weak_topic })}</div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
