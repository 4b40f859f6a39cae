import { Play } from "lucide-react";
import { Link } from "react-router";
import { t, translateServerText } from "../lib/i18n.ts";
import { paths, testPath } from "../lib/paths.ts";
import { buttonClass } from "../ui/button.tsx";
import { rich } from "../ui/rich.ts";
import { type RunningTest, useRunningTests } from "./running-tests.ts";
import { UnsentTests } from "./unsent-tests.tsx";

const MAX_SHOWN = 3;

/**
 * Tests that are open on any device, and finished ones this device has not sent yet. Renders nothing when there are
 * none. `after`: how many of them are already shown elsewhere on the screen.
 */
export function ContinueTest({ after = 0 }: { after?: number }) {
  return (
    <>
      <OpenTests going={(useRunningTests() ?? []).slice(after)} />
      <UnsentTests />
    </>
  );
}

export const progressLine = ({ answered, total, minutes_left }: RunningTest): string =>
  [
    t("{n} of {total} answered", { n: answered, total }),
    minutes_left !== null && t("{n, plural, one {# minute left} other {# minutes left}}", { n: minutes_left }),
  ]
    .filter(Boolean)
    .join(" · ");

function OpenTests({ going }: { going: RunningTest[] }) {
  if (going.length === 0) return null;
  return (
    <section className="card stack gap-2" aria-labelledby="continue-test">
      <h2 id="continue-test">{t("Continue your test")}</h2>
      <ul className="lines">
        {going.slice(0, MAX_SHOWN).map((test) => (
          <li key={test.uuid} className="flex-wrap">
            <div className="min-w-0 flex-1 basis-48">
              <b>{translateServerText(test.title)}</b>
              <div className="num text-sm text-muted">{progressLine(test)}</div>
            </div>
            <Link className={buttonClass()} to={testPath(test.uuid)}>
              <Play className="icon" aria-hidden="true" />
              {t("Continue")}
              <span className="sr-only">: {translateServerText(test.title)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {going.length > MAX_SHOWN && (
        <p className="text-sm text-muted">
          {rich(
            "{n} more on the {page} page",
            { page: <Link to={paths.practiceTests}>{t("Practice Tests")}</Link> },
            { n: going.length - MAX_SHOWN },
          )}
        </p>
      )}
    </section>
  );
}
