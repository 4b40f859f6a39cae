import type { UseQueryResult } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { tokenOf } from "../../lib/session.ts";
import { isTransient } from "../../lib/transient.ts";
import { Await } from "../../ui/await.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { PathDrawing } from "../../ui/path-drawing.tsx";

interface AwaitChallengeProps<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/**
 * The target of a challenge's link. An expired challenge says so and leads on, because asking again would not bring it
 * back.
 */
export function AwaitChallenge<Data>({ query, children }: AwaitChallengeProps<Data>) {
  if (query.data !== undefined || !query.isError) return <Await query={query}>{children}</Await>;
  if (!isTransient(query.error)) return <NoChallenge why={query.error.message} />;
  return (
    <>
      <h1>{t("A friend's challenge")}</h1>
      <Await query={query}>{children}</Await>
    </>
  );
}

function NoChallenge({ why }: { why: string }) {
  const isCandidate = tokenOf("candidate") !== null;
  return (
    <section className="stack justify-items-start gap-5">
      <PathDrawing width={160} />
      <h1>{t("We cannot open this challenge")}</h1>
      <p role="alert" className="text-lg">
        {why}
      </p>
      <p className="text-muted">{t("Ask your friend for a new link. You can try other questions while you wait.")}</p>
      <div className="row gap-3">
        <ButtonLink large href={isCandidate ? paths.practiceTests : paths.tryOut}>
          {isCandidate ? t("Go to practice tests") : t("Try 10 questions first")}
          <ArrowRight className="icon" aria-hidden="true" />
        </ButtonLink>
        <ButtonLink tone="plain" large href={isCandidate ? paths.challenges : paths.home}>
          {isCandidate ? t("My challenges") : t("Go to the home page")}
        </ButtonLink>
      </div>
    </section>
  );
}
