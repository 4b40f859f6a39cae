import { site } from "@sabiprep/contract";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PathDrawing } from "../../ui/path-drawing.tsx";

const LONGEST_LOGGED = 500;

export function NotFoundScreen() {
  const { pathname } = useLocation();
  usePageTitle(t("Page not found"));

  useEffect(() => {
    // A failed log call does not concern the visitor.
    call(site.lostPath, { path: pathname.slice(0, LONGEST_LOGGED) }).catch(() => {});
  }, [pathname]);

  return (
    <main id="main" className="empty flex-1 content-center" tabIndex={-1}>
      <PathDrawing />
      <h1 className="text-display">404</h1>
      <p className="text-xl">{t("Oops! Page not found")}</p>
      <ButtonLink href={paths.home}>{t("Return to Home")}</ButtonLink>
    </main>
  );
}
