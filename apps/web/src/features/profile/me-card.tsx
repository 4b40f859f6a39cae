import { progress } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { Flame, HeartHandshake, LogOut, Settings } from "lucide-react";
import { Link } from "react-router";
import { t, translateServerText } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { Badge } from "../../pieces/badge.tsx";
import { signOut } from "../../pieces/sign-out.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";

const MAX_BADGES = 4;

/** The student's own items first: streak, predicted score, badges, settings and Logout. */
export function MeCard() {
  const summary = useQuery(read(progress.summary)).data;
  const utme = useQuery(read(progress.projection)).data?.utme;
  const badges = summary?.achievements.filter(({ earned_at }) => earned_at) ?? [];
  return (
    <section className="card stack me-card gap-4" aria-label={t("Me")}>
      <div className="grid grid-cols-2 gap-4">
        <p data-game="">
          <b className="num row gap-2 text-2xl">
            <Flame className="icon" aria-hidden="true" />
            {t("{n, plural, one {# day} other {# days}}", { n: summary?.streak.days ?? 0 })}
          </b>
          <span className="text-sm text-muted">{t("Study streak")}</span>
        </p>
        <p>
          <b className="num block text-2xl">{utme ? `${utme.low}–${utme.high}` : "–"}</b>
          <Link className="tap text-sm" to={paths.performance}>
            {t("Predicted score")}
          </Link>
        </p>
      </div>
      <div className="me-badges" data-game="">
        {badges.slice(0, MAX_BADGES).map(({ slug, name }) => (
          <span key={slug} title={translateServerText(name)}>
            <Badge slug={slug} earned />
            <span className="sr-only">{translateServerText(name)}</span>
          </span>
        ))}
        {summary && badges.length === 0 && (
          <p className="text-sm text-muted">{t("Finish a test to earn your first badge.")}</p>
        )}
      </div>
      <div className="row gap-3">
        <Link className={buttonClass({ tone: "plain" })} to={paths.settings}>
          <Settings className="icon" aria-hidden="true" />
          {t("Settings")}
        </Link>
        <Link className={buttonClass({ tone: "plain" })} to={`${paths.performance}#guardian-links`}>
          <HeartHandshake className="icon" aria-hidden="true" />
          {t("Card for a parent")}
        </Link>
        <Button tone="plain" onClick={() => void leave()}>
          <LogOut className="icon" aria-hidden="true" />
          {t("Logout")}
        </Button>
      </div>
    </section>
  );
}

async function leave() {
  const reason = await signOut("candidate");
  if (reason) toast({ title: t("You are still signed in"), description: reason, destructive: true });
}
