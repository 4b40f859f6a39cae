import type { SittingSession } from "@sabiprep/contract";
import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { Brand } from "../../ui/brand.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { ThemeToggle } from "../../ui/theme-toggle.tsx";
import { useWayBack } from "./chosen-from.ts";

/** Leads back to where the test was chosen, once the test is known. */
export function ResultTop({ session }: { session: SittingSession | undefined }) {
  const { to, label } = useWayBack(session);
  return (
    <>
      <a className="skip" href="#main">
        {t("Skip to content")}
      </a>
      <header className="topbar">
        <Link className={buttonClass({ tone: "quiet" }, "-ml-3")} to={to}>
          <ArrowLeft className="icon" aria-hidden="true" />
          {label}
        </Link>
        <span className="hidden md:block">
          <Brand href={paths.dashboard} />
        </span>
        <ThemeToggle />
      </header>
    </>
  );
}
