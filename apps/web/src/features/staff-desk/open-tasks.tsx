import type { analytics, DataOf } from "@sabiprep/contract";
import { Info } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { whole } from "./staff-words.ts";

type Dashboard = DataOf<typeof analytics.dashboard>;
type Name = Dashboard["tasks"][number]["name"];

/** Each task opens in the right place. */
const places = (): Record<Name, [string, string]> => ({
  reports: [t("Reports to answer"), paths.adminReports],
  reviews: [t("Questions waiting for review"), `${paths.adminQuestions}?stage=review`],
  returned: [t("Questions returned to you"), paths.adminQuestions],
  keys_to_confirm: [t("Corrected answer keys to confirm"), paths.adminQuestions],
  suspect_keys: [t("Suspect answer keys"), paths.adminSuspectKeys],
  failed_payments: [t("Payments and refunds that failed"), paths.adminPlans],
  texts_to_confirm: [t("Corrected translations to confirm"), `${paths.adminSettings}?tab=languages`],
  missing_translations: [t("Missing translations"), `${paths.adminSettings}?tab=languages`],
});

export function OpenTasks({ tasks }: Pick<Dashboard, "tasks">) {
  return (
    <section className="card stack" aria-labelledby="open-tasks">
      <h2 id="open-tasks">{t("Open tasks")}</h2>
      {tasks.length === 0 && <p className="text-muted">{t("Nothing is waiting for you. Well done!")}</p>}
      <ul className="desk-list">
        {tasks.map(({ name, count }) => {
          const [label, to] = places()[name];
          return (
            <li key={name}>
              <b className="num min-w-12 text-xl">{whole(count)}</b>
              <Link className="min-w-0 flex-1" to={to}>
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const SEEN = "staff:landing-numbers-seen";

function wasSeen(): boolean {
  try {
    return localStorage.getItem(SEEN) !== null;
  } catch {
    return false;
  }
}

/** Shown once per device: by default, the numbers on the landing page are texts. */
export function LandingNumbersNote({ many }: { many: number }) {
  const [isSeen, setSeen] = useState(wasSeen);
  if (many === 0 || isSeen) return null;
  const close = () => {
    try {
      localStorage.setItem(SEEN, "1");
    } catch {
      // Then it is said again next time.
    }
    setSeen(true);
  };
  return (
    <Banner
      slim
      tone="mid"
      icon={Info}
      role="status"
      action={
        <Button tone="quiet" onClick={close}>
          {t("Close")}
        </Button>
      }
    >
      {t(
        "{n, plural, one {# number on the landing page was typed in, not counted.} other {# numbers on the landing page were typed in, not counted.}}",
        { n: many },
      )}{" "}
      <Link to={paths.adminSettings}>{t("Show the counted numbers")}</Link>
    </Banner>
  );
}
