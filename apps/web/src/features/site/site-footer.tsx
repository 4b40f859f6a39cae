import { useId } from "react";
import { config } from "../../lib/config.ts";
import { t } from "../../lib/i18n.ts";
import { inLanguage, paths } from "../../lib/paths.ts";
import { publicPath } from "../../lib/public-path.ts";
import { Brand } from "../../ui/brand.tsx";
import { ThemeToggle } from "../../ui/theme-toggle.tsx";

interface FootLink {
  label: string;
  href: string;
}

const exams = (): FootLink[] => [
  { label: "WAEC", href: `${publicPath(paths.help)}#waec` },
  { label: "NECO", href: `${publicPath(paths.help)}#neco` },
  { label: "JAMB", href: `${publicPath(paths.help)}#jamb` },
  { label: "Post-UTME", href: `${publicPath(paths.help)}#post-utme` },
];
const support = (): FootLink[] => [
  { label: t("Help Centre"), href: publicPath(paths.help) },
  { label: t("Contact"), href: publicPath(paths.contact) },
  // A signed-out visitor reports an issue by email, because the report form needs an account.
  { label: t("Report Issue"), href: `${publicPath(paths.contact)}?about=issue` },
  { label: t("FAQ"), href: publicPath(paths.faq) },
];
const legal = (): FootLink[] => [
  { label: t("Privacy Policy"), href: publicPath(paths.privacy) },
  { label: t("Terms of Service"), href: publicPath(paths.terms) },
  { label: t("Cookie Policy"), href: publicPath(paths.cookies) },
];

/** Each by its own name. The device stores the chosen one (lib/preferences.ts). */
const languages = [
  { tag: "en", name: "English" },
  { tag: "yo", name: "Yorùbá" },
  { tag: "ig", name: "Igbo" },
  { tag: "ha", name: "Hausa" },
];

export function SiteFooter({ path }: { path: string }) {
  return (
    <footer className="bg-canvas">
      <div className="weave" />
      <div className="wrap site-foot">
        <div className="stack gap-2">
          <Brand href={publicPath(paths.home)} />
          <p className="max-w-[36ch] text-sm text-muted">
            {t("Exam preparation for secondary school students in Nigeria.")}
          </p>
        </div>
        <FootColumn title={t("Exams")} links={exams()} />
        <FootColumn title={t("Support")} links={support()} />
        <FootColumn title={t("Legal")} links={legal()} />
      </div>
      <div className="wrap">
        <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-3 text-sm text-muted">
          <p>{t("© {year} {site}. All rights reserved.", { year: config.copyright_year, site: config.site_name })}</p>
          <nav className="flex flex-wrap items-center gap-x-4" aria-label={t("Language")}>
            {languages.map(({ tag, name }) => (
              <a
                key={tag}
                className="flex min-h-12 items-center"
                href={inLanguage(path, tag)}
                lang={tag}
                hrefLang={tag}
                data-language={tag === "en" ? "" : tag}
              >
                {name}
              </a>
            ))}
          </nav>
          <ThemeToggle className="btn btn-quiet -mr-3" words />
        </div>
      </div>
    </footer>
  );
}

function FootColumn({ title, links }: { title: string; links: FootLink[] }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {links.map(({ label, href }) => (
        <a key={label} href={href}>
          {label}
        </a>
      ))}
    </nav>
  );
}
