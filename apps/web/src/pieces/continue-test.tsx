import { sittings } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { Play } from "lucide-react";
import { Link } from "react-router";
import { t, told } from "../lib/i18n.ts";
import { paths, testPath } from "../lib/paths.ts";
import { read } from "../lib/query.ts";
import { buttonClass } from "../ui/button.tsx";
import { rich } from "../ui/rich.ts";
import { UnsentTests } from "./unsent-tests.tsx";

const MOST_SHOWN = 3;

/** Tests that are open on any device, and finished ones this device has not sent yet. Draws nothing when there are none. */
export function ContinueTest() {
  return (
    <>
      <OpenTests />
      <UnsentTests />
    </>
  );
}

function OpenTests() {
  const open = useQuery(read(sittings.open));
  const going = (open.data ?? []).filter(
    ({ deadline_at, server_now }) => deadline_at === null || Date.parse(deadline_at) > Date.parse(server_now),
  );
  if (going.length === 0) return null;
  return (
    <section className="card stack gap-2" aria-labelledby="continue-test">
      <h2 id="continue-test">{t("Continue your test")}</h2>
      <ul className="lines">
        {going.slice(0, MOST_SHOWN).map(({ uuid, title, answered, total, deadline_at, server_now }) => (
          <li key={uuid} className="flex-wrap">
            <div className="min-w-0 flex-1 basis-48">
              <b>{told(title)}</b>
              <div className="num text-sm text-muted">
                {t("{n} of {total} answered", { n: answered, total })}
                {deadline_at && ` · ${timeLeft(deadline_at, server_now)}`}
              </div>
            </div>
            <Link className={buttonClass()} to={testPath(uuid)}>
              <Play className="icon" aria-hidden="true" />
              {t("Continue")}
              <span className="sr-only">: {told(title)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {going.length > MOST_SHOWN && (
        <p className="text-sm text-muted">
          {rich(
            "{n} more on the {page} page",
            { page: <Link to={paths.practiceTests}>{t("Practice Tests")}</Link> },
            { n: going.length - MOST_SHOWN },
          )}
        </p>
      )}
    </section>
  );
}

const timeLeft = (deadline: string, now: string): string =>
  t("{n, plural, one {# minute left} other {# minutes left}}", {
    n: Math.ceil((Date.parse(deadline) - Date.parse(now)) / 60_000),
  });
