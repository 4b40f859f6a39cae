import { type ProgressSummary, sittings } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Scene } from "../../ui/scene.tsx";

const PATH = "M690 292l34 34c62-5 46-52 112-62s100 6 134-22 30-34 78-42";

/** The one thing to do now: what the weakest topic asks for. */
export function NextStep({ today }: Pick<ProgressSummary, "today">) {
  const recommended = useQuery(read(sittings.recommended));
  const first = recommended.data?.[0];
  const left = today.goal - today.questions;
  return (
    <section className="card deep next-step" aria-labelledby="next-step">
      <Scene path={PATH} />
      <p>
        {left > 0
          ? t("{n, plural, one {# more question} other {# more questions}} and today's goal is reached.", { n: left })
          : t("Today's goal is reached.")}
      </p>
      <h2 id="next-step" className="text-2xl">
        {first?.topic_id ? t("Next: {title}", { title: first.title }) : t("Take the next test")}
      </h2>
      {first?.topic_id && <p>{first.reason}</p>}
      <Link className={buttonClass({ tone: "sun", large: true })} to={paths.practiceTests}>
        {t("Choose a test")}
        <ArrowRight className="icon" aria-hidden="true" />
      </Link>
    </section>
  );
}
