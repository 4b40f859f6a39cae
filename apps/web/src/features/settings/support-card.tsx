import { CircleQuestionMark, Flag, Mail, MessagesSquare } from "lucide-react";
import { Link } from "react-router";
import { config } from "../../lib/config.ts";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { publicPath } from "../../lib/public-path.ts";

/** Help and the questions are separate documents, so their links are page loads. */
export function SupportCard() {
  return (
    <section className="card stack gap-2" aria-labelledby="support-title">
      <h2 id="support-title">{t("Support")}</h2>
      <ul className="stack gap-1">
        <li>
          <a className="nav-item" href={publicPath(paths.help)}>
            <CircleQuestionMark className="icon" aria-hidden="true" />
            {t("Help centre")}
          </a>
        </li>
        <li>
          <a className="nav-item" href={publicPath(paths.faq)}>
            <MessagesSquare className="icon" aria-hidden="true" />
            {t("Frequently asked questions")}
          </a>
        </li>
        <li>
          <Link className="nav-item" to={paths.reportIssue}>
            <Flag className="icon" aria-hidden="true" />
            {t("Report an issue")}
          </Link>
        </li>
        <li>
          <a className="nav-item" href={`mailto:${config.support_email}`}>
            <Mail className="icon" aria-hidden="true" />
            <span className="min-w-0 break-words">{config.support_email}</span>
          </a>
        </li>
      </ul>
    </section>
  );
}
