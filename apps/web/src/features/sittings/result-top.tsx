import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { Brand } from "../../ui/brand.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { ThemeToggle } from "../../ui/theme-toggle.tsx";

export function ResultTop() {
  return (
    <>
      <a className="skip" href="#main">
        {t("Skip to content")}
      </a>
      <header className="topbar">
        <Link className={buttonClass({ tone: "quiet" }, "-ml-3")} to={paths.practiceTests}>
          <ArrowLeft className="icon" aria-hidden="true" />
          {t("Practice Tests")}
        </Link>
        <span className="hidden md:block">
          <Brand href={paths.dashboard} />
        </span>
        <ThemeToggle />
      </header>
    </>
  );
}
