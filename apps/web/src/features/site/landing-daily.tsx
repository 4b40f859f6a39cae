import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { Chip } from "../../ui/chip.tsx";

/**
 * The question of the day on a page without a script that could check it: every answer is a link to the screen that
 * does. The words are slots, which the server fills every day. Without a question the full band is hidden.
 */
export function LandingDaily() {
  const options = [
    ["A", "{{daily_option_a}}"],
    ["B", "{{daily_option_b}}"],
    ["C", "{{daily_option_c}}"],
    ["D", "{{daily_option_d}}"],
  ] as const;
  return (
    <section className="band bg-canvas" data-daily="{{daily_state}}" aria-labelledby="daily">
      <div className="wrap">
        <div className="card stack mx-auto max-w-[760px] gap-4">
          <div className="row justify-between gap-2">
            <h2 id="daily">{t("Question of the day")}</h2>
            <Chip tone="sun">{"{{daily_subject}}"}</Chip>
          </div>
          <div className="question">{"{{daily_question}}"}</div>
          <ul className="options">
            {options.map(([letter, markup]) => (
              <li key={letter}>
                <a
                  className="option-box option-link"
                  href={`${paths.dailyQuestion}?question={{daily_id}}&answer=${letter}`}
                >
                  <span className="keycap" aria-hidden="true">
                    {letter}
                  </span>
                  <span className="min-w-0">{markup}</span>
                </a>
              </li>
            ))}
          </ul>
          <p className="text-sm text-muted">
            {t(
              "Everyone gets the same question, with a new one each day. Choose an answer and see straight away why it is right.",
            )}
          </p>
        </div>
      </div>
    </section>
  );
}
