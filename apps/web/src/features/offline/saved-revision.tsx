import { useQuery } from "@tanstack/react-query";
import { Layers } from "lucide-react";
import { Link } from "react-router";
import { savedCards } from "../../answers/todays-cards.ts";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { buttonClass } from "../../ui/button.tsx";

/** Today's revision cards on this device. */
export function SavedRevision() {
  const cards = useQuery({ queryKey: ["saved cards"], queryFn: savedCards, networkMode: "always", gcTime: 0 });
  if (!cards.data?.length) return null;
  return (
    <section className="card row gap-4">
      <Layers aria-hidden="true" />
      <div className="grow">
        <h2 className="text-lg">{t("Revision")}</h2>
        <p className="text-muted">
          {t("{n, plural, one {# card is} other {# cards are}} saved on this device.", { n: cards.data.length })}
        </p>
      </div>
      <Link className={buttonClass({})} to={paths.reviewSession}>
        {t("Revise now")}
      </Link>
    </section>
  );
}
