import { useId } from "react";
import { config } from "../../lib/config.ts";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { Brand } from "../../ui/brand.tsx";
import { ThemeToggle } from "../../ui/theme-toggle.tsx";

interface FootLink {
  label: string;
  href: string;
}

const exams = (): FootLink[] => [
  { label: "WAEC", href: `${paths.help}#waec` },
  { label: "NECO", href: `${paths.help}#neco` },
  { label: "JAMB", href: `${paths.help}#jamb` },
  { label: "Post-UTME", href: `${paths.help}#post-utme` },
];
const support = (): FootLink[] => [
  { label: t("Help Centre"), href: paths.help },
  { label: t("Contact"), href: paths.contact },
  // A signed-out visitor reports an issue by letter; the report form needs an account.
  { label: t("Report Issue"), href: `${paths.contact}?about=issue` },
  { label: t("FAQ"), href: paths.faq },
];
const legal = (): FootLink[] => [
  { label: t("Privacy Policy"), href: paths.privacy },
  { label: t("Terms of Service"), href: paths.terms },
  { label: t("Cookie Policy"), href: paths.cookies },
];

/** Each by its own name; the device remembers the one that was chosen (lib/preferences.ts). */
const languages = [
  { code: "", name: "English", href: paths.home },
  { code: "yo", name: "Yorùbá", href: "/yo" },
  { code: "ig", name: "Igbo", href: "/ig" },
  { code: "ha", name: "Hausa", href: "/ha" },
];

export function SiteFooter() {
  return (
    <footer className="bg-canvas">
      <div className="weave" />
      <div className="wrap site-foot">
        <div className="stack gap-2">
          <Brand href={paths.home} />
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
            {languages.map(({ code, name, href }) => (
              <a key={href} className="flex min-h-12 items-center" href={href} lang={code || "en"} data-language={code}>
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
