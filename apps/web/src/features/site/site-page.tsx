import type { ReactNode } from "react";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { publicPath } from "../../lib/public-path.ts";
import { Brand } from "../../ui/brand.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { SiteFooter } from "./site-footer.tsx";

/**
 * The frame of every public page: header with Login and Get Started, footer with its columns. The language links in the
 * footer lead to `path`.
 */
export function SitePage({ path, children }: { path: string; children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        {t("Skip to content")}
      </a>
      <header className="site-top">
        <div className="wrap">
          <Brand href={publicPath(paths.home)} />
          <nav className="flex flex-wrap items-center justify-end sm:gap-2" aria-label={t("Account")}>
            <ButtonLink tone="quiet" href={paths.login}>
              {t("Login")}
            </ButtonLink>
            <ButtonLink href={paths.register}>{t("Get Started")}</ButtonLink>
          </nav>
        </div>
        <div className="weave" />
      </header>
      <main id="main" className="flex-1 bg-card" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter path={path} />
    </>
  );
}
