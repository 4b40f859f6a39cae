import { calendar } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { Await } from "../../ui/await.tsx";
import { dayAndWeekday } from "./when.ts";

export function UpcomingExams() {
  const upcoming = useQuery(read(calendar.upcoming));
  return (
    <section className="card stack gap-2" aria-labelledby="upcoming-exams">
      <h2 id="upcoming-exams">{t("Upcoming exams")}</h2>
      <Await query={upcoming}>
        {(exams) => (
          <>
            <ul className="lines">
              {exams.map(({ uuid, name, starts_on, days_left, is_own, is_demo, note }) => (
                <li key={uuid}>
                  <div className="min-w-0 flex-1">
                    <b>{name}</b>
                    <div className="text-sm text-muted">
                      {dayAndWeekday(starts_on)}
                      {is_own && ` · ${t("your date")}`}
                      {is_demo && !is_own && ` · ${t("sample date")}`}
                      {note && ` · ${note}`}
                    </div>
                  </div>
                  <div className="text-right leading-tight">
                    <b className="num block text-xl">{days_left}</b>
                    <span className="text-sm text-muted">
                      {t("{n, plural, one {day} other {days}}", { n: days_left })}
                    </span>
                  </div>
                </li>
              ))}
            </ul>
            {!exams.some(({ is_own }) => is_own) && (
              <p className="text-sm text-muted">
                {t("When is your exam?")} <Link to={paths.profile}>{t("Add the date to your profile")}</Link>
              </p>
            )}
          </>
        )}
      </Await>
    </section>
  );
}
