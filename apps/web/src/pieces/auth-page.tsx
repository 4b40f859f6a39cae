import { ArrowLeft, Check } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../lib/i18n.ts";
import { usePageTitle } from "../lib/page-title.ts";
import { paths } from "../lib/paths.ts";
import { publicPath } from "../lib/public-path.ts";
import { Logo } from "../ui/brand.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Scene } from "../ui/scene.tsx";
import { ThemeToggle } from "../ui/theme-toggle.tsx";

const PATH = "M690 292l34 34c62-5 46-52 112-62s100 6 134-22 30-34 78-42";

interface AuthPageProps {
  title: string;
  subtitle: ReactNode;
  /** Content beside the form on a wide screen. Defaults to reasons to practise here. */
  beside?: { label: string; words: ReactNode };
  children: ReactNode;
}

/** The frame of every account page: Back to Home, logo, title, subtitle. */
export function AuthPage({ title, subtitle, beside, children }: AuthPageProps) {
  usePageTitle(title);
  return (
    <>
      <div className="weave" />
      <div className="auth bg-card">
        {beside ? (
          <aside className="auth-art deep" aria-label={beside.label}>
            <Scene path={PATH} />
            {beside.words}
          </aside>
        ) : (
          <aside className="auth-art deep" aria-label={t("Why practise here")}>
            <Scene path={PATH} />
            <div className="stack gap-7">
              <p className="text-4xl leading-[1.2] font-extrabold">
                {t("Small steps.")}
                <br />
                {t("Then the exam hall.")}
              </p>
              <ul className="stack text-lg">
                <Reason>{t("Ten minutes a day on the topics you find hard")}</Reason>
                <Reason>{t("Works when the network drops, so you lose nothing")}</Reason>
                <Reason>{t("Same keys as the JAMB computer test")}</Reason>
              </ul>
            </div>
          </aside>
        )}
        <main className="auth-form stack gap-6" id="main" tabIndex={-1}>
          <div className="flex items-center justify-between">
            <ButtonLink tone="quiet" className="-ml-3" href={publicPath(paths.home)}>
              <ArrowLeft className="icon" aria-hidden="true" />
              {t("Back to Home")}
            </ButtonLink>
            <ThemeToggle />
          </div>
          <div className="stack gap-2">
            <Logo size={56} />
            <h1>{title}</h1>
            <p className="text-muted">{subtitle}</p>
          </div>
          {children}
        </main>
      </div>
    </>
  );
}

function Reason({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <Check className="icon mt-1 text-sun" aria-hidden="true" />
      {children}
    </li>
  );
}
