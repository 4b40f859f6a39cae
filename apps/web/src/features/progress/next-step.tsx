import { type ProgressSummary, sittings } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { t, told } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { PractiseLink } from "../../pieces/practise-link.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Scene } from "../../ui/scene.tsx";

/** It begins below the buttons and leaves the words alone. */
const PATH = "M884 366c48-22 40-66 86-88s44-48 78-78";

/** As the page shows it before the app is there: src/first-paint.ts writes the words, and until then nothing of it is seen. */
export function NextStepAhead() {
  return (
    <div className="next-step-ahead stack mb-6 gap-6">
      <h1>
        {t("Welcome, {name}", { name: "" })}
        <span id="ahead-name" />
      </h1>
      <div className="home-grid home-top">
        <section className="card deep next-step">
          <Scene path={PATH} />
          <p>
            <span id="ahead-left" />
            {/* The number is not known yet, but there are several. */}
            {t("Answer {n, plural, one {# more question} other {# more questions}} to reach today's goal.", {
              n: 2,
            }).slice(1)}
          </p>
          <p>{t("You reached today's goal.")}</p>
          <h2 className="text-2xl">
            {t("Next: {title}", { title: "" })}
            <span id="ahead-next" />
          </h2>
          <p id="ahead-why" />
          <div className="row gap-3">
            <span className={buttonClass({ tone: "sun", large: true })}>
              {t("Practise this topic")}
              <ArrowRight className="icon" aria-hidden="true" />
            </span>
            <span className={buttonClass({ tone: "ghost", large: true })}>{t("Another test")}</span>
          </div>
        </section>
      </div>
    </div>
  );
}

/** The one thing to do now: what the weakest topic asks for. */
export function NextStep({ today }: Pick<ProgressSummary, "today">) {
  const recommended = useQuery(read(sittings.recommended));
  const first = recommended.data?.[0];
  // One thing to do: an open test is that, and stands above this.
  const going = (useQuery(read(sittings.open)).data ?? []).length > 0;
  const left = today.goal - today.questions;
  return (
    <section className="card deep next-step" aria-labelledby="next-step">
      <Scene path={PATH} />
      <p>
        {left > 0
          ? t("Answer {n, plural, one {# more question} other {# more questions}} to reach today's goal.", { n: left })
          : t("You reached today's goal.")}
      </p>
      <h2 id="next-step" className="text-2xl">
        {first ? t("Next: {title}", { title: told(first.title) }) : t("Take the next test")}
      </h2>
      {first && <p>{told(first.reason)}</p>}
      <div className="row gap-3">
        {first && (
          <PractiseLink className={buttonClass({ tone: going ? "ghost" : "sun", large: true })} test={first}>
            {first.topic_id ? t("Practise this topic") : t("Start Test")}
            <ArrowRight className="icon" aria-hidden="true" />
          </PractiseLink>
        )}
        <Link className={buttonClass({ tone: first ? "ghost" : "sun", large: true })} to={paths.practiceTests}>
          {first ? t("Another test") : t("Choose a test")}
        </Link>
      </div>
    </section>
  );
}
