import { useQuery } from "@tanstack/react-query";
import { Play } from "lucide-react";
import { Link } from "react-router";
import { packPracticeOn } from "../answers/pack-practice.ts";
import { t } from "../lib/i18n.ts";
import { testPath } from "../lib/paths.ts";
import { buttonClass } from "../ui/button.tsx";
import type { KeptTopic } from "./kept-lessons.ts";

/** A lesson's practice without a network: the test on this device with the most questions about it. */
export function PackPractice({ topic }: { topic: Pick<KeptTopic, "uuid" | "name" | "subject"> }) {
  const { data: test } = useQuery({
    queryKey: ["pack-practice", topic.uuid],
    queryFn: () => packPracticeOn(topic),
    staleTime: 0,
  });
  if (!test) return null;
  return (
    <section className="card stack justify-items-start gap-3" aria-labelledby="pack-practice">
      <h2 id="pack-practice">{t("Practise from your pack")}</h2>
      <p className="text-muted">
        {test.questions > 0
          ? t("{title}: {n, plural, one {# question} other {# questions}} on this topic.", {
              title: test.title,
              n: test.questions,
            })
          : test.title}
      </p>
      <Link className={buttonClass({ large: true })} to={testPath(test.uuid)}>
        <Play className="icon" aria-hidden="true" />
        {t("Start")}
      </Link>
    </section>
  );
}
